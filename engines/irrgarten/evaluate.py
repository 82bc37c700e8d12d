"""Each seat's chance to win, from its way to the exit, the race and its gear.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.fighters import fighter_of, rough, steps_to
from engines.irrgarten.labyrinth import FAR, NOWHERE, exit_distances
from engines.irrgarten.leaving import leader_out, may_win
from engines.irrgarten.moving import owes_toll
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.tries import tries
from engines.kernel.reals import THOUSAND
from engines.kernel.win_probability import NEVER, Rows, decided, estimated

WEIGHTS: Final = (3.62, 0.0, 6.7, 0.44, 4.4, 7.76)
"""The weights of the figures of `standings`, then that of playing at random.

Fitted; see `engines.kernel.win_probability`."""
FOG_WEIGHTS: Final = (0.0, 0.0, 13.2, 0.46, 1.07, 6.06)
"""The weights under fog.

There no seat knows the shortest way: a step off it is often part of a search, so a lead of one step
matters much close to the exit and hardly at all far from it.
"""
GUARDED_WEIGHTS: Final = (0.0, 0.142, 0.0, 0.715, 0.0, 1.843)
"""The weights before a guardian (IRR-35).

Who gets there first has one try more, no sure win. So a lead counts for little, and gear only
through the turns that it saves there, which are in the rounds behind.
"""
WHOLE: Final = 10
"""Points of gear beyond which more makes no difference to a race."""
FAR_BEHIND: Final = 6
"""Rounds beyond which more make no difference."""
AHEAD: Final = 40
THING: Final = 0.75
"""The rounds that a thing is worth where most things win in the end (IRR-39)."""


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to get out first (IRR-9).

    A limit of turns takes part in the race too; if it comes first, no seat wins. `aimless` says for
    each seat whether it plays at random.
    """
    config = state.config
    if state.seat < 0:
        return decided(() if state.winner == NOBODY else (state.winner,), config.seats)
    weights = FOG_WEIGHTS if config.foggy else WEIGHTS
    if config.guardian != NOWHERE:
        weights = GUARDED_WEIGHTS
    return estimated(standings(state), weights, aimless)[: config.seats]


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit: a row per seat and a last one for the turn limit.

    The last row exists only with a limit. The row of a seat that can't get out in time is None. The
    figures are the rounds behind the first seat, at most one; the same, at most `FAR_BEHIND`; the
    first figure divided by 1 plus the first seat's rounds; all rounds behind divided by the root of
    that number, because more can happen over a long way; and gear.
    """
    config = state.config
    ways = exit_distances(config.walls, config.labyrinth.stride, config.exit)
    seats = config.seats
    limit = config.parameters.turn_limit
    left = limit - state.turn + 1
    rounds = [_rounds_left(state, ways, seat) for seat in range(seats)]
    if config.last_laps:
        rounds = _weighed(state, rounds)
    if limit:
        late = [found + (seats - 1) / seats > left / seats for found in rounds]
        rounds = [NEVER if too else found for too, found in zip(late, rounds, strict=True)]
        rounds.append(left / seats)
    first = min((found for found in rounds if found != NEVER), default=0.0)
    scale = (1 + first) ** 0.5
    rows: Rows = []
    for seat, found in enumerate(rounds):
        if found == NEVER:
            rows.append(None)
            continue
        behind = found - first
        gear = _gear(state, seat) if seat < seats else 0.0
        close = min(behind, 1.0)
        rows.append((-close, -min(behind, FAR_BEHIND), -close / (1 + first), -behind / scale, gear))
    return rows


def _weighed(state: State, rounds: Sequence[float]) -> list[float]:
    """Return the rounds with the things that decide the race after it (IRR-39): each one fewer than
    the most counts as `THING` rounds more. Who can't win any more is never out."""
    most = max(things(state, seat) for seat in range(len(rounds)))
    leader = leader_out(state)
    found = [NEVER] * len(rounds)
    for seat, left in enumerate(rounds):
        fewer = THING * (most - things(state, seat))
        if seat in state.out:
            found[seat] = fewer if seat == leader else NEVER
        elif left != NEVER and (not state.closes or may_win(state, seat, int(seat == state.seat))):
            found[seat] = left + fewer
    return found


def _rounds_left(state: State, ways: Sequence[int], seat: int) -> float:
    """Return the rounds until a seat is out by the shortest way, or `NEVER`.

    They consist of steps, the seat's place in the order of turns, its tries at the guardian
    (IRR-35), and its expected time dead (IRR-22), judged from the monsters on the next `AHEAD`
    squares.
    """
    config, square = state.config, state.square[seat]
    if ways[square] >= FAR:
        return NEVER
    wait = _wait(state, seat)
    dead = THOUSAND / config.parameters.resurrection
    steps = _by_a_monster(state, ways, square) if owes_toll(state, seat) else ways[square]
    left = steps + wait + _tries(state, seat)
    if state.health[seat] <= 0:
        return left + dead
    return left + dead * _risk(state, ways, seat)


def _by_a_monster(state: State, ways: Sequence[int], square: int) -> int:
    """Return the steps to the exit of a player who has to beat a monster first (IRR-29): by the one
    that costs the fewest."""
    config, health = state.config, state.foe_health
    foes = (foe for foe in range(config.monsters) if health[foe])
    squares = [state.foe_square[foe] for foe in foes]
    return min(steps_to(config, foe)[square] + ways[foe] for foe in squares)


def _tries(state: State, seat: int) -> float:
    """Return the rounds that a seat loses at the guardian on average, fought in its present state
    (IRR-35)."""
    config, foe = state.config, state.config.guardian
    if foe == NOWHERE:
        return 0.0
    figures = (state.foe_strength[foe], state.foe_intelligence[foe], state.foe_health[foe])
    parameters = config.parameters
    return tries(parameters, rough(parameters, fighter_of(state, seat)), figures)


def _wait(state: State, seat: int) -> float:
    """Return the part of a round until a seat's turn; its mean, if that round's order is not drawn
    yet (IRR-26)."""
    seats = state.config.seats
    if not state.order:
        return (seat - state.seat) % seats / seats
    place, now = state.order.index(seat), (state.turn - 1) % seats
    return (place - now if place >= now else seats - now + (seats - 1) / 2) / seats


def _risk(state: State, ways: Sequence[int], seat: int) -> float:
    """Return the chance that the monsters on the way kill a player, fought in its present state."""
    config = state.config
    square, lives = state.square[seat], 1.0
    for _ in range(min(AHEAD, ways[square])):
        square = min((square + delta for delta in config.deltas), key=ways.__getitem__)
        foe = state.foe_at.get(square)
        if foe is not None and foe != config.guardian and state.foe_health[foe] > 0:
            odds = combat_odds(
                config.parameters,
                (state.strength[seat], state.intelligence[seat], bool(state.fuzzy[seat])),
                (state.weapons[seat], state.shields[seat]),
                (state.health[seat], state.hits[seat]),
                (state.foe_strength[foe], state.foe_intelligence[foe], state.foe_health[foe]),
            )
            lives *= 1 - odds.death
    return 1 - lives


def _gear(state: State, seat: int) -> float:
    """Return the powers of usable weapons and shields as a share of `WHOLE` points, at most 1."""
    total = 0
    for gear in (state.weapons[seat], state.shields[seat]):
        total += sum(power for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses)
    return min(total / THOUSAND, WHOLE) / WHOLE

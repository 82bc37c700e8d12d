"""Where a player goes who counts things (IRR-37 to IRR-39): to the exit, or first to a monster."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.irrgarten.config import Config
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.fighters import chances, fighter_of, rough, steps_to
from engines.irrgarten.prizes import Prize, count_things, things
from engines.irrgarten.state import State
from engines.irrgarten.tries import Fighter, tries
from engines.irrgarten.view import View

BEHIND: Final = 3.0
LEVEL: Final = 2.0
AHEAD: Final = 0.5
"""What a thing is worth in turns, beside those that it saves at the guardian, to a player with
fewer things than the best rival, with as many, or with one more."""
LAST: Final = 30.0
"""What it is worth in the last laps to a player who would lose without it."""
NOT_FIRST: Final = 0.3
"""The part of that value that is left where a rival is nearer."""


class Runner(NamedTuple):
    """What the choice depends on: a player's square, fighter and things, the most things of a
    rival, the most of those who are out (-1 for nobody), the own turns left then, the squares of
    the rivals, and the monsters with a thing: square, strength, intelligence, health,
    prize; and the guardian's figures."""

    here: int
    fighter: Fighter
    own: int
    best: int
    out: int
    left: int
    rivals: tuple[int, ...]
    foes: tuple[tuple[int, int, int, int, Prize], ...]
    guardian: tuple[int, int, int] | None


def worth(own: int, best: int) -> float:
    """Return the turns that one more thing is worth before anybody is out."""
    if own > best:
        return AHEAD / (own - best)
    return LEVEL if own == best else BEHIND


def worth_now(config: Config, runner: Runner) -> float:
    """Return the turns that one more thing is worth to a player who can get out, beside those that
    it saves at the guardian."""
    if runner.out >= 0:
        return LAST if runner.own <= runner.out else 0.0
    return worth(runner.own, runner.best) if config.last_laps else 0.0


def saved_by(config: Config, runner: Runner, prize: Prize) -> float:
    """Return the turns that a thing saves at the guardian."""
    before = _tries(config, runner.guardian, runner.fighter)
    return max(0.0, before - _tries(config, runner.guardian, _armed(runner.fighter, prize)))


def errand(config: Config, runner: Runner) -> int:
    """Return the square to go to: that of a monster whose thing is worth the way, or the exit."""
    parameters = config.parameters
    owes = owes_fare(config, runner)
    most = LAST if owes else worth_now(config, runner)
    weapons, shields = runner.fighter[3], runner.fighter[4]
    full = {WEAPON: len(weapons) >= 2 * parameters.max_weapons,
            SHIELD: len(shields) >= 2 * parameters.max_shields}  # fmt: skip
    out = steps_to(config, config.exit)
    best, goal = 0.0, _nearest(config, runner) if owes else config.exit
    before = _tries(config, runner.guardian, runner.fighter)
    about = rough(parameters, runner.fighter)
    for square, strength, wit, health, prize in runner.foes:
        if full[prize[0]] or square == runner.here:
            continue
        steps = steps_to(config, square)
        there = steps[runner.here]
        detour = there + out[square] - out[runner.here]
        late = runner.out >= 0 and there + out[square] > runner.left
        if late or detour >= most + before:  # a thing saves at most all turns at the guardian
            continue
        saved = before - _tries(config, runner.guardian, _armed(runner.fighter, prize))
        value = most + max(saved, 0.0)
        if detour >= value:
            continue
        sooner = any(steps[rival] < there for rival in runner.rivals)
        likely = chances(parameters, about, (strength, wit, health))
        lost = 5.0 * likely.out + 10.0 * likely.death
        net = value * likely.win * (NOT_FIRST if sooner else 1.0) - detour - lost
        if net > best:
            best, goal = net, square
    return goal


def owes_fare(config: Config, runner: Runner) -> bool:
    """Whether a player carries too few things to get out (IRR-29)."""
    return runner.own < config.parameters.fare and bool(runner.foes)


def _nearest(config: Config, runner: Runner) -> int:
    """Return the square of the nearest monster with a thing."""
    squares = [foe[0] for foe in runner.foes]
    return min(squares, key=lambda square: steps_to(config, square)[runner.here])


@lru_cache(maxsize=4_096)
def _tries(config: Config, guardian: tuple[int, int, int] | None, fighter: Fighter) -> float:
    """Return the turns that a fighter loses at the guardian (IRR-35). The key of the cache is the
    match's configuration: to hash its parameters takes longer than the rest."""
    if guardian is None:
        return 0.0
    return tries(config.parameters, rough(config.parameters, fighter), guardian)


def _armed(fighter: Fighter, prize: Prize) -> Fighter:
    """Return a fighter with one thing more."""
    strength, wit, fuzzy, weapons, shields, health, hits = fighter
    kind, *figures = prize
    if kind == WEAPON:
        weapons = (*weapons, *figures)
    else:
        shields = (*shields, *figures)
    return strength, wit, fuzzy, weapons, shields, health, hits


def runner_of(state: State) -> Runner:
    """Return the player to move of a state."""
    seat, config = state.seat, state.config
    others = [other for other in range(config.seats) if other != seat]
    rows = zip(
        state.foe_square, state.foe_strength, state.foe_intelligence, state.foe_health,
        state.foe_prize, strict=True,
    )  # fmt: skip
    return Runner(
        state.square[seat],
        fighter_of(state, seat),
        things(state, seat),
        max((things(state, other) for other in others), default=-1),
        max((things(state, other) for other in state.out), default=-1),
        _turns_left(config, state.closes, state.turn),
        tuple(state.square[other] for other in others if state.health[other] > 0),
        tuple(row for row in rows if row[3] > 0 and row[4][0] >= 0),
        (state.foe_strength[-1], state.foe_intelligence[-1], state.foe_health[-1])
        if config.guardian >= 0
        else None,
    )


def runner_in(config: Config, view: View) -> Runner:
    """Return the player of a view; of rivals out of sight it knows nothing."""
    me, foes = view.me, view.foes
    assert me.square is not None  # a seat always sees its own character
    rivals = [sheet for sheet in view.sheets if sheet.seat != view.seat]
    rows = zip(
        foes.square, foes.strength, foes.intelligence, foes.health,
        foes.prize, strict=True,
    )  # fmt: skip
    fighter = (
        me.strength or 0, me.intelligence or 0, bool(me.fuzzy),
        me.weapons or (), me.shields or (), me.health or 1, me.hits or 0,
    )  # fmt: skip
    return Runner(
        me.square,
        fighter,
        count_things(me.weapons, me.shields),
        max((count_things(sheet.weapons, sheet.shields) for sheet in rivals), default=-1),
        max(view.carried, default=-1),
        _turns_left(config, view.closes, view.turn),
        tuple(sheet.square for sheet in rivals if sheet.square is not None and sheet.alive),
        tuple(row for row in rows if row[3] > 0 and row[4][0] >= 0),
        (foes.strength[-1], foes.intelligence[-1], foes.health[-1])
        if config.guardian in foes.number
        else None,
    )


def _turns_left(config: Config, closes: int, turn: int) -> int:
    """Return the turns that a player has in the last laps, the present one included."""
    return (closes - turn) // config.seats + 1 if closes else 0

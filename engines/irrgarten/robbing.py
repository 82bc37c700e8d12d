"""When a bot robs a rival on purpose (IRR-38): which leap is worth it, and whom to go after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engines.irrgarten.config import Config
from engines.irrgarten.errands import Runner, errand, saved_by, worth_now
from engines.irrgarten.events import WEAPON
from engines.irrgarten.fighters import steps_to
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.moving import landing
from engines.irrgarten.prizes import Prize, count_things, loot, lootable, things
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import TO_FREE, View

FIGHT: Final = 2.0
"""The turns that the fight for another thing costs, beside the way there."""
CHASE: Final = 5
"""The steps to a rival within which a player without a thing goes after it."""
HALF_AS_FAR: Final = 1.5
"""A monster has to be this many times as far away: a rival moves on, and a monster waits."""


class Leap(NamedTuple):
    """A leap that robs: its direction, the rival's square, the free square where it ends, what it
    takes, how many things the rival carries before, and whether the rival is sure to move next."""

    action: int
    over: int
    target: int
    prize: Prize
    carried: int
    answered: bool


def robbing_leap(config: Config, runner: Runner, leaps: Iterable[Leap]) -> int:
    """Return the direction of the leap whose loot is most worth its way, `NOBODY` for none.

    No leap leads away from the exit, or over a rival who moves before the robber does again: two
    players would rob each other to and fro.
    """
    best, choice = 0.0, NOBODY
    out = steps_to(config, config.exit)
    needs = runner.own < config.parameters.fare
    for leap in leaps:
        if leap.answered or out[leap.target] > out[runner.here]:
            continue
        shut_in = leap.carried <= config.parameters.fare
        value = _another(config, runner, runner.here) if needs else worth_now(config, runner)
        value += _another(config, runner, leap.over) if shut_in else worth_now(config, runner)
        value += saved_by(config, runner, leap.prize)
        steps = out if needs else steps_to(config, errand(config, runner))
        value -= 1 + steps[leap.target] - steps[runner.here]
        if value > best:
            best, choice = value, leap.action
    return choice


def _another(config: Config, runner: Runner, here: int) -> float:
    """Return the turns that it takes to fetch a monster's thing on the way from a square to the
    exit."""
    out = steps_to(config, config.exit)
    ways = (steps_to(config, foe[0])[here] + out[foe[0]] for foe in runner.foes)
    return min(ways, default=out[here]) - out[here] + FIGHT


def quarry(config: Config, runner: Runner, victims: Iterable[int]) -> int:
    """Return the square of a near rival to rob, of those on some squares, for a player who can't
    get out without a thing; `NOWHERE` if a monster is as near."""
    if runner.own >= config.parameters.fare or not runner.foes:
        return NOWHERE
    nearest = min(steps_to(config, foe[0])[runner.here] for foe in runner.foes)
    best, goal = min(CHASE, nearest / HALF_AS_FAR), NOWHERE
    for square in victims:
        steps = steps_to(config, square)[runner.here]
        if steps <= best:
            best, goal = steps, square
    return goal


def leaps_in(config: Config, view: View) -> Iterator[Leap]:
    """Yield the leaps of a view that rob and lead to a free square."""
    for preview in view.previews:
        kind = _loot_in(config, view, preview.over) if preview.over != NOBODY else -1
        if kind >= 0 and preview.kind == TO_FREE:
            sheet = view.sheets[preview.over]
            gear = (sheet.weapons if kind == WEAPON else sheet.shields) or ()
            carried = count_things(sheet.weapons, sheet.shields)
            assert sheet.square is not None  # a leap leads over a rival in sight
            prize = (kind, gear[-2], gear[-1])
            answered = _moves_first(view.order, preview.over, view.seat)
            yield Leap(preview.wanted, sheet.square, preview.target, prize, carried, answered)


def victims_in(config: Config, view: View) -> Iterator[int]:
    """Yield the squares of the rivals in sight that a player can rob."""
    for sheet in view.sheets:
        inside = sheet.seat != view.seat and sheet.seat not in view.out
        if inside and sheet.square is not None and _loot_in(config, view, sheet.seat) >= 0:
            yield sheet.square


def _loot_in(config: Config, view: View, rival: int) -> int:
    me, sheet = view.me, view.sheets[rival]
    own, other = ((one.weapons or (), one.shields or ()) for one in (me, sheet))
    return lootable(config.parameters, own, other)


def leaps_of(state: State) -> Iterator[Leap]:
    """Yield the leaps of the seat to move that rob and lead to a free square."""
    config, squares, seat = state.config, state.square, state.seat
    for action, delta in enumerate(config.deltas):
        there = squares[seat] + delta
        if there not in squares or there == config.exit:
            continue
        rival = squares.index(there)
        kind, target = loot(state, seat, rival), landing(state, seat, action)
        if kind < 0 or target in (NOWHERE, config.exit) or _living(state, target):
            continue
        gear = (state.weapons if kind == WEAPON else state.shields)[rival]
        prize = (kind, gear[-2], gear[-1])
        answered = _moves_first(state.order, rival, seat)
        yield Leap(action, there, target, prize, things(state, rival), answered)


def _moves_first(order: Sequence[int], rival: int, seat: int) -> bool:
    """Whether a rival is sure to move before a seat does again: always, where the order stays."""
    return not order or order.index(rival) > order.index(seat)


def victims_of(state: State) -> Iterator[int]:
    """Yield the squares of the rivals that the seat to move can rob."""
    for rival, square in enumerate(state.square):
        if rival not in (state.seat, *state.out) and loot(state, state.seat, rival) >= 0:
            yield square


def _living(state: State, square: int) -> bool:
    foe = state.foe_at.get(square)
    return foe is not None and state.foe_health[foe] > 0

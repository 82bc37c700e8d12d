"""When a bot robs a rival on purpose (IRR-38): which leap is worth it, and whom to go after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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

NEEDED: Final = 15.0
"""The turns that a stolen thing is worth to a player who can't get out without one (IRR-29)."""
SHUT_IN: Final = 5.0
"""The turns that it is worth more if the rival can't get out without it."""
CHASE: Final = 5
"""The steps to a rival within which a player without a thing goes after it."""
HALF_AS_FAR: Final = 1.5
"""A monster has to be this many times as far away: a rival moves on, and a monster waits."""


class Leap(NamedTuple):
    """A leap that robs: its direction, the free square where it ends, what it takes, and how many
    things the rival carries before."""

    action: int
    target: int
    prize: Prize
    carried: int


def robbing_leap(config: Config, runner: Runner, leaps: Iterable[Leap]) -> int:
    """Return the direction of the leap whose loot is most worth its way, `NOBODY` for none."""
    best, choice = 0.0, NOBODY
    fare = config.parameters.fare
    for leap in leaps:
        value = NEEDED if runner.own < fare else worth_now(config, runner)
        value += SHUT_IN * (leap.carried <= fare) + saved_by(config, runner, leap.prize)
        goal = config.exit if runner.own < fare else errand(config, runner)
        steps = steps_to(config, goal)
        value -= 1 + steps[leap.target] - steps[runner.here]
        if value > best:
            best, choice = value, leap.action
    return choice


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
            yield Leap(preview.wanted, preview.target, (kind, gear[-2], gear[-1]), carried)


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
        yield Leap(action, target, (kind, gear[-2], gear[-1]), things(state, rival))


def victims_of(state: State) -> Iterator[int]:
    """Yield the squares of the rivals that the seat to move can rob."""
    for rival, square in enumerate(state.square):
        if rival not in (state.seat, *state.out) and loot(state, state.seat, rival) >= 0:
            yield square


def _living(state: State, square: int) -> bool:
    foe = state.foe_at.get(square)
    return foe is not None and state.foe_health[foe] > 0

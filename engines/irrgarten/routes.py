"""The plans that a hint compares in Irrgarten: whole ways, to a monster or to the exit.

One step says little: most steps lose nothing against their neighbours. A way is walked over several
turns, while the others play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import exit_is_shut, here_in
from engines.irrgarten.labyrinth import FAR, NOWHERE, exit_distances
from engines.irrgarten.moving import owes_toll
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import View
from engines.kernel.search import Plan

AROUND: Final = 0
"""The second part of a plan: the way goes round the monsters."""
THROUGH: Final = 1
"""It is the shortest one, whatever is on it."""
STEP: Final = 2
"""The plan is one move now: its first part is the direction, its third the turn. It is worth a
comparison where it leaps over a rival (IRR-36), whom it may rob (IRR-38)."""
MOST_TARGETS: Final = 5
"""The monsters that are compared, the nearest first."""


class RoutePort(IrrgartenPort):
    """The port of hints. A plan is the square of a monster or of the exit, and `AROUND` or
    `THROUGH`, or it is a `STEP`; `follow` walks it. Under fog there are no plans to compare."""

    horizon = 45

    @override
    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the two ways to the exit, the ways to the nearest monsters, and the leaps over
        rivals. The same way is there once: one that begins with a leap is that leap."""
        if view.known is not None:
            return [()]
        here, foes = here_in(view), view.foes
        alive = _living(foes.square, foes.health)
        near = sorted((_steps(config, alive, here, square)[here], square) for square in alive)
        ways: list[Plan] = [
            (square, AROUND) for steps, square in near if 0 < steps < FAR and square != config.exit
        ]
        found = ways[:MOST_TARGETS]
        short = _steps(config, frozenset(), here, config.exit)[here]
        quiet = _steps(config, alive, here, config.exit)[here]
        if not exit_is_shut(config, view):
            if quiet < FAR:
                found.append((config.exit, AROUND))
            if short < quiet and _first_foe(config, alive, here) not in {at for at, _ in found}:
                found.append((config.exit, THROUGH))
        leaps = [
            way.wanted for way in view.previews if way.over != NOBODY and way.wanted in view.legal
        ]
        found = [way for way in found if _first_step(config, alive, here, way) not in leaps]
        found += [self.single(view, way) for way in leaps]
        return found or [()]

    def single(self, view: View, action: int) -> Plan:
        """Return the plan of one move."""
        return action, STEP, view.turn

    def follow(self, state: State, seat: int, plan: Plan) -> int | None:
        """Return a seat's next step on the way of a plan; None if it has ended: the monster is
        beaten, the exit is closed to the seat, or the way is blocked."""
        config, goal, through = state.config, plan[0], plan[1]
        if through == STEP:
            return goal if state.turn == plan[2] else None
        alive = _living(state.foe_square, state.foe_health)
        here = state.square[seat]
        lost = goal not in alive if goal != config.exit else owes_toll(state, seat)
        if lost or not state.health[seat]:
            return None
        return _first_step(config, alive, here, plan)


def two_ways(config: Config, view: View) -> bool:
    """Whether there are two ways to the exit to choose between: the short one past monsters, and a
    longer one round them."""
    here, alive = here_in(view), _living(view.foes.square, view.foes.health)
    short = _steps(config, frozenset(), here, config.exit)[here]
    return short < _steps(config, alive, here, config.exit)[here] < FAR


def _living(squares: Sequence[int], health: Sequence[int]) -> frozenset[int]:
    return frozenset(square for square, left in zip(squares, health, strict=True) if left)


def _first_foe(config: Config, foes: frozenset[int], here: int) -> int:
    """Return the square of the first of some monsters on the short way to the exit, `NOWHERE`
    without one. To fight that one first and to take the short way is the same plan."""
    steps = _steps(config, frozenset(), here, config.exit)
    while here != config.exit and here not in foes:
        here = min((here + delta for delta in config.deltas), key=steps.__getitem__)
    return here if here in foes else NOWHERE


def _first_step(config: Config, foes: frozenset[int], here: int, plan: Plan) -> int | None:
    """Return the direction of the first step on the way of a plan; None if no way leads on."""
    goal, through = plan[0], plan[1]
    steps = _steps(config, frozenset() if through else foes, here, goal)
    if not 0 < steps[here] < FAR:
        return None
    return min(range(len(config.deltas)), key=lambda way: steps[here + config.deltas[way]])


def _steps(config: Config, foes: frozenset[int], here: int, goal: int) -> list[int]:
    """Return the steps from each square of the padded board to a goal, past none of these monsters
    but those on the goal and on the own square; `FAR` without a way."""
    return _steps_past(config, foes - {here, goal}, goal)


@lru_cache(maxsize=512)
def _steps_past(config: Config, barred: frozenset[int], goal: int) -> list[int]:
    walls = bytearray(config.walls)
    for square in barred:
        walls[square] = 1
    return exit_distances(bytes(walls), config.labyrinth.stride, goal)

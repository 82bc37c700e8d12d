"""The plans that a hint compares in Irrgarten: whole ways, to a monster or to the exit.

One step says little: most steps lose nothing against their neighbours. A way is walked over several
turns, while the others play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import here_in, owed_in
from engines.irrgarten.labyrinth import FAR, NOWHERE
from engines.irrgarten.moving import owes_toll
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.prizes import count_things
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import View
from engines.kernel.search import Plan

AROUND: Final = 0
"""The second part of a plan: the way goes round the monsters."""
THROUGH: Final = 1
"""It is the shortest one, whatever is on it."""
LEAP: Final = 2
"""The plan is a leap over a rival now (IRR-36): its first part is the direction, its third the
turn. With open prizes the leap may rob (IRR-38)."""
MOST_TARGETS: Final = 5
"""The monsters that are compared, the nearest first."""


class RoutePort(IrrgartenPort):
    """The port of hints. A plan is the square of a monster or of the exit, and `AROUND` or
    `THROUGH`, or it is a `LEAP`; `follow` walks it. Under fog there are no plans to compare."""

    horizon = 45

    @override
    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the two ways to the exit and the ways to the nearest monsters; the same way
        is there once."""
        if view.known is not None:
            return [()]
        here, foes = here_in(view), view.foes
        alive = frozenset(
            square for square, health in zip(foes.square, foes.health, strict=True) if health
        )
        near = sorted((steps_around(config, alive, square)[here], square) for square in alive)
        ways: list[Plan] = [
            (square, AROUND) for steps, square in near if 0 < steps < FAR and square != config.exit
        ]
        found = ways[:MOST_TARGETS]
        short = steps_around(config, frozenset(), config.exit)[here]
        quiet = steps_around(config, alive, config.exit)[here]
        if not _closed(config, view):
            if quiet < FAR:
                found.append((config.exit, AROUND))
            if short < quiet and _first_foe(config, alive, here) not in {at for at, _ in found}:
                found.append((config.exit, THROUGH))
        leaps = [way.wanted for way in view.previews if way.over != NOBODY]
        found += [(way, LEAP, view.turn) for way in leaps if way in view.legal]
        return found or [()]

    def follow(self, state: State, seat: int, plan: Plan) -> int | None:
        """Return a seat's next step on the way of a plan; None if it has ended: the monster is
        beaten, the exit is closed to the seat, or the way is blocked."""
        config, goal, through = state.config, plan[0], plan[1]
        if through == LEAP:
            return goal if state.turn == plan[2] else None
        alive = frozenset(
            square
            for square, health in zip(state.foe_square, state.foe_health, strict=True)
            if health
        )
        here = state.square[seat]
        lost = goal not in alive if goal != config.exit else owes_toll(state, seat)
        if lost or not state.health[seat]:
            return None
        steps = steps_around(config, frozenset() if through else alive, goal)
        if not 0 < steps[here] < FAR:
            return None
        return min(range(len(config.deltas)), key=lambda way: steps[here + config.deltas[way]])


def _closed(config: Config, view: View) -> bool:
    """Whether the seat of a view owes a toll (`owes_toll`, IRR-29)."""
    if config.parameters.fare:
        carries = count_things(view.me.weapons, view.me.shields)
        return carries < config.parameters.fare and any(view.foes.health)
    return bool(owed_in(config, view))


def _first_foe(config: Config, foes: frozenset[int], here: int) -> int:
    """Return the square of the first of some monsters on the short way to the exit, `NOWHERE`
    without one. To fight that one first and to take the short way is the same plan."""
    steps = steps_around(config, frozenset(), config.exit)
    while here != config.exit and here not in foes:
        here = min((here + delta for delta in config.deltas), key=steps.__getitem__)
    return here if here in foes else NOWHERE


@lru_cache(maxsize=512)
def steps_around(config: Config, foes: frozenset[int], goal: int) -> tuple[int, ...]:
    """Return the steps from each square of the padded board to a goal, past no other of these
    monsters; `FAR` without a way."""
    steps = [FAR] * len(config.walls)
    steps[goal] = 0
    queue = deque([goal])
    while queue:
        square = queue.popleft()
        if square in foes and square != goal:
            continue
        for delta in config.deltas:
            there = square - delta
            if not config.walls[there] and steps[there] == FAR:
                steps[there] = steps[square] + 1
                queue.append(there)
    return tuple(steps)

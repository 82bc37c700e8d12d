"""What the search needs of the Descent: plans, the policy of roll-outs, and chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.descent.actions import LEAVE_0, SLIP
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter
from engines.irrgarten.descent.evaluate import evaluate
from engines.irrgarten.descent.heuristics import (
    best_gift,
    may_slip,
    piece_to_leave,
    slips,
    steady_aim,
    steady_bot,
    way_to,
)
from engines.irrgarten.descent.judging import powers
from engines.irrgarten.descent.scene import Body, Scene, scene_of_state, scene_of_view
from engines.irrgarten.descent.state import GIFT, PLACES, WALK, State
from engines.irrgarten.descent.view import View
from engines.kernel.search import Plan

MOST_TARGETS: Final = 6
HALF: Final = 500
FEW: Final = 8
"""The health up to which each point counts by itself."""
STEP: Final = 4
TEN: Final = 10
"""The targets that a search compares, the nearest first."""


class DescentPort:
    """The port of the Descent (`engines.kernel.search.SearchPort`).

    A plan is the whole way to a monster, its fight included, or to the exit.
    """

    horizon = 60

    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the steady bot's action, then the way to each target, or the other choices."""
        own = steady_bot(config, view, seed)
        if view.phase != WALK:
            return [(own,), *((action,) for action in view.legal)]
        ways = _ways(config, scene_of_view(view))
        found = [way for way in ways if way[0] in view.legal][:MOST_TARGETS]
        if SLIP in view.legal:
            found.append((SLIP,))
        first = next((way for way in found if way[0] == own), (own,))
        return [first, *found]

    def policy(self, state: State) -> int:
        """Return the action of the steady bot, for a character in round numbers."""
        scene = scene_of_state(state, state.seat)
        if state.phase == GIFT:
            return best_gift(state.config, scene, True)
        if state.phase != WALK:
            return LEAVE_0 + piece_to_leave(scene.body, state.waiting[0][1])
        scene = scene._replace(body=rounded(scene.body))
        if may_slip(state.config, scene) and slips(state.config, scene):
            return SLIP
        wanted = steady_aim(state.config, scene)
        return scene.deltas.index(wanted - scene.square)

    def win_chances(self, state: State) -> Sequence[float]:
        return evaluate(state)

    def chapter(self, state: State, seat: int) -> int:
        """Return a number for the floor and whether the seat is still on it."""
        return len(PLACES) * state.floor.number + state.place[seat]

    def stage(self, state: State) -> int:
        return 0


def rounded(body: Body) -> Body:
    """Return a character in round numbers, its gear as part of its strength and intelligence.

    So the many characters of roll-outs, which differ by a use or a point, share their prospects.
    """
    attack, defence = powers(body)
    halves = (round(2 * attack) * HALF, round(2 * defence) * HALF)
    health = body.health
    if health > FEW:
        health = FEW + (health - FEW) // STEP * STEP
    return Body(Fighter(*halves, (), (), (), ()), health, body.hits, body.coins // TEN * TEN)


def ways_of(state: State) -> list[Plan]:
    """Return the ways of the deciding seat to all targets, the shortest first; then the way past a
    guardian."""
    scene = scene_of_state(state, state.seat)
    past: list[Plan] = [(SLIP,)] if may_slip(state.config, scene) else []
    return _ways(state.config, scene) + past


def _ways(config: Config, scene: Scene) -> list[Plan]:
    """Return the ways to all monsters and open exits, the shortest first."""
    targets = [foe.square for foe in scene.foes]
    living = {foe.number for foe in scene.foes}
    targets += [square for door, square in enumerate(scene.exits) if door not in living]
    ways = [way for way in (_way(config, scene, square) for square in targets) if way]
    return sorted(ways, key=len)


def _way(config: Config, scene: Scene, target: int) -> Plan:
    """Return the steps to a target, () without a way."""
    steps: list[int] = []
    here = scene.square
    while here != target and len(steps) < len(scene.ways):
        found = way_to(config, scene._replace(square=here), target)
        if found is None:
            return ()
        steps.append(scene.deltas.index(found[0] - here))
        here = found[0]
    return tuple(steps) if here == target else ()

"""Whom a monster in play means, by name."""

from __future__ import annotations

from app.text.hammerspace_scene import Names
from app.tui.hammerspace.scene import Scene
from engines.hammerspace.effects import KEEPER, LEFT, RIGHT


def around(scene: Scene) -> Names:
    """By the selectors of the monster's actions: its keeper, and who is still in at the left and
    at the right of that (HAM-23). Nobody while none is in play."""
    view = scene.view
    if view.keeper < 0:
        return {}
    ring = scene.config.clockwise[view.keeper][1:]
    living = [seat for seat in ring if not view.players[seat].fell] or [view.keeper]
    seats = {KEEPER: view.keeper, LEFT: living[0], RIGHT: living[-1]}
    return {selector: scene.name(seat) for selector, seat in seats.items()}

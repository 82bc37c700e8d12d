"""Whom a monster in play means, by name."""

from __future__ import annotations

from app.text import hammerspace_scene
from app.text.hammerspace_scene import Names
from app.tui.hammerspace.scene import Scene


def around(scene: Scene) -> Names:
    """By the selectors of the monster's actions (HAM-23), as far as it was shown."""
    return hammerspace_scene.around(scene.config, scene.view, scene.name)

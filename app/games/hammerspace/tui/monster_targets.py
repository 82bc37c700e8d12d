"""Whom a monster in play means, by name."""

from __future__ import annotations

from app.games.hammerspace.text import roles
from app.games.hammerspace.text.roles import Names
from app.games.hammerspace.tui.view_model import HammerspaceViewModel


def around(scene: HammerspaceViewModel) -> Names:
    """By the selectors of the monster's actions (HAM-23), as far as it was shown."""
    return roles.around(scene.config, scene.view, scene.name)

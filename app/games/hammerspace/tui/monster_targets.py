"""The players around the monster in play, by name."""

from __future__ import annotations

from app.games.hammerspace.text import roles
from app.games.hammerspace.text.roles import Names
from app.games.hammerspace.tui.view_model import HammerspaceViewModel


def around(scene: HammerspaceViewModel) -> Names:
    """Names by the selectors of the monster's actions (HAM-23), as far as shown."""
    return roles.around(scene.config, scene.view, scene.name)

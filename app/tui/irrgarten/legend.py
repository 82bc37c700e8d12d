"""What the signs on the board and in the panels mean, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tui.glyphs import Glyphs
from app.tui.widgets.ink import Run

if TYPE_CHECKING:
    from app.text.fluent import Texts


def legend(texts: Texts, glyphs: Glyphs, *, fog: bool) -> list[tuple[Run, str]]:
    """A sign and its meaning, as they come on the board; those of fog only where there is some."""
    walls = glyphs.walls
    signs = [
        (Run(f"{glyphs.player}1", "seat1"), "player"),
        (Run("M4", "risky"), "foe"),
        (Run("1M", "seat1"), "fight"),
        (Run(glyphs.dead_foe, "dead"), "dead-foe"),
        (Run(f"{glyphs.dead}1", "dead"), "dead"),
        (Run(glyphs.exit, "exit"), "exit"),
        (Run(f"{walls[10]}{glyphs.joint}", "wall"), "wall"),
        (Run(glyphs.rock, "rock", "board"), "rock"),
        (Run(glyphs.route, "route"), "route"),
    ]
    if fog:
        signs += [(Run(glyphs.trail, "wall"), "seen"), (Run(glyphs.unseen, "unseen"), "unseen")]
    panel = [
        (Run(texts(f"maze-sign-{name}"), "title"), f"{name}-means")
        for name in ("hp", "wounds", "attack", "defence", "weapon", "shield")
    ]
    return [(sign, texts(f"maze-sign-{name}")) for sign, name in (*signs, *panel)]

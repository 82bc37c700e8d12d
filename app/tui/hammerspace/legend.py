"""What the signs on the boards and in the panels mean, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tui.glyphs import Glyphs
from app.tui.hammerspace.panel import KIND_ROLES
from app.tui.hammerspace.signs import signs_of
from app.tui.widgets.ink import Run
from engines.hammerspace.cards import KINDS

if TYPE_CHECKING:
    from app.text.fluent import Texts


def legend(texts: Texts, glyphs: Glyphs) -> list[tuple[Run, str]]:
    """A sign and its meaning: whose board it is, then what lies on it."""
    signs = signs_of(glyphs)
    kinds = [
        (Run(texts(f"ham-letter-{kind}"), role), kind)
        for kind, role in zip(KINDS, KIND_ROLES, strict=True)
    ]
    found = [
        (Run(f"{glyphs.player}1", "seat1"), "player"),
        (Run(f"{glyphs.dead}1", "dead"), "dead"),
        (Run(glyphs.bullet, "accent"), "turn"),
        (Run("a<", "key"), "aim"),
        (Run(f"a{glyphs.done}", "key"), "mark"),
        (Run("20+5+1", "muted"), "counters"),
        (Run("d6", "title"), "die"),
        *kinds,
        (Run(f"{texts('ham-brief-fire')} 6", "text"), "points"),
        (Run(f"{signs.cross}2", "text"), "several"),
        (Run(texts("ham-reach-all"), "text"), "all"),
        (Run(texts("ham-sign-guard"), "text"), "against"),
        (Run(texts("ham-sign-guard-short"), "text"), "against-short"),
        (Run(signs.face_down, "faint"), "down"),
    ]
    return [(sign, texts(f"ham-sign-{name}")) for sign, name in found]

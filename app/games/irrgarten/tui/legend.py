"""The meaning of the symbols on the board and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span

if TYPE_CHECKING:
    from app.i18n.fluent import Texts


def legend(texts: Texts, glyphs: Glyphs, *, fog: bool) -> list[tuple[Span, str]]:
    """Symbols with their meanings, in the order of the board; those of fog only under fog."""
    walls = glyphs.walls
    signs = [
        (Span(f"{glyphs.player}1", "seat1"), "player"),
        (Span("M4", "risky"), "foe"),
        (Span("1M", "seat1"), "fight"),
        (Span(glyphs.dead_foe, "dead"), "dead-foe"),
        (Span(f"{glyphs.dead}1", "dead"), "dead"),
        (Span(glyphs.exit, "exit"), "exit"),
        (Span(f"{walls[10]}{glyphs.joint} {walls[0]}", "wall"), "wall"),
        (Span(glyphs.rock, "rock", "board"), "rock"),
        (Span(glyphs.route, "route"), "route"),
    ]
    if fog:
        signs += [(Span(glyphs.trail, "wall"), "seen"), (Span(glyphs.unseen, "unseen"), "unseen")]
    panel = [
        (Span(texts(f"maze-sign-{name}"), "title"), f"{name}-means")
        for name in ("hp", "wounds", "attack", "defence", "weapon", "shield")
    ]
    gear = f"{texts('maze-weapons-short')}0 {texts('maze-shields-short')}0"
    panel.insert(2, (Span(glyphs.wound, "bad"), "wound"))
    panel.append((Span(gear, "text"), "gear"))
    return [(sign, texts(f"maze-sign-{name}")) for sign, name in (*signs, *panel)]

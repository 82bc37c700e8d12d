"""The meaning of the symbols on the boards and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.hammerspace.tui.panel import KIND_ROLES
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span
from engines.hammerspace.cards import KINDS

if TYPE_CHECKING:
    from app.i18n.fluent import Texts


def legend(texts: Texts, glyphs: Glyphs) -> list[tuple[Span, str]]:
    signs = card_glyphs(glyphs)
    kinds = [
        (Span(texts(f"ham-letter-{kind}"), role), kind)
        for kind, role in zip(KINDS, KIND_ROLES, strict=True)
    ]
    found = [
        (Span(f"{glyphs.player}1", "seat1"), "player"),
        (Span(f"{glyphs.dead}1", "dead"), "dead"),
        (Span(glyphs.bullet, "accent"), "turn"),
        (Span("a<", "key"), "aim"),
        (Span(f"a{glyphs.done}", "key"), "mark"),
        (Span("20+5+1", "muted"), "counters"),
        (Span("d6", "title"), "die"),
        *kinds,
        (Span(f"{texts('ham-brief-fire')} 6", "text"), "points"),
        (Span(f"{signs.cross}2", "text"), "several"),
        (Span(texts("ham-reach-all"), "text"), "all"),
        (Span(texts("ham-sign-guard"), "text"), "against"),
        (Span(texts("ham-sign-guard-short"), "text"), "against-short"),
        (Span(signs.face_down, "faint"), "down"),
    ]
    return [(sign, texts(f"ham-sign-{name}")) for sign, name in found]

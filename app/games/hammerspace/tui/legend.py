"""The meaning of the symbols on the boards and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.hammerspace.text.keywords import deck_reminders
from app.games.hammerspace.tui.panel import KIND_ROLES
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span
from engines.hammerspace.cards import KINDS
from engines.hammerspace.effects.codes import MARK_WORDS

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from engines.hammerspace.config import Config


def legend(texts: Texts, glyphs: Glyphs, config: Config) -> list[tuple[Span, str]]:
    """The symbols; those of rules that a match does without are left out, and the keywords of its
    cards follow."""
    signs = card_glyphs(glyphs)
    figures = config.parameters
    crown = [(Span(f"^+{figures.crown}", "risky"), "crown")] if figures.crown else []
    mark = texts(f"hammer-key-{MARK_WORDS[0]}")[:2]
    marks = [(Span(f"{mark}2", "risky"), "soaked")] if config.marks else []
    springs = [(Span(signs.certain, "accent"), "sprung")] if config.springs else []
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
        (Span(texts("ham-reach-several", n=2), "text"), "several"),
        (Span(texts("ham-reach-all"), "text"), "all"),
        (Span(texts("ham-sign-guard"), "text"), "against"),
        (Span(texts("ham-sign-guard-short"), "text"), "against-short"),
        (Span(signs.face_down, "faint"), "down"),
        *springs,
        *crown,
        *marks,
    ]
    said = [(sign, texts(f"ham-sign-{name}", n=figures.crown)) for sign, name in found]
    words = deck_reminders(texts, config.cards)
    return [*said, *((Span(word, "accent"), meaning) for word, meaning in words)]

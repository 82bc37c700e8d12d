"""The names and flavours of a match's cards, from the deck texts that it keeps (`Header.title`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.i18n.fluent import Texts
from app.i18n.literal import literal

Word = Callable[[str], str]
"""`Session.word`: the match's text for a key in the current language, or ""."""
NAME: Final = 40
"""Cells of a card's name."""
FLAVOUR: Final = 300
"""Cells of a card's flavour."""
QUOTES: Final = '"«'


def card_name(word: Word, kind: str, slug: str) -> str:
    """Return a card's name by its kind and id (`monster-minotaur`); its id if it has none."""
    return literal(word(f"{kind}-{slug}") or slug.replace("-", " ").capitalize(), NAME)


def flavour(word: Word, kind: str, slug: str) -> str:
    """Return the flavour of a card in its deck (`about-monster-minotaur`), perhaps ""."""
    return literal(word(f"about-{kind}-{slug}"), FLAVOUR)


def saying(word: Word, moment: str, kind: str, slug: str) -> str:
    """Return a card's line for a moment (`fate-monster-minotaur`), perhaps ""."""
    return literal(word(f"{moment}-{kind}-{slug}"), FLAVOUR)


def quoted(texts: Texts, about: str) -> str:
    """Return a flavour in the language's own quotes, unless it contains quotes itself."""
    return about if any(mark in about for mark in QUOTES) else texts("common-quoted", text=about)

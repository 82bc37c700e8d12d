"""What a match calls its cards, in the words that it keeps of its deck (`Header.title`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.i18n.literal import literal

Word = Callable[[str], str]
"""`Session.word`: what the match keeps under a key in the present language, or ""."""
NAME: Final = 40
"""Cells of a card's name."""
FLAVOUR: Final = 300
"""Cells of its flavour."""


def card_name(word: Word, kind: str, slug: str) -> str:
    """The name of a card by its kind and id (`monster-minotaur`); of one without words, its id."""
    return literal(word(f"{kind}-{slug}") or slug.replace("-", " ").capitalize(), NAME)


def flavour(word: Word, kind: str, slug: str) -> str:
    """What its deck says of a card besides (`about-monster-minotaur`), perhaps ""."""
    return literal(word(f"about-{kind}-{slug}"), FLAVOUR)

"""What a deck says of a card beside its rules, as it is quoted in every game."""

from __future__ import annotations

from app.i18n.fluent import Texts

QUOTES = '"«“'


def quoted(texts: Texts, about: str) -> str:
    """A flavour in the language's own quotes, unless it brings quotes itself."""
    return about if any(mark in about for mark in QUOTES) else texts("common-quoted", text=about)

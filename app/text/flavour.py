"""Card flavours from a deck, quoted the same way in every game."""

from __future__ import annotations

from app.i18n.fluent import Texts

QUOTES = '"«“'


def quoted(texts: Texts, about: str) -> str:
    """Return a flavour in the language's own quotes, unless it contains quotes itself."""
    return about if any(mark in about for mark in QUOTES) else texts("common-quoted", text=about)

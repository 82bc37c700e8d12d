"""What a screen says while a program looks for a table or a server."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.net.dialer import Dialer

PATIENT = 2
"""Attempts before the screen says what may be wrong."""


def dialing_words(texts: Texts, dialer: Dialer, words: str, place: str) -> Sequence[str]:
    """Return the message `words` of a place, and after some attempts what may be wrong: the machine
    answers without a table, or nothing answers at all."""
    said = [texts(words, place=place, count=dialer.tries + 1)]
    if dialer.tries >= PATIENT:
        said.append(texts("online-refused" if dialer.refused else "online-silent"))
    return said

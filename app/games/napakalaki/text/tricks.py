"""The tricks of monsters and treasures (NAP-44): a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.i18n.fluent import Texts
from engines.napakalaki.cards import KINDS
from engines.napakalaki.tricks import (
    COUNTED,
    COUNTS,
    FEARS,
    FOE_TRICKS,
    HATES,
    NO_TRICK,
    TREASURE_TRICKS,
    Trick,
)

SENTENCE: Final = 90
"""The most characters of a sentence."""


def foe_sentence(texts: Texts, trick: Trick) -> str:
    """Return the sentence of a monster's trick, "" for none."""
    words = {COUNTS: COUNTED, HATES: KINDS, FEARS: KINDS}.get(trick[0], ("",))
    return _said(texts, FOE_TRICKS, trick, words)


def treasure_sentence(texts: Texts, trick: Trick) -> str:
    """Return the sentence of a treasure's trick, "" for none."""
    return _said(texts, TREASURE_TRICKS, trick, ("",))


def _said(texts: Texts, names: Sequence[str], trick: Trick, words: Sequence[str]) -> str:
    if trick == NO_TRICK:
        return ""
    kind, of, n = trick
    return texts(f"cardtricks-{names[kind]}", n=n, of=words[of])

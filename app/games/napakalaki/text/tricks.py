"""The tricks of monsters and treasures (NAP-44): a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.i18n.fluent import Texts, Value
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


def foe_sentence(texts: Texts, trick: Trick, name: str = "") -> str:
    """Return the sentence of a monster's trick, "" for none. It speaks to the fighter, or about
    it, with a `name`."""
    words = {COUNTS: COUNTED, HATES: KINDS, FEARS: KINDS}.get(trick[0], ("",))
    return _said(texts, FOE_TRICKS, trick, words, you=int(not name), name=name)


def treasure_sentence(texts: Texts, trick: Trick, twins: str = "") -> str:
    """Return the sentence of a treasure's trick, "" for none. `twins` names the other twins."""
    return _said(texts, TREASURE_TRICKS, trick, ("",), twins=twins or "many")


def _said(
    texts: Texts, names: Sequence[str], trick: Trick, words: Sequence[str], **values: Value
) -> str:
    if trick == NO_TRICK:
        return ""
    kind, of, n = trick
    return texts(f"cardtricks-{names[kind]}", n=n, of=words[of], **values)


def against_sentence(texts: Texts, change: int) -> str:
    """Return what a monster's level changes by against a cultist (NAP-21), "" for nothing."""
    return texts("course-against", more=int(change > 0), n=abs(change)) if change else ""

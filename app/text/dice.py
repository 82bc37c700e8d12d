"""The words for sealed dice in the head of a match."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.fair_dice import SEAL, short_seal
from app.match.journal import Header

_SEAL_CELLS = 16


def seal_words(texts: Texts, header: Header) -> str:
    """Return the seal of a match whose seed is not known yet; else ""."""
    seal = header.title.get(SEAL, "")
    if header.seed or not seal:
        return ""
    return texts("dice-sealed", seal=literal(short_seal(seal), _SEAL_CELLS))

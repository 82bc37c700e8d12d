"""Words for sealed dice: in the head of a match, and its seed once it is known."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.fair_dice import SEAL, is_number, short_seal
from app.match.journal import Header

_SEAL_CELLS = 16


def seal_words(texts: Texts, header: Header) -> str:
    """Return the seal of a match whose seed is not known yet; else ""."""
    seal = header.title.get(SEAL, "")
    if header.seed or not seal:
        return ""
    return texts("end-dice-sealed", seal=literal(short_seal(seal), _SEAL_CELLS))


def shown_seed(seed: str) -> str:
    """Return a seed as a line of a screen has room for it: of one that sealed dice made, the first
    digits. The report has it whole."""
    return f"{short_seal(seed)}..." if is_number(seed) else seed

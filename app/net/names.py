"""Names of people at a served table: harmless, short, and no two that look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from app.i18n.literal import literal
from app.match.seats import NAME_CELLS, PRONOUNS

_RESERVED: Final = frozenset({"host", "bot", "table", "anfitrion", "mesa", "mazmorra"})
"""Names that stand for something else, in both languages, without accents."""
_SEAT: Final = re.compile(r"@\d+")
_ALIKE: Final = str.maketrans(
    {
        "0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "$": "s",
        "а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p",
        "с": "c", "т": "t", "у": "y", "х": "x", "і": "l", "ѕ": "s", "ј": "j",
        "α": "a", "ε": "e", "ι": "l", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x",
    }
)  # fmt: skip
"""Characters of other scripts, and digits, that look like a Latin letter."""


def seat_name(typed: str) -> str:
    """Return a name as it is shown: composed (NFKC), harmless, at most `NAME_CELLS` wide. "" if
    nothing of it is left."""
    return literal(unicodedata.normalize("NFKC", typed).strip(), NAME_CELLS).strip()


def skeleton(name: str) -> str:
    """Return what a name looks like: two names with one skeleton can't be told apart."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(one for one in plain if not unicodedata.combining(one) and one.isprintable())
    return "".join(letters.translate(_ALIKE).replace("rn", "m").split())


def name_problem(name: str, others: Iterable[str]) -> str:
    """Return why a shown name can't be used beside others: "name" if it is empty, reserved or
    a word for whoever reads it, "taken" if another looks like it; "" if it can."""
    look = skeleton(name)
    reserved = map(skeleton, (*_RESERVED, *PRONOUNS))
    if not look or look in reserved or _SEAT.fullmatch(name):
        return "name"
    return "taken" if look in map(skeleton, others) else ""

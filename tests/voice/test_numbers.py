"""A number that an option can change is passed in, never written out."""

from __future__ import annotations

import re

import pytest

from app.content.content_index import ContentIndex
from tests.voice.guide import table
from tests.voice.texts import GAMES, Piece, messages

WORDS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
}
ASIDE = re.compile(r"\{[^{}]*\}|\b[A-Z]{3}-\d+[a-z]?|\b\d*d\d+|\d+x\d+|@\d+")
"""Placeholders, numbers of rules, dice, sizes and seats."""
FEW, LEAST = frozenset({"crown", "late_life", "makeshift", "monster_timer"}), 5
"""Options with values below `LEAST`, which too many other things have."""
SMALLEST = 2
"""0 and 1 are said of anything."""


def changeable(game: str) -> frozenset[int]:
    """The values that some shipped preset gives to an option of a game."""
    presets = [entry.content for entry in ContentIndex(None).repository(game).presets]
    given = [item for one in presets if one for item in one.options.model_dump().items()]
    values = [value for name, value in given if name not in FEW or (value or 0) >= LEAST]
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    return frozenset(number for number in numbers if number >= SMALLEST)


def numbers_in(piece: Piece) -> frozenset[int]:
    """The numbers that a text writes out, in figures or in words."""
    text = ASIDE.sub(" ", piece.text)
    words = WORDS[piece.language].split()
    found = {int(number) for number in re.findall(r"(?<![\w.,])\d{1,6}(?![\w.,]\d)", text)}
    found |= {words.index(word) for word in re.findall(r"\w+", text.lower()) if word in words}
    return frozenset(found)


def fixed() -> frozenset[str]:
    """The messages whose number no option changes."""
    return frozenset(place.strip("`") for place, _ in table("Fixed numbers"))


@pytest.mark.parametrize("game", GAMES)
def test_no_text_writes_out_a_number_that_an_option_changes(game: str) -> None:
    numbers = changeable(game)
    own = [piece for piece in messages() if piece.game == game]
    wrong = [piece for piece in own if numbers & numbers_in(piece) and piece.place not in fixed()]
    assert not wrong, "".join(f"\n{piece.file} {piece.place}: {piece.text}" for piece in wrong)


def test_every_fixed_number_is_written_somewhere() -> None:
    written = {piece.place for piece in messages() if piece.game and numbers_in(piece)}
    assert fixed() <= written
    assert all(reason for _, reason in table("Fixed numbers"))

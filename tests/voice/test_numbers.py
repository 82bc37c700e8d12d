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
SMALLEST = 2
"""0 and 1 are said of anything."""
SUBJECTS = {
    "corridor": "corridor|pasillo|monsters? waits?|esperan",
    "grudge": "grudge|rencor",
    "grudge_most": "grudge|rencor",
    "own_last": "own grudges|rencores propios",
    "last_door_players": "last door|última puerta",
    "envy_players": "players with envy|jugadores con envidia",
    "crown": "crown|corona",
    "makeshift": "makeshift|apaño",
    "late_life": "later seat|tardío",
    "monster_timer": "timer|temporizador",
}
"""Options whose values are said of much else: only a text about the subject may not write them."""


def changeable(game: str) -> dict[str, frozenset[int]]:
    """The values that some shipped preset gives to each option of a game."""
    presets = [entry.content for entry in ContentIndex(None).repository(game).presets]
    found: dict[str, set[int]] = {}
    for preset in presets:
        for name, value in preset.options.model_dump().items() if preset else ():
            if isinstance(value, int) and not isinstance(value, bool) and value >= SMALLEST:
                found.setdefault(name, set()).add(value)
    return {name: frozenset(values) for name, values in found.items()}


def forbidden(piece: Piece, options: dict[str, frozenset[int]]) -> frozenset[int]:
    """The numbers that a text may not write out: those of the options that it may be about."""
    return frozenset[int]().union(
        *(values for name, values in options.items()
          if name not in SUBJECTS or re.search(SUBJECTS[name], piece.text.lower()))
    )  # fmt: skip


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
    options = changeable(game)
    own = [piece for piece in messages() if piece.game == game and piece.place not in fixed()]
    wrong = [piece for piece in own if forbidden(piece, options) & numbers_in(piece)]
    assert not wrong, "".join(f"\n{piece.file} {piece.place}: {piece.text}" for piece in wrong)


def test_every_fixed_number_is_written_somewhere() -> None:
    written = {piece.place for piece in messages() if piece.game and numbers_in(piece)}
    assert fixed() <= written
    assert all(reason for _, reason in table("Fixed numbers"))

"""The parts of sentences about a labyrinth, shared by looking around and walking."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.irrgarten.perspective.reducer import KnownGame, KnownMonster
from app.games.irrgarten.text.gear import GearWords
from app.i18n.fluent import Texts
from app.text.sentences import spelt

WAYS: Final = range(4)
_PLACE = re.compile(r"(\d{1,5})\D+(\d{1,5})")


@dataclass(frozen=True, slots=True)
class MazeWords:
    """The words of a labyrinth: a seat's knowledge, and the names of monsters (bare, and as in a
    sentence), seats and gear."""

    texts: Texts
    known: Callable[[int], KnownGame]
    monster: Callable[[KnownMonster], str]
    foe: Callable[[KnownMonster], str]
    name: Callable[[int], str]
    gear: GearWords

    def say(self, message: str, /, **values: str | int) -> str:
        return spelt(self.texts, self.texts(f"plain-maze-{message}", **values))


def outside(known: KnownGame, about: str) -> bool:
    """Whether a column and a row are typed, but no square of the labyrinth is there."""
    return _PLACE.search(about) is not None and square_of(known, about) is None


def square_of(known: KnownGame, about: str) -> int | None:
    """The square of a column and a row, counted from 1; None if there is none."""
    found = _PLACE.search(about)
    if found is None:
        return None
    column, row = int(found[1]) - 1, int(found[2]) - 1
    if not (0 <= column < known.board.width and 0 <= row < known.board.height):
        return None
    return known.board.square(column, row)


def compass(texts: Texts, way: int) -> str:
    """Return the other word for a direction: "north"."""
    return texts("plain-maze-compass").split(", ")[way]

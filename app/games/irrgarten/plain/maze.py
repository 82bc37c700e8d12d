"""The parts of sentences about a labyrinth, shared by looking around and walking."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame, KnownMonster
from app.games.irrgarten.perspective.target import nearest_first
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import direction
from app.i18n.fluent import Texts
from app.plain.elsewhere import one_of
from app.plain.words import named_like
from app.text.sentences import in_a_row, spelt

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


def monster_called(
    words: MazeWords, known: KnownGame, here: int | None, about: str
) -> KnownMonster | None:
    """Return the nearest monster whose name has some words, however far away it is."""
    board = known.board
    near = () if here is None else nearest_first(known, here, board.width + board.height)
    return named_like(about, near, words.monster)


def rival_called(
    words: MazeWords, known: KnownGame, seat: int, about: str
) -> KnownCharacter | None:
    """Return the first rival of a seat whose name has some words."""
    rivals = (mate for mate in known.mates if mate.seat != seat)
    return named_like(about, rivals, lambda mate: words.name(mate.seat))


def place_told(words: MazeWords, known: KnownGame, square: int | None) -> str:
    """Return the column and row of a square, or that it is not known."""
    if square is None:
        return words.say("unknown-place")
    column, row = known.board.xy(square)
    return words.say("place", column=column + 1, row=row + 1)


def distance_told(words: MazeWords, known: KnownGame, here: int | None, there: int) -> str:
    """Return the distance with walls ignored: "2 squares down and 3 squares right"."""
    if here is None:
        return place_told(words, known, there)
    (x, y), (to_x, to_y) = known.board.xy(here), known.board.xy(there)
    steps = ((to_y - y, (0, 1)), (to_x - x, (2, 3)))
    parts = [
        words.say("steps", n=abs(n), way=direction(words.texts, ways[n > 0]))
        for n, ways in steps
        if n
    ]
    return in_a_row(words.texts, parts) or words.say("here")


def fight_or_wait(texts: Texts, typed: str, go: str) -> str:
    """Return how to fight, or that nobody waits, if that is what was typed; "" for anything else.
    `go` is the id of the word for walking."""
    for what in ("fight", "wait"):
        if one_of(texts, f"plain-maze-{what}-words", typed):
            shown = texts(f"plain-word-{go}").split(",")[0]
            return texts(f"plain-maze-not-now-{what}", go=shown)
    return ""


def compass(texts: Texts, way: int) -> str:
    """Return the other word for a direction: "north"."""
    return texts("plain-maze-compass").split(", ")[way]

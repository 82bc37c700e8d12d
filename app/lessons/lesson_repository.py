"""The program's lessons, by game, in their order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.lessons.models import Lesson
from app.lessons.prepared import PreparedMatch
from app.match.seats import Seat
from app.registry import game as game_of
from engines.kernel.decks import load


def model_of(game: str) -> type[Lesson]:
    found: type[Lesson] = _module(game).MODEL
    return found


def prepare(lesson: Lesson, seats: tuple[Seat, ...]) -> PreparedMatch:
    """Return the prepared match of a lesson; raise the errors of the game's own `prepare`."""
    made: PreparedMatch = _module(lesson.GAME).prepare(lesson, seats)
    return made


def _module(game: str) -> Any:
    return game_of(game).part("lessons")


def read(data: bytes, name: str, game: str) -> Lesson:
    """Return the lesson of a file's bytes. Raise `DeckError` with all problems."""
    return load(data, name, model_of(game))


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return the lessons of a game by their ids (`irrgarten-1`), in order. Raise `DeckError`."""
    found = {}
    folder = game_of(game).folder() / "lessons"
    names = sorted(one.name for one in folder.glob("*.yaml"))
    for number, name in enumerate(names, 1):
        data = (folder / name).read_bytes()
        found[f"{game}-{number}"] = read(data, f"{game}/{name}", game)
    return found

"""The program's lessons, by game, in their order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from app.lessons.models import Lesson
from app.registry import game as game_of
from engines.kernel.decks import load


def read(data: bytes, name: str, game: str) -> Lesson:
    """Return the lesson of a file's bytes. Raise `DeckError` with all problems."""
    model: type[Lesson] = game_of(game).part("lessons")
    return load(data, name, model)


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

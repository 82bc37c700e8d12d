"""What somebody's file or folder is, told from outside: the names of files, the schema that a first
line leads to, the first fields. So what lies in the wrong place is called by its name, instead of
by all the fields that it hasn't."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from app.files.safe_read import read_bytes
from app.registry import games
from engines.kernel.problems import DeckError, Problem

YAML: Final = (".yaml", ".yml")
"""How the names of YAML files end."""
FIRST_BYTES: Final = 64 * 1024
"""How much of a file is looked at to tell what it is."""
LABYRINTH, DECK, PART, MONSTERS, PRESET = "labyrinth", "deck", "part", "monsters", "preset"
"""Kinds of things: a `PART` is a file of a deck."""
_KINDS: Final = {(one.kind, game.id): one for game in games().values() for one in game.content}
PLACES: Final = {
    of: one.folder for of, one in sorted(_KINDS.items(), key=lambda item: item[0][0] == PRESET)
}
"""The folder of each kind of each game, in a player's folder of data."""
_FILES: Final = {game: one.only_files for (_, game), one in _KINDS.items() if one.only_files}
"""Files that only a deck of that game has."""
_COMMON: Final = frozenset({"deck.yaml", "monsters.yaml"})
"""Files that decks of several games have."""
_PARTS: Final = frozenset(
    name.removesuffix(".yaml") for names in (_COMMON, *_FILES.values()) for name in names
)
"""Schemas of the files of a deck."""
_MONSTERS: Final = {
    game: re.compile(one.pattern, re.MULTILINE) for (_, game), one in _KINDS.items() if one.pattern
}
"""Fields that only monsters of that game have."""
_SCHEMA: Final = re.compile(rb"# yaml-language-server: \$schema=\S*?([a-z0-9]+)-([a-z]+)\.v")


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of thing, and the game that it is for."""

    kind: str
    game: str

    @property
    def place(self) -> str:
        """Where it lies in a player's folder of data; a part lies in its deck's folder."""
        return PLACES[DECK if self.kind == PART else self.kind, self.game]


def is_yaml(path: Path) -> bool:
    """Whether the name is that of a YAML file."""
    return path.suffix.lower() in YAML


def called(path: Path) -> str:
    """What a file or folder of somebody's is called: its name, without the end of a YAML file."""
    return path.stem if is_yaml(path) else path.name


def deck_of(path: Path) -> str:
    """The game of which a folder is a deck, or a file a part of one, by the names of the files;
    "" if that can't be told."""
    folder = path if os.path.isdir(path) else path.parent
    for game, names in _FILES.items():
        if (path == folder or path.name in names | _COMMON) and _is_deck(folder, game):
            return game
    return ""


def _is_deck(folder: Path, game: str) -> bool:
    # Path's own would raise for a folder that may not be looked into.
    return any(os.path.exists(folder / name) for name in _FILES.get(game, ()))


def fields_of(path: Path) -> frozenset[bytes]:
    """The names of the outermost fields of a file, as far as it is looked at.

    Raises `DeckError` for what can't be read at all.
    """
    return _fields(read_bytes(path, FIRST_BYTES))


def sign_of(path: Path) -> FileKind | None:
    """What a file or folder is, None where nothing tells. Raises `DeckError` for what can't be
    read at all."""
    if os.path.isdir(path):
        game = deck_of(path)
        return FileKind(DECK, game) if game else None
    head = read_bytes(path, FIRST_BYTES)
    found = _SCHEMA.match(head)
    if found and (sign := _of_schema(*(part.decode() for part in found.groups()))):
        return sign
    fields = _fields(head)
    for (kind, game), one in _KINDS.items():
        if fields & one.fields:
            return FileKind(PART if kind == DECK else kind, game)
    if b"monsters" in fields:
        whose = [game for game, words in _MONSTERS.items() if words.search(head)]
        if len(whose) == 1:
            return _of_schema(whose[0], MONSTERS)
    return None


def reader_of(kind: str, game: str) -> Callable[[Path], Any] | None:
    """Return the game's own reader of a kind; None if its repository reads it."""
    module, _, name = _KINDS[kind, game].read.partition(":")
    found: Callable[[Path], Any] | None = getattr(import_module(module), name) if name else None
    return found


def _fields(head: bytes) -> frozenset[bytes]:
    return frozenset(line.split(b":")[0] for line in head.splitlines() if line[:1].isalpha())


def _of_schema(game: str, name: str) -> FileKind | None:
    """What is checked by a schema of that name; None where no game has such a thing."""
    if (name, game) in PLACES and name != DECK:
        return FileKind(name, game)
    return FileKind(PART, game) if (DECK, game) in PLACES and name in _PARTS else None


def explained(path: Path, error: DeckError, kind: str, game: str) -> DeckError:
    """The refusal of something that was read as a `kind` of thing for a `game`: where it is another
    thing, or a part of it is, one sentence says so instead of all that follows from it."""
    if os.path.isdir(path) and (_is_deck(path, game) or not deck_of(path)):
        return _parts_explained(path, error, game)
    sign = _sign(path)
    if sign is None or sign == FileKind(kind, game):
        return error
    return DeckError(error.name, [_misplaced(sign, error.name)])


def _parts_explained(folder: Path, error: DeckError, game: str) -> DeckError:
    problems: list[Problem] = []
    for name in dict.fromkeys(problem.file for problem in error.problems):
        sign = _sign(folder / name.rpartition("/")[2])
        if sign is None or sign == FileKind(PART, game):
            problems += [one for one in error.problems if one.file == name]
        else:
            problems.append(_misplaced(sign, name))
    more = error.more if len(problems) == len(error.problems) else 0
    return DeckError(error.name, problems, more)


def _sign(path: Path) -> FileKind | None:
    try:
        return sign_of(path)
    except DeckError:
        return None


def _misplaced(sign: FileKind, name: str) -> Problem:
    data = {"what": sign.kind, "game": sign.game, "place": sign.place}
    found = f"a {sign.kind} of {sign.game}"
    return Problem(1, 1, "", found, f"it in {sign.place}", "misplaced", data, name)

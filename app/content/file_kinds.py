"""The kind of a user's file or folder, detected from the outside.

The clues are the names of files, the schema in the first line, and the first fields. So a misplaced
file gets one message about its kind, instead of one for each missing field.
"""

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
"""The suffixes of YAML files."""
FIRST_BYTES: Final = 64 * 1024
"""Bytes of a file that are read to detect its kind."""
LABYRINTH, DECK, PART, PRESET = "labyrinth", "deck", "part", "preset"
MONSTERS, GEAR = "monsters", "gear"
"""Kinds of content; a `PART` is a file of a deck."""
_KINDS: Final = {(one.kind, game.id): one for game in games().values() for one in game.content}
PLACES: Final = {
    of: one.folder for of, one in sorted(_KINDS.items(), key=lambda item: item[0][0] == PRESET)
}
"""The folder of each kind of each game, in a player's data folder."""
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
class ContentKind:
    """A kind of content that people make (`name`), and the game it belongs to."""

    name: str
    game: str

    @property
    def place(self) -> str:
        """The folder of this kind in a player's data folder; a part belongs to its deck's."""
        return PLACES[DECK if self.name == PART else self.name, self.game]


def is_yaml(path: Path) -> bool:
    return path.suffix.lower() in YAML


def display_name(path: Path) -> str:
    """Return the display name of a user's file or folder: its name, without a YAML suffix."""
    return path.stem if is_yaml(path) else path.name


def deck_of(path: Path) -> str:
    """Return the game of a deck's folder, or of a file in one, by the file names; else ""."""
    folder = path if os.path.isdir(path) else path.parent
    for game, names in _FILES.items():
        if (path == folder or path.name in names | _COMMON) and _is_deck(folder, game):
            return game
    return ""


def _is_deck(folder: Path, game: str) -> bool:
    # `Path.exists` would raise for a folder without permission.
    return any(os.path.exists(folder / name) for name in _FILES.get(game, ()))


def fields_of(path: Path) -> frozenset[bytes]:
    """Return the names of the top-level fields in the first bytes of a file.
    Raise `DeckError` for a file that can't be read at all."""
    return _fields(read_bytes(path, FIRST_BYTES))


def detected_kind(path: Path) -> ContentKind | None:
    """Return the kind of a file or folder, None if unknown.
    Raise `DeckError` for a file that can't be read at all."""
    if os.path.isdir(path):
        game = deck_of(path)
        return ContentKind(DECK, game) if game else None
    head = read_bytes(path, FIRST_BYTES)
    found = _SCHEMA.match(head)
    if found and (detected := _of_schema(*(part.decode() for part in found.groups()))):
        return detected
    fields = _fields(head)
    for (kind, game), one in _KINDS.items():
        if fields & one.fields:
            return ContentKind(PART if kind == DECK else kind, game)
    if b"monsters" in fields:
        whose = [game for game, words in _MONSTERS.items() if words.search(head)]
        if len(whose) == 1:
            return _of_schema(whose[0], MONSTERS)
    return None


def reader_of(kind: ContentKind) -> Callable[[Path], Any] | None:
    """Return the game's own reader of a kind; None if its repository reads it."""
    module, _, name = _KINDS[kind.name, kind.game].read.partition(":")
    found: Callable[[Path], Any] | None = getattr(import_module(module), name) if name else None
    return found


def _fields(head: bytes) -> frozenset[bytes]:
    return frozenset(line.split(b":")[0] for line in head.splitlines() if line[:1].isalpha())


def _of_schema(game: str, name: str) -> ContentKind | None:
    if (name, game) in PLACES and name != DECK:
        return ContentKind(name, game)
    return ContentKind(PART, game) if (DECK, game) in PLACES and name in _PARTS else None


def explained(path: Path, error: DeckError, kind: str, game: str) -> DeckError:
    """Return a clearer error for content that was read as a `kind` of a `game`.
    If it, or a part of it, is another kind of content, one problem for that replaces the
    resulting ones."""
    if os.path.isdir(path) and (_is_deck(path, game) or not deck_of(path)):
        return _parts_explained(path, error, game)
    detected = _kind_or_none(path)
    if detected is None or detected == ContentKind(kind, game):
        return error
    return DeckError(error.name, [_misplaced(detected, error.name)])


def _parts_explained(folder: Path, error: DeckError, game: str) -> DeckError:
    problems: list[Problem] = []
    for name in dict.fromkeys(problem.file for problem in error.problems):
        detected = _kind_or_none(folder / name.rpartition("/")[2])
        if detected is None or detected == ContentKind(PART, game):
            problems += [one for one in error.problems if one.file == name]
        else:
            problems.append(_misplaced(detected, name))
    more = error.more if len(problems) == len(error.problems) else 0
    return DeckError(error.name, problems, more)


def _kind_or_none(path: Path) -> ContentKind | None:
    try:
        return detected_kind(path)
    except DeckError:
        return None


def _misplaced(detected: ContentKind, name: str) -> Problem:
    data = {"what": detected.name, "game": detected.game, "place": detected.place}
    found = f"a {detected.name} of {detected.game}"
    return Problem(1, 1, "", found, f"it in {detected.place}", "misplaced", data, name)

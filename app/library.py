"""The library: finds decks and labyrinths, reads them safely, and says what is wrong with them.

It looks among the program's own cards and in the player's folder of data. A broken file is an
entry with its error: it never hides the others.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeVar

from app.setup import GAME
from engines.irrgarten.deck import LABYRINTH_LIMIT, LabyrinthFile, MonsterFile, PresetFile
from engines.irrgarten.grid import rows_of
from engines.kernel.decks import LIMIT, DeckModel, load
from engines.kernel.problems import DeckError, Problem

M = TypeVar("M", bound=DeckModel)


@dataclass(frozen=True, slots=True)
class Entry(Generic[M]):
    """A file of the library: what it holds, or why it can't be used."""

    name: str
    own: bool
    """Whether it is the player's and not the program's."""
    file: M | None
    error: DeckError | None = None


class Library:
    """The labyrinths, monsters and presets of Irrgarten.

    `own` is the player's folder with `irrgarten/labyrinths`, `monsters` and `presets` in it. What
    was read is kept; `renew()` reads again.
    """

    def __init__(self, own: Path | None = None, shipped: Path | None = None) -> None:
        self._own = own
        self._shipped = shipped or Path(str(files("cards")))

    @property
    def folder(self) -> Path | None:
        """Where the player's own labyrinths are looked for; it may not exist."""
        return None if self._own is None else self._own / GAME / "labyrinths"

    def renew(self) -> None:
        """Read everything anew when next asked."""
        for name in ("labyrinths", "monsters", "presets"):
            self.__dict__.pop(name, None)

    @cached_property
    def labyrinths(self) -> tuple[Entry[LabyrinthFile], ...]:
        """All labyrinths, small ones first; broken files last."""
        return tuple(sorted(self._entries("labyrinths", read_labyrinth), key=_by_size))

    @cached_property
    def monsters(self) -> tuple[Entry[MonsterFile], ...]:
        """All decks of monsters, the program's own first."""
        return tuple(self._entries("monsters", read_monsters))

    @cached_property
    def presets(self) -> tuple[Entry[PresetFile], ...]:
        """All presets of rules; `seed` first."""
        found = self._entries("presets", read_preset)
        return tuple(sorted(found, key=lambda entry: (entry.file is None, entry.name != "seed")))

    def labyrinth(self, name: str) -> Entry[LabyrinthFile] | None:
        """The labyrinth of that id, or None."""
        return next((e for e in self.labyrinths if e.file and e.file.id == name), None)

    def preset(self, name: str) -> PresetFile | None:
        """The preset of that id, or None."""
        return next((e.file for e in self.presets if e.file and e.file.id == name), None)

    def deck(self) -> MonsterFile | None:
        """The deck of monsters that games are played with."""
        return next((entry.file for entry in self.monsters if entry.file), None)

    def _entries(self, kind: str, read: Callable[[Path], M]) -> Iterator[Entry[M]]:
        for folder, own in ((self._shipped, False), (self._own, True)):
            if folder is None:
                continue
            place = folder / GAME / kind
            try:
                paths = sorted(path for path in place.iterdir() if path.suffix == ".yaml")
            except OSError:
                continue
            for path in paths:
                yield _entry(path, own, read)


def entry_of(path: Path) -> Entry[LabyrinthFile]:
    """A labyrinth's file from anywhere, as an entry of the player's own."""
    return _entry(path, True, read_labyrinth)


def _entry(path: Path, own: bool, read: Callable[[Path], M]) -> Entry[M]:
    try:
        return Entry(path.stem, own, read(path))
    except DeckError as problem:
        return Entry(path.stem, own, None, problem)


def read_labyrinth(path: Path) -> LabyrinthFile:
    """The labyrinth of a file. Raises `DeckError`."""
    data = read_bytes(path, LABYRINTH_LIMIT)
    return load(data, path.name, LabyrinthFile, limit=LABYRINTH_LIMIT)


def read_monsters(path: Path) -> MonsterFile:
    """The deck of a file. Raises `DeckError`."""
    return load(read_bytes(path, LIMIT), path.name, MonsterFile)


def read_preset(path: Path) -> PresetFile:
    """The preset of a file. Raises `DeckError`."""
    return load(read_bytes(path, LIMIT), path.name, PresetFile)


def read_bytes(path: Path, limit: int) -> bytes:
    """The bytes of a regular file; one byte over the limit is enough for the loader to refuse.

    A pipe or device would hang the program: it is refused before it is opened. Raises `DeckError`.
    """
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            raise DeckError(path.name, [_unreadable(path, "not-a-file", "no ordinary file")])
        with path.open("rb") as stream:
            return stream.read(limit + 1)
    except OSError as problem:
        why = problem.strerror or type(problem).__name__
        raise DeckError(path.name, [_unreadable(path, "unreadable", why)]) from None


def _unreadable(path: Path, code: str, why: str) -> Problem:
    return Problem(1, 1, "", why, "a file that can be read", code, {"why": why}, path.name)


def _by_size(entry: Entry[LabyrinthFile]) -> tuple[bool, int, str]:
    if entry.file is None:
        return True, 0, entry.name
    rows = rows_of(entry.file.grid)
    return False, len(rows) * len(rows[0]), entry.name

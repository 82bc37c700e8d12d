"""A shelf: finds what a game is played with, reads it safely, and says what is wrong with it.

It looks among the program's own cards and in the player's folder of data. What is broken is an
entry with its error: it never hides the others.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from app.content.file_kinds import DECK, PLACES, PRESET, called, deck_of, explained, is_yaml
from app.files.safe_read import read_bytes, refused
from engines.kernel.decks import LIMIT, load
from engines.kernel.fields import Lines, Names
from engines.kernel.options import OptionsModel
from engines.kernel.problems import DeckError

M = TypeVar("M")
F = TypeVar("F")
R = TypeVar("R", bound=OptionsModel)
R_co = TypeVar("R_co", bound=OptionsModel, covariant=True)

NOTES = frozenset({".md", ".txt"})
"""Files of these kinds may lie beside decks: they are no decks, and nothing is wrong with them."""


class Preset(Protocol[R_co]):
    """Rules to start from, as every game has them in files."""

    @property
    def id(self) -> str:
        """Its name for the program."""

    @property
    def name(self) -> Names:
        """What it is called."""

    @property
    def description(self) -> Lines:
        """What it is about."""

    @property
    def options(self) -> R_co:
        """The rules."""


@dataclass(frozen=True, slots=True)
class ContentEntry(Generic[M]):
    """A file or folder of the library: what it holds, or why it can't be used."""

    name: str
    own: bool
    """Whether it is the player's and not the program's."""
    file: M | None
    error: DeckError | None = None
    id: str = ""
    """Its own name for the program; "" where it is broken."""


class ContentRepository(ABC, Generic[F, R]):
    """What one game is played with: its scenarios (labyrinths, decks) and presets of rules.

    `own` is the player's folder of data, with a folder for the game in it. What was read is kept;
    `renew()` reads again.
    """

    GAME: ClassVar[str]
    SCENARIO: ClassVar[str]
    """What kind of thing a scenario is (`app.signs`)."""
    FIRST: ClassVar[str]
    """The preset that is offered first."""
    PRESET: ClassVar[type[Any]]
    """The schema of a preset, whose models are `Preset`."""

    def __init__(self, own: Path | None = None, shipped: Path | None = None) -> None:
        self._own = own
        self._shipped = shipped or Path(str(files("cards")))

    # -- what a game says of its files

    @abstractmethod
    def read(self, path: Path) -> F:
        """The scenario of a file or folder. Raises `DeckError`."""

    @abstractmethod
    def id_of(self, file: F) -> str:
        """A scenario's own name for the program."""

    def read_preset(self, path: Path) -> Preset[R]:
        """The preset of a file. Raises `DeckError`."""
        found: Preset[R] = load(read_bytes(path, LIMIT), path.name, self.PRESET)
        return found

    def order(self, entry: ContentEntry[F]) -> tuple[Any, ...]:
        """What scenarios are sorted by: broken ones last."""
        return (entry.file is None,)

    # -- what there is

    def folder(self, kind: str) -> Path | None:
        """Where the player's own things of a kind are looked for; it may not exist."""
        return self._own and self._own / PLACES[kind, self.GAME]

    def shipped(self, name: str) -> F:
        """A scenario of the program's own, by the name of its file or folder. Raises
        `DeckError`."""
        return self.read(self._shipped / PLACES[self.SCENARIO, self.GAME] / name)

    def renew(self) -> None:
        """Read everything anew when next asked."""
        for name in list(vars(self)):
            if isinstance(getattr(type(self), name, None), cached_property):
                del vars(self)[name]

    @cached_property
    def scenarios(self) -> tuple[ContentEntry[F], ...]:
        """All scenarios, the program's own before the player's; broken ones last."""
        found = self.entries(self.SCENARIO, self.read, self.id_of)
        return tuple(sorted(found, key=self.order))

    @cached_property
    def presets(self) -> tuple[ContentEntry[Preset[R]], ...]:
        """All presets of rules."""
        found = self.entries(PRESET, self.read_preset, lambda preset: preset.id)
        return tuple(sorted(found, key=lambda one: (one.file is None, one.name != self.FIRST)))

    def scenario(self, name: str) -> ContentEntry[F] | None:
        """The scenario of that id, or None."""
        return next((entry for entry in self.scenarios if name and entry.id == name), None)

    def preset(self, name: str) -> Preset[R] | None:
        """The preset of that id, or None."""
        return next((entry.file for entry in self.presets if name and entry.id == name), None)

    def entry_of(self, path: Path) -> ContentEntry[F]:
        """A scenario from anywhere, as an entry of the player's own."""
        return self._entry(self.SCENARIO, path, True, self.read, self.id_of)

    def entries(
        self, kind: str, read: Callable[[Path], M], id_of: Callable[[M], str]
    ) -> Iterator[ContentEntry[M]]:
        """All of a kind, each read: the program's own, then the player's."""
        for folder, own in ((self._shipped, False), (self._own, True)):
            if folder is None:
                continue
            place = folder / PLACES[kind, self.GAME]
            try:
                paths = sorted(path for path in place.iterdir() if offered(path, kind))
            except FileNotFoundError:
                continue
            except OSError as problem:
                yield ContentEntry(
                    place.name, own, None, refused(place.name, "unreadable", problem)
                )
                continue
            for path in paths:
                yield self._entry(kind, path, own, read, id_of)

    def _entry(
        self,
        kind: str,
        path: Path,
        own: bool,
        read: Callable[[Path], M],
        id_of: Callable[[M], str],
    ) -> ContentEntry[M]:
        name = called(path)
        try:
            file = read(path)
        except DeckError as problem:
            return ContentEntry(name, own, None, explained(path, problem, kind, self.GAME))
        return ContentEntry(name, own, file, None, id_of(file))


def offered(path: Path, kind: str) -> bool:
    """Whether something in the folder of a kind is meant to be read: a YAML file, or a deck's
    folder that was put among files; among decks, anything but hidden files and notes."""
    if kind == DECK:
        return not path.name.startswith((".", "_")) and path.suffix.lower() not in NOTES
    return is_yaml(path) or (os.path.isdir(path) and bool(deck_of(path)))

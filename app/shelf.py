"""A shelf: finds what a game is played with, reads it safely, and says what is wrong with it.

It looks among the program's own cards and in the player's folder of data. What is broken is an
entry with its error: it never hides the others.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from app.reading import read_bytes, refused
from app.signs import PLACES, deck_of, explained, is_yaml
from engines.kernel.decks import LIMIT, load
from engines.kernel.fields import Lines, Names
from engines.kernel.options import OptionsModel
from engines.kernel.problems import DeckError

M = TypeVar("M")
F = TypeVar("F")
R = TypeVar("R", bound=OptionsModel)
R_co = TypeVar("R_co", bound=OptionsModel, covariant=True)

KINDS = {place: kind for (kind, _), place in PLACES.items()}
"""What lies in a folder of a game, by the name of the folder."""
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
class Entry(Generic[M]):
    """A file or folder of the library: what it holds, or why it can't be used."""

    name: str
    own: bool
    """Whether it is the player's and not the program's."""
    file: M | None
    error: DeckError | None = None
    id: str = ""
    """Its own name for the program; "" where it is broken."""


class Shelf(ABC, Generic[F, R]):
    """What one game is played with: its scenarios (labyrinths, decks) and presets of rules.

    `own` is the player's folder of data, with a folder for the game in it. What was read is kept;
    `renew()` reads again.
    """

    GAME: ClassVar[str]
    SCENARIOS: ClassVar[str]
    """The folder of the game where its scenarios are."""
    FOLDERS: ClassVar[bool] = False
    """Whether a scenario is a folder, and not a YAML file."""
    FIRST: ClassVar[str]
    """The preset that is offered first."""
    PRESET: ClassVar[type[Any]]
    """The schema of a preset, whose models are `Preset`."""

    def __init__(self, own: Path | None = None, shipped: Path | None = None) -> None:
        self._own = own
        self._shipped = shipped or Path(str(files("cards")))
        self.folder = None if own is None else own / self.GAME / self.SCENARIOS
        """Where the player's own scenarios are looked for; it may not exist."""

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

    def order(self, entry: Entry[F]) -> tuple[Any, ...]:
        """What scenarios are sorted by: broken ones last."""
        return (entry.file is None,)

    # -- what there is

    def renew(self) -> None:
        """Read everything anew when next asked."""
        for name in list(vars(self)):
            if isinstance(getattr(type(self), name, None), cached_property):
                del vars(self)[name]

    @cached_property
    def scenarios(self) -> tuple[Entry[F], ...]:
        """All scenarios, the program's own before the player's; broken ones last."""
        found = self.entries(self.SCENARIOS, self.read, self.id_of, self.FOLDERS)
        return tuple(sorted(found, key=self.order))

    @cached_property
    def presets(self) -> tuple[Entry[Preset[R]], ...]:
        """All presets of rules."""
        found = self.entries("presets", self.read_preset, lambda preset: preset.id)
        return tuple(sorted(found, key=lambda one: (one.file is None, one.name != self.FIRST)))

    def scenario(self, name: str) -> Entry[F] | None:
        """The scenario of that id, or None."""
        return next((entry for entry in self.scenarios if name and entry.id == name), None)

    def preset(self, name: str) -> Preset[R] | None:
        """The preset of that id, or None."""
        return next((entry.file for entry in self.presets if name and entry.id == name), None)

    def entry_of(self, path: Path) -> Entry[F]:
        """A scenario from anywhere, as an entry of the player's own."""
        return self._entry(self.SCENARIOS, path, True, self.read, self.id_of)

    def entries(
        self,
        kind: str,
        read: Callable[[Path], M],
        id_of: Callable[[M], str],
        folders: bool = False,
    ) -> Iterator[Entry[M]]:
        """All of a kind, each read: the program's own, then the player's."""
        for folder, own in ((self._shipped, False), (self._own, True)):
            if folder is None:
                continue
            place = folder / self.GAME / kind
            try:
                paths = sorted(path for path in place.iterdir() if offered(path, folders))
            except FileNotFoundError:
                continue
            except OSError as problem:
                yield Entry(kind, own, None, refused(kind, "unreadable", problem))
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
    ) -> Entry[M]:
        name = path.stem if is_yaml(path) else path.name
        try:
            file = read(path)
        except DeckError as problem:
            told = explained(path, problem, KINDS[f"{self.GAME}/{kind}"], self.GAME)
            return Entry(name, own, None, told)
        return Entry(name, own, file, None, id_of(file))


def offered(path: Path, folders: bool) -> bool:
    """Whether something in a folder is meant to be read: a YAML file, or a deck's folder that was
    put among files; where folders are asked for, anything but hidden files and notes."""
    if folders:
        return not path.name.startswith((".", "_")) and path.suffix.lower() not in NOTES
    return is_yaml(path) or (path.is_dir() and bool(deck_of(path)))

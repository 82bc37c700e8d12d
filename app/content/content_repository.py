"""A content repository: finds a game's content, reads it safely, and collects its errors.

It looks among the shipped cards and in the player's data folder. Broken content becomes an
entry with its error: it never hides the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from app.content.file_kinds import DECK, PLACES, PRESET, deck_of, display_name, explained, is_yaml
from app.content.last_reports import LastReport, read, report_of
from app.files.safe_read import read_bytes, read_folder, refused
from app.registry import game as game_of
from engines.kernel.decks import LIMIT, load
from engines.kernel.fields import Lines, Names
from engines.kernel.options import OptionsModel
from engines.kernel.problems import DeckError

M = TypeVar("M")
F = TypeVar("F")
R = TypeVar("R", bound=OptionsModel)
R_co = TypeVar("R_co", bound=OptionsModel, covariant=True)

NOTES = frozenset({".md", ".txt"})
"""Suffixes of notes that may be beside decks; they are ignored."""


class Description(Protocol):
    """What a labyrinth, deck or preset says about itself."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Names: ...

    @property
    def description(self) -> Lines: ...


class Preset(Description, Protocol[R_co]):
    """A named set of rules to start from."""

    @property
    def options(self) -> R_co: ...

    @property
    def summary(self) -> Lines | None: ...

    @property
    def sentence(self) -> Lines:
        """Its one sentence in the list of modes."""

    @property
    def first_match(self) -> bool: ...

    @property
    def players(self) -> int | None:
        """How many players a new match begins with; None if any number does."""


@dataclass(frozen=True, slots=True)
class ContentEntry(Generic[M]):
    """A file or folder of the library: its content, or the error that makes it unusable."""

    name: str
    is_players: bool
    """Whether it is the player's, and not shipped with the program."""
    content: M | None
    error: DeckError | None = None

    @property
    def about(self) -> Any:
        """The `Description` of the content, None if that is broken. A deck has it in `about`; other
        content describes itself."""
        return getattr(self.content, "about", self.content)

    @property
    def id(self) -> str:
        """Its stable id; "" if it is broken."""
        return "" if self.content is None else str(self.about.id)


class ContentRepository(Generic[F, R]):
    """The content of one game: scenarios and presets of rules.

    Scenarios are decks, or what the game's own subclass reads. The module `deck` of the game's
    engine has the readers. `data` is the player's data folder, with a folder for the game in it.
    Content is cached until `reload()`.
    """

    SCENARIO: ClassVar[str] = DECK
    """The kind of a scenario (`app.content.file_kinds`); "" for a game without files."""

    def __init__(self, game: str, data: Path | None = None, shipped: Path | None = None) -> None:
        self.game = game
        self._data = data
        self._shipped = shipped or Path(str(files("cards")))
        self._instead: Mapping[Path, Path] = {}
        self.reports_file: Path | None = None
        """Where the last reports of simulations are kept, if they can be read here."""

    def read(self, path: Path) -> F:
        """Return the scenario of a file or folder. Raise `DeckError`."""
        decks = self._deck_module()
        found: F = read_folder(path, decks.FILES, decks.FILE_LIMIT, decks.load_deck)
        return found

    def read_preset(self, path: Path) -> Preset[R]:
        """Return the preset of a file. Raise `DeckError`."""
        found: Preset[R] = load(read_bytes(path, LIMIT), path.name, self._deck_module().PresetFile)
        return found

    def _deck_module(self) -> Any:
        return game_of(self.game).engine_module("deck")

    def sort_key(self, entry: ContentEntry[F]) -> tuple[Any, ...]:
        """Return the sort key of a scenario: broken ones last."""
        return (entry.content is None,)

    def read_instead(self, changed: Mapping[Path, Path]) -> None:
        """Read some content from other places, such as a changed copy of a deck. It keeps its name
        and its place in the lists."""
        self._instead = changed
        self.reload()

    # -- content

    def folder(self, kind: str) -> Path | None:
        """Return the player's folder for a kind of content; it may not exist. Return None without
        a folder of data, and for a game without such content (`kind` "")."""
        return self._data / PLACES[kind, self.game] if self._data and kind else None

    def shipped(self, name: str) -> F:
        """Return a scenario of the program by the name of its file or folder. Raise `DeckError`."""
        return self.read(self._shipped / PLACES[self.SCENARIO, self.game] / name)

    def reload(self) -> None:
        """Drop the cache, so that the next access reads everything again."""
        for name in list(vars(self)):
            if isinstance(getattr(type(self), name, None), cached_property):
                del vars(self)[name]

    @cached_property
    def scenarios(self) -> tuple[ContentEntry[F], ...]:
        """All scenarios, the shipped before the player's; broken ones last."""
        return tuple(sorted(self.entries(self.SCENARIO, self.read), key=self.sort_key))

    @cached_property
    def presets(self) -> tuple[ContentEntry[Preset[R]], ...]:
        """All presets, the game's own ones first and in its order; broken ones last."""
        found, shipped = self.entries(PRESET, self.read_preset), game_of(self.game).presets

        def place(one: ContentEntry[Preset[R]]) -> tuple[bool, int]:
            return one.content is None, shipped.index(one.name) if one.name in shipped else len(
                shipped
            )

        return tuple(sorted(found, key=place))

    @cached_property
    def _reports(self) -> Mapping[str, LastReport]:
        return read(self.reports_file)

    def last_report(self, name: str, *, is_players: bool) -> LastReport | None:
        """Return the last report of the scenario with this file or folder, None if there is
        none."""
        return report_of(self._reports, self.game, name, is_players=is_players)

    def entry_of(self, path: Path) -> ContentEntry[F]:
        """Return a scenario from any path, as an entry of the player."""
        return self._entry(self.SCENARIO, path, True, self.read)

    def entries(self, kind: str, read: Callable[[Path], M]) -> Iterator[ContentEntry[M]]:
        """Yield the entries of a kind: the shipped, then the player's."""
        for folder, is_players in ((self._shipped, False), (self._data, True)):
            if folder is None:
                continue
            place = folder / PLACES[kind, self.game]
            try:
                paths = sorted(path for path in place.iterdir() if is_content(path, kind))
            except FileNotFoundError:
                continue
            except OSError as problem:
                error = refused(place.name, "unreadable", problem)
                yield ContentEntry(place.name, is_players, None, error)
                continue
            for path in paths:
                yield self._entry(kind, path, is_players, read)

    def _entry(
        self, kind: str, path: Path, is_players: bool, read: Callable[[Path], M]
    ) -> ContentEntry[M]:
        name = display_name(path)
        try:
            content = read(self._instead.get(path, path))
        except DeckError as problem:
            return ContentEntry(name, is_players, None, explained(path, problem, kind, self.game))
        return ContentEntry(name, is_players, content)


def is_content(path: Path, kind: str) -> bool:
    """Whether a path in the folder of a kind is content.
    For decks that is anything but hidden files and notes; for other kinds a YAML file, or a
    misplaced deck folder."""
    if kind == DECK:
        return not path.name.startswith((".", "_")) and path.suffix.lower() not in NOTES
    return is_yaml(path) or (os.path.isdir(path) and bool(deck_of(path)))

"""Reads the library for the gallery, and detects changes of the player's own files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from app.content.content_index import ContentIndex
from app.content.content_repository import ContentRepository
from app.content.file_kinds import DECK, YAML
from app.content.last_reports import LastReport
from app.registry import game as game_of
from app.registry import game_ids
from app.tui.gallery.exhibits import Exhibit

DEPTH: Final = 2
"""Depth of folders to watch in a game's folder: `decks`, and in it each deck."""
MOST: Final = 4000
"""The most files to watch: more is unrealistic, and each costs a disk access."""

Stamp = tuple[tuple[str, int, int, int], ...]
"""Files by name, each with its number, size and time of change."""


class GalleryLoader:
    """The contents of the library by game; they are cached until files change."""

    def __init__(self, library: ContentIndex) -> None:
        self._library = library
        self._found: dict[str, list[Exhibit]] = {}
        self._stamps: dict[str, Stamp] = {}

    @property
    def exhibits(self) -> Iterator[Exhibit]:
        return (one for game in game_ids() for one in self._found.get(game, ()))

    def read(self, games: Iterable[str] = game_ids()) -> None:
        for game in games:
            repository = self._repository(game)
            # Taken first: a change during the read causes another read.
            self._stamps[game] = stamp(repository)
            repository.reload()
            self._found[game] = list(_exhibits(game)(repository))

    def changed(self) -> list[str]:
        return [
            game for game in self._stamps if stamp(self._repository(game)) != self._stamps[game]
        ]

    def path(self, exhibit: Exhibit) -> Path | None:
        """Return the path of the player's own file or folder of an exhibit; None for the
        program's."""
        repository = self._repository(exhibit.origin.game)
        kind, name = exhibit.origin.place
        folder = repository.folder(kind)
        if folder is None or not exhibit.origin.is_players:
            return None
        if kind == DECK:
            return folder / name
        files = [folder / f"{name}{ending}" for ending in YAML]
        return next(filter(os.path.exists, files), files[0])

    def report(self, exhibit: Exhibit) -> LastReport | None:
        """Return the last report of the deck or labyrinth of an exhibit."""
        origin = exhibit.origin
        repository = self._repository(origin.game)
        return repository.last_report(origin.place[1], is_players=origin.is_players)

    def _repository(self, game: str) -> ContentRepository[Any, Any]:
        return self._library.repository(game)


def _exhibits(game: str) -> Callable[[Any], Iterable[Exhibit]]:
    found: Callable[[Any], Iterable[Exhibit]] | None = game_of(game).part("gallery")
    return found or (lambda _repository: ())


def stamp(repository: ContentRepository[Any, Any]) -> Stamp:
    """Return the state of the player's own files of a game, without opening any."""
    folder = repository.folder(repository.SCENARIO) if repository.SCENARIO else None
    if folder is None:
        return ()
    return tuple(sorted(islice(_marks(folder.parent, DEPTH), MOST)))


def _marks(folder: Path, depth: int) -> Iterator[tuple[str, int, int, int]]:
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                try:
                    found = entry.stat()
                    inside = depth > 0 and entry.is_dir()
                except OSError:
                    continue
                yield entry.path, found.st_ino, found.st_size, found.st_mtime_ns
                if inside:
                    yield from _marks(Path(entry.path), depth - 1)
    except OSError:
        return

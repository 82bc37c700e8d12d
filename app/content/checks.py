"""The kind of a user's path (a labyrinth, a deck, monsters, a preset), and its problems."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.content.deck_repository import ContentEntry, ContentRepository, offered
from app.content.file_kinds import (
    DECK,
    MONSTERS,
    PLACES,
    PRESET,
    deck_of,
    explained,
    fields_of,
    is_yaml,
    reader_of,
    sign_of,
)
from app.content.generic_setup import repository_of
from app.files.safe_read import read_bytes
from engines.kernel.decks import LIMIT
from engines.kernel.plaintext import decoded
from engines.kernel.problems import DeckError


@dataclass(frozen=True, slots=True)
class ContentKind:
    """A kind of content that people make.

    `name` is its stable word, `game` the game it belongs to; `read` loads one and raises
    `DeckError`.
    """

    name: str
    game: str
    read: Callable[[Path], Any]


class UnknownKind(Exception):
    """The kind of a path can't be detected."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


@cache
def _repository(game: str) -> ContentRepository[Any, Any]:
    """One that reads for all of a game's things: what they need of the program's own cards is read
    once."""
    return repository_of(game)


def _reader(name: str, game: str) -> Callable[[Path], Any]:
    def read(path: Path) -> Any:
        if own_reader := reader_of(name, game):
            return own_reader(path)
        repository = _repository(game)
        return repository.read_preset(path) if name == PRESET else repository.read(path)

    return read


KINDS = {of: ContentKind(*of, _reader(*of)) for of in PLACES}
"""All kinds by name and game."""


def kind_of(path: Path) -> ContentKind:
    """Return the kind of a path, from its files and parent folders.
    Raise `UnknownKind`, and `DeckError` or `OSError` for a path that can't be read at all: a
    YAML file that is not UTF-8 gives no clue."""
    if game := deck_of(path):
        return KINDS[DECK, game]
    if path.is_dir():
        os.scandir(path).close()  # raises for a folder without permission
        raise UnknownKind(path)
    sign = sign_of(path)
    if sign is not None and (found := KINDS.get((sign.kind, sign.game))):
        return found
    fields = fields_of(path)
    folders = {parent.name for parent in path.absolute().parents}
    for kind in KINDS.values():
        if kind.name == PRESET and b"options" in fields and kind.game in folders:
            return kind
    if sign is None and b"monsters" in fields:
        return next(kind for kind in KINDS.values() if kind.name == MONSTERS)
    if is_yaml(path):
        decoded(read_bytes(path, LIMIT), path.name, LIMIT)
    raise UnknownKind(path)


def whole(path: Path) -> Path:
    """Return the path to read: for a deck's file, the folder of the deck."""
    return path.parent if not path.is_dir() and deck_of(path) else path


def own(data: Path) -> Iterator[tuple[Path, ContentKind]]:
    for of, kind in KINDS.items():
        try:
            found = sorted((data / PLACES[of]).iterdir())
        except FileNotFoundError:
            continue
        except OSError:  # the caller reports it as unreadable
            yield data / PLACES[of], kind
            continue
        for path in found:
            if offered(path, kind.name):
                yield path, kind


def twins(kind: ContentKind, repository: ContentRepository[Any, Any]) -> dict[str, tuple[str, str]]:
    """Return the player's own content of a kind with a duplicate id, by name.
    Each value is the id, and the name of the other content. An id finds only the first of them.
    `repository` is the repository of the game."""
    entries = {PRESET: repository.presets, MONSTERS: ()}.get(kind.name, repository.scenarios)
    alike: dict[str, list[ContentEntry[Any]]] = {}
    for entry in entries:
        if entry.id:
            alike.setdefault(entry.id, []).append(entry)
    return {
        mine.name: (mine.id, next(other.name for other in same if other is not mine))
        for same in alike.values()
        if len(same) > 1
        for mine in same
        if mine.own
    }


def checked(path: Path, kind: ContentKind) -> DeckError | None:
    try:
        kind.read(path)
    except DeckError as error:
        return explained(path, error, kind.name, kind.game)
    return None

"""The kind of a user's path (a labyrinth, a deck, monsters, a preset), and its problems."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from app.content.deck_repository import ContentEntry, ContentRepository, offered
from app.content.file_kinds import (
    DECK,
    MONSTERS,
    PLACES,
    PRESET,
    ContentKind,
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


def _read(path: Path, kind: ContentKind) -> Any:
    """Return the content of a path. Raise `DeckError`."""
    if own_reader := reader_of(kind):
        return own_reader(path)
    repository = _repository(kind.game)
    return repository.read_preset(path) if kind.name == PRESET else repository.read(path)


def kind_of(path: Path) -> ContentKind:
    """Return the kind of a path, from its files and parent folders.
    Raise `UnknownKind`, and `DeckError` or `OSError` for a path that can't be read at all: a
    YAML file that is not UTF-8 gives no clue."""
    if game := deck_of(path):
        return ContentKind(DECK, game)
    if path.is_dir():
        os.scandir(path).close()  # raises for a folder without permission
        raise UnknownKind(path)
    sign = sign_of(path)
    if sign is not None and (sign.name, sign.game) in PLACES:
        return sign
    fields = fields_of(path)
    folders = {parent.name for parent in path.absolute().parents}
    for name, game in PLACES:
        if name == PRESET and b"options" in fields and game in folders:
            return ContentKind(name, game)
    if sign is None and b"monsters" in fields:
        return next(ContentKind(name, game) for name, game in PLACES if name == MONSTERS)
    if is_yaml(path):
        decoded(read_bytes(path, LIMIT), path.name, LIMIT)
    raise UnknownKind(path)


def whole(path: Path) -> Path:
    """Return the path to read: for a deck's file, the folder of the deck."""
    return path.parent if not path.is_dir() and deck_of(path) else path


def own(data: Path) -> Iterator[tuple[Path, ContentKind]]:
    for of, place in PLACES.items():
        kind, folder = ContentKind(*of), data / place
        try:
            found = sorted(folder.iterdir())
        except FileNotFoundError:
            continue
        except OSError:  # the caller reports it as unreadable
            yield folder, kind
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
        _read(path, kind)
    except DeckError as error:
        return explained(path, error, kind.name, kind.game)
    return None

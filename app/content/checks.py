"""The kind of a user's path (a labyrinth, a deck, monsters, gear, a preset), and its problems."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.content.content_repository import ContentEntry, ContentRepository, is_content
from app.content.file_kinds import (
    DECK,
    GEAR,
    MONSTERS,
    PART,
    PLACES,
    PRESET,
    ContentKind,
    deck_of,
    detected_kind,
    explained,
    fields_of,
    is_yaml,
    reader_of,
)
from app.content.generic_setup import repository_of
from app.files.safe_read import read_bytes
from app.registry import game
from engines.kernel.decks import LIMIT
from engines.kernel.fields import Names
from engines.kernel.plaintext import decoded
from engines.kernel.problems import DeckError


class UnknownKind(Exception):
    """The kind of a path can't be detected."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


@dataclass(frozen=True, slots=True)
class Oddity:
    """A valid part of a card that spoils the game or changes nothing: the card's name, and the
    message with its values."""

    name: Names
    message: str
    values: Mapping[str, int]


@cache
def _repository(game: str) -> ContentRepository[Any, Any]:
    """Return a repository that reads all content of a game, so that the shipped cards that it needs
    are read only once."""
    return repository_of(game)


def _read(path: Path, kind: ContentKind) -> Any:
    """Return the content of a path. Raise `DeckError`."""
    if reader := reader_of(kind):
        return reader(path)
    repository = _repository(kind.game)
    return repository.read_preset(path) if kind.name == PRESET else repository.read(path)


def kind_of(path: Path) -> ContentKind:
    """Return the kind of a path, from its files and parent folders.

    Raise `UnknownKind` if nothing shows it, and `DeckError` or `OSError` for a path that can't be
    read at all, such as a YAML file that is not UTF-8.
    """
    if game := deck_of(path):
        return ContentKind(DECK, game)
    if path.is_dir():
        os.scandir(path).close()  # raises for a folder without permission
        return _torn_deck(path)
    detected = detected_kind(path)
    if detected is not None and (detected.name, detected.game) in PLACES:
        return detected
    fields = fields_of(path)
    folders = {parent.name for parent in path.absolute().parents}
    for name, game in PLACES:
        if name == PRESET and b"options" in fields and game in folders:
            return ContentKind(name, game)
    if detected is None and b"monsters" in fields:
        return next(ContentKind(name, game) for name, game in PLACES if name == MONSTERS)
    if is_yaml(path):
        decoded(read_bytes(path, LIMIT), path.name, LIMIT)
    raise UnknownKind(path)


def _torn_deck(folder: Path) -> ContentKind:
    """Return the kind of a deck that lacks the file which shows its game: what it has shows it, or
    where it is, as for the gallery. Raise `UnknownKind`."""
    decks = [owner for name, owner in PLACES if name == DECK]
    for part in sorted(one for one in folder.iterdir() if is_yaml(one) and one.is_file()):
        detected = detected_kind(part)
        if detected is not None and detected.name == PART and detected.game in decks:
            return ContentKind(DECK, detected.game)
    above = tuple(one.name for one in reversed(folder.absolute().parents[:2]))
    for owner in decks:
        if Path(PLACES[DECK, owner]).parts[-2:] == above:
            return ContentKind(DECK, owner)
    raise UnknownKind(folder)


def content_path(path: Path) -> Path:
    """Return the path to read: for a deck's file, the folder of the deck."""
    return path.parent if not path.is_dir() and deck_of(path) else path


def players_content(data: Path) -> Iterator[tuple[Path, ContentKind]]:
    """Yield the paths of content in the player's data folder, with their kinds; an unreadable
    folder as a path of its own."""
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
            if is_content(path, kind.name):
                yield path, kind


def duplicates(
    kind: ContentKind, repository: ContentRepository[Any, Any]
) -> dict[str, tuple[str, str]]:
    """Return the player's content of a kind whose id is also used elsewhere: its name, then the id
    and the name of the other content. `repository` is that of the game."""
    alone = {PRESET: repository.presets, MONSTERS: (), GEAR: ()}
    entries = alone.get(kind.name, repository.scenarios)
    alike: dict[str, list[ContentEntry[Any]]] = {}
    for entry in entries:
        if entry.id:
            alike.setdefault(entry.id, []).append(entry)
    return {
        mine.name: (mine.id, next(other.name for other in same if other is not mine))
        for same in alike.values()
        if len(same) > 1
        for mine in same
        if mine.is_players
    }


def error_in(path: Path, kind: ContentKind) -> DeckError | None:
    """Return the error of content, None if it is valid."""
    try:
        _read(path, kind)
    except DeckError as error:
        return explained(path, error, kind.name, kind.game)
    return None


def oddities(path: Path, kind: ContentKind) -> tuple[Oddity, ...]:
    """Return the oddities of valid cards (a deck, monsters or gear), as their game finds them."""
    find = game(kind.game).part("oddities") if kind.name in (DECK, MONSTERS, GEAR) else None
    return tuple(find(_read(path, kind))) if find else ()

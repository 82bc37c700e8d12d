"""What a path of somebody's is: a labyrinth, a deck of one of the games, monsters, a preset; and
what is wrong with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.shelf import offered
from app.signs import Sign, deck_of, explained, fields_of, sign_of
from engines.kernel.problems import DeckError


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing that people make. `name` is its stable word, `game` the game it belongs to;
    `read` loads one and raises `DeckError`."""

    name: str
    game: str
    read: Callable[[Path], Any]


class UnknownKind(Exception):
    """Nothing tells what a path is meant to be."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


def _labyrinth(path: Path) -> Any:
    from app.games.irrgarten.shelf import IrrgartenShelf

    return IrrgartenShelf().read(path)


def _residents(path: Path) -> Any:
    from app.games.irrgarten.shelf import read_monsters

    return read_monsters(path)


def _shelf_read(game: str, *, preset: bool = False) -> Callable[[Path], Any]:
    def read(path: Path) -> Any:
        from app.games import parts_of

        shelf = parts_of(game).shelf(None, None)
        return shelf.read_preset(path) if preset else shelf.read(path)

    return read


LABYRINTH = Kind("labyrinth", "irrgarten", _labyrinth)
RESIDENTS = Kind("monsters", "irrgarten", _residents)
NAPAKALAKI = Kind("deck", "napakalaki", _shelf_read("napakalaki"))
HAMMERSPACE = Kind("deck", "hammerspace", _shelf_read("hammerspace"))
PRESETS = {
    game: Kind("preset", game, _shelf_read(game, preset=True))
    for game in ("irrgarten", "napakalaki", "hammerspace")
}
DECKS: Final = {"napakalaki": NAPAKALAKI, "hammerspace": HAMMERSPACE}


def kind_of(path: Path) -> Kind:
    """What a path is, from its files and the folders it lies in.

    Raises `UnknownKind`, and `DeckError` or `OSError` for what can't be read at all.
    """
    if game := deck_of(path):
        return DECKS[game]
    if path.is_dir():
        os.scandir(path).close()  # one that may not be looked into is refused as such
        raise UnknownKind(path)
    sign = sign_of(path)
    known = (LABYRINTH, RESIDENTS, *PRESETS.values())
    if found := [kind for kind in known if sign == Sign(kind.name, kind.game)]:
        return found[0]
    fields = fields_of(path)
    folders = {parent.name for parent in path.absolute().parents}
    for name, preset in PRESETS.items():
        if b"options" in fields and name in folders:
            return preset
    if sign is None and b"monsters" in fields:
        return RESIDENTS
    raise UnknownKind(path)


def whole(path: Path) -> Path:
    """What is read for a path: of a deck's file, the folder that it belongs to."""
    return path.parent if not path.is_dir() and deck_of(path) else path


def own(data: Path) -> Iterator[tuple[Path, Kind]]:
    """All that a player has made: what lies in the folders of their own."""
    folders = (
        ("irrgarten/labyrinths", LABYRINTH),
        ("irrgarten/monsters", RESIDENTS),
        ("napakalaki/decks", NAPAKALAKI),
        ("hammerspace/decks", HAMMERSPACE),
        *((f"{game}/presets", kind) for game, kind in PRESETS.items()),
    )
    for place, kind in folders:
        try:
            found = sorted((data / place).iterdir())
        except OSError:
            continue
        for path in found:
            if offered(path, kind.name == "deck"):
                yield path, kind


def checked(path: Path, kind: Kind) -> DeckError | None:
    """What is wrong with it; None if it can be played with."""
    try:
        kind.read(path)
    except DeckError as error:
        return explained(path, error, kind.name, kind.game)
    return None

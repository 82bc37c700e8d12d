"""What a path of somebody's is: a labyrinth, a deck of one of the games, monsters, a preset; and
what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.reading import read_bytes
from engines.kernel.problems import DeckError

FIRST_BYTES: Final = 64 * 1024
"""How much of a file is looked at to tell what it is."""


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
_SIGNS: Final = (
    (HAMMERSPACE, frozenset({"cards.yaml", "characters.yaml"})),
    (NAPAKALAKI, frozenset({"treasures.yaml"})),
)
"""Files that only a deck of that game has."""


def kind_of(path: Path, game: str = "") -> Kind:
    """What a path is, from its files and the folders it lies in; `game` settles doubts.

    Raises `UnknownKind`, and `DeckError` for what can't be read at all.
    """
    if path.is_dir():
        return _of_folder(path, game)
    if path.name.endswith((".yaml", ".yml")) and path.parent.is_dir():
        for kind, names in _SIGNS:
            if path.name in names | {"deck.yaml", "monsters.yaml"} and _has(path.parent, names):
                return kind
    head = read_bytes(path, FIRST_BYTES)
    fields = {line.split(b":")[0] for line in head.splitlines() if line[:1].isalpha()}
    if b"grid" in fields:
        return LABYRINTH
    folders = {parent.name for parent in path.absolute().parents}
    for name in ("irrgarten", "napakalaki", "hammerspace"):
        if b"options" in fields and (game or name) == name and (game or name in folders):
            return PRESETS[name]
    if b"monsters" in fields:
        return RESIDENTS
    raise UnknownKind(path)


def whole(path: Path, kind: Kind) -> Path:
    """What is read for a path: of a deck's file, the folder that it belongs to."""
    return path.parent if kind.name == "deck" and not path.is_dir() else path


def _has(folder: Path, names: frozenset[str]) -> bool:
    return any((folder / name).exists() for name in names)


def _of_folder(path: Path, game: str) -> Kind:
    for kind, names in _SIGNS:
        if kind.game == game or (not game and _has(path, names)):
            return kind
    raise UnknownKind(path)


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
            folder = path.is_dir() and not path.name.startswith((".", "_"))
            if folder if kind.name == "deck" else path.suffix == ".yaml":
                yield path, kind


def checked(path: Path, kind: Kind) -> DeckError | None:
    """What is wrong with it; None if it can be played with."""
    try:
        kind.read(path)
    except DeckError as error:
        return error
    return None

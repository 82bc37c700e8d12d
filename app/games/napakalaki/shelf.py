"""What Napakalaki is played with: decks, presets."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from typing_extensions import override

from app.reading import read_bytes, read_folder
from app.shelf import Shelf
from engines.kernel.decks import LIMIT, load
from engines.napakalaki.deck import FILE_LIMIT, FILES, Deck, PresetFile, load_deck
from engines.napakalaki.options import Options


class NapakalakiShelf(Shelf[Deck, Options]):
    """The decks and presets of Napakalaki: a folder a deck in `napakalaki/decks`."""

    GAME: ClassVar[str] = "napakalaki"
    SCENARIOS: ClassVar[str] = "decks"
    FOLDERS: ClassVar[bool] = True
    FIRST: ClassVar[str] = "readme"

    @override
    def read(self, path: Path) -> Deck:
        return read_folder(path, FILES, FILE_LIMIT, load_deck)

    @override
    def id_of(self, file: Deck) -> str:
        return file.about.id

    @override
    def read_preset(self, path: Path) -> PresetFile:
        return load(read_bytes(path, LIMIT), path.name, PresetFile)

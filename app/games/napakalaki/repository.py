"""The content of Napakalaki: decks, presets."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from typing_extensions import override

from app.content.deck_repository import ContentRepository
from app.files.safe_read import read_folder
from engines.napakalaki.deck import FILE_LIMIT, FILES, Deck, PresetFile, load_deck
from engines.napakalaki.options import Options


class NapakalakiRepository(ContentRepository[Deck, Options]):
    """The decks and presets of Napakalaki: one folder per deck in `napakalaki/decks`."""

    GAME: str = "napakalaki"
    PRESET: ClassVar[type[PresetFile]] = PresetFile

    @override
    def read(self, path: Path) -> Deck:
        return read_folder(path, FILES, FILE_LIMIT, load_deck)

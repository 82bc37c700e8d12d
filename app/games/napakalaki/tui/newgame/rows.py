"""The texts of Napakalaki's rows."""

from __future__ import annotations

from typing_extensions import override

from app.games.napakalaki.setup_builder import NapakalakiSetupBuilder
from app.tui.newgame.rows import RowWording
from engines.napakalaki.deck import Deck


class NapakalakiWording(RowWording[NapakalakiSetupBuilder]):
    """The label of a deck: its name."""

    @override
    def file_name(self, file: Deck) -> str:
        return file.about.name.of(self.texts.language)

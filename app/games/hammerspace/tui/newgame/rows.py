"""The texts of Hammerspace's rows."""

from __future__ import annotations

from typing_extensions import override

from app.games.hammerspace.setup_builder import HammerspaceSetupBuilder
from app.tui.newgame.rows import RowWording
from engines.hammerspace.deck import Deck


class HammerspaceWording(RowWording[HammerspaceSetupBuilder]):
    """The label of a deck: its name."""

    @override
    def file_name(self, file: Deck) -> str:
        return file.about.name.of(self.texts.language)

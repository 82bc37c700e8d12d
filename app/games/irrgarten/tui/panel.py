"""The base class of the panels around the board."""

from __future__ import annotations

from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.numbers import decimal
from app.tui.match import panel


class IrrgartenPanel(panel.MatchPanel):
    scene: IrrgartenViewModel

    def real(self, thousandths: int) -> str:
        return decimal(thousandths, self.mazmorra.texts.language)

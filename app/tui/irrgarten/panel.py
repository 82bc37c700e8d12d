"""The base of the panels round the board."""

from __future__ import annotations

from app.text.numbers import decimal
from app.tui.irrgarten.scene import Scene
from app.tui.play import panel


class Panel(panel.Panel):
    """A panel of this game's scene."""

    scene: Scene

    def real(self, thousandths: int) -> str:
        """A real with one decimal."""
        return decimal(thousandths, self.mazmorra.texts.language)

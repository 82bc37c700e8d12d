"""The Irrgarten part of the new-game screen: the generator of labyrinths, and their drawings."""

from __future__ import annotations

from app.games.irrgarten.tui.newgame.form import LAYOUT, LabyrinthForm
from app.games.irrgarten.tui.newgame.starter import LabyrinthStarter
from app.games.irrgarten.tui.newgame.texts import LabyrinthFormTexts
from app.tui.newgame.parts import FormParts

PARTS = FormParts(LAYOUT, LabyrinthForm, LabyrinthFormTexts, LabyrinthStarter)

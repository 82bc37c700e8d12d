"""What Irrgarten adds to the new-game screen: the generator of labyrinths, and drawings of them."""

from __future__ import annotations

from app.tui.newgame.irrgarten.form import LabyrinthForm
from app.tui.newgame.irrgarten.panel import LabyrinthExplainer
from app.tui.newgame.irrgarten.rows import LabyrinthWording
from app.tui.newgame.irrgarten.starting import LabyrinthStarter
from app.tui.newgame.parts import FormParts

PARTS = FormParts(LabyrinthForm, LabyrinthWording, LabyrinthExplainer, LabyrinthStarter)

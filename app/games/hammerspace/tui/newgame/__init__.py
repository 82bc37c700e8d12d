"""The Hammerspace part of the new-game screen: its rules in groups, and the content of a deck."""

from __future__ import annotations

from app.games.hammerspace.tui.newgame.form import HammerspaceForm
from app.games.hammerspace.tui.newgame.panel import HammerspaceExplainer
from app.games.hammerspace.tui.newgame.rows import HammerspaceWording
from app.tui.newgame.parts import FormParts

PARTS = FormParts(HammerspaceForm, HammerspaceWording, HammerspaceExplainer)

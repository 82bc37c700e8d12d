"""What Hammerspace adds to the new-game screen: its rules in groups, and what is in a deck."""

from __future__ import annotations

from app.tui.newgame.hammerspace.form import HammerspaceForm
from app.tui.newgame.hammerspace.panel import HammerspaceExplainer
from app.tui.newgame.hammerspace.rows import HammerspaceWording
from app.tui.newgame.parts import FormParts

PARTS = FormParts(HammerspaceForm, HammerspaceWording, HammerspaceExplainer)

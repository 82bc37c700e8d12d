"""What Napakalaki adds to the new-game screen: what is in a deck, and how many may play."""

from __future__ import annotations

from app.tui.newgame.napakalaki.form import NapakalakiForm
from app.tui.newgame.napakalaki.panel import NapakalakiExplainer
from app.tui.newgame.napakalaki.rows import NapakalakiWording
from app.tui.newgame.parts import FormParts

PARTS = FormParts(NapakalakiForm, NapakalakiWording, NapakalakiExplainer)

"""The Napakalaki part of the new-game screen: the content of a deck, and the number of players."""

from __future__ import annotations

from app.games.napakalaki.tui.newgame.form import NapakalakiForm
from app.games.napakalaki.tui.newgame.panel import NapakalakiExplainer
from app.games.napakalaki.tui.newgame.rows import NapakalakiWording
from app.tui.newgame.parts import FormParts

PARTS = FormParts(NapakalakiForm, NapakalakiWording, NapakalakiExplainer)

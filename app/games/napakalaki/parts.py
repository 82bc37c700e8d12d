"""Napakalaki in the registry of games: the classes of its shelf and its draft."""

from __future__ import annotations

from app.games import Parts
from app.games.napakalaki.draft import NapakalakiDraft
from app.games.napakalaki.shelf import NapakalakiShelf

PARTS = Parts(NapakalakiShelf, NapakalakiDraft)

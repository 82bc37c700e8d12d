"""Napakalaki, as the program offers it: decks of treasures and monsters, a folder each."""

from __future__ import annotations

from app.games import Parts
from app.games.napakalaki.draft import NapakalakiDraft
from app.games.napakalaki.shelf import NapakalakiShelf

PARTS = Parts(NapakalakiShelf, NapakalakiDraft)

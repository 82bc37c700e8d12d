"""Hammerspace in the registry of games: the classes of its shelf and its draft."""

from __future__ import annotations

from app.games import Parts
from app.games.hammerspace.draft import HammerspaceDraft
from app.games.hammerspace.shelf import HammerspaceShelf

PARTS = Parts(HammerspaceShelf, HammerspaceDraft)

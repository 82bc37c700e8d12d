"""Hammerspace, as the program offers it: decks of cards, characters and monsters."""

from __future__ import annotations

from app.games import Parts
from app.games.hammerspace.draft import HammerspaceDraft
from app.games.hammerspace.shelf import HammerspaceShelf

PARTS = Parts(HammerspaceShelf, HammerspaceDraft)

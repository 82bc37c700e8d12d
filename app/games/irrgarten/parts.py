"""Irrgarten in the registry of games: the classes of its shelf and its draft."""

from __future__ import annotations

from app.games import Parts
from app.games.irrgarten.draft import IrrgartenDraft
from app.games.irrgarten.shelf import IrrgartenShelf

PARTS = Parts(IrrgartenShelf, IrrgartenDraft)

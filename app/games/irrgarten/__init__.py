"""Irrgarten, as the program offers it: labyrinths from files or made by the generator."""

from __future__ import annotations

from app.games import Parts
from app.games.irrgarten.draft import IrrgartenDraft
from app.games.irrgarten.shelf import IrrgartenShelf

PARTS = Parts(IrrgartenShelf, IrrgartenDraft)

"""The decks that the program ships, read as the app reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engines.irrgarten.deck import LABYRINTH_LIMIT, LabyrinthFile, MonsterFile, PresetFile
from engines.kernel.decks import load

CARDS = Path(__file__).parents[2] / "cards"
IRRGARTEN = CARDS / "irrgarten"


def files(kind: str) -> list[Path]:
    """All files of a kind ("labyrinths", "monsters", "presets"), in order."""
    return sorted((IRRGARTEN / kind).glob("*.yaml"))


@cache
def labyrinth(path: Path) -> LabyrinthFile:
    """A shipped labyrinth."""
    return load(path.read_bytes(), path.name, LabyrinthFile, LABYRINTH_LIMIT)


@cache
def monsters(path: Path) -> MonsterFile:
    """A shipped deck of monsters."""
    return load(path.read_bytes(), path.name, MonsterFile)


@cache
def preset(path: Path) -> PresetFile:
    """A shipped preset of rules."""
    return load(path.read_bytes(), path.name, PresetFile)

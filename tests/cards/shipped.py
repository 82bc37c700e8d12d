"""The decks that the program ships, read as the app reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engines.hammerspace import deck as hammerspace
from engines.irrgarten.deck import (
    LABYRINTH_LIMIT,
    GearFile,
    LabyrinthFile,
    MonsterFile,
    PresetFile,
)
from engines.kernel.decks import load
from engines.napakalaki import deck as napakalaki

CARDS = Path(__file__).parents[2] / "cards"
IRRGARTEN = CARDS / "irrgarten"
NAPAKALAKI = CARDS / "napakalaki"
HAMMERSPACE = CARDS / "hammerspace"


def files(kind: str) -> list[Path]:
    """All files of a kind ("labyrinths", "monsters", "gear", "presets"), in order."""
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
def gear(path: Path) -> GearFile:
    """A shipped list of names of weapons and shields."""
    return load(path.read_bytes(), path.name, GearFile)


@cache
def preset(path: Path) -> PresetFile:
    """A shipped preset of rules."""
    return load(path.read_bytes(), path.name, PresetFile)


@cache
def napakalaki_deck(name: str) -> napakalaki.Deck:
    """A shipped deck of Napakalaki: "base" or "grand"."""
    folder = NAPAKALAKI / "decks" / name
    return napakalaki.load_deck({file.name: file.read_bytes() for file in folder.iterdir()}, name)


@cache
def hammerspace_deck(name: str) -> hammerspace.Deck:
    """A shipped deck of Hammerspace: "base"."""
    folder = HAMMERSPACE / "decks" / name
    return hammerspace.load_deck({file.name: file.read_bytes() for file in folder.iterdir()}, name)


@cache
def napakalaki_preset(name: str) -> napakalaki.PresetFile:
    """A shipped preset of Napakalaki, by its id."""
    path = NAPAKALAKI / "presets" / f"{name}.yaml"
    return load(path.read_bytes(), path.name, napakalaki.PresetFile)

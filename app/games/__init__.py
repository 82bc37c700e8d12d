"""What each game adds to the program around its rules and its screen: one registry.

A game's package has a shelf (what can be played with), a draft (a game in the making) and a set-up
(what a match begins from); that of a card game has advice. Its `parts` name the first two, which
need the schemas of files: they are imported when first asked for, and a match does without.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.draft import Draft
    from app.shelf import Shelf

MODULES = {
    "irrgarten": "app.games.irrgarten",
    "napakalaki": "app.games.napakalaki",
    "hammerspace": "app.games.hammerspace",
}


@dataclass(frozen=True, slots=True)
class Parts:
    """The classes of a game."""

    shelf: type[Shelf[Any, Any]]
    draft: type[Draft[Any, Any]]


def parts_of(game: str) -> Parts:
    """The parts of a game. Raises `KeyError` for one that is not in the registry."""
    found: Parts = import_module(f"{MODULES[game]}.parts").PARTS
    return found

"""What each game adds to the new-game screen: one registry, a package a game."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from app.tui.newgame.form import Form
from app.tui.newgame.panel import Explainer
from app.tui.newgame.rows import Wording
from app.tui.newgame.starting import Starter

MODULES = {
    "irrgarten": "app.tui.newgame.irrgarten",
    "napakalaki": "app.tui.newgame.napakalaki",
    "hammerspace": "app.tui.newgame.hammerspace",
}


@dataclass(frozen=True, slots=True)
class FormParts:
    """The classes of a game's form: its rows, their words, what is explained beside them, and how
    a finished form becomes a set-up."""

    form: type[Form[Any]]
    wording: type[Wording[Any]]
    explainer: type[Explainer[Any]]
    starter: type[Starter[Any]] = Starter


def form_parts(game: str) -> FormParts:
    """The parts of a game. Raises `KeyError` for one that is not in the registry."""
    found: FormParts = import_module(MODULES[game]).PARTS
    return found

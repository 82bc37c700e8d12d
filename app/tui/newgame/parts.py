"""What each game adds to the new-game screen: one registry, a package a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from app.registry import game
from app.tui.newgame.form import FormLayout, SetupForm
from app.tui.newgame.starter import MatchStarter
from app.tui.newgame.texts import FormTexts


@dataclass(frozen=True, slots=True)
class FormParts:
    """The layout of a game's form, and its classes for rows, their texts, and the start.
    The generic ones serve a game without files: all options are visible, in the order of their
    model."""

    layout: FormLayout = field(default_factory=FormLayout)
    form: type[SetupForm[Any]] = SetupForm
    texts: type[FormTexts[Any]] = FormTexts
    starter: type[MatchStarter[Any]] = MatchStarter


def form_parts(game_id: str) -> FormParts:
    """Return the parts of a game's form. Raise `UnknownGame`."""
    found: FormParts | None = game(game_id).part("form")
    return found or FormParts()

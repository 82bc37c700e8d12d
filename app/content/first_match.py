"""The first match after the lessons of a game."""

from __future__ import annotations

from typing import Any

from app.content.match_setup import MatchSetup
from app.content.setup_builder import SetupBuilder


def choose_first(draft: SetupBuilder[Any, Any]) -> None:
    """Make a builder's choices those of the first match of its game, as its `FIRST` has it."""
    first = draft.FIRST
    if first.preset:
        draft.choose_preset(first.preset)
    if first.bots:
        draft.seat_against(first.bots)
    draft.choose_id(first.scenario)
    for name, value in first.options:
        draft.set_option(name, value)


def first_match_setup(draft: SetupBuilder[Any, Any]) -> MatchSetup:
    """Return the setup of the first match of a builder's game. Raise as `SetupBuilder.setup`
    does."""
    choose_first(draft)
    return draft.setup()

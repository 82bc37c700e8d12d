"""The first match after the lessons of a game."""

from __future__ import annotations

from typing import Any

from app.content.match_setup import MatchSetup
from app.content.setup_builder import SetupBuilder


def first_match_setup(draft: SetupBuilder[Any, Any]) -> MatchSetup:
    """Return the setup of the first match of a builder's game, as its `FIRST` has it. Raise as
    `SetupBuilder.setup` does."""
    first = draft.FIRST
    if first.preset:
        draft.choose_preset(first.preset)
    if first.bots:
        draft.seat_against(first.bots)
    draft.choose_id(first.scenario)
    for name, value in first.options:
        draft.set_option(name, value)
    return draft.setup()

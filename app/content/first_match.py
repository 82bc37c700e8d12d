"""The first match after the lessons of a game, and the first one among friends."""

from __future__ import annotations

from typing import Any, Final

from app.content.match_setup import MatchSetup
from app.content.setup_builder import SetupBuilder

AMONG_FRIENDS: Final = 3
"""The least number of players at a table for friends, unless the host names them: the host, and
two who come. A bot plays for whoever doesn't."""


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


def choose_for_friends(draft: SetupBuilder[Any, Any], players: int = 0) -> None:
    """Make a builder's choices those of a match among friends: the rules that its game marks for a
    first match with so many `players`, 0 for a usual number."""
    draft.seat_as_many(players or max(AMONG_FRIENDS, len(draft.seats)))
    best = draft.best_first
    if best is not None:
        draft.choose_preset(best.id)

"""The match that is offered to a player who has just finished the lessons of a game."""

from __future__ import annotations

from typing import Any

from app.content.match_setup import MatchSetup
from app.content.setup_builder import SetupBuilder
from app.match.seats import HUMAN, Seat


def first_match_setup(draft: SetupBuilder[Any, Any]) -> MatchSetup:
    """Return the setup of the first match of a builder's game, as its `FIRST` has it. Raise as
    `SetupBuilder.setup` does."""
    first = draft.FIRST
    bots = first.bots or tuple(seat.bot for seat in draft.seats if not seat.human)
    rivals = zip(draft.names[1:], bots, strict=False)
    draft.seats = [Seat(draft.names[0], HUMAN), *(Seat(name, bot) for name, bot in rivals)]
    draft.choose_id(first.scenario)
    if first.preset:
        draft.choose_preset(first.preset)
    for name, value in first.options:
        draft.set_option(name, value)
    return draft.setup()

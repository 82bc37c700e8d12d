"""The fold: a view and then the feed say the same as a later view (NAP-20)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from app.games.napakalaki.perspective.reducer import after
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from engines.kernel.streams import CheapSource
from engines.napakalaki.bots import BOTS
from engines.napakalaki.events import Lost, Received
from engines.napakalaki.figures import Figures
from engines.napakalaki.rules import Rules
from engines.napakalaki.view import View
from tests.engines.napakalaki.helpers import config, rich_config

RULES = Rules()
NOT_TOLD = ("phase", "legal", "due", "sale")
"""What no event tells: it is taken over when all was shown."""


def told(view: View) -> dict[str, Any]:
    """All that the feed tells of a game."""
    found = {field.name: getattr(view, field.name) for field in fields(View)}
    return {name: value for name, value in found.items() if name not in NOT_TOLD}


@pytest.mark.parametrize("game", range(20))
def test_a_view_and_the_feed_say_what_a_later_view_says(game: int) -> None:
    seats = 2 + game % 5
    figures = Figures(
        necklace_always=bool(game % 2), equip_before_combat=game % 3 == 0, turn_limit=60
    )
    cards = config(figures, seats)
    state, choices = RULES.new(cards, f"fold {game}"), CheapSource(game)
    lookers = (SPECTATOR, *range(seats))
    seen = {seat: RULES.view(state, seat) for seat in lookers}
    while state.seat != OVER:
        legal, events = RULES.legal(state), list[Event]()
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
        for seat in lookers:
            for event in events:
                if may_see(event, seat):
                    seen[seat] = after(cards, seen[seat], event)
                    own = seen[seat].me
                    assert seat == SPECTATOR or own.hidden == len(seen[seat].hidden), event
            assert told(seen[seat]) == told(RULES.view(state, seat))


@pytest.mark.parametrize("game", range(20))
def test_the_rules_own_view_taken_as_an_event_is_told_is_that_of_the_fold(game: int) -> None:
    """Two facts apart: who receives treasures sees them with the public half of it already, and of
    what is due the rules know how much is left."""
    figures = Figures(
        necklace_always=bool(game % 2), equip_before_combat=game % 3 == 0, turn_limit=60
    )
    cards = config(figures, 2 + game % 5) if game % 4 else rich_config(figures, 2 + game % 5)
    state, choices = RULES.new(cards, f"told {game}"), CheapSource(game)
    lookers = (SPECTATOR, *range(cards.seats))
    bots = [*BOTS.values()]

    def emit(event: Event) -> None:
        for seat in lookers:
            if may_see(event, seat):
                fold = seen[seat] = after(cards, seen[seat], event)
                view = RULES.view(state, seat)
                if isinstance(event, Lost):
                    fold = replace(fold, due=view.due)
                if not (isinstance(event, Received) and event.seat == seat):
                    assert view == replace(fold, legal=()), (event, seat)

    while state.seat != OVER:
        seen = {seat: RULES.view(state, seat) for seat in lookers}
        action = choices.below(0, len(state.legal))
        if game % 2 and action:
            bot = bots[state.seat % len(bots)]
            RULES.apply(state, bot(cards, RULES.view(state, state.seat), action), emit)
        else:
            RULES.apply(state, state.legal[action], emit)

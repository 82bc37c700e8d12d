"""The fold: a view and then the feed say the same as a later view (HAM-25)."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.hammerspace.perspective.reducer import after
from engines.hammerspace.config import Config
from engines.hammerspace.figures import Figures
from engines.hammerspace.rules import Rules
from engines.hammerspace.view import View
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from engines.kernel.streams import CheapSource
from tests.app.games.hammerspace.tui.helpers import base_cards

RULES = Rules()
TOLD = (
    "turn", "active", "extra", "order", "monster", "monster_life", "keeper", "sum", "rolls_from",
    "cards_left", "pile", "monsters_left", "monster_pile", "offered", "dropped", "winners",
)  # fmt: skip
OF_PLAYERS = ("seat", "life", "cards", "down", "used", "seen", "characters", "skips")


def told(view: View) -> dict[str, Any]:
    """What the screen shows of a game while it goes on, all of which events tell."""
    found = {name: getattr(view, name) for name in TOLD}
    for player in view.players:
        found |= {f"{name} {player.seat}": getattr(player, name) for name in OF_PLAYERS}
        found[f"out {player.seat}"] = bool(player.fell)
    found["lasting"] = sorted((one.holder, one.ability) for one in view.lasting)
    found["orders"] = sorted((one.seat, one.slot, one.up) for one in view.orders)
    return found


@pytest.mark.parametrize("game", range(16))
def test_a_view_and_the_feed_say_what_a_later_view_says(game: int) -> None:
    """Life, cards and the monster never run ahead of what was shown."""
    seats = 2 + game % 5
    figures = Figures(
        life=15 + game % 3 * 5,
        face_down_limit=1 + game % 2,
        characters=game % 4 > 0,
        hide_at_start=game % 3 > 0,
        monsters=game % 4 > 0,
        monster_ms=0,
        monster_turns=4 if game % 4 else 0,
        timer_stops=game % 2 > 0,
        limit_turns=80,
    )
    cards = Config(base_cards(), seats, figures)
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
            assert told(seen[seat]) == told(RULES.view(state, seat)), (seat, events)

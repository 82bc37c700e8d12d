"""The fold: a view and then the feed say the same as a later view (HAM-25)."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.hammerspace.perspective.reducer import after
from engines.hammerspace.bots import BOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import Peeked, Swapped, Taken
from engines.hammerspace.events import HIDDEN
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


def table(game: int) -> Config:
    """The cards and figures of a game by its number."""
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
    return Config(base_cards(), 2 + game % 5, figures)


@pytest.mark.parametrize("game", range(16))
def test_a_view_and_the_feed_say_what_a_later_view_says(game: int) -> None:
    """Life, cards and the monster never run ahead of what was shown."""
    cards = table(game)
    state, choices = RULES.new(cards, f"fold {game}"), CheapSource(game)
    lookers = (SPECTATOR, *range(cards.seats))
    seen = {seat: RULES.view(state, seat) for seat in lookers}
    while state.seat != OVER:
        legal, events = RULES.legal(state), list[Event]()
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
        for seat in lookers:
            for event in events:
                if may_see(event, seat):
                    seen[seat] = after(cards, seen[seat], event)
            assert told(seen[seat]) == told(RULES.view(state, seat)), (seat, events)


OF_ATTACKS = ("attacker", "slot", "subtype", "die", "targets", "required", "losses")


def fought(view: View) -> dict[str, Any]:
    """What events tell of an attack under way."""
    return {name: getattr(view.attack, name) for name in OF_ATTACKS}


def own_cards_told_next(event: Event, seat: int) -> bool:
    """Whether the next event names the seat a card that it sees already, face down in a slot."""
    match event:
        case Peeked(seat=looker):
            return looker == seat
        case Taken(seat=taker, card=card):
            return taker == seat and card == HIDDEN
        case Swapped(seat=one, card=mine, of=other, of_card=theirs):
            return (seat, HIDDEN) in ((one, mine), (other, theirs))
    return False


@pytest.mark.parametrize("game", range(24))
def test_the_rules_own_view_taken_as_an_event_is_told_is_that_of_the_fold(game: int) -> None:
    """But for a card that a seat is shown face down: it sees it with the public half of that."""
    cards = table(game)
    state, choices = RULES.new(cards, f"told {game}"), CheapSource(game)
    lookers = (SPECTATOR, *range(cards.seats))
    bots = [*BOTS.values()]

    def emit(event: Event) -> None:
        for seat in lookers:
            if may_see(event, seat):
                seen[seat] = after(cards, seen[seat], event)
                view = RULES.view(state, seat)
                assert (view.legal, view.ask) == ((), None)
                if view.attack is not None:
                    assert fought(view) == fought(seen[seat]), (event, seat)
                if not own_cards_told_next(event, seat):
                    assert told(view) == told(seen[seat]), (event, seat)

    while state.seat != OVER:
        seen = {seat: RULES.view(state, seat) for seat in lookers}
        action = choices.below(0, len(state.legal))
        if game % 3 == 0 and action:
            bot = bots[state.seat % len(bots)]
            RULES.apply(state, bot(cards, RULES.view(state, state.seat), action), emit)
        else:
            RULES.apply(state, state.legal[action], emit)

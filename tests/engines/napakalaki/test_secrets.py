"""Napakalaki: nothing that a seat may not know leaves the engine (NAP-20)."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from engines.kernel.events import EVERYONE, OVER, SPECTATOR, Event
from engines.kernel.streams import CheapSource, KeyedSource, ScriptedSource
from engines.napakalaki.actions import EQUIP, card_of, verb_of
from engines.napakalaki.bots import BOTS
from engines.napakalaki.events import Picked, ReceivedCards, TakenBack
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.restore import restore
from engines.napakalaki.state import State
from engines.napakalaki.view import View
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    RULES,
    config,
    do,
    feed,
    lay,
    rich_config,
    with_tricks,
)
from tests.helpers.examples import tried
from tests.helpers.thinned import is_whole

many = tried(30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@st.composite
def moments(draw: st.DrawFn) -> State:
    """A game somewhere in its middle."""
    seats = draw(st.integers(2, 5))
    plain = Parameters(necklace_always=draw(st.booleans()), equip_before_combat=draw(st.booleans()))
    rules = draw(st.sampled_from([plain, FRIENDS, replace(FRIENDS, necklace_always=True)]))
    game = config(rules, seats) if draw(st.booleans()) else rich_config(rules, seats)
    if draw(st.booleans()):
        game = with_tricks(game)
    state = RULES.deal(game, KeyedSource(f"{draw(st.integers(0, 10**6))}"))
    choices = CheapSource(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 200))):
        if state.seat == OVER:
            break
        RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
    return state


def text(view: View) -> str:
    return json.dumps(view.to_data(), sort_keys=True)


def other_hands(state: State, seat: int, seed: int) -> State:
    """The same public game for `seat`, with other hidden cards elsewhere and other decks."""
    view = RULES.view(state, seat)
    return RULES.determinize(state.config, view, CheapSource(seed))


@many
@given(moments(), st.integers(0, 99))
def test_a_determinization_gives_the_same_view_and_a_whole_game(state: State, thought: int) -> None:
    for seat in (SPECTATOR, *range(state.config.seats)):
        view = RULES.view(state, seat)
        guess = RULES.determinize(state.config.public(), view, KeyedSource(f"{thought}"))
        assert text(RULES.view(guess, seat)) == text(view)
        assert RULES.digest(restore(guess.config, guess.dump())) == RULES.digest(guess)


@many
@given(moments(), st.integers(0, 99))
def test_a_view_is_the_same_whatever_the_others_hide(state: State, seed: int) -> None:
    """Byte by byte, for every seat: built from what it may see and nothing else."""
    for seat in (SPECTATOR, *range(state.config.seats)):
        assert text(RULES.view(other_hands(state, seat, seed), seat)) == text(
            RULES.view(state, seat)
        )


@many
@given(moments(), st.integers(0, 10**6))
def test_only_two_kinds_of_events_are_private_and_they_name_their_owner(
    state: State, seed: int
) -> None:
    choices = CheapSource(seed)
    for _ in range(40):
        if state.seat == OVER:
            break
        events: list[Event] = []
        RULES.apply(state, state.legal[choices.below(0, len(state.legal))], events.append)
        for event in events:
            if isinstance(event, ReceivedCards | Picked | TakenBack):
                assert event.seats == 1 << event.seat
            else:
                assert event.seats == EVERYONE


@many
@given(moments(), st.integers(0, 10**6))
def test_no_public_event_names_a_card_that_stays_hidden(state: State, seed: int) -> None:
    """After each decision the hidden cards are in no event of that decision but the owner's."""
    choices = CheapSource(seed)
    names_cards = {"card", "cards", "equipped", "hidden"}
    for _ in range(40):
        if state.seat == OVER:
            break
        events: list[Event] = []
        RULES.apply(state, state.legal[choices.below(0, len(state.legal))], events.append)
        concealed = {card for cards in state.hidden for card in cards}
        concealed -= {*state.dealings.looted}  # NAP-35: all saw them
        lost_and_drawn = any(type(event).__name__ == "Reshuffled" for event in events)
        for event in events:
            if event.seats != EVERYONE or lost_and_drawn:
                continue
            for field in fields(event):
                value = getattr(event, field.name)
                if field.name not in names_cards or isinstance(value, bool):
                    continue
                shown = value if isinstance(value, tuple) else (value,)
                assert not concealed & set(shown)


def test_a_view_says_nothing_of_a_sale_that_is_not_made() -> None:
    """The picks are the seat's own affair, and so is how often it changed its mind."""
    state = lay("piano", "curtain")
    before = [text(RULES.view(state, seat)) for seat in (SPECTATOR, 1, 2)]
    told = do(state, "sell curtain", "back", "sell curtain")
    assert [text(RULES.view(state, seat)) for seat in (SPECTATOR, 1, 2)] == before
    assert all(feed(told, seat) == [] for seat in (SPECTATOR, 1, 2))
    assert RULES.view(state, 0).sale != ()


def test_a_guess_has_the_unseen_cards_in_an_order_of_its_own() -> None:
    state = lay("oar", "piano", others=[("", "beads fork")])
    guesses = [other_hands(state, 0, seed) for seed in range(6)]
    assert len({tuple(guess.monsters) for guess in guesses}) == 6
    assert len({tuple(guess.treasures) for guess in guesses}) == 6
    assert len({tuple(guess.hidden[1]) for guess in guesses}) > 1


def test_who_chooses_between_hidden_helmets_has_them_in_every_guess() -> None:
    """The choice itself is seen by all: a guess in which there was none could not be."""
    state = lay("", "colander bucket spoon", meets="thief")
    do(state, "draw", "accept")
    for seed in range(20):
        guess = other_hands(state, 1, seed)
        assert len(guess.legal) >= 2
        assert text(RULES.view(guess, 1)) == text(RULES.view(state, 1))


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_alike_whatever_the_others_hide(bot: str) -> None:
    """It gets its view and nothing else, so this is the sum of the above."""
    state = lay("oar", "piano curtain spoon", others=[("", "beads fork"), ("", "barrel")])
    chosen = {
        BOTS[bot](state.config, RULES.view(other_hands(state, 0, seed), 0), 5)
        for seed in range(10 if is_whole() else 3)
    }
    assert len(chosen) == 1


def test_an_equipped_card_is_seen_from_then_on_and_not_before() -> None:
    state = lay("", "oar", meets="gnat", dice=[])
    do(state, "draw", "accept")
    assert RULES.view(state, 1).players[0].equipped == ()
    (action,) = (a for a in state.legal if verb_of(a) == EQUIP)
    RULES.apply(state, action)
    assert RULES.view(state, 1).players[0].equipped == (card_of(action),)
    assert isinstance(state.source, ScriptedSource)

"""Hammerspace: what holds in every game, at every moment, whatever the options."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import MovedCard, PeekedCard
from engines.hammerspace.events import (
    CharacterDropped,
    CharactersOffered,
    Discarded,
    Fell,
    HandShown,
    LifeGained,
    LifeLost,
    MonsterCame,
    Refilled,
    TurnedDown,
    TurnedUp,
)
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import ENDED, NO_CARD, State
from engines.kernel.events import EVERYONE, OVER, Event, GameEnded, TurnBegan
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.hammerspace.table import RULES, check, of
from tests.seeds.hammerdeck import cards

many = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
PLIES = 200

parameters = st.builds(
    lambda monsters, turns, **more: Parameters(
        monsters=monsters, monster_ms=0, monster_turns=turns if monsters else 0, **more
    ),
    monsters=st.booleans(),
    turns=st.sampled_from([1, 3, 12]),
    life=st.sampled_from([30, 30, 5, 90]),
    hide_at_start=st.booleans(),
    face_down_limit=st.sampled_from([1, 1, 0, 2, 4]),
    characters=st.booleans(),
    timer_stops=st.booleans(),
    limit_turns=st.sampled_from([0, 0, 20]),
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Config, int]:
    """A configuration of the deck of the catalogue, and a seed."""
    config = Config(cards(), draw(st.integers(2, 6)), draw(parameters))
    return config, draw(st.integers(0, 10**9))


def check_step(before: State, after: State, events: list[Event]) -> None:
    """The invariants of a decision."""
    life = list(before.life)
    for event in events:
        if isinstance(event, LifeLost | LifeGained):
            life[event.party] += event.amount * (1 if isinstance(event, LifeGained) else -1)
            assert life[event.party] == event.life >= 0
            assert event.amount > 0
        elif isinstance(event, MonsterCame):
            life[MONSTER] = event.life
    assert life == after.life, "life changes by what is told, and nothing else"
    fallen = [event.seat for event in of(events, Fell)]
    was, still = set(before.order), set(after.order)
    assert was - still == set(fallen), "who is out is told, and nobody comes back"
    assert still <= was
    assert after.decisions == before.decisions + 1
    assert after.turn - before.turn == len(of(events, TurnBegan))
    gone = sum(len(event.cards) for event in of(events, Discarded))
    came = len(of(events, Refilled))
    held = [sum(card != NO_CARD for card in state.slots) for state in (before, after)]
    assert held[1] - held[0] == came - gone


def check_start(state: State) -> None:
    """HAM-16: four cards each at the start of a turn, unless the piles were empty (HAM-19)."""
    for seat in state.order:
        hand = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
        assert NO_CARD not in hand or not (state.deck or state.pile)


@many
@given(games())
def test_the_rules_hold_at_every_moment_of_every_game(game: tuple[Config, int]) -> None:
    config, seed = game
    state, choices = RULES.deal(config, CheapSource(seed)), CheapSource(seed + 1)
    check(state)
    for _ in range(PLIES):
        if state.seat == OVER:
            break
        before, events = state.clone(), list[Event]()
        legal = RULES.legal(state)

        def hear(event: Event, state: State = state, events: list[Event] = events) -> None:
            events.append(event)
            if isinstance(event, TurnBegan):
                check_start(state)

        RULES.apply(state, legal[choices.below(0, len(legal))], hear)
        check(state)
        check_step(before, state, events)


SHOWING = (HandShown, TurnedUp, Refilled, Discarded)
TO_SOME = (CharactersOffered, CharacterDropped, PeekedCard, MovedCard)


@many
@given(games())
def test_ham_25_no_public_event_names_what_lies_face_down(game: tuple[Config, int]) -> None:
    """A card that was hidden at the start stays unnamed until it is turned up or discarded; what
    is for one seat goes to that seat alone, and every reveal says so."""
    config, seed = game
    state, choices = RULES.deal(config, CheapSource(seed)), CheapSource(seed + 1)
    for _ in range(PLIES):
        if state.seat == OVER:
            break
        hidden = {
            state.slots[place]
            for place in range(SLOTS * config.seats)
            if state.down[place // SLOTS] >> place % SLOTS & 1 and not state.seen[place]
        }
        events: list[Event] = []
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
        for event in events:
            assert (event.seats == EVERYONE) is not isinstance(event, TO_SOME)
            if isinstance(event, TO_SOME):
                assert event.seats == 1 << event.seat
            if isinstance(event, SHOWING):
                assert type(event).reveals
                shown = event.cards if isinstance(event, HandShown | Discarded) else (event.card,)
                hidden -= set(shown)
            elif event.seats == EVERYONE and hasattr(event, "card"):
                assert event.card not in hidden or type(event).reveals
        for event in of(events, TurnedDown):
            assert not hasattr(event, "card")


@many
@given(games(), st.integers(0, 150))
def test_a_saved_game_goes_on_as_if_never_saved(game: tuple[Config, int], plies: int) -> None:
    config, seed = game
    state, choices = RULES.deal(config, KeyedSource(f"{seed}")), CheapSource(seed)
    for _ in range(plies):
        if state.seat != OVER:
            RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
    again = RULES.load(config, RULES.dump(state))
    assert RULES.digest(again) == RULES.digest(state)
    assert list(again.legal) == list(state.legal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_comes_to_its_end_by_a_winner(seats: int) -> None:
    """Far below the cap, with everything that the rules offer."""
    config = Config(cards(), seats, Parameters(monster_ms=0, monster_turns=20))
    for seed in range(6):
        state, choices = RULES.deal(config, CheapSource(seed)), CheapSource(seed)
        told: list[Event] = []
        while state.seat != OVER:
            legal = RULES.legal(state)
            RULES.apply(state, legal[choices.below(0, len(legal))], told.append)
        assert state.phase == ENDED
        (ended,) = of(told, GameEnded)
        assert ended.reason == "last-player"
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert outcome.winners == ended.winners
        assert len(state.order) <= 1
        assert state.decisions < 5_000


def test_a_search_may_play_on_from_any_moment() -> None:
    """A clone with another source lives its own life, and the game does not notice."""
    config = Config(cards(), 4, Parameters(monster_ms=0, monster_turns=2))
    state, choices = RULES.deal(config, KeyedSource("search")), CheapSource(5)
    while state.seat != OVER:
        before = RULES.digest(state)
        twin = RULES.clone(state, CheapSource(state.decisions))
        for _ in range(10):
            if twin.seat != OVER:
                RULES.apply(twin, twin.legal[-1])
        assert RULES.digest(state) == before
        assert refresh(state.clone()).legal == state.legal
        RULES.apply(state, state.legal[choices.below(0, len(state.legal))])


def test_ham_21_time_may_pass_at_any_moment() -> None:
    """Elapsed time changes the timer, the limit and the clock, and nothing that is being done."""
    parameters = Parameters(monster_ms=60_000, limit_ms=600_000)
    config = Config(cards(), 3, parameters)
    state, choices = RULES.deal(config, CheapSource(3)), CheapSource(4)
    while state.seat != OVER:
        legal, seat = list(RULES.legal(state)), state.seat
        RULES.advance(state, 4_000)
        assert (list(RULES.legal(state)), state.seat) == (legal, seat)
        check(state)
        RULES.apply(state, legal[choices.below(0, len(legal))])
    assert state.clock <= 600_000 + 4_000 * 60

"""Hammerspace: nothing that a seat may not know leaves the engine (HAM-25)."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.hammerspace.bots import BOTS
from engines.hammerspace.config import Config
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.restore import restore
from engines.hammerspace.state import EFFECT, NO_CARD, State
from engines.hammerspace.view import EMPTY, View
from engines.kernel.events import OVER, SPECTATOR
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.hammerspace.table import RULES, again, do, hand, lay, name
from tests.helpers.thinned import is_whole
from tests.seeds.hammerdeck import cards

many = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def moments(draw: st.DrawFn) -> State:
    """A game somewhere in its middle."""
    rules = Parameters(
        monster_ms=0,
        monster_turns=draw(st.sampled_from([2, 8])),
        face_down_limit=draw(st.sampled_from([1, 2, 4])),
        hide_at_start=draw(st.booleans()),
        lay_hidden=draw(st.booleans()),
        makeshift=draw(st.sampled_from([0, 2])),
    )
    game = Config(cards(), draw(st.integers(2, 6)), rules)
    state = RULES.deal(game, KeyedSource(f"{draw(st.integers(0, 10**6))}"))
    choices = CheapSource(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 120))):
        if state.seat != OVER:
            RULES.apply(state, state.legal[choices.below(0, len(state.legal))])
    return state


def text(view: View) -> str:
    return json.dumps(view.to_data(), sort_keys=True)


def other_hands(state: State, seat: int, seed: int) -> State:
    """The same public game for `seat`, with other hidden cards elsewhere and other decks."""
    view = RULES.view(state, seat)
    return RULES.determinize(state.config, view, CheapSource(seed))


def seen_by(state: State, seat: int, of: int = 0) -> str:
    """A hand as a seat sees it, `?` for what it may not see."""
    found = RULES.view(state, seat).players[of].cards
    return " ".join({HIDDEN: "?", EMPTY: "-"}.get(card) or name(state, card) for card in found)


@many
@given(moments(), st.integers(0, 99))
def test_a_determinization_gives_the_same_view_and_a_whole_game(state: State, thought: int) -> None:
    for seat in (SPECTATOR, *range(state.config.seats)):
        view = RULES.view(state, seat)
        guess = RULES.determinize(state.config.public(), view, KeyedSource(f"{thought}"))
        assert text(RULES.view(guess, seat)) == text(view)
        assert RULES.digest(restore(guess.config, guess.dump())) == RULES.digest(guess)
        if seat == state.seat:
            assert list(guess.legal) == list(state.legal)


@many
@given(moments(), st.integers(0, 10**6))
def test_a_search_plays_a_guess_to_its_end(state: State, seed: int) -> None:
    guess, choices = other_hands(state, max(0, state.seat), seed), CheapSource(seed)
    while guess.seat != OVER:
        RULES.apply(guess, guess.legal[choices.below(0, len(guess.legal))])
    assert RULES.outcome(guess) is not None


def test_ham_2_a_hand_is_its_owners_affair_until_it_has_decided() -> None:
    state = RULES.deal(Config(cards(), 2, Parameters()), KeyedSource("hands"))
    assert [seen_by(state, seat) for seat in (SPECTATOR, 1)] == ["? ? ? ?"] * 2
    assert seen_by(state, 0) == hand(state, 0)
    do(state, "down 2")
    first, _, third, fourth = hand(state, 0).split()
    assert [seen_by(state, seat) for seat in (SPECTATOR, 1)] == [f"{first} ? {third} {fourth}"] * 2
    assert seen_by(state, 0) == hand(state, 0)
    assert seen_by(state, 0, of=1) == "? ? ? ?"


def test_ham_4_the_three_that_are_offered_are_seen_by_who_chooses() -> None:
    state = RULES.deal(Config(cards(), 2, Parameters(hide_at_start=False)), KeyedSource("people"))
    mine, theirs = state.offered[:3], state.offered[3:]
    assert list(RULES.view(state, 0).offered) == mine
    assert list(RULES.view(state, 1).offered) == theirs
    assert RULES.view(state, SPECTATOR).offered == ()
    do(state, "drop 1")
    own, other = RULES.view(state, 0), RULES.view(state, 1)
    assert (own.dropped, other.dropped) == (mine[0], NO_CARD)
    assert own.offered == ()
    assert list(other.players[0].characters) == mine[1:]


def test_ham_6_a_card_turned_down_in_their_sight_is_known_to_the_players() -> None:
    state = lay("club lid", "club-2", face_down_limit=1, dice=[3, 3])
    do(state, "down lid", "play club")
    assert seen_by(state, 1).split()[1] == "lid"
    assert seen_by(state, SPECTATOR).split()[1] == "?"
    assert RULES.view(state, 1).players[0].seen == (0, 0b10, 0, 0)


PEEK = "id: lens, ability: { do: [{ peek: { of: chosen } }] }"


def test_ham_25_what_an_effect_showed_is_known_while_the_card_lies_there() -> None:
    state = lay("lens", "~club lid", "coat ~boots", cards=[PEEK])
    do(state, "done", "play lens", "pick 2")
    assert [seen_by(state, seat, of=1).split()[0] for seat in (0, 1, 2)] == ["club", "club", "?"]
    assert seen_by(state, SPECTATOR, of=1).split()[0] == "?"
    assert RULES.view(state, 2).players[1].seen == (1, 0, 0, 0), "that it was shown, all have seen"


TURN = "id: breeze, ability: { do: [{ flip: { of: chosen, which: all, face: down } }] }"


def test_an_order_to_turn_a_card_up_names_its_slot_and_not_the_card() -> None:
    state = lay("breeze", "club lid", "~coat boots", cards=[TURN])
    do(state, "done", "play breeze")
    (order,) = RULES.view(state, 1).orders
    assert (order.seat, order.slot, order.up, order.by) == (2, 0, True, 0)
    guesses = [other_hands(state, 1, seed) for seed in range(8)]
    assert len({guess.slots[8] for guess in guesses}) > 1
    assert all(guess.flips[1] == guess.slots[8] for guess in guesses)


TIDY = "id: tidy, ability: { do: [{ replace: { of: owner, which: chosen, kind: defence } }] }"


def test_who_is_asked_for_one_of_its_defences_has_two_of_them_in_every_guess() -> None:
    """The question itself is seen by all: a guess in which there was none could not be."""
    state = lay("tidy lid ~coat", "club", cards=[TIDY])
    do(state, "done", "play tidy")
    assert len(state.legal) == 2
    for seed in range(20):
        guess = other_hands(state, 1, seed)
        assert list(guess.legal) == list(state.legal)
        assert text(RULES.view(guess, 1)) == text(RULES.view(state, 1))


SNATCH = (
    "id: snatch, attack: { subtype: melee, points: 9, reach: one }, abilities: [{ when: {"
    " event: hit, do: [{ take: { of: other, face: down, which: random } }, { choose: ["
    "{ do: [{ heal: { amount: 1 } }] }, { do: [{ heal: { amount: 2 } }] }] }] } }]"
)


def test_ham_25_a_card_that_an_attack_takes_face_down_is_not_shown_as_the_attacks_card() -> None:
    """It lies in the slot of the card that was played, while the attack still asks something."""
    state = lay("snatch club", "~coat", "lid", cards=[SNATCH], dice=[6, 1, 1, 1])
    do(state, "done", "play snatch", "target 2")
    assert hand(state, 0).split()[0] == "coat"
    assert state.phase == EFFECT
    assert [seen_by(state, seat).split()[0] for seat in (SPECTATOR, 1, 2)] == ["?", "coat", "?"]
    for seat in (SPECTATOR, 0, 1, 2):
        attack = RULES.view(state, seat).attack
        assert attack is not None
        assert attack.card == NO_CARD


def test_a_guess_has_the_unseen_cards_in_an_order_of_its_own() -> None:
    state = lay("club", "~lid club-2", "~coat")
    guesses = [other_hands(state, 0, seed) for seed in range(6)]
    assert len({tuple(guess.deck) for guess in guesses}) == 6
    assert len({guess.slots[4] for guess in guesses}) > 1
    assert len({guess.slots[8] for guess in guesses}) > 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_alike_whatever_the_others_hide(bot: str) -> None:
    """It gets its view and nothing else, so this is the sum of the above."""
    state = again(lay("club torch soup", "~lid club-2", "~coat"))
    chosen = {
        BOTS[bot](state.config, RULES.view(other_hands(state, 0, seed), 0), 5)
        for seed in range(10 if is_whole() else 3)
    }
    assert len(chosen) == 1

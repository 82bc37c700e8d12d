"""Hammerspace: the set-up (HAM-1 to HAM-5)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.hammerspace.config import Config
from engines.hammerspace.events import (
    HIDDEN,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    HandShown,
    StartRolled,
)
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.state import CHARACTERS, FLIPPING, HIDING, State
from engines.kernel.errors import BadSetup
from engines.kernel.events import EVERYONE, TurnBegan
from engines.kernel.streams import KeyedSource
from tests.engines.hammerspace.table import (
    RULES,
    again,
    check,
    config,
    do,
    hand,
    kinds,
    of,
    only,
    open_to,
)


def dealt(seats: int = 3, **more: Any) -> State:
    parameters = Parameters(**{"monsters": False, "monster_ms": 0, **more})
    return RULES.new(config(seats=seats, parameters=parameters), "set-up")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ham_1_two_to_six_play(seats: int) -> None:
    state = dealt(seats)
    check(state)
    assert RULES.min_seats <= seats <= RULES.max_seats


@pytest.mark.parametrize("seats", [1, 7])
def test_ham_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Config(config().cards, seats)
    assert refused.value.data["problem"] == "seats"


def test_ham_2_four_cards_face_up_each_from_a_shuffled_deck() -> None:
    state = dealt(hide_at_start=False, characters=False)
    hands = [hand(state, seat).split() for seat in range(3)]
    assert all(len(cards) == 4 and "-" not in cards for cards in hands)
    assert state.down == [0] * 6
    other = RULES.new(state.config, "another seed")
    assert [hand(other, seat).split() for seat in range(3)] != hands


def test_ham_2_each_may_turn_one_down_in_seat_order_before_the_others_see() -> None:
    state = dealt(characters=False)
    assert state.phase == HIDING
    assert open_to(state).split(", ")[0] == "done"
    assert len(RULES.legal(state)) == 5
    first = state.slots[:4]
    told = do(state, "down 3")
    shown = only(told, HandShown)
    assert shown.seats == EVERYONE
    assert shown.cards == (first[0], first[1], HIDDEN, first[3])
    assert (state.seat, state.phase) == (1, HIDING)
    second = tuple(state.slots[4:8])
    assert only(do(state, "done"), HandShown).cards == second
    assert state.down[:3] == [0b0100, 0, 0]
    assert state.seen[2] == 0, "nobody else has seen it"
    assert not state.turn, "no turn has begun"


@pytest.mark.parametrize("more", [{"hide_at_start": False}, {"face_down_limit": 0}])
def test_ham_2_the_option_to_hide(more: dict[str, Any]) -> None:
    state = dealt(**more)
    assert state.phase == CHARACTERS


@pytest.mark.parametrize("life", [5, 30, 200])
def test_ham_3_life_points_as_agreed(life: int) -> None:
    assert dealt(life=life).life[:3] == [life] * 3


def test_ham_4_three_characters_are_drawn_and_two_are_kept() -> None:
    state = dealt(hide_at_start=True)
    told = do(state, "done", "done", "done")
    offered = of(told, CharactersOffered)
    assert [event.seats for event in offered] == [1, 2, 4], "each to its seat alone"
    assert len({c for event in offered for c in event.characters}) == 9
    assert open_to(state) == "drop 1, drop 2, drop 3"
    mine = offered[0].characters
    told = do(state, "drop 2")
    assert only(told, CharacterDropped) == CharacterDropped(1, 0, mine[1])
    assert only(told, CharactersKept) == CharactersKept(EVERYONE, 0, (mine[0], mine[2]))
    assert state.character_pile == [mine[1]]
    check(state)
    told = do(state, "drop 1", "drop 3")
    assert state.offered == []
    assert "StartRolled" in kinds(told), "then HAM-5"
    assert len(state.character_pile) == 3


def test_ham_4_without_characters_none_are_drawn() -> None:
    state = dealt(characters=False, hide_at_start=False)
    assert state.character_deck == []
    assert state.phase == FLIPPING


def test_ham_5_the_highest_roll_starts() -> None:
    state = dealt(characters=False)
    do(state, "done", "done")
    told = do(again(state, 1, 2, 6, 5, 4, 4), "done")
    assert [(e.seat, e.first + e.second) for e in of(told, StartRolled)] == [
        (0, 3), (1, 11), (2, 8),
    ]  # fmt: skip
    assert only(told, TurnBegan) == TurnBegan(EVERYONE, 1, 1)


def test_ham_5_those_tied_for_the_highest_roll_again() -> None:
    state = dealt(characters=False)
    do(state, "done", "done")
    told = do(again(state, 6, 4, 1, 1, 5, 5, 2, 2, 3, 1, 1, 1, 4, 4), "done")
    assert [event.seat for event in of(told, StartRolled)] == [0, 1, 2, 0, 2, 0, 2]
    assert only(told, TurnBegan).seat == 2


def test_ham_5_then_the_turn_goes_to_the_left() -> None:
    state = dealt(characters=False, hide_at_start=False, face_down_limit=0)
    state.source = KeyedSource("to the left")
    seen = [state.active]
    while len(seen) < 7:
        turn = state.turn
        RULES.apply(state, RULES.legal(state)[0])
        if state.turn != turn:
            seen.append(state.active)
    first = seen[0]
    assert seen == [(first + step) % 3 for step in range(7)]

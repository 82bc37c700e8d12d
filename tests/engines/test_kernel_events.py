"""Events: facts with an audience."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.errors import EngineError, GameOver, IllegalAction
from engines.kernel.events import (
    EVERYONE,
    SPECTATOR,
    Event,
    GameEnded,
    TurnBegan,
    audience,
    may_see,
)


@given(st.sets(st.integers(0, 15)), st.integers(0, 15))
def test_a_mask_names_the_seats_that_may_see(seats: set[int], seat: int) -> None:
    event = TurnBegan(sum(1 << each for each in seats), 0, 1)
    assert may_see(event, seat) is (seat in seats)
    assert not may_see(event, SPECTATOR), "a spectator sees public facts only"


@pytest.mark.parametrize("seat", [SPECTATOR, *range(16)])
def test_everyone_may_see_a_public_fact(seat: int) -> None:
    assert may_see(TurnBegan(EVERYONE, 0, 1), seat)


@given(st.integers(EVERYONE, (1 << 16) - 1), st.permutations([SPECTATOR, *range(16)]))
def test_an_audience_is_whoever_may_see_in_the_order_given(mask: int, seats: list[int]) -> None:
    event = TurnBegan(mask, 0, 1)
    assert audience(event, seats) == [seat for seat in seats if may_see(event, seat)]


def test_an_event_is_told_as_data_under_its_name() -> None:
    data = GameEnded(EVERYONE, (1,), "escaped").to_data()
    assert data == {"event": "GameEnded", "seats": -1, "winners": (1,), "reason": "escaped"}
    assert json.loads(json.dumps(data))["winners"] == [1]


def test_equal_facts_are_equal_and_events_hold_nothing_else() -> None:
    assert TurnBegan(1, 2, 3) == TurnBegan(1, 2, 3) != TurnBegan(1, 2, 4)
    assert isinstance(TurnBegan(1, 2, 3), Event)
    assert not hasattr(TurnBegan(1, 2, 3), "__dict__")


def test_a_refusal_carries_its_reason_as_data() -> None:
    refusal = IllegalAction(action=9, legal=(0, 1))
    assert isinstance(refusal, EngineError)
    assert (refusal.code, refusal.data) == ("illegal-action", {"action": 9, "legal": (0, 1)})
    assert issubclass(GameOver, IllegalAction)

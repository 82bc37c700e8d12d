"""How long a client that was cut off waits before it comes back."""

from __future__ import annotations

from app.net.pauses import PAUSES, SOONEST, pause_before


def test_the_usual_pauses_grow_and_the_last_one_stays() -> None:
    tries = [pause_before(attempt) for attempt in range(len(PAUSES) + 2)]
    assert tries == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert sorted(tries) == tries


def test_what_a_server_asks_for_is_spread_over_all_who_were_there() -> None:
    asked = 30.0
    drawn = {pause_before(0, asked) for _ in range(20)}
    assert len(drawn) > 1
    assert all(SOONEST * asked <= one <= asked for one in drawn)
    assert pause_before(len(PAUSES), 1.0) == PAUSES[-1], "a longer pause of its own stays"

"""When the latest state of a match is written, and that nothing is kept of a match that is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.match.journal import Checkpoint, MakeCheckpoint
from app.store.latest_states import SELDOM, SMALL, LatestStates
from app.store.packing import unpack_checkpoint

LEAVING: list[Callable[[LatestStates], object]] = [
    lambda states: states.take("m"),
    lambda states: states.forget("m"),
]


def after(decisions: int) -> MakeCheckpoint:
    """A state that is too large to be written with each decision."""
    checkpoint = Checkpoint(1, decisions, "0" * 16, (1, 0), {"board": "#" * SMALL})
    return lambda: checkpoint


def test_a_large_state_is_written_now_and_then_and_on_leaving() -> None:
    states = LatestStates()
    written = [n for n in range(2 * SELDOM + 3) if states.to_write("m", after(n)) is not None]
    assert written == [0, SELDOM, 2 * SELDOM]
    assert states.behind == ["m"]
    last = states.take("m")
    assert last is not None
    assert unpack_checkpoint("m", 2, *last).decisions == 2 * SELDOM + 2
    assert states.take("m") is None


@pytest.mark.parametrize("leave", LEAVING, ids=["left", "deleted"])
def test_nothing_is_kept_of_a_match_that_is_left(
    leave: Callable[[LatestStates], object],
) -> None:
    """A server runs for months. The next decision of such a match is written with its state."""
    states = LatestStates()
    for number in range(3):
        states.to_write("m", after(number))
    leave(states)
    assert states.behind == []
    assert states.to_write("m", after(3)) is not None

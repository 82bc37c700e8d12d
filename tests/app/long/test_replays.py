"""A thousand random matches replayed (`make replays`); the suite replays nine."""

from __future__ import annotations

import time

import pytest

from app.content.content_index import ContentIndex
from tests.app.match.replays import replays_alike


def test_some_random_matches_replay_to_the_same_state_at_every_step() -> None:
    library = ContentIndex(None)
    assert sum(replays_alike(library, number) for number in range(9)) > 9


@pytest.mark.long
def test_a_thousand_random_matches_replay_to_the_same_state_at_every_step(
    times: int | None,
) -> None:
    library, start, number = ContentIndex(None), time.monotonic(), times or 1000
    decisions = sum(replays_alike(library, one) for one in range(number))
    took = time.monotonic() - start
    print(f"\n{number} matches, {decisions} decisions in {took:.0f} s")
    assert decisions > number

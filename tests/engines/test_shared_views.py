"""Views of several seats at once: nobody sees more or less than in a view of their own."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.events import SPECTATOR, Event
from tests.engines.rules_contract import CASES, Table
from tests.helpers.examples import tried

SHARING = [case for case in CASES if case[0] in ("napakalaki", "hammerspace", "descent")]


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("name", "setting"), SHARING)
@tried(3)
@given(st.integers(0, 10**9), st.randoms(use_true_random=False))
def test_each_view_is_the_seats_own(name: str, setting: str, seed: int, dice: Random) -> None:
    """Whichever seat comes first, also in the middle of a decision."""
    table = Table(name, setting, seed)
    rules, state = table.rules, table.state
    viewers = [SPECTATOR, *range(table.config.seats)]

    def compare(_event: Event | None = None) -> None:
        dice.shuffle(viewers)
        asked = viewers[: dice.randrange(len(viewers) + 1)]
        found = rules.glances(state, asked)
        assert found == {seat: rules.view(state, seat) for seat in asked}
        assert list(found) == asked

    for action in table.plies(60):
        rules.apply(state, action, compare)
        compare()

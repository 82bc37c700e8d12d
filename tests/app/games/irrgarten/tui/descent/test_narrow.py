"""The panels of the Descent at 80x24: words are shortened, not cut."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.side_panel import DescentSidePanel
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.helpers import (
    match_of,
    opened,
    overloaded,
    program,
)
from tests.helpers.pictures import screen_words


def _last_wound(state: State) -> None:
    overloaded(state)
    state.hits[0] = 2


async def test_with_much_gear_a_last_wound_keeps_its_words_and_tricks_have_a_mark() -> None:
    """IRR-16, IRR-58: the labels of tricks have no room at 80x24."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=_last_wound))
        words = screen_words(pilot.app)
        assert "one more loses" in words
        assert "HP  8 ATK 12.0 DEF 6.5" in words
        assert "Fishing Rod*" in words
        assert "Rolling Pin " in words  # it has no trick


async def test_with_room_a_trick_has_its_label_and_no_mark() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, match_of(change=_last_wound))
        words = screen_words(pilot.app)
        assert "Fishing Rod" in words
        assert "Fishing Rod*" not in words
        assert screen.query_one(DescentSidePanel).trick((0, 1_000, 3, 4)) in words

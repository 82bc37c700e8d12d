"""The rows of the screen are shared among the panels, whatever the size and the players."""

from __future__ import annotations

import pytest

from app.games.napakalaki.tui.row_layout import share
from tests.helpers.cases import each

HEAD, KEYS, WIDE_KEYS = 1, 1, 2
CARDS = 4
"""Hidden treasures at the end of a turn, at the most (NAP-19)."""


@each("rivals", range(1, 6))
@each("height", range(24, 70))
@each("cards", (0, 3, CARDS, 8))
def test_everything_fits_from_80x24_on(rivals: int, height: int, cards: int) -> None:
    """NAP-1: two to six players."""
    room = height - HEAD - KEYS
    rows = share(rivals, room, cards, wide=False)
    assert rows.rivals + rows.middle + rows.fight + rows.hand + rows.log == room
    assert rows.rivals == rivals
    assert rows.middle >= 9, "a line a slot, the total and the frame"
    lines = min({4: 3, 5: 2}.get(rivals, 4), max(2, cards))
    assert rows.hand >= lines + 2, "a line for each of four cards, or fewer, and the frame"
    assert rows.fight >= 2
    assert rows.log >= 2, "a fight and what came of it"


@each("rivals", range(1, 6))
@each("height", range(24, 70))
def test_a_corridor_takes_one_row_and_everything_still_fits(rivals: int, height: int) -> None:
    """NAP-34."""
    room = height - HEAD - KEYS
    rows = share(rivals, room, CARDS, wide=False, corridor=True)
    total = rows.rivals + rows.middle + rows.fight + rows.hand + rows.log + rows.corridor
    assert (total, rows.corridor) == (room, 1)
    assert rows.log >= 1, "a line for what has just happened"
    assert rows.middle >= 9
    assert rows.hand >= 4
    assert share(rivals, room, CARDS, wide=False).corridor == 0


@pytest.mark.parametrize("height", range(40, 90))
def test_the_wide_layout_fits_from_120x40_on(height: int) -> None:
    room = height - HEAD - WIDE_KEYS
    rows = share(5, room, CARDS, wide=True)
    assert rows.rivals + rows.middle + rows.fight + rows.hand + rows.log == room
    assert rows.log >= 4


def test_two_rivals_cost_the_fight_its_frame_and_four_the_hand_a_line() -> None:
    rows = [share(rivals, 22, CARDS, wide=False) for rivals in range(1, 6)]
    assert [each.fight for each in rows] == [3, 2, 2, 2, 2]
    assert [each.hand for each in rows] == [6, 6, 6, 5, 4]
    assert [each.log for each in rows] == [3, 3, 2, 2, 2]


def test_lines_of_the_hand_without_a_card_are_the_log_s() -> None:
    """A fight and what the coach says of it are read at once; no other panel moves."""
    rows = [share(3, 22, cards, wide=False) for cards in range(CARDS + 2)]
    assert [each.hand for each in rows] == [4, 4, 4, 5, 6, 6]
    assert [each.log for each in rows] == [4, 4, 4, 3, 2, 2]
    assert {(each.middle, each.fight) for each in rows} == {(9, 2)}


@pytest.mark.parametrize("wide", [False, True])
def test_a_taller_terminal_shrinks_no_panel(wide: bool) -> None:
    before = share(3, 37 if wide else 22, CARDS, wide=wide)
    for room in range(38 if wide else 23, 90):
        rows = share(3, room, CARDS, wide=wide)
        assert rows.middle >= before.middle
        assert rows.hand >= before.hand
        assert rows.log >= min(before.log, 3)
        before = rows

"""The columns of cards under one another."""

from __future__ import annotations

from app.games.napakalaki.tui.dialogs.card_list import OPEN, CardColumn, CardList, CardRow
from app.tui.glyphs import ASCII

COLUMNS = (CardColumn("BONUS", str), CardColumn("KIND", str), CardColumn("GOLD", str, right=True))


def pile(*kinds: str) -> CardList:
    rows = (CardRow(1, "Oar", ("+4", kind, "600"), OPEN) for kind in kinds)
    return CardList("HAND", COLUMNS, tuple(rows), "no cards")


def head(of: CardList, cells: int, columns: int | None = None) -> list[str]:
    return "".join(run.text for run in of.lines(cells, 3, None, 0, ASCII, columns)[0][0]).split()


def test_a_column_is_left_out_where_its_neighbour_has_no_room_for_it() -> None:
    """Two halves of a choice are read as one table."""
    assert pile("1 hand").column_count(46, 3) == 3
    assert pile("necklace").column_count(46, 3) == 2
    assert head(pile("1 hand"), 46) == ["HAND", "BONUS", "KIND", "GOLD"]
    assert head(pile("1 hand"), 46, 2) == ["HAND", "BONUS", "KIND"]


def test_no_cards_have_no_columns() -> None:
    assert head(pile(), 46) == ["HAND"]

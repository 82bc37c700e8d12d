"""What a sheet leaves out first where there is little room."""

from __future__ import annotations

import pytest

from app.tui.cards.sheet import SheetLine, fitted
from app.tui.widgets.styled_text import Span


def lines(text: str) -> list[SheetLine]:
    """A line a sign; a full stop is a blank one."""
    return [SheetLine([] if sign == "." else [Span(sign)]) for sign in text]


@pytest.mark.parametrize(
    ("rows", "kept"),
    [(9, ".a.bc.d."), (8, ".a.bc.d."), (7, ".a.bc.d"), (6, ".a.bcd"), (5, ".abcd"),
     (4, "abcd"), (3, "abc")],
)  # fmt: skip
def test_blank_lines_make_room_from_the_last_on(rows: int, kept: str) -> None:
    assert fitted(lines(".a.bc.d."), rows) == lines(kept)

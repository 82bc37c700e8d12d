"""The bar at the side of lists and texts that are longer than what is in sight."""

from __future__ import annotations

import pytest

from app.tui.glyphs import ASCII, UNICODE
from app.tui.widgets.line_widget import barred, boxed, thumb, with_bar
from app.tui.widgets.styled_text import Line, Span, width_of


@pytest.mark.parametrize(
    ("rows", "top", "count", "full"),
    [
        (10, 0, 10, range(0)),
        (10, 0, 20, range(5)),
        (10, 10, 20, range(5, 10)),
        (10, 5, 20, range(2, 7)),
        (4, 996, 1000, range(3, 4)),
        (0, 0, 5, range(0)),
    ],
)
def test_the_bar_is_as_long_as_the_share_in_sight(
    rows: int, top: int, count: int, full: range
) -> None:
    assert thumb(rows, top, count) == full


def test_a_list_without_a_frame_gives_its_last_cell_to_the_bar() -> None:
    lines: list[Line] = [[Span("日本 list"), Span("   ", "text", "select")], [Span("b")]]
    shown = with_bar(lines, 10, 2, 4, ASCII)
    assert [width_of(line) for line in shown] == [10, 10]
    assert [line[-1].text for line in shown] == [ASCII.corners[3], ASCII.bar_full]
    assert with_bar(lines, 10, 0, 2, ASCII) is lines


def test_a_frame_has_the_bar_in_its_side() -> None:
    box = boxed([[Span("a")]] * 4, 8, 6, [], UNICODE)
    sides = [line[-1].text for line in barred(box, 0, 8, UNICODE)]
    assert sides[1:5] == [UNICODE.bar_full] * 2 + [UNICODE.corners[3]] * 2
    assert barred(box, 0, 4, UNICODE) == box

"""Which cells of a line are sent again, and where a text is broken into lines."""

from __future__ import annotations

import pytest

from app.tui.widgets.line_widget import (
    columns,
    difference,
    flow,
    joined,
    side_by_side,
    with_fitting,
)
from app.tui.widgets.styled_text import Line, Span, hanging, merged, wrap, wrapped


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


WIDE, ACCENT = "日本", "n\u0307"


def told(text: str, role: str = "text") -> list[Span]:
    return [Span("HP", "title"), Span(f" {text}", role)]


@pytest.mark.parametrize(
    ("before", "now", "columns"),
    [
        (told("20 of 20"), told("20 of 20"), None),
        (told("20 of 20"), told("19 of 20"), (3, 5)),
        (told("20"), [Span("HP", "title"), Span(" "), Span("2"), Span("0")], None),
        (told("20", "good"), told("20", "bad"), (3, 5)),
        (told("2"), told("20"), (4, 5)),
        (told("20"), (), (0, 5)),
        (told("20 of 2000"), told("20"), (6, 13)),
        (told(f"{WIDE} 20"), told(f"{WIDE} 19"), (8, 10)),
        ([Span(WIDE), *told("20")], [Span(WIDE), *told("19")], (7, 9)),
        (told(f"{WIDE}7"), told(f"{WIDE[0]}{WIDE[0]}7"), (5, 7)),
        (told(f"{WIDE} 20"), told(f"ab {WIDE[0]}9"), (3, 10)),
        (told(ACCENT), told("n"), (3, 4)),
        ([Span("a b", "good")], [Span("a b", "good", "panel")], (0, 3)),
    ],
)
def test_what_looks_as_before_is_not_sent(
    before: Line, now: Line, columns: tuple[int, int] | None
) -> None:
    """Blanks of another colour look alike; wide characters fill two columns."""
    assert difference(before, now, 20) == columns


@pytest.mark.parametrize(
    ("text", "cells", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one\n\ntwo", 7, ["one", "", "two"]),
        ("in a/b/c here", 8, ["in a/b/c", "here"]),
        (
            "kept in /home/ana/.config/settings.toml",
            20,
            ["kept in", "/home/ana/.config/", "settings.toml"],
        ),
        ("/a/settings.toml", 5, ["/a/", "setti", "ngs.t", "oml"]),
        (WIDE * 2, 5, [WIDE, WIDE]),
    ],
)
def test_a_text_is_broken_at_blanks_a_long_path_after_its_slashes(
    text: str, cells: int, lines: list[str]
) -> None:
    assert wrap(text, cells) == lines


def test_a_per_cent_stays_with_its_number() -> None:
    """Spanish sets it apart: "100" was at the end of a line and "%" began the next one."""
    assert wrap("a solas 0 %, con ayuda 100 % o nada", 25) == [
        "a solas 0 %, con ayuda",
        "100 % o nada",
    ]
    assert wrap("% solo", 10) == ["% solo"]


def test_neighbours_of_one_look_become_one_part() -> None:
    line = [Span("a", "good"), Span("b", "good"), Span("c", "good", "panel"), Span("d", "good")]
    assert merged(line) == [Span("ab", "good"), Span("c", "good", "panel"), Span("d", "good")]


def test_wrapped_lines_have_one_look_and_fit_with_their_indentation() -> None:
    assert wrapped("one two three", 9, "muted", 2) == [
        [Span("  one two", "muted")],
        [Span("  three", "muted")],
    ]
    assert wrapped("", 9) == [[Span("")]]


def test_a_text_under_a_lead_begins_in_the_column_after_it() -> None:
    assert hanging([Span("a: ", "key")], "one two three", 13, "muted") == [
        [Span("a: ", "key"), Span("one two", "muted")],
        [Span("   "), Span("three", "muted")],
    ]


@pytest.mark.parametrize("cells", [1, 12, 13])
def test_a_text_under_a_lead_has_ten_cells_at_least(cells: int) -> None:
    lines = hanging([Span("a: ")], "one two tenletters", cells)
    assert [text_of(line) for line in lines] == ["a: one two", "   tenletters"]


def test_parts_flow_into_as_few_lines_as_possible() -> None:
    parts = [[Span("one")], [Span("two")], [Span("three")]]
    assert [text_of(line) for line in flow(parts, 9)] == ["one   two", "three"]
    assert flow([], 9) == []


def test_only_parts_that_fit_are_added() -> None:
    parts = [[Span(" first")], [Span(" much too long")], [Span(" 3")]]
    assert text_of(with_fitting([Span("a")], parts, 9)) == "a first 3"


def test_blocks_beside_each_other_keep_their_columns() -> None:
    left, right = [[Span("ab")], [Span("c")]], [[Span("1")], [Span("2")], [Span("3")]]
    assert [text_of(line) for line in side_by_side(left, right, 2, 1)] == ["ab 1", "c  2", "   3"]
    assert [text_of(line) for line in joined([right, right])] == ["11", "22", "33"]


def test_columns_fill_the_width() -> None:
    assert columns(11, 4) == [2, 3, 3, 3]

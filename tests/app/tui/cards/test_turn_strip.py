"""The stations of a turn in a line, and the line they are in."""

from __future__ import annotations

from collections.abc import Iterable

from app.tui.cards.turn_strip import TurnPath, head_line
from app.tui.glyphs import ASCII
from app.tui.widgets.styled_text import Span

PATH = TurnPath(("roll", "fight", "loot", "end"), 1)


def text(line: Iterable[Span]) -> str:
    return "".join(span.text for span in line)


def strip(shown: range, blank: str = "") -> str:
    return text(PATH.strip(str, ASCII, shown, blank))


def test_a_strip_marks_past_stations_and_the_present_one() -> None:
    assert strip(range(4), " ") == "roll *  [FIGHT] > loot > end"
    assert strip(range(4)) == "roll* [FIGHT]>loot>end"


def test_a_symbol_stands_for_the_stations_left_out_before() -> None:
    assert strip(range(1, 4)) == "~ [FIGHT]>loot>end"
    assert strip(range(1, 2)) == "~ [FIGHT]"


def test_a_head_line_is_the_first_form_that_fits_with_a_gap() -> None:
    forms = [([Span("a long name")], [Span("strip")]), ([Span("name")], [Span("strip")])]
    assert text(head_line(forms, 19)) == "a long name  strip"
    assert text(head_line(forms, 18)) == "name        strip"
    assert text(head_line(forms, 8)) == "name"

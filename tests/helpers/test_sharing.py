"""What programs share is read, never changed, and never mixed up."""

from __future__ import annotations

from functools import partial
from typing import Any

from textual._callback import count_parameters
from textual.css.stylesheet import Stylesheet

from tests.helpers.sharing import shared_counts, shared_styles

CSS = "Label { color: $ink; }"


def sheet(ink: str, css: str = CSS) -> Stylesheet:
    made = Stylesheet(variables={"ink": ink})
    made.add_source(css, read_from=("some.tcss", ""))
    made.parse()
    return made


def colour(made: Stylesheet) -> str:
    """The colour of the only rule."""
    (rule,) = made.rules
    return rule.styles.color.hex


def test_the_same_text_is_parsed_once() -> None:
    with shared_styles() as parsed:
        assert sheet("red").rules[0] is sheet("red").rules[0]
        assert len(parsed) == 1


def test_other_colours_and_another_text_are_parsed_anew() -> None:
    with shared_styles():
        assert colour(sheet("#ff0000")) == "#FF0000"
        assert colour(sheet("#00ff00")) == "#00FF00"
        assert colour(sheet("#00ff00", "Label { color: #0000ff; }")) == "#0000FF"


def test_afterwards_textual_parses_as_before() -> None:
    before = Stylesheet._parse_rules
    with shared_styles():
        assert Stylesheet._parse_rules is not before
    assert Stylesheet._parse_rules is before


class Counted:
    def method(self, one: Any, other: Any) -> None:
        """Two, and itself."""


def test_parameters_are_counted_as_textual_counts_them() -> None:
    def made() -> list[Any]:
        return [
            lambda: None,
            lambda _one: None,
            partial(Counted().method, 1),
            partial(Counted.method, Counted(), 1),
            partial(print, "words"),
            Counted,
        ]

    with shared_counts() as counts:
        assert [count_parameters(one) for one in made()] == [0, 1, 1, 1, 4, 0]
        known = dict(counts)
        assert [count_parameters(one) for one in made()] == [0, 1, 1, 1, 4, 0]
        assert len(known) == len(counts) == 4
    assert [count_parameters(one) for one in made()] == [0, 1, 1, 1, 4, 0]

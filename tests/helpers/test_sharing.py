"""What programs share is read, never changed, and never mixed up."""

from __future__ import annotations

import shutil
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from textual._callback import count_parameters
from textual.app import App, ComposeResult
from textual.css.stylesheet import Stylesheet
from textual.strip import Strip
from textual.widget import Widget
from typing_extensions import override

from app.content.content_repository import ContentRepository
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.picking import picked_seed
from tests.engines.irrgarten.helpers import BOARDS
from tests.helpers.pictures import screen_words
from tests.helpers.sharing import (
    shared_counts,
    shared_decks,
    shared_play_outs,
    shared_styles,
    unseen_frames,
)

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


def test_a_text_that_comes_later_is_in_one_sheet_alone() -> None:
    with shared_styles() as parsed:
        first, second = sheet("red"), sheet("red")
        assert first.rules is second.rules
        first.add_source("Button { color: blue; }", read_from=("other.tcss", ""))
        assert [len(one.rules) for one in (first, second, sheet("red"))] == [2, 1, 1]
        assert first.rules_map.keys() == {"Label", "Button"}
        assert second.rules_map.keys() == {"Label"}
        assert len(parsed) == 2


def test_afterwards_textual_parses_as_before() -> None:
    before = Stylesheet._parse_rules, Stylesheet.parse
    with shared_styles():
        assert Stylesheet._parse_rules is not before[0]
        assert Stylesheet.parse is not before[1]
    assert (Stylesheet._parse_rules, Stylesheet.parse) == before


class Counted:
    def method(self, one: Any, other: Any) -> None:
        """Two, and itself."""


def test_a_shipped_deck_is_read_once_and_another_folder_each_time(tmp_path: Path) -> None:
    decks = ContentRepository[Any, Any]
    with shared_decks() as entries:
        first, second = (
            ContentRepository[Any, Any]("napakalaki", None).scenarios for _ in range(2)
        )
        assert [one.content for one in first] == [one.content for one in second]
        assert all(one is other for one, other in zip(first, second, strict=True))
        shared = len(entries)
        assert shared == len(first)
        shutil.copytree(Path(str(files("cards"))), tmp_path, dirs_exist_ok=True)
        other = decks("napakalaki", None, tmp_path).scenarios
        assert [one.content for one in other] == [one.content for one in first]
        assert not any(one is another for one, another in zip(first, other, strict=True))
        assert len(entries) == shared


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


class Line(Widget):
    """A widget with lines of its own, of which one can't be painted."""

    faulty = False

    @override
    def render_line(self, y: int) -> Strip:
        if self.faulty:
            raise ArithmeticError
        return super().render_line(y)

    @override
    def render(self) -> str:
        return "a word"


class OneLine(App[None]):
    @override
    def compose(self) -> ComposeResult:
        yield Line()


async def test_an_unseen_frame_is_put_together_when_a_test_asks() -> None:
    pictures = []
    for frames in (unseen_frames(), shared_counts()):
        with frames:
            async with OneLine().run_test(size=(20, 3)) as pilot:
                pictures.append(screen_words(pilot.app))
    assert pictures[0] == pictures[1]
    assert "a word" in pictures[0]


async def paints_badly() -> None:
    async with OneLine().run_test() as pilot:
        line = pilot.app.query_one(Line)
        line.faulty = True
        line.refresh()
        await pilot.pause()


async def test_what_cannot_be_painted_ends_the_program_in_an_unseen_frame_too() -> None:
    with unseen_frames(), pytest.raises(ArithmeticError):
        await paints_badly()


def test_play_outs_are_shared_for_the_same_race_and_seed_alone() -> None:
    board = Labyrinth.from_rows(BOARDS["hall"])
    even = Parameters(even_starts=True, drawn_order=True, same_sheets=True)
    races = [Config(board, seats, even, monsters=2) for seats in (2, 3)]

    def picked() -> list[str]:
        return [picked_seed(config, seed) for config in races for seed in ("OWL", "FOX")]

    alone = picked()
    with shared_play_outs() as tallies:
        assert picked() == alone
        played = dict(tallies)
        assert picked() == alone
    assert tallies == played
    assert {seed for _, seed, _ in played} == {"OWL", "FOX"}
    assert len({config for config, _, _ in played}) == 2

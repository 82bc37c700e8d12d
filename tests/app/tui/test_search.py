"""Searching is the same wherever it can be done: one story, told on six screens of one program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from app.tui.screens.help import HelpScreen
from app.tui.search_screen import SearchScreen
from app.tui.widgets.reader import found_in
from app.tui.widgets.styled_text import Line, Span, lit
from tests.app.tui.gallery.helpers import library
from tests.app.tui.matches.helpers import HOUR, File, keys, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_text, screen_words

SIZE = (80, 24)
NONE = "Nothing here has all these words."

Chosen = Callable[[Any], object]

SCREENS: tuple[tuple[str, str, Chosen], ...] = (
    ("m", "GÁRDEN an", lambda screen: screen.rows.chosen.id),
    ("g", "CHÉESE", lambda screen: screen.collection.chosen.id),
    ("f9 t", "page bàck", lambda screen: screen.form_list.row.id),
    ("f7", "NECKLACE bónus", lambda screen: screen.browser.entry),
    ("c L", "bén", lambda screen: screen.rows.at),
)
"""The way from the home screen, what is searched for, and what is chosen there."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[MazmorraApp]:
    """A program with something to search on every screen."""
    file = File(tmp_path / "matches.sqlite3")
    file.add(1, players="Zoe Ben:scout", ago=9 * HOUR)
    file.add(2, players="Ana Ben:random", ago=5 * HOUR)
    file.add(3, players="Ana Eva:random", ago=2 * HOUR)
    file.add(4, "napakalaki", "Ana Ben:cautious Eva:sharp", decisions=30)
    made = program(file)
    made.services.library = library(tmp_path)
    yield made
    file.store.shut()


async def write(pilot: Pilot[Any], words: str) -> None:
    """Open the line and paste."""
    await keys(pilot, "slash")
    await paste(pilot, words)


async def paste(pilot: Pilot[Any], text: str) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, SearchScreen)
    screen.search_line.field.post_message(events.Paste(text))
    await settled(pilot)


async def search_here(pilot: Pilot[Any], words: str, chosen: Chosen) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, SearchScreen)

    await write(pilot, words)
    number, count = screen.hits()
    assert count > 1
    assert f" / {words} " in screen_words(pilot.app)
    assert f"{number} of {count}\n" in screen_words(pilot.app)
    assert "Enter done   ↑↓ hit   Esc clear" in screen_words(pilot.app)
    assert ", underline" in screen_text(pilot.app)

    await keys(pilot, "up" if number == count else "down")
    there, kept = screen.hits()[0], chosen(screen)
    assert abs(there - number) == 1
    await keys(pilot, "enter")
    assert (screen.writing, screen.hits(), chosen(screen)) == (False, (there, count), kept)
    assert f"{there} of {count}\n" in screen_words(pilot.app)
    await keys(pilot, *"nnNN")
    assert chosen(screen) == kept
    await keys(pilot, *"n" * count)
    assert chosen(screen) == kept, "round and round"

    await write(pilot, "qzx")
    assert " / qzx " in screen_words(pilot.app), "other words take the place of the old ones"
    assert NONE in screen_words(pilot.app)
    await keys(pilot, "enter", "escape")
    assert (screen.searching, chosen(screen)) == (False, kept), "back where one was"
    assert ", underline" not in screen_text(pilot.app)

    await write(pilot, words)
    await keys(pilot, "up", "escape")
    assert (screen.searching, chosen(screen)) == (False, kept), "what is not kept is given up"
    await keys(pilot, "slash", "backspace")
    assert not screen.searching, "where nothing is left to delete"
    assert pilot.app.screen is screen
    await keys(pilot, "escape")
    assert pilot.app.screen is not screen


async def test_one_story_on_five_screens(app: MazmorraApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        for way, words, chosen in SCREENS:
            await keys(pilot, *way.split())
            await search_here(pilot, words, chosen)
            app.go_home()

        await keys(pilot, "f7", "slash")
        screen = app.screen
        assert isinstance(screen, SearchScreen)
        field = screen.search_line.field
        await paste(pilot, "\x1b[31m  nap\n\t11 \x07")
        assert field.value == "[31m  nap  11", "one harmless line"
        assert screen.hits() == (0, 0)
        await paste(pilot, "ñ" * 500)
        await keys(pilot, "x")
        assert field.value == "[31m  nap  11" + "ñ" * 47, "as much as there is room for"


async def test_the_help_is_searched_and_stays_at_its_hit_in_any_size(app: MazmorraApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await keys(pilot, "question_mark")
        await write(pilot, "rów")
        await keys(pilot, "down", "enter")
        screen = app.screen
        assert isinstance(screen, HelpScreen)
        number, count = screen.hits()
        assert number == 2
        assert "Next row" in here(screen)
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        assert screen.hits() == (number, count)
        assert "Next row" in here(screen)
        await keys(pilot, "N", "N")
        assert screen.hits() == (count, count), "round and round"
        await keys(pilot, "escape")
        assert app.screen is screen


def here(screen: HelpScreen) -> str:
    """The line of the hit."""
    reader = screen.reader
    assert reader.hit is not None
    return "".join(run.text for run in reader.lines_now()[reader.hit - reader.sight.start])


async def test_pages_of_a_list_without_hits(app: MazmorraApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        for way, words, _ in SCREENS[:3]:
            await keys(pilot, *way.split())
            await write(pilot, "qqq")
            await keys(pilot, "pagedown", "pageup", "down", "up", "escape")
            await write(pilot, words)
            await keys(pilot, "pagedown", "pageup", "escape", "escape")


def test_words_that_the_end_of_a_line_parts_are_found_together() -> None:
    lines: list[Line] = [
        [Span("Takes the last")],
        [Span("decision "), Span("back.")],
        [],
        [Span("x")],
    ]
    assert found_in(lines, ("last", "back")) == [0]
    assert found_in(lines, ("a",)) == [0, 1]
    assert found_in(lines, ("back", "x")) == []
    assert found_in(lines, ()) == ()


def test_found_words_are_underlined_wherever_runs_begin() -> None:
    line: Line = [Span("Old "), Span("Ché", "key", extra="bold"), Span("ese board", "muted")]
    assert lit(line, ("cheese", "rd")) == [
        Span("Old "),
        Span("Ché", "key", extra="bold underline"),
        Span("ese", "muted", extra="underline"),
        Span(" boa", "muted"),
        Span("rd", "muted", extra="underline"),
    ]
    assert lit(line, ("q",)) is line

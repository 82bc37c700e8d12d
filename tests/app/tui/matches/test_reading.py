"""How much of the saves is read on the way: the screen waits for it, however many there are."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.session.app_context import AppContext
from app.session.opener import PAGE, newest_unfinished
from app.store.database import DatabaseReader
from app.tui.app import MazmorraApp
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of
from tests.app.tui.matches.helpers import HOUR, File, program
from tests.app.tui.shell import services

SIZE = (80, 24)
MANY = 300


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of rows of each question that is put to the saves from now on."""
    counted: list[int] = []
    read = DatabaseReader.read

    def counting(base: DatabaseReader, statement: str, values: Any = ()) -> list[tuple[Any, ...]]:
        found = read(base, statement, values)
        counted.append(len(found))
        return found

    monkeypatch.setattr(DatabaseReader, "read", counting)
    return counted


def file_of(file: File, saves: int) -> File:
    for number in range(saves):
        file.add(number, decisions=0)
    return file


async def read_by_opening(app: MazmorraApp, rows: list[int]) -> list[int]:
    """The rows that are read when a match is put on the screen, question by question."""
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        rows.clear()
        app.open_match(match_of(GARDEN))
        await pilot.pause()
        assert isinstance(app.screen, IrrgartenScreen)
        return list(rows)


async def test_many_saves_are_not_read_to_open_a_match(file: File, rows: list[int]) -> None:
    none = await read_by_opening(program(file), rows)
    assert await read_by_opening(program(file_of(file, MANY)), rows) == none


async def test_home_reads_a_page_to_offer_the_match_played_last(
    file: File, rows: list[int]
) -> None:
    app = program(file_of(file, 10 * PAGE))
    last = file.add(MANY, ago=-HOUR)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.open_match(match_of(GARDEN))
        await pilot.pause()
        rows.clear()
        app.go_home()
        await pilot.pause()
        assert app.saved is not None
        assert app.saved.id == last.header.match
    assert sum(rows) <= PAGE


def test_damaged_saves_hide_no_sound_one_behind_them(file: File) -> None:
    """Also where a whole page is damaged."""
    sound = file.add(MANY, ago=HOUR, decisions=0)
    file_of(file, 2 * PAGE).spoil(
        "UPDATE matches SET header = '?' WHERE id < ?", sound.header.match
    )
    newest = newest_unfinished(outside(file))
    assert newest is not None
    assert newest.id == sound.header.match


def test_where_all_saves_are_damaged_none_is_offered(file: File) -> None:
    file_of(file, PAGE).spoil("UPDATE matches SET header = '?'")
    assert newest_unfinished(outside(file)) is None


def outside(file: File) -> AppContext:
    """Services with these saves."""
    made = services()
    made.store = file.store
    return made

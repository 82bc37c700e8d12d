"""The list of a server's tables on the screen: from an empty list to a table of one's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.net.server_messages import Open, TableRow
from app.server.line_server import LineServer
from app.server.store import LocalStore
from app.tui.app import MazmorraApp
from app.tui.online.lobby import LobbyScreen
from app.tui.online.table_list import TableListScreen, TableRows
from tests.app.server.processes import Person
from tests.app.server.served import Server
from tests.app.tui.looks import SMALL
from tests.app.tui.online.hosted import app_with
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Server, LineServer]]:
    server = Server(LocalStore(folder))
    lines = LineServer(server.reception, server.addresses, own_pass="pass", proxied=False)
    await lines.start("127.0.0.1", 0)
    try:
        yield server, lines
    finally:
        await server.stop()
        await lines.stop()


@asynccontextmanager
async def looking(place: str) -> AsyncIterator[tuple[MazmorraApp, Pilot[Any]]]:
    """The program of somebody who has typed `mazmorra join` with the address of a server."""
    app = app_with(join=place, name="Ana")
    async with app.run_test(size=SMALL) as pilot:
        await until(lambda: isinstance(app.screen, TableListScreen))
        yield app, pilot


async def test_a_table_is_opened_with_three_keys_and_somebody_finds_it(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as (server, lines),
        looking(f"127.0.0.1:{lines.port}") as (app, pilot),
    ):
        await until(lambda: "Nobody has a table open" in screen_words(app))
        await pilot.press("o", "r", "o")
        await until(lambda: isinstance(app.screen, LobbyScreen))
        await until(lambda: "https://play.example.org/#" in screen_words(app))
        (table,) = server.tables
        assert table.row("").preset == "course"
        ben = Person(lines.port, table.code, "ben")
        await ben.sit(1, "Ben")
        await until(lambda: table.table.lobby.all_ready and table.row("").people == ("Ana", "Ben"))
        await pilot.press("x")
        assert "Ana" in table.row("").people, "nobody sends themselves away"
        await pilot.press("down", "x")
        await until(lambda: table.row("").people == ("Ana",))
        await ben.stop()
        await pilot.press("up", "space")
        await until(lambda: table.row("").people == ())
        await until(lambda: "wait here without a seat" in screen_words(app))
        assert "Sit down with Space" in screen_words(app)
        ben = Person(lines.port, table.code, "ben")
        await ben.sit(1, "Ben")
        await until(lambda: table.row("").people == ("Ben",))
        await pilot.press("enter")
        await until(lambda: table.match is not None)
        await ben.stop()


async def test_a_guest_reads_who_begins_and_how_to_only_watch(tmp_path: Path) -> None:
    async with served(tmp_path) as (server, lines):
        table, _ = server.tables.open("x", Open("irrgarten", "even", 3, True))
        async with looking(f"127.0.0.1:{lines.port}") as (app, pilot):
            await until(lambda: "Enter" in screen_words(app))
            await pilot.press("enter")
            await until(lambda: "Whoever leads the table begins" in screen_words(app))
            assert "The host begins" not in screen_words(app)
            assert "Sit down with Enter. To only watch, wait here" in screen_words(app)
            await pilot.press("enter", "enter")
            await until(lambda: "To only watch, leave it with Space" in screen_words(app))
            await pilot.press("space")
            await until(lambda: "Sit down with Enter" in screen_words(app))
        assert table.table.lobby.seats[0].key == ""


async def test_a_wrong_code_and_no_server_are_said_in_words(tmp_path: Path) -> None:
    async with served(tmp_path) as (_, lines):
        async with looking(f"127.0.0.1:{lines.port}") as (app, pilot):
            await until(lambda: "Nobody has a table open" in screen_words(app))
            await pilot.press("c", *"K7QM", "enter")
            await until(lambda: "This isn't a code" in screen_words(app))
            await pilot.press(*"-2XRT-9HDB", "enter")
            await until(lambda: "doesn't know this code" in screen_words(app))
        port = lines.port
    async with looking(f"127.0.0.1:{port}") as (app, _):
        await until(lambda: "Looking for the server" in screen_words(app))
        await until(lambda: "No table answers there" in screen_words(app))


async def test_a_restart_is_said_and_the_list_comes_back(tmp_path: Path) -> None:
    async with (
        served(tmp_path) as (server, lines),
        looking(f"127.0.0.1:{lines.port}") as (app, _),
    ):
        await until(lambda: "Nobody has a table open" in screen_words(app))
        server.reception.bye("restart", 1)
        await until(lambda: "back in a minute" in screen_words(app))
        await until(lambda: "Nobody has a table open" in screen_words(app))


async def test_hostile_names_and_unknown_games_stay_in_their_columns() -> None:
    app = app_with()
    row = TableRow(
        "x", "[/foo]", "\x1b[31m", ("[@click=app.quit]a\u202e",) * 16, 3, 16, False, False
    )
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        rows = TableRows(app)
        rows.show([row])
        for cells in (80, 120):
            (line,) = rows.draw(0, cells, True)
            text = "".join(span.text for span in line)
            assert len(text) < cells
            assert text.isprintable()

"""A guest's lobby and way out: what it asks, what its keys do, and what leaving says."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.match.seats import HUMAN
from app.net.hosted_table import after_seconds
from app.net.messages import Place
from app.net.open_table import OpenTable
from app.net.ports import TableServer
from app.session.bootstrap import Outside
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import UNASKED, AskDialog
from app.tui.dialogs.text import TextDialog
from app.tui.match.screen import PlayScreen
from app.tui.online.lobby import LobbyScreen, line_to_send
from tests.app.net.tables import CODE, lobby
from tests.app.net.test_open_table import start
from tests.app.tui.online.hosted import app_with
from tests.app.tui.shell import shell
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


@asynccontextmanager
async def come(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> AsyncIterator[tuple[OpenTable, MazmorraApp, Pilot[Any]]]:
    """Let Eva come into the lobby of a table by her own program."""
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    table = lobby("irrgarten", 3, after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    app = app_with(join=f"127.0.0.1:{server.port}/{CODE}", name="Eva")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: table.people == 1)
        yield table, app, pilot
        table.close()
        await server.stop()


@pytest.mark.real_time
async def test_a_guest_is_asked_for_their_own_name_and_leaves_the_seat_to_a_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with come(monkeypatch, tmp_path) as (table, app, pilot):
        await until(lambda: "Sit down" in screen_words(app) or "sit down" in screen_words(app))
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, TextDialog))
        assert "Your name" in screen_words(app)
        await pilot.press("enter")
        await until(lambda: table.lobby.all_ready and table.lobby.places()[1].name == "Eva")
        hosted = start(table)
        await until(lambda: isinstance(app.screen, PlayScreen))
        assert hosted.match.seats[1].human
        await pilot.press("escape", "s")
        await until(lambda: not hosted.match.seats[1].human)


@asynccontextmanager
async def by_own_program(
    line: str, name: str = ""
) -> AsyncIterator[tuple[MazmorraApp, Pilot[Any]]]:
    """Join with the files of this machine."""
    app = app_with(join=line, name=name)
    app.services = Outside.real()
    async with app.run_test(size=(80, 24)) as pilot:
        yield app, pilot
    app.services.close()


@pytest.mark.real_time
async def test_who_came_without_a_name_comes_back_by_the_name_of_the_seat(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody joins from the home screen, and later by `mazmorra join LINE --name Zoe`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = lobby("irrgarten", 3, after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    line = f"127.0.0.1:{server.port}/{CODE}"
    async with by_own_program(line) as (app, pilot):
        await until(lambda: "sit down" in screen_words(app))
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, TextDialog))
        await pilot.press(*["backspace"] * 12, *"Zoe", "enter")
        await until(lambda: table.lobby.places()[1].name == "Zoe")
    await until(lambda: table.people == 0)
    async with by_own_program(line, "Zoe"):
        await until(lambda: table.people == 1)
        await until(lambda: table.lobby.places()[1].here)
        assert len(table.players) == 2, "nobody but the host and Zoe"
    table.close()
    await server.stop()


@pytest.mark.real_time
async def test_who_only_watches_leaves_no_seat_to_a_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with come(monkeypatch, tmp_path) as (table, app, pilot):
        start(table)
        await until(lambda: isinstance(app.screen, AskDialog))
        await pilot.pause(UNASKED + 0.1)
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("escape")
        assert "you only watch, so nothing changes" in screen_words(app)
        assert "a bot keeps your seat" not in screen_words(app)
        await pilot.press("escape", "T")
        await until(lambda: "only spectators read you" in screen_words(app))


@pytest.mark.real_time
async def test_a_line_without_a_code_says_that_the_code_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = lobby("irrgarten", 3, after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    app = app_with(join=f"http://127.0.0.1:{server.port}/")
    async with app.run_test(size=(80, 24)):
        await until(lambda: "The code of the table is missing" in screen_words(app))
        assert f"http://127.0.0.1:{server.port}/#K7QM-2XRT-9HDB" in screen_words(app)
    table.close()
    await server.stop()


def test_nobody_is_offered_a_seat_at_a_full_table() -> None:
    full = (Place("Ana", HUMAN, here=True, ready=True, handed=False, resigned=False),) * 2
    lobby = SimpleNamespace(places=full, mine=(), hosts=False, renews=False)
    screen = LobbyScreen(cast("Any", lobby))
    assert screen.available("lobby.begin") is screen.available("lobby.sit") is False


def test_the_line_for_friends_stays_while_the_page_opens() -> None:
    texts, line = shell().texts, "http://192.168.1.23:7373/#K7QM-2XRT-9HDB"
    soon = line_to_send(texts, line, page=False, opens=True)
    then = line_to_send(texts, line, page=True)
    assert soon[1] == then[1]
    assert soon[0].startswith("Opening the page for browsers...")

"""A table with friends on the screen: the lobby, the match, a cut line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.net.hosted_table import after_seconds
from app.net.messages import Sit
from app.net.ports import TableServer
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.dialogs.seats import ROWS, SeatsDialog
from app.tui.dialogs.text import TextDialog
from app.tui.online.host_lobby import HostLobby
from app.tui.online.lobby import LobbyScreen
from app.tui.online.watch import LineDialog
from app.tui.screens.home import HomeScreen
from tests.app.net.tables import CODE, lobby
from tests.app.net.test_open_table import Friend, start
from tests.app.tui.online.hosted import app_with, hosted
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

SIZE = (80, 24)


def session_of(pilot: Pilot[Any]) -> Session:
    assert isinstance(pilot.app, MazmorraApp)
    assert pilot.app.session is not None
    return pilot.app.session


async def test_a_host_opens_a_table_and_begins_when_the_friend_is_ready() -> None:
    async with hosted() as table:
        app, friend = table.app, table.friend
        assert isinstance(app.screen, LobbyScreen)
        assert isinstance(app.screen.lobby, HostLobby)
        assert "A table for Irrgarten: Classic" in screen_words(app)
        assert table.friend.lobby is not None
        assert table.friend.lobby.preset == "seed"
        await table.sit()
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert isinstance(app.screen, LobbyScreen), "Eva is not ready"
        await table.be_ready()
        await table.begin()
        source = table.session.source
        assert source.people == (0,)
        assert source.header.seed == "", "the dice are sealed for the host, too"
        assert [seat.name for seat in source.seats] == ["Ana", "Eva"]
        app.go_home()
        await until(lambda: friend.client.farewell is not None)
        assert isinstance(app.screen, HomeScreen)
        await until(lambda: table.dialer.state == "over")


async def test_a_guest_sits_plays_and_waits_for_the_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = lobby("irrgarten", 3, after_seconds)
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    port = server.port
    app = app_with(join=f"127.0.0.1:{port}/{CODE}", name="Eva")
    async with app.run_test(size=SIZE) as pilot:
        await until(lambda: table.people == 1)
        await until(lambda: isinstance(app.screen, LobbyScreen) and app.screen.lobby.places)
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, TextDialog))
        await pilot.press("enter")
        await until(lambda: table.lobby.seats[1].ready)
        assert table.lobby.seats[1].name == "Eva"
        start(table)
        await until(lambda: isinstance(app.screen, IrrgartenScreen))
        assert session_of(pilot).source.people == (1,)
        await pilot.press("escape", "b")
        await until(lambda: isinstance(app.screen, SeatsDialog))
        assert isinstance(app.screen, SeatsDialog)
        usable = [app.screen.available(row) for row in ROWS[:3]]
        assert usable == ["pause-not-yours", True, "pause-not-yours"], "only the own seat"
        await pilot.press("escape", "escape")
        await until(lambda: isinstance(app.screen, IrrgartenScreen))
        await server.stop()
        await until(lambda: isinstance(app.screen, LineDialog))
        again = TableServer(table, "127.0.0.1", port)
        await again.start()
        await pilot.press("r")
        await until(lambda: isinstance(app.screen, IrrgartenScreen))
        table.close()
        await until(lambda: isinstance(app.screen, LineDialog))
        await until(lambda: "The host has closed the table" in screen_words(app))
        assert "The table is closed" in screen_words(app)
        assert "Connection lost" not in screen_words(app)
        await pilot.press("q")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await again.stop()


async def test_a_second_friend_is_offered_the_name_of_the_next_seat() -> None:
    """Two friends who only press Enter: the first one has taken the first free seat."""
    table = lobby("irrgarten", 3, after_seconds)
    ben = Friend(table, "ben")
    ben.say(Sit(1, "bot 1"))
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    app = app_with(join=f"127.0.0.1:{server.port}/{CODE}")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "Sit down" in screen_words(app))
        await pilot.press("enter", "enter")
        await until(lambda: table.lobby.seats[2].ready)
        assert table.lobby.seats[2].seat.name == "bot 2"
        table.close()
        await server.stop()

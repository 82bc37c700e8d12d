"""What a host is asked and shown: the name, a match that is not over, a taken port, who is left."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.session import kept_table
from app.session.kept_table import KeptTable
from app.session.online import Door, Hosting, ServedMatch, new_hosting
from app.session.same_rules import setup_like
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.text import TextDialog
from app.tui.online import opening
from app.tui.online.host_lobby import HostLobby
from app.tui.online.lobby import LobbyScreen
from app.tui.screens.home import HomeScreen
from tests.app.net.tables import CODE, begun
from tests.app.tui.online.hosted import app_with, hosted
from tests.app.tui.shell import SAVED
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

SIZE = (80, 24)


def words_on(app: MazmorraApp) -> str:
    """What is on the screen, without frames and line breaks."""
    return " ".join(screen_words(app).replace("│", " ").split())


def host(**more: Any) -> MazmorraApp:
    """The program of `mazmorra host irrgarten`."""
    rules = {"game": "irrgarten", "preset": "seed", "scenario": "snail"}
    return app_with(**rules, hosts=True, address="127.0.0.1", port=0, **more)


# -- the name


async def test_a_host_without_a_name_is_asked_once() -> None:
    app = host()
    async with app.run_test(size=SIZE) as pilot:
        await until(lambda: "Your name" in screen_words(app))
        assert isinstance(app.screen, TextDialog)
        assert app.screen.query_one(Input).value == "Ana", "somebody who presses Enter is Ana"
        await pilot.press("backspace", "backspace", "backspace", *"host", "enter")
        assert "empty or reserved" in screen_words(app)
        await pilot.press(*["backspace"] * 4, *"Zoe", "enter")
        await until(lambda: isinstance(app.screen, LobbyScreen))
        assert isinstance(app.screen, LobbyScreen)
        assert app.screen.lobby.places[0].name == "Zoe"
        assert list(app.screen.lobby.mine) == [0]
        assert app.screen.lobby.places[0].ready
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("more", [{"name": "Zoe"}, {"players": (Seat("Zoe"), Seat("Ben"))}])
async def test_a_host_who_has_said_a_name_is_not_asked(more: dict[str, Any]) -> None:
    app = host(**more)
    async with app.run_test(size=SIZE) as pilot:
        await until(lambda: isinstance(app.screen, LobbyScreen))
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)
        assert app.screen.lobby.places[0].name == "Zoe"
        app.go_home()


# -- a match that is not over


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a table of Irrgarten whose program was killed, and its match: of Ana here, and
    Ben elsewhere."""
    file = tmp_path / "table.json"
    kept_table.write(
        file, KeptTable(SAVED.id, CODE, "", 7373, frozenset({0}), {"a": frozenset({1})})
    )
    monkeypatch.setattr(opening, "unfinished", lambda _context: [SAVED])
    return file


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_host_is_asked_about_the_match_of_the_last_table(
    language: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    continued: list[str] = []
    monkeypatch.setattr(opening, "host_saved", lambda _app, match: continued.append(match))
    app = host(name="Zoe", language=language)
    app.services.table = kept
    async with app.run_test(size=SIZE) as pilot:
        await until(lambda: isinstance(app.screen, AskDialog))
        await pilot.pause()
        title = "Open a new table?" if language == "en" else "¿Abrir otra mesa?"
        about = ("Ana", "Ben", "hora" if language == "es" else "an hour ago", "Irrgarten")
        for said in (title, *about):
            assert said in words_on(app)
        await pilot.press("enter")
        assert continued == [SAVED.id]


async def test_a_new_table_is_one_answer_away(kept: Path) -> None:
    app = host(name="Zoe")
    app.services.table = kept
    async with app.run_test(size=SIZE) as pilot:
        await until(lambda: isinstance(app.screen, AskDialog))
        await pilot.press("y")
        await until(lambda: isinstance(app.screen, LobbyScreen))
        assert CODE[:4] not in screen_words(app)
        app.go_home()


@pytest.mark.parametrize("what", ["another game", "no match"])
async def test_nobody_is_asked_about_nothing(
    what: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = host(name="Zoe")
    app.services.table = kept
    if what == "no match":
        monkeypatch.setattr(opening, "unfinished", lambda _context: [])
    said: list[str] = []
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.go_home()
        game = "napakalaki" if what == "another game" else "irrgarten"
        opening.offer_kept(app, game, lambda: said.append(game))
        assert said == [game]


# -- a port that is taken


async def test_a_table_at_the_next_port_says_so() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        setup = setup_like(begun("irrgarten", "sight").header)
        hosting = new_hosting(setup, Door("127.0.0.1", port), None)
        with pytest.raises(OSError, match=str(port)):
            await hosting.open()
        await hosting.open(anywhere=True)
        assert hosting.moved
        there = hosting.invitation.port
        assert there != port
        app = app_with()
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            lobby = HostLobby(app, hosting, "Ana")
            await app.push_screen(lobby.screen)
            await pilot.pause()
            for language in LANGUAGES:
                (said,) = (one for one in lobby.head(Texts(language)) if str(port) in one)
                assert str(there) in said
            assert f"This one is at port {there}" in words_on(app)
        await hosting.close()


# -- the beginning


async def test_the_lobby_says_that_the_match_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_few(_self: Hosting, then: Any) -> None:
        asked.append(then)

    asked: list[Any] = []
    async with hosted() as table:
        await table.sit()
        await table.be_ready()
        with monkeypatch.context() as patched:
            patched.setattr(Hosting, "open_dice", too_few)
            await table.pilot.press("enter")
            await table.pilot.pause()
            assert "Beginning the match..." in screen_words(table.app)
            asked[0](False)
            await table.pilot.pause()
            assert "Beginning the match..." not in screen_words(table.app)
            assert "didn't answer in time" in screen_words(table.app)
        await table.begin()


# -- leaving friends


async def test_a_host_who_leaves_a_match_is_asked_once_about_friends() -> None:
    async with hosted() as table:
        await table.sit()
        await table.be_ready()
        await table.begin()
        app, pilot = table.app, table.pilot
        source = table.session.source
        assert isinstance(source, ServedMatch)
        source.unsaved = None  # as on a machine that saves
        await pilot.press("escape", "s")
        assert isinstance(app.screen, AskDialog)
        for said in ("close the table?", "Eva plays at your table", "saved here"):
            assert said in words_on(app)
        await pilot.press("escape", "escape")
        await until(lambda: isinstance(app.screen, IrrgartenScreen))
        await pilot.press("ctrl+q")
        assert "Quit Mazmorra?" in screen_words(app)
        assert "Eva plays at your table" in words_on(app)
        await pilot.press("n", "escape", "s", "y")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await until(lambda: table.friend.client.farewell is not None)


async def test_a_host_who_leaves_a_lobby_is_asked_about_friends_with_a_seat() -> None:
    async with hosted() as table:
        app, pilot = table.app, table.pilot
        await table.sit()
        for key in ("escape", "ctrl+q"):
            await pilot.press(key)
            assert isinstance(app.screen, AskDialog)
            assert "Eva has a seat at your table" in words_on(app)
            await pilot.press("n")
            assert isinstance(app.screen, LobbyScreen)
        await pilot.press("escape", "y")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await until(lambda: table.friend.client.farewell is not None)


async def test_nobody_is_asked_about_friends_who_have_no_seat() -> None:
    async with hosted() as table:
        await table.pilot.press("escape")
        await until(lambda: isinstance(table.app.screen, HomeScreen))

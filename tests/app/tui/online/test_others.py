"""One save serves one keyboard and friends: a match is opened to them and closed again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from app.tui.dialogs.text import TextDialog
from app.tui.online.host_lobby import left
from app.tui.online.menu import OnlineMenu
from app.tui.screens.home import HomeScreen
from tests.app.tui.online.homes import MAZMORRA, corridor, of_friend, wait_for_actor, walk
from tests.app.tui.online.hosted import line_of
from tests.app.tui.shell import SAVED, shell
from tests.helpers.pictures import screen_words
from tests.helpers.terminal import Terminal


@pytest.mark.terminal
@pytest.mark.real_time
def test_a_match_of_one_keyboard_is_opened_to_a_friend_and_closed_again(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    own = of_friend(tmp_path)
    rules = ["play", "irrgarten", "--labyrinth", str(corridor(tmp_path)), "--players", "Ana,Ben"]
    host = open_terminal([*MAZMORRA, *rules])
    host.wait_for("turn 1 ")
    first = wait_for_actor(host)
    host.press("Escape")
    host.wait_for("Let friends in")
    host.press("o")
    both = "both people, who are at this keyboard"
    lobby = host.wait_until(lambda screen: screen.count("ready  here") == 2, both)
    assert "not sealed" in lobby
    host.press("Down")
    host.press("Space")
    host.wait_for("free, or")
    invitation = line_of(lobby)
    friend = open_terminal([*MAZMORRA, "join", invitation, "--name", "Somebody"], env=own)
    friend.wait_for("Ben")
    friend.press("Enter")  # the seat has its name, so none is asked
    friend.wait_for("ready  here")
    host.wait_for("One person has come")
    host.wait_until_gone("free, or")
    host.press("Enter")
    for one in (host, friend):
        one.wait_for(first)
    actor = host if first == "Ana @1" else friend
    walk(actor, first)
    second = wait_for_actor(host, first)
    friend.wait_for(second)

    host.press("Escape")
    host.wait_for("Close the table")
    host.press("o")
    host.wait_for("Your friends are sent away")
    host.press("y")
    friend.wait_for("The host has closed the table")
    host.wait_for("The table is closed")
    assert wait_for_actor(host) == second
    host.wait_until_still()
    host.press("Right")
    assert wait_for_actor(host, second) == first, "both seats are played here again"


async def test_nobody_waits_for_a_match_that_is_not_being_left() -> None:
    app = shell(SAVED)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.run_worker(asyncio.Event().wait(), group="something that never ends")
        await left(app)


async def test_a_match_goes_on_though_leaving_the_last_one_was_cancelled() -> None:
    app = shell(SAVED)
    async with app.run_test(size=(80, 24)) as pilot:
        leaving = app.run_worker(asyncio.Event().wait(), group="leaving")
        await pilot.pause()
        waiting = asyncio.create_task(left(app))
        await pilot.pause()
        assert not waiting.done()
        leaving.cancel()
        await waiting


async def test_the_home_screen_leads_to_friends() -> None:
    app = shell(SAVED)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("o")
        assert isinstance(app.screen, OnlineMenu)
        words = screen_words(app)
        for offered in ("Host Irrgarten", "Host Napakalaki", "The last match", "Join a table"):
            assert offered in words
        await pilot.press("t")
        assert isinstance(app.screen, TextDialog)
        await pilot.press(*"nonsense", "enter")
        assert "can't be an invitation" in screen_words(app)
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)

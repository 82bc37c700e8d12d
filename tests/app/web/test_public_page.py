"""A public server with one player in a terminal and one in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.server.processes import MAZMORRA, free_ports, running
from tests.app.tui.online.homes import actor_on, wait_for_actor
from tests.app.tui.online.homes import of_friend as files_of
from tests.helpers.chromium import Page, opened_page
from tests.helpers.terminal import Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]


OVER, OVER_THERE = "escapes!", "escapa"
"""What the end says in English and in Spanish."""


async def test_a_browser_finds_the_table_of_a_terminal_in_the_list_and_plays(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    ports = free_ports(3)
    async with running(tmp_path / "server", ports) as server:
        join = [MAZMORRA, "--speed", "instant", "join", f"127.0.0.1:{server.port}"]
        ana = open_terminal([*join, "--name", "Ana"], env=files_of(tmp_path))
        ana.wait_for("Nobody has a table open right now")
        async with opened_page(tmp_path / "profile", "es-ES") as page:
            await page.go(f"http://127.0.0.1:{server.page}/")
            await page.until("no hay ninguna mesa abierta")
            ana.press("o")
            ana.wait_for("A new table")
            while "← 2 →" not in ana.screen():  # from 3 seats round to 2
                one_more_seat(ana)
            ana.press("o")
            ana.wait_for("Send your friends this invitation")
            ana.wait_for("ready  here")
            await page.until("Ana")
            await page.press("Enter")
            await page.until("Siéntate")
            await page.press("Enter")
            await page.until("Hasta 16 letras")
            await page.press("Enter")
            await page.until("a punto  aquí")
            ana.wait_until(lambda screen: screen.count("ready") == 2, "both are ready")
            ana.press("Enter")
            ana.wait_for("turn 1 ")
            await page.until("turno 1 ")
            first = wait_for_actor(ana)
            await page.until(lambda screen: actor_on(screen) == first)
            await take_a_step(ana, page, first)
            if OVER in ana.screen():  # the labyrinth is small, and the server draws the seed
                await page.until(OVER_THERE)
            else:
                after = wait_for_actor(ana, first)
                await page.until(lambda screen: actor_on(screen) == after)
        assert page.complaints == []


def one_more_seat(terminal: Terminal) -> None:
    """Press the key and wait for the next number: keys that come at once may get lost."""
    before = terminal.screen()
    terminal.press("s")
    terminal.wait_until(lambda screen: screen != before, "another number of seats")


async def take_a_step(terminal: Terminal, page: Page, person: str) -> None:
    """Let the one who plays take any step that is free."""
    arrows = ("Right", "Down", "Left", "Up") * 5
    for key in arrows:
        if person.startswith("Ana"):
            terminal.press(key)
        else:
            await page.press(f"Arrow{key}")
        terminal.wait_until_still()
        screen = terminal.screen()
        if OVER in screen or actor_on(screen) not in ("", person):
            return
    raise AssertionError(terminal.screen())

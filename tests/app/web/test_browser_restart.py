"""A table whose program is killed in the middle of a match, with a friend in a browser and a
spectator in a program: all go on when it is there again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from app.net.limits import RESTART_SECONDS
from app.net.pauses import SOONEST, pause_before
from tests.app.tui.online.homes import (
    MAZMORRA,
    actor_on,
    corridor,
    free_port,
    of_friend,
    wait_for_actor,
    walk,
)
from tests.app.tui.online.hosted import line_of
from tests.helpers.chromium import Page, opened_page
from tests.helpers.terminal import Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]
CUT = "The line is cut"
"""What the page says over its terminal; the words stay in it, hidden."""
SAYS_SO = f"document.body.innerText.includes('{CUT}')"

KEEP_PAUSES = """
    var waits = [];
    const timeout = window.setTimeout;
    window.setTimeout = (call, wait) => {
        if (call.name === "connect") waits.push(wait);
        return timeout(call, wait);
    };
"""
"""Keeps how long the page waits before each attempt to come back, in milliseconds."""


async def step(host: Terminal, page: Page, spectator: Terminal) -> None:
    """Let the one who plays walk to the right, and see it on all three screens."""
    now = wait_for_actor(host)
    if now == "Ana @1":
        await asyncio.to_thread(walk, host, now)
    else:
        await page.until(lambda screen: actor_on(screen) == now)
        while actor_on(host.screen()) in ("", now):  # as in `walk`: until the key counts
            await page.press("ArrowRight")
            await asyncio.sleep(1.0)
    after = await asyncio.to_thread(wait_for_actor, host, now)
    await page.until(lambda screen: actor_on(screen) == after)
    spectator.wait_until(lambda screen: actor_on(screen) == after, f"the turn of {after}")


async def test_a_browser_and_a_spectator_go_on_after_the_table_was_killed(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    door = ["--players", "Ana,Ben", "--address", "127.0.0.1", "--port", free_port()]
    rules = ["--preset", "seed", "--labyrinth", str(corridor(tmp_path))]
    play = [*MAZMORRA, "host", "irrgarten", *rules, *door]
    host = open_terminal(play)
    line = line_of(host.wait_for("browser opens it"))
    async with opened_page(tmp_path / "profile", "en-GB") as page:
        await page.go(line)
        await page.until("Sit down")
        await page.press("Enter")
        await page.until("At most 16 letters")
        await page.press("Enter")
        await page.until("ready  here")
        spectator = open_terminal([*MAZMORRA, "join", line], env=of_friend(tmp_path))
        host.wait_for("2 people have come")
        host.press("Enter")
        for one in (host, spectator):
            one.wait_for("turn 1 ")
        await page.until("turn 1 ")
        for _ in range(2):
            await step(host, page, spectator)

        await page.run(KEEP_PAUSES)
        host.kill()
        assert host.wait_for_end() == 128 + 9
        lost = spectator.wait_for("Connection lost")
        assert "a bot plays for you" not in lost, "whoever looks on has no seat"
        await page.until_words(CUT)
        again = open_terminal([*MAZMORRA])
        again.wait_for("Continue")
        again.press("Enter")
        again.wait_for("The table is open again")
        spectator.wait_until_gone("Connection lost")
        async with asyncio.timeout(60):
            while await page.run(SAYS_SO):  # noqa: ASYNC110  # a page in Chromium has no event
                await asyncio.sleep(0.05)
        waits = await page.run("waits")
        assert waits
        for attempt, wait in enumerate(waits):  # as long as the spectator's program waits
            least = max(pause_before(attempt), SOONEST * RESTART_SECONDS)
            most = max(pause_before(attempt), RESTART_SECONDS)
            assert 1000 * least <= wait <= 1000 * most
        for _ in range(3):
            await step(again, page, spectator)
        assert all("WebSocket" in one for one in page.complaints), "the cut line, and nothing else"

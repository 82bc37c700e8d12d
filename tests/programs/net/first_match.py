"""From `mazmorra host` to two friends who play (P1): one in a browser, one in the program."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.app.tui.online.homes import free_port
from tests.app.tui.online.hosted import line_of
from tests.helpers.chromium import Page, opened_page
from tests.helpers.terminal import Terminal
from tests.programs.net.report import Report, percentile

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))
SIT, NAME, READY = "Sit down", "At most 16 letters", "ready  here"
"""What a friend sees before each key, and after the last one."""


def of_person(folder: Path, name: str) -> dict[str, str]:
    """The environment of a person who has never played: folders of their own."""
    kinds = {"XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"}
    return {variable: str(folder / name / kind) for variable, kind in kinds.items()}


def joins(lobby: str, env: dict[str, str]) -> Terminal:
    """A friend types the line that the host's lobby shows."""
    return Terminal([MAZMORRA, "join", line_of(lobby)], env=env)


async def _shown(terminal: Terminal, text: str) -> str:
    return await asyncio.to_thread(terminal.wait_for, text, 120.0)


async def _browser_sits(page: Page, link: str) -> int:
    """A friend opens the link and sits down. Return the keys."""
    await page.go(link)
    await page.until(SIT)
    await page.press("Enter")
    await page.until(NAME)
    await page.press("Enter")
    await page.until(READY)
    return 2


async def _program_sits(friend: Terminal) -> int:
    """A friend takes the next free seat. Return the keys."""
    await _shown(friend, SIT)
    friend.press("Enter")
    await _shown(friend, NAME)
    friend.press("Enter")
    await _shown(friend, READY)
    return 2


async def first_match(page: Page, folder: Path) -> tuple[float, int, int]:
    """Return the seconds until all three see the match, and the keys of the host and of the friend
    who needs more."""
    begun = perf_counter()
    play = [MAZMORRA, "host", "irrgarten", "--players", "Ana,Ben,Eva", "--address", "127.0.0.1"]
    host = Terminal([*play, "--port", free_port()], env=of_person(folder, "host"))
    friend: Terminal | None = None
    try:
        lobby = await _shown(host, "browser opens it")
        friend = joins(lobby, of_person(folder, "friend"))
        by_link = await _browser_sits(page, line_of(lobby))
        by_program = await _program_sits(friend)
        await _shown(host, "2 people have come")
        host.press("Enter")
        for one in (host, friend):
            await _shown(one, "turn 1 ")
        await page.until("turn 1 ")
        return perf_counter() - begun, 1, max(by_link, by_program)
    finally:
        host.close()
        if friend is not None:
            friend.close()


async def _measured(report: Report, times: int) -> None:
    seconds, host, friend = list[float](), 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with opened_page(folder / "profile", "en-GB") as page:
            for number in range(times):
                took, by_host, by_friend = await first_match(page, folder / str(number))
                seconds.append(took)
                host, friend = max(host, by_host), max(friend, by_friend)
    report.figure("P1", "keys of the host", host, 0, 3)
    report.figure("P1", "keys of a friend", friend, 0, 2)
    report.say("P1", f"p50 {percentile(seconds, 50):.1f} s, {len(seconds)} times")
    report.figure("P1", "seconds until all play, at most", round(max(seconds), 1), 0, 30)


def from_host_to_match(report: Report, times: int) -> None:
    """P1."""
    asyncio.run(_measured(report, times))

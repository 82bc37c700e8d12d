"""Measures the page for browsers in a real Chromium: `python -m tests.programs.browser`.

It prints how long the first picture takes after the link is opened, how many bytes that loads from
where, and how long a key takes until its frame is in the page: the goals W1.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from app.match.seats import Seat
from app.net.guests import Player
from app.net.hosted_table import after_seconds
from app.net.invitations import new_code, shown_code
from app.net.open_table import OpenTable
from app.net.ports import TableServer
from app.net.seeds import token_key
from app.session.browser_page import BrowserPage
from tests.helpers.chromium import Page, opened_page

GOALS = {"first": 1000.0, "bytes": 200_000, "key": 50.0}

WATCH = """(() => {
    window.keyTimes = [];
    let pressed = 0;
    addEventListener("keydown", () => { pressed = performance.now(); }, true);
    new MutationObserver(() => {
        if (pressed) keyTimes.push(performance.now() - pressed);
        pressed = 0;
    }).observe(document.querySelector(".xterm-rows"), {subtree: true, childList: true});
})()"""
"""Notes the milliseconds from each key to the first change of the terminal's rows."""


def new_table() -> OpenTable:
    """A table of three seats in its lobby."""
    standby = [Seat(name, "scout") for name in ("Ana", "Ben", "Eva")]
    host = Player(token_key("host"), host=True)
    table = OpenTable("irrgarten", standby, host, new_code(), after_seconds, stand_in="scout")
    table.lobby.sit_host("Ana")
    return table


async def first_pictures(page: Page, link: str, times: int) -> list[float]:
    """The milliseconds from opening the link to the picture of the lobby, nothing cached."""
    await page.call("Network.setCacheDisabled", cacheDisabled=True)
    found = []
    for _ in range(times):
        await page.go("about:blank")
        page.received = 0
        begun = perf_counter()
        await page.go(link)
        await page.until("@3 Eva")
        found.append((perf_counter() - begun) * 1000)
    return found


async def key_times(page: Page, times: int) -> list[float]:
    """The milliseconds from a key of the lobby to its frame."""
    await page.run(WATCH)
    for number in range(times):
        await page.press("ArrowDown")
        async with asyncio.timeout(10):
            while await page.run("keyTimes.length") <= number:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
    return [float(one) for one in await page.run("keyTimes")]


def shown(name: str, found: list[float]) -> tuple[str, float]:
    """A line with the middle and the 99th percentile; that percentile."""
    cuts = quantiles(found, n=100, method="inclusive")
    return f"{name}: p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms, {len(found)} times", cuts[98]


async def measure(loads: int, keys: int) -> int:
    """Print the figures. Return the number of goals that are missed."""
    table = new_table()
    server = TableServer(table, "127.0.0.1", 0)
    await server.start()
    web = BrowserPage(f"127.0.0.1:{server.port}", "127.0.0.1", 0)
    await web.open()
    place = f"127.0.0.1:{web.port}"
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        async with opened_page(Path(folder)) as page:
            link = f"http://{place}/#{shown_code(table.code)}"
            line, worst = shown("link to first picture", await first_pictures(page, link, loads))
            missed += worst >= GOALS["first"]
            print(line)
            print(f"bytes of a visit: {page.received}")
            missed += page.received >= GOALS["bytes"]
            line, worst = shown("key to frame", await key_times(page, keys))
            missed += worst >= GOALS["key"]
            print(line)
            named = [one for one in page.requests if one != "about:blank"]
            others = {one for one in named if one.partition("://")[2].partition("/")[0] != place}
            print(f"requests: {len(named)}, elsewhere: {len(others)}")
            print(f"complaints of the page: {page.complaints}")
            missed += bool(others) + bool(page.complaints)
    await web.close()
    table.close()
    await server.stop()
    print(f"goals missed: {missed}")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=20)
    parser.add_argument("--keys", type=int, default=300)
    asked = parser.parse_args()
    raise SystemExit(asyncio.run(measure(asked.loads, asked.keys)))


if __name__ == "__main__":
    main()

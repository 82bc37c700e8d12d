"""D11: forty players over SSH in one process: from a key to the paint, and the memory of each."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from tests.app.server.processes import Running, free_ports, running
from tests.app.ssh.served import Window, connected_to, window
from tests.programs.net.report import Report, percentile

MIB: Final = 1024 * 1024
SEATS: Final = 4
"""People at a table; one address may open 12 tables in ten minutes."""
TABLES: Final = (("IRRGARTEN", 0), ("NAPAKALAKI", 2), ("HAMMERSPACE", 3))
"""The title of a game, and how often its key is pressed in the dialog."""
MOVES: Final = ("\r", " ", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "e", "n", "\t")
"""Keys that play, more or less."""
LONGEST: Final = 5.0
"""Seconds after which a key has painted nothing."""


def ssh_players(report: Report, players: int, seconds: float) -> None:
    """Let players of all games play over SSH, and measure what half of them feel."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(report, players, seconds, Path(folder)))


async def _measure(report: Report, players: int, seconds: float, folder: Path) -> None:
    *ports, ssh = free_ports(4)
    env = {"MAZMORRA_SERVE_SSH": f"{ssh}", "MAZMORRA_SERVE_MOST_PER_ADDRESS": "200"}
    async with running(folder, ports, **env) as server, AsyncExitStack() as stack:
        before = _memory(server, "app.ssh")
        people: list[Window] = []
        for number in range((players + SEATS - 1) // SEATS):
            count = min(SEATS, players - len(people))
            people += await _at_a_table(stack, ssh, number, count)
        figures = await server.figures()
        report.figure("D11", "players over SSH", figures["ssh_sessions"], players, players)
        paints, none = await _play(people, seconds)
        each = (_memory(server, "app.ssh") - before) / players / MIB
        figures = await server.figures()
        matches = figures["matches"]
        report.say("D11", f"{len(paints)} keys painted, {none} did not; {matches:g} matches")
        report.say("D11", f"p50 from key to paint, ms: {percentile(paints, 50):.1f}")
        report.figure("D11", "p99 from key to paint, ms", round(percentile(paints, 99), 1), 0, 150)
        report.figure("D11", "MiB of each player in a match", round(each, 2), 0, 6)
        report.figure("D11", "processes of bots", figures["bot_processes"], 0, 2)


def _memory(server: Running, part: str) -> int:
    """Return the bytes that a child of the server has in memory for itself."""
    parent = str(server.process.pid)
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            status = (folder / "status").read_text()
        except OSError:
            continue
        if part.encode() in words and re.search(rf"^PPid:\s+{parent}$", status, re.MULTILINE):
            found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
            return int(found[1]) * 1024 if found is not None else 0
    raise AssertionError(f"{part} does not run")


@asynccontextmanager
async def _terminal(port: int, name: str, user: str) -> AsyncIterator[Window]:
    async with connected_to(port, name, user) as connection:
        yield await window(connection)


async def _at_a_table(stack: AsyncExitStack, port: int, number: int, count: int) -> list[Window]:
    """Let people sit down at a new table, and begin; a bot has the seat that is left, if any."""
    title, times = TABLES[number % len(TABLES)]
    leader = await stack.enter_async_context(_terminal(port, f"{number}-0", "ana"))
    await leader.until("new table")
    leader.type("o")
    await leader.until("A new table")
    for _ in range(times):
        leader.type("g")
        await asyncio.sleep(0.3)
    leader.shown = ""
    leader.type("s")  # another number of seats: three, and then four
    await asyncio.sleep(0.3)
    leader.type("o")
    shown = await leader.until("Send your friends", "You have a seat")
    code = re.findall(r"#(\w{4}-\w{4}-\w{4})", shown)
    people = [leader]
    for seat in range(1, count):
        name = f"{number}-{seat}"
        people.append(await stack.enter_async_context(_terminal(port, name, code[0])))
    for seat, person in enumerate(people[1:], 1):
        await person.until("it down")
        for _ in range(seat):
            person.type("\x1b[B")
            await asyncio.sleep(0.1)
        person.type("\r")
        await person.until("At most 16")
        person.type(f"P{seat}\r")
        await person.until("ready")
    await leader.press("\r", title)
    for person in people[1:]:
        await person.until(title)
    return people


async def _play(people: list[Window], seconds: float) -> tuple[list[float], int]:
    """Return the milliseconds of all keys of those who read, and the number of keys that painted
    nothing; the others play."""
    paints, none = list[float](), 0

    async def reads(person: Window, dice: Random) -> None:
        nonlocal none
        # The help covers the match: what others do paints nothing.
        await person.press("?", "Help: the keys of this screen")
        await asyncio.sleep(1)
        end, keys = perf_counter() + seconds, cycle(("\x1b[B", "\x1b[A"))  # down and up again
        while perf_counter() < end:
            await asyncio.sleep(dice.uniform(0.5, 1.5))
            while await _next(person, 0.01):  # what came late for the key before
                pass
            began = perf_counter()
            person.type(next(keys))
            if await _next(person, LONGEST):
                paints.append((perf_counter() - began) * 1000)
            else:
                none += 1

    async def plays(person: Window, dice: Random) -> None:
        drain = asyncio.create_task(_drain(person))
        end = perf_counter() + seconds
        while perf_counter() < end:
            await asyncio.sleep(dice.uniform(0.5, 1.5))
            person.type(dice.choice(MOVES))
        drain.cancel()

    ways = (reads, plays)
    await asyncio.gather(*(ways[at % 2](one, Random(at)) for at, one in enumerate(people)))
    return paints, none


async def _next(person: Window, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return bool(await person.process.stdout.read(65536))
    except TimeoutError:
        return False


async def _drain(person: Window) -> None:
    while await person.process.stdout.read(65536):
        pass

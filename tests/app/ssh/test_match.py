"""A whole match at one table: somebody over SSH, somebody with the program, and a bot."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from app.match.match import Match
from app.registry import game
from app.server.table import ServedTable
from tests.app.match.helpers import local_bots
from tests.app.server.processes import Person
from tests.app.ssh.served import Served, Window, connected, served, window
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

ARROWS = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
SPANISH = {"LANG": "es_ES.UTF-8"}


async def open_table(player: Window, server: Served) -> ServedTable:
    """Open a table as the dialog proposes it: Irrgarten for three."""
    await player.until("no hay ninguna mesa")
    player.type("o")
    await player.until("Una mesa nueva")
    player.type("o")
    await player.until("Envía a tus amigos e")
    return next(iter(server.tables.tables))


async def step_of(match: Match) -> int:
    """The step of a bot that knows the way to the exit, so that the match ends soon whatever its
    seed is."""
    bots = local_bots("irrgarten", match.public)
    return await bots.choose(match.actor, "scout", match.view(match.actor), match.decisions)


async def press_until_it_counts(player: Window, match: Match) -> None:
    """Take a step with its arrow. A key that comes while something is still shown only skips
    that."""
    before = match.decisions
    notation = game("irrgarten").rules().notation(await step_of(match))
    while match.decisions == before and match.actor == 0 and not match.over:
        player.type(ARROWS[notation])
        for _ in range(50):
            await asyncio.sleep(0.01)
            if match.decisions != before:
                return


async def test_they_play_to_the_end_and_ssh_shows_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "ana", "ana") as connection:
        player = await window(connection, SPANISH)
        table = await open_table(player, server)
        ben = Person(server.lines.port, table.row("").code, "ben-token")
        await ben.sit(1, "Ben")
        await until(lambda: table.table.lobby.seats[0].ready)
        await player.until("Ben", "a punto")
        player.type("\r")
        await until(lambda: table.match is not None and ben.beginnings)
        match = table.match
        assert match is not None
        await player.until("turno", "ana")
        async with asyncio.timeout(120):
            while not match.over:
                if match.actor == 0:
                    await press_until_it_counts(player, match)
                elif match.actor == 1 and ben.decisions == match.decisions and not ben.unwritten:
                    ben.decide(1, await step_of(match))
                await asyncio.sleep(0.01)
        await until(lambda: ben.over)
        await player.until("Momentos")
        assert [seat.name for seat in match.header.seats][:2] == ["ana", "Ben"]
        await player.press("\x1b", "Elige una mesa")
        player.type("q")
        status, said = await player.end()
        assert status == 0
        assert "Has dejado las mesas" in said
        await ben.stop()


async def test_the_code_of_a_table_leads_to_it_and_its_lobby_says_how(tmp_path: Path) -> None:
    async with (
        served(tmp_path, options={"name": "play.example.org"}) as server,
        connected(server.ssh, "ana") as hers,
        connected(server.ssh, "ben", "x") as his,
    ):
        ana = await window(hers)
        await ana.until("Nobody has a table")
        ana.type("o")
        await ana.until("A new table")
        ana.type("o")
        shown = await ana.until("From any terminal", "You have a seat")
        line = re.search(r"ssh -p (\d+) (\S+)@play\.example\.org", shown)
        assert line is not None
        assert int(line[1]) == server.ssh.port
        other = await window(his)
        await other.until("Choose a table")
        async with connected(server.ssh, "ben", line[2]) as with_code:
            ben = await window(with_code, SPANISH)
            await ben.until("Siéntate")
            await ben.press("\x1b", "Elige una mesa")

"""Two real servers on one PostgreSQL: any takes any player, and one goes on for the other."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.net.dialer import Dialer
from app.net.list_client import ListClient
from tests.app.server.processes import Person, Running, begun_match, free_ports, started, step
from tests.helpers.postgres import Postgres, query
from tests.helpers.waiting import until

pytestmark = [pytest.mark.real_time, pytest.mark.xdist_group("postgres")]

Two = tuple[Running, Running]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def two(tmp_path: Path, url: str) -> AsyncIterator[Two]:
    env = {"MAZMORRA_SERVE_DATABASE": url}
    ports = free_ports(6)
    both = (started(tmp_path, ports[at:][:3], **env) for at in (0, 3))
    first, second = await asyncio.gather(*both)
    yield first, second
    for one in (first, second):
        if one.process.returncode is None:
            await one.end(signal.SIGKILL)


async def written(url: str) -> list[tuple[int, str]]:
    """The decisions that are in the database: their numbers and hashes."""
    rows = await asyncio.to_thread(
        query, url, "SELECT number, chain FROM decisions ORDER BY number"
    )
    return [(row[0], row[1]) for row in rows]


async def no_gaps(url: str, decisions: int) -> None:
    assert [number for number, _ in await written(url)] == list(range(decisions))


async def gone_on(server: Running, code: str, *people: Person) -> Person:
    """Ana, who comes to this server from now on, once she is back in the match with the others."""
    ana = Person(server.port, code, "ana-token")
    await until(lambda: ana.beginnings and all(one.dialer.state == "here" for one in people))
    await until(lambda: all(one.decisions == ana.decisions for one in people))
    return ana


async def test_any_server_takes_a_player_and_goes_on_when_one_has_ended(
    two: Two, url: str, postgres: Postgres
) -> None:
    """And both go on after their database was killed."""
    first, second = two
    code, ana, ben = await begun_match(first, first.port, second.port)
    for _ in range(3):
        await step(ana, ben)
    assert (await second.figures())["relays"] == 1
    assert (await second.figures())["tables"] == 0
    looker = ListClient("cat-token", "en")
    line = asyncio.create_task(Dialer(f"ws://127.0.0.1:{second.port}/", looker, lambda: None).run())
    await until(lambda: looker.tables is not None and looker.tables.rows)
    assert looker.tables is not None
    (row,) = looker.tables.rows
    assert (row.begun, row.people, row.free) == (True, ("Ana", "Ben"), 0)
    looker.leave()
    line.cancel()
    await asyncio.to_thread(postgres.stop)
    actor = ana if ana.actor in ana.people else ben
    actor.decide(actor.actor, actor.snapshot(actor.actor).pending.legal[0])
    await until(lambda: ana.dialer.state == ben.dialer.state == "lost")
    assert (ana.decisions, ben.decisions) == (3, 3), "nobody is shown what is not written"
    await asyncio.to_thread(postgres.start)
    await until(lambda: ana.decisions == ben.decisions == 4)  # it is sent again, and counts once
    log = await first.end()
    assert log[-1]["event"] == "stopped"
    await ana.stop()
    ana = await gone_on(second, code, ben)
    await step(ana, ben)
    await no_gaps(url, 5)


async def test_another_server_goes_on_when_one_is_frozen_or_killed(two: Two, url: str) -> None:
    """And the frozen one decides nothing when it is awake again."""
    first, second = two
    code, ana, ben = await begun_match(first, first.port, second.port)
    for _ in range(3):
        await step(ana, ben)
    first.process.send_signal(signal.SIGSTOP)
    if ana.actor in ana.people:  # the frozen server finds her decision when it goes on
        ana.decide(ana.actor, ana.snapshot(ana.actor).pending.legal[0])
    again = await gone_on(second, code, ben)
    for _ in range(3):
        await step(again, ben)
    await again.stop()
    first.process.send_signal(signal.SIGCONT)
    await until(lambda: ana.decisions == 6 and not ana.unwritten)
    await until(lambda: ana.dialer.state == "here")
    await step(ana, ben)
    figures = await first.figures()
    assert (figures["tables_lost_total"], figures["relays"]) == (1, 1)
    before = await written(url)
    await second.end(signal.SIGKILL)
    await ben.stop()
    ben = Person(first.port, code, "ben-token")
    await until(lambda: ben.beginnings and ana.dialer.state == "here")
    await until(lambda: ana.decisions == ben.decisions)
    await step(ana, ben)
    assert (await written(url))[:7] == before
    await no_gaps(url, 8)

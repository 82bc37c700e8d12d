"""Two servers on PostgreSQL flat out (D10) and in a soak (D9): each decision is durable."""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

from tests.helpers.postgres import query
from tests.programs.net.cluster import Served, begun_table, cluster
from tests.programs.net.house import SEATS
from tests.programs.net.load import Load, LoadTable, Times, cpu_of, memory_of
from tests.programs.net.report import Report, percentile

WARM = 5.0
"""Seconds of play before anything is measured, at most."""


async def _load(servers: list[Served], tables: int, *, relayed: bool) -> Load:
    """Tables of both servers, by turns. If lines are `relayed`, the players of each come to any."""
    await asyncio.gather(*(one.start() for one in servers))
    made, times = list[LoadTable](), Times()
    for number in range(tables):
        server = servers[number % len(servers)]
        code, game = await begun_table(server.port, number)
        seats = range(SEATS)
        ports = [servers[(number + relayed * seat) % len(servers)].port for seat in seats]
        made.append(LoadTable(number, server.port, times, game, code, ports))
    load = Load([], made)
    await load.arrive()
    return load


def flat_out_on_two(report: Report, tables: int, seconds: float, *, relayed: bool = True) -> None:
    """D10 with two servers: each table decides as soon as all have seen its last decision."""

    async def run() -> None:
        load = await _load(servers, tables, relayed=relayed)
        await load.play(0.0, min(WARM, seconds))
        pids = [one.process.pid for one in servers]
        cpu, begun, log = sum(map(cpu_of, pids)), perf_counter(), await _log_bytes(url)
        times = await load.play(0.0, seconds)
        took, made = perf_counter() - begun, max(1, len(times.answered))
        used = (sum(map(cpu_of, pids)) - cpu) / made * 1000
        how = "a third of the lines passed on" if relayed else "no line passed on"
        report.say("D10", f"two servers, {tables} tables of three, {how}")
        report.say("D10", f"{made} decisions in {took:.0f} s, {used:.2f} ms CPU each;"
                   f" refused {times.refused}")  # fmt: skip
        log = (await _log_bytes(url) - log) / made
        report.say("D10", f"PostgreSQL wrote {log:.0f} bytes of its log for each")
        rate = round(len(times.answered) / took)
        report.figure("D10", "durable decisions a second, two servers", rate, 1500, 1e9)
        report.say("D10", f"answered: p50 {percentile(times.answered, 50):.1f} ms")
        p99 = round(percentile(times.answered, 99), 1)
        report.figure("D10", "answered, p99, ms, two servers", p99, 0, 150)
        await load.leave()

    gc.freeze()
    with cluster(2) as (_, url, servers):
        asyncio.run(run())


async def _log_bytes(url: str) -> float:
    """How much PostgreSQL has written to its log."""
    statement = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
    ((found,),) = await asyncio.to_thread(query, url, statement)
    return float(found)


def soak_on_two(report: Report, tables: int, minutes: float, warm: float) -> None:
    """D9 with two servers: one decision a second and table, after so many minutes flat out."""

    async def run() -> None:
        load = await _load(servers, tables, relayed=True)
        await load.play(0.0, warm * 60)
        pids = [one.process.pid for one in servers]
        memory = sum(map(memory_of, pids))
        times = await load.play(1.0, minutes * 60)
        report.say("D9", f"two servers, {tables} tables of three, {len(times.seen)} decisions")
        report.say("D9", f"refused {times.refused}; p50 {percentile(times.seen, 50):.1f} ms")
        p99 = round(percentile(times.seen, 99), 1)
        report.figure("D9", "seen by all, p99, ms, two servers", p99, 0, 100)
        growth = round((sum(map(memory_of, pids)) / memory - 1) * 100, 1)
        report.figure("D9", "growth of memory, %, two servers", growth, -100, 5)
        await load.leave()

    gc.freeze()
    with cluster(2) as (_, _, servers):
        asyncio.run(run())

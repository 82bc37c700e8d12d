"""S2: a backup that is taken while people play, and restored into an empty database."""

from __future__ import annotations

import asyncio

from tests.programs.net.cluster import Read, reading
from tests.programs.net.faults import Play, with_servers
from tests.programs.net.report import Report

PLAY_SECONDS = 3.0
"""Seconds of play before each backup."""


def backed_up(report: Report, times: int, tables: int) -> None:
    """Take backups with `pg_dump`, and restore each with `pg_restore`."""

    async def faults(play: Play) -> None:
        lost = 0
        for number in range(times):
            await asyncio.sleep(PLAY_SECONDS)
            accepted = [
                (*made, person.seat)
                for table in play.tables for person in table.people for made in person.accepted
            ]  # fmt: skip
            found = await asyncio.to_thread(_restored, play, number)
            for match, n, notation, seat in accepted:
                there = [(one.seat, one.notation) for one in found(match)[1][n : n + 1]]
                lost += there != [(seat, notation)]
        report.figure("S2", "acknowledged decisions that a backup lacks", lost, 0, 0)

    with_servers(report, "S2", 1, tables, 1e9, faults)


def _restored(play: Play, number: int) -> Read:
    """Back the database up and restore it. Return what reads a match of the copy."""
    postgres, file = play.postgres, str(play.postgres.folder / f"backup-{number}")
    options = ("--host", str(postgres.folder), "--username", "mazmorra")
    name = play.url.partition("/db")[2].partition("?")[0]
    postgres.do("pg_dump", *options, "--format=custom", f"--file={file}", f"db{name}")
    url = postgres.new_database()
    new = url.partition("/db")[2].partition("?")[0]
    postgres.do("pg_restore", *options, "--no-owner", f"--dbname=db{new}", file)
    with reading(url) as read:
        for table in play.tables:  # the copy is read here, outside of the event loop
            for person in table.people:
                for match, _, _ in person.accepted:
                    read(match)
    return read

"""Leases in PostgreSQL: one server has a table, and what a former owner writes is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.match.journal import Decision, MustReopen, link
from app.match.match import Match
from app.server.claims import Claimed, Elsewhere
from app.server.peers import Peers
from app.server.postgres.changes import (
    Append,
    Begin,
    ContinueFrom,
    Finish,
    Lease,
    Reseat,
    TakeBack,
)
from app.server.postgres.link import FAILURES
from app.server.postgres.records import ForgetTable, WriteTable
from app.server.postgres.store import PostgresStore
from app.server.store import LocalStore
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import ID, new_match, play
from tests.app.server.served import Server
from tests.app.server.stores import CODE, InPostgres, Still, dump, record
from tests.helpers.hearing import hear
from tests.helpers.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

OVER = "UPDATE servers SET expires = clock_timestamp() - interval '1 second' RETURNING 1"


@pytest.fixture
def case(postgres: Postgres) -> InPostgres:
    return InPostgres(postgres)


@pytest.fixture
def two(case: InPostgres) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Two servers: the first one has a table."""
    first, second = case.open(Still()), PostgresStore(case.url, "127.0.0.1:7383")
    assert first.new_table(record(match=ID)).exception() is None
    yield first, second
    first.close()
    second.close()


def test_a_table_has_one_owner_as_long_as_it_lives(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    first.beat()
    assert second.claim(CODE) == Elsewhere("127.0.0.1:7373", first.run)
    assert second.claim("ZZZZZZZZZZZZ") is None
    case.query(OVER)
    first.beat()
    assert isinstance(second.claim(CODE), Elsewhere), "a sign of life renews it"
    case.query(OVER)
    found = second.claim(CODE)
    assert isinstance(found, Claimed)
    assert found.epoch == 2
    second.beat()
    assert first.claim(CODE) == Elsewhere("127.0.0.1:7383", second.run)


def test_each_write_of_a_former_owner_is_refused(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    """Each alone: after the first refusal a store doesn't try any more."""
    first, second = two
    match = play(new_match(first.journal(CODE)), 5)
    match.outbox.wait()
    case.query(OVER)
    assert isinstance(second.claim(CODE), Claimed)
    before = dump(case), case.query("SELECT * FROM tables")
    old, header = first._openings[CODE].lease, match.header
    made = link_of(match)
    for change in (
        Append(Lease(CODE, old.epoch), ID, 5, made, None, 0),
        TakeBack(Lease(CODE, old.epoch), ID, 2, None, 0),
        Finish(Lease(CODE, old.epoch), ID, (0,), "0" * 32, (), 0),
        ContinueFrom(Lease(CODE, old.epoch), ID, match.checkpoint()),
        Reseat(Lease(CODE, old.epoch), replace(header, seats=tuple(reversed(header.seats)))),
        Begin(Lease(CODE, old.epoch), replace(header, match="9" * 16), 0),
        WriteTable(Lease(CODE, old.epoch), "", "{}", 1.0),
        ForgetTable(Lease(CODE, old.epoch)),
    ):
        refusal = first._writer.put(change).exception()
        assert isinstance(refusal, MustReopen), change
        assert refusal.kind == "beside"
    assert (dump(case), case.query("SELECT * FROM tables")) == before


def link_of(match: Match) -> Decision:
    return Decision(0, "N", link(match.written[-1].chain, 0, "N"))


def test_a_former_owner_writes_nothing_and_shows_nothing(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    match = play(new_match(first.journal(CODE)), 5)
    match.outbox.wait()
    case.query(OVER)
    lost: list[str] = []
    first.lost = lost.append
    assert isinstance(second.claim(CODE), Claimed)
    goes_on = second.continued(CODE, ID)
    play(goes_on, 1).outbox.wait()
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    play(match, 3)  # it does not know yet
    match.outbox.wait()
    assert isinstance(match.unsaved, MustReopen)
    assert (match.unsaved.kind, heard, lost) == ("beside", [], [CODE])
    new_match(first.journal(CODE), match_id="9" * 16)
    first.write_table(record(match="0" * 16))
    first.forget_table(CODE)
    first._writer.settle()
    assert case.query("SELECT count(*) FROM matches") == [(1,)]
    assert case.query("SELECT count(*) FROM decisions") == [(6,)]
    assert case.query("SELECT match, owner FROM tables") == [(ID, second.run)]
    play(goes_on, 1).outbox.wait()
    assert goes_on.unsaved is None


def test_an_opening_keeps_no_state_that_an_earlier_one_left_behind(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.store.latest_states.SMALL", 0)  # states are written now and then
    first, second = two
    play(new_match(first.journal(CODE)), 5).outbox.wait()
    case.query(OVER)
    assert isinstance(second.claim(CODE), Claimed)
    play(second.continued(CODE, ID), 3).outbox.wait()
    second.keep_state(CODE, ID)
    second.close()
    latest = case.query("SELECT decisions, standing FROM progress")
    assert isinstance(first.claim(CODE), Claimed)
    first.keep_state(CODE, ID)
    first._writer.settle()
    assert case.query("SELECT decisions, standing FROM progress") == latest


def test_a_sign_of_life_says_which_tables_are_lost(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    assert first.beat() == (frozenset((first.run, second.run)), frozenset())
    case.query(OVER)
    second.beat()
    assert isinstance(second.claim(CODE), Claimed)
    living, lost = first.beat()
    assert lost == {CODE}
    assert living == {first.run, second.run}


def test_a_run_that_begins_at_an_address_has_the_tables_of_the_former_one(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    """A server that was killed is back before its lease ends."""
    first, _ = two
    match = play(new_match(first.journal(CODE)), 5)
    match.outbox.wait()
    after = case.open(Still())
    assert isinstance(after.claim(CODE), Claimed)
    assert len(after.continued(CODE, ID).written) == 5
    living, lost = first.beat()
    assert (living, lost) == (frozenset((after.run, two[1].run)), frozenset((CODE,)))
    after.close()


def test_an_orderly_end_leaves_the_tables_to_others_at_once(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = two
    first.close()
    assert isinstance(second.claim(CODE), Claimed)


def test_a_clock_that_jumps_ends_no_lease_and_makes_none_longer(case: InPostgres) -> None:
    clock = Still()
    store = case.open(clock)
    store.new_table(record()).exception()
    for jump in (1e6, -2e6):
        clock.seconds += jump
        store.beat()
        (left,) = case.query("SELECT extract(epoch FROM expires - clock_timestamp()) FROM servers")
        assert abs(left[0]) < 1000, "the tests may be slow, but the jumps are longer"
    store.close()


def test_whoever_takes_over_waits_for_no_server_that_stands_still_in_the_middle(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    stuck, free = threading.Event(), threading.Event()

    async def stand_still(connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("SELECT FROM tables WHERE code = $1 FOR SHARE", CODE)
            stuck.set()
            await asyncio.to_thread(free.wait, 20)

    thread = threading.Thread(target=_quietly, args=(first, stand_still))
    thread.start()
    assert stuck.wait(20)
    case.query(OVER)
    assert isinstance(second.claim(CODE), Claimed)
    assert thread.is_alive(), "it still stands"
    free.set()
    thread.join()


def _quietly(store: PostgresStore, ask: Any) -> None:
    with suppress(*FAILURES):
        store._writing.run(ask)


def test_tables_that_nobody_serves_are_forgotten_after_their_patience(
    case: InPostgres, two: tuple[PostgresStore, PostgresStore]
) -> None:
    first, second = two
    second.sweep()
    assert case.query("SELECT left_at FROM tables") == [(None,)]
    first.close()
    second.sweep()
    assert case.query("SELECT count(*) FROM tables WHERE left_at IS NOT NULL") == [(1,)]
    case.query("UPDATE tables SET left_at = left_at - interval '59 minutes' RETURNING 1")
    second.sweep()
    assert case.query("SELECT count(*) FROM tables") == [(1,)]
    case.query("UPDATE tables SET left_at = left_at - interval '2 minutes' RETURNING 1")
    second.sweep()
    assert case.query("SELECT count(*) FROM tables") == [(0,)]


def test_others_see_the_table_and_the_secret_is_one(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = two
    assert [one.code for one in second.others()] == [CODE]
    assert first.others() == []
    assert first.secret == second.secret


async def test_the_list_is_sent_again_only_if_something_has_changed(
    two: tuple[PostgresStore, PostgresStore], tmp_path: Path
) -> None:
    first, second = two
    server = Server(LocalStore(tmp_path))
    peers = Peers(second, server.tables)
    assert await peers.look_around()
    assert [one.code for one in server.tables.others] == [CODE]
    assert not await peers.look_around()
    first.forget_table(CODE)
    first._writer.settle()
    assert await peers.look_around()
    peers.close()
    await server.stop()

"""What holds for both stores of a server: SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.files.errors import BrokenSave
from app.match.journal import JournalFailed
from app.match.match import Match
from app.server.records import readable
from app.server.store import ServerStore
from app.store import queue
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import ID, SHORT, local_bots, new_match, play
from tests.app.server.stores import (
    CODE,
    STEPS,
    Case,
    InPostgres,
    Sqlite,
    Still,
    dump,
    played_out,
    record,
    scripted,
)
from tests.app.store.scripts import GAMES, whole
from tests.helpers.hearing import hear

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(params=["sqlite", "postgres"])
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Case:
    if request.param == "sqlite":
        return Sqlite(tmp_path)
    return InPostgres(request.getfixturevalue("postgres"))


@pytest.fixture
def store(case: Case) -> Iterator[ServerStore]:
    """A store with one table."""
    store = case.open(Still())
    assert written(store.new_table(record()))
    yield store
    store.close()


def written(ack: Any) -> bool:
    return ack is None or ack.exception() is None


def again(case: Case, store: ServerStore) -> ServerStore:
    """The store as the next run finds it."""
    store.close()
    return case.open(Still())


def continued(case: Case, store: ServerStore, code: str = CODE) -> Match:
    case.reach(store, code)
    return store.continued(code, ID)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_as_it_was(game: str, case: Case, store: ServerStore) -> None:
    """Decisions, takings back and time, and the latest state as a change of rules needs it."""
    match, there = scripted(game, store), whole(game, STEPS)
    store.keep_state(CODE, ID)
    second = again(case, store)
    after = continued(case, second)
    assert tuple(after.written) == there.decisions[STEPS]
    assert after.digest() == there.digests[STEPS] == match.digest()
    second.close()


def test_both_stores_write_the_same_bytes(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    found = []
    for case in (Sqlite(tmp_path), InPostgres(request.getfixturevalue("postgres"))):
        clock = Still()
        store = case.open(clock)
        clock.seconds = 1_000_000.0  # SQLite has noted when it was migrated
        store.new_table(record())
        played_out(store)
        store.close()
        found.append(dump(case))
    assert found[0] == found[1]
    assert all(found[0][table] for table in ("matches", "decisions", "progress", "results"))


def test_what_is_acknowledged_outlives_a_crash(case: Case, store: ServerStore) -> None:
    match = play(new_match(store.journal(CODE)), 9)
    match.outbox.wait()
    case.crash()
    second = case.open(Still())
    assert len(continued(case, second).written) == 9
    second.close()


class Gate:
    """Keeps the writing thread at its first work until it is opened, and counts transactions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self.free = threading.Event()
        original = queue.WriteQueue.__init__

        def init(one: Any, together: Callable[[Sequence[Any]], Any]) -> None:
            def counted(works: Sequence[Any]) -> Any:
                assert self.free.wait(30)
                self.sizes.append(len(works))
                return together(works)

            original(one, counted)

        monkeypatch.setattr(queue.WriteQueue, "__init__", init)


def _tell(told: list[int], number: int, _ack: object) -> None:
    told.append(number)


def test_what_comes_while_a_write_is_on_its_way_is_one_commit_in_order(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    store = case.open(Still())
    told: list[int] = []
    store.new_table(record())
    matches = [new_match(store.journal(CODE), match_id=f"{n}" * 16) for n in range(3)]
    for number in range(60):
        play(matches[number % 3], 1)
        ack = matches[number % 3].outbox._unsafe[-1][0]
        assert ack is not None
        ack.add_done_callback(partial(_tell, told, number))
    assert told == [], "nothing is acknowledged before it is written"
    gate.free.set()
    for match in matches:
        match.outbox.wait()
    assert told == list(range(60))
    assert len(gate.sizes) <= 3
    assert [len(case.query(f"SELECT 1 FROM decisions WHERE match = '{n * 16}'"))
            for n in "012"] == [20, 20, 20]  # fmt: skip
    store.close()


DAMAGE = {
    "decision-crc": ("UPDATE decisions SET notation = 'N' WHERE number = 3", "crc"),
    "gap": ("DELETE FROM decisions WHERE number = 3", "gap"),
    "tail": ("DELETE FROM decisions WHERE number = 8", "tail"),
    "chain": ("UPDATE decisions SET chain = 'x' || substr(chain, 2) WHERE number = 0", "crc"),
    "header": ("UPDATE matches SET header = replace(header, 'player 0', 'player 9')", "crc"),
    "count": ("UPDATE progress SET decisions = 5", "tail"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_found_and_named(what: str, case: Case, store: ServerStore) -> None:
    play(new_match(store.journal(CODE)), 9).outbox.wait()
    second = again(case, store)
    statement, why = DAMAGE[what]
    case.query(f"{statement} {'RETURNING 1' if isinstance(case, InPostgres) else ''}")
    with pytest.raises(BrokenSave) as broken:
        continued(case, second)
    assert broken.value.why == why
    second.close()


def unsaved(match: Match) -> JournalFailed:
    """Play on until something could not be written."""
    for _ in range(400):
        if match.unsaved is not None:
            return match.unsaved
        play(match, 1)
        match.outbox.wait()
    raise AssertionError("everything was written")


def test_a_full_disk_is_named_and_costs_nothing_that_was_acknowledged(
    case: Case, store: ServerStore
) -> None:
    match = play(new_match(store.journal(CODE)), 9)
    match.outbox.wait()
    case.fill(store)
    assert unsaved(match).kind == "full"
    kept = case.query("SELECT 1 FROM decisions")
    assert len(kept) >= 9


def test_a_store_that_is_gone_is_named_and_nothing_is_written_after_it(
    case: Case, store: ServerStore
) -> None:
    match = play(new_match(store.journal(CODE)), 9)
    match.outbox.wait()
    case.lose(store)
    assert unsaved(match).kind == case.refuses
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    ack = store.journal(CODE).take_back(ID, 0)
    assert ack is not None
    assert isinstance(ack.exception(), JournalFailed)


def test_an_error_of_the_program_undoes_only_its_own_work(store: ServerStore) -> None:
    first, second = (new_match(store.journal(CODE), match_id=f"{n}" * 16) for n in (1, 2))
    bad = store.journal(CODE).append(
        "1" * 16,
        0,
        None,  # type: ignore[arg-type]  # as if the program had an error
    )
    play(second, 2).outbox.wait()
    assert bad is not None
    assert isinstance(bad.exception(), AttributeError)
    assert second.unsaved is None
    play(first, 2).outbox.wait()
    assert first.unsaved is None


def test_tables_are_kept_and_forgotten(case: Case, store: ServerStore) -> None:
    other = "ZZZZZZZZZZZZ"
    assert written(store.new_table(record(other)))
    changed = replace(record(), listed=False)
    store.write_table(changed)
    store.forget_table(other)
    second = again(case, store)
    case.reach(second, CODE)
    assert [one.listed for one in kept(case, second)] == [False]
    second.close()


def kept(case: Case, store: ServerStore) -> list[Any]:
    if isinstance(case, InPostgres):
        return readable(text for (text,) in case.query("SELECT record FROM tables"))
    return list(store.kept())


async def test_bots_and_people_play_a_whole_match(case: Case, store: ServerStore) -> None:
    match = new_match(store.journal(CODE), bots=("random", "random"), rows=SHORT)
    bots = local_bots("irrgarten", match.public)
    while not match.over:
        view = match.view(match.actor)
        match.decide(match.actor, await bots.choose(match.actor, "random", view, match.decisions))
        await match.outbox.sent()
    assert match.unsaved is None
    counted = await asyncio.to_thread(case.query, "SELECT count(finished) FROM matches")
    assert counted == [(1,)]

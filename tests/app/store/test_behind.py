"""Saves that are written in a thread: as safe as at once, and nobody waits who need not."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import apsw
import pytest

from app.files.errors import NoSuchMatch
from app.match.acks import Ack
from app.match.events import NotSaved
from app.match.journal import JournalFailed
from app.match.match import Match
from app.session.bootstrap import Outside
from app.store.database import Database
from app.store.matches import Matches
from app.store.resume import continued
from engines.kernel.events import SPECTATOR, Event, TurnBegan
from tests.app.match.helpers import ID, SHORT, new_match, play
from tests.app.store.scripts import GAMES, begun, step, whole
from tests.helpers.hearing import hear

STEPS = 40
RIGHT = 3


class Disk:
    """Stands still while `stuck`, where a decision is written: the clock is asked there."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.free.set()
        self.writers: set[int] = set()

    def __call__(self) -> float:
        assert self.free.wait(30), "whoever should not wait for the disk does"
        self.writers.add(threading.get_ident())
        return 1_000_000.0


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def matches(path: Path, disk: Disk) -> Iterator[Matches]:
    matches = Matches(path, disk, behind=True)
    yield matches
    disk.free.set()
    matches.shut()


def heard_of(match: Match) -> list[Event]:
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_what_is_acknowledged_is_what_would_have_been_written_at_once(
    game: str, path: Path, matches: Matches
) -> None:
    """Decisions, takings back and time, in the order in which they were made."""
    match, there = begun(game, matches), whole(game, STEPS)
    for number in range(STEPS):
        step(match, number)
    match.outbox.wait()
    _, decisions = matches.load(ID)
    assert tuple(decisions) == there.decisions[STEPS]
    matches.shut()
    matches = Matches(path)
    assert continued(matches, ID).digest() == there.digests[STEPS]
    assert matches.kept(ID).latest == match.checkpoint()
    matches.shut()


@pytest.mark.real_time
async def test_while_the_disk_stands_still_the_program_goes_on_and_tells_nothing(
    matches: Matches, disk: Disk
) -> None:
    match = new_match(matches)
    disk.writers.clear()
    heard = heard_of(match)
    disk.free.clear()
    play(match, 2)
    assert (match.decisions, heard) == (2, [])
    disk.free.set()
    await match.outbox.sent()
    assert [event.turn for event in heard if isinstance(event, TurnBegan)] == [2, 3]
    assert len(matches.load(ID)[1]) == 2
    assert disk.writers.isdisjoint({threading.get_ident()}), "nothing was written on this thread"


@pytest.mark.real_time
async def test_a_match_begins_while_the_disk_stands_still(matches: Matches, disk: Disk) -> None:
    """Else all tables of a program would stand still while a new match is written."""
    disk.writers.clear()
    disk.free.clear()
    match = new_match(matches)
    play(match, 2)
    assert match.outbox.waiting
    disk.free.set()
    await match.outbox.sent()
    assert len(matches.load(ID)[1]) == 2
    assert disk.writers.isdisjoint({threading.get_ident()}), "nothing was written on this thread"


def test_whoever_asks_the_file_waits_for_what_was_given_to_the_thread(
    matches: Matches, disk: Disk
) -> None:
    """Else a match that is left and at once gone on with would lack its last decision."""
    match = new_match(matches)
    disk.free.clear()
    play(match, 3)
    threading.Timer(0, disk.free.set).start()
    assert len(continued(matches, ID, matches).written) == 3
    play(match, 1)
    assert matches.one(ID).decisions == 4


def test_a_match_that_is_forgotten_leaves_nothing_to_be_written(matches: Matches) -> None:
    match = new_match(matches)
    play(match, 3)
    matches.delete(ID)
    match.outbox.wait()
    assert matches.problem is None
    with pytest.raises(NoSuchMatch):
        matches.one(ID)


def test_the_file_is_let_go_when_all_is_written(path: Path, disk: Disk) -> None:
    matches = Matches(path, disk, behind=True)
    match = new_match(matches)
    disk.free.clear()
    play(match, 3)
    threading.Timer(0, disk.free.set).start()
    matches.shut()
    matches = Matches(path)
    kept = matches.kept(ID)
    assert len(kept.decisions) == 3
    assert kept.latest == match.checkpoint()
    matches.shut()


def test_the_end_is_written_with_the_statistics(matches: Matches) -> None:
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, RIGHT)
    match.outbox.wait()
    (saved,) = matches.finished()
    assert saved.digest == match.digest()
    assert [row.decisions for row in matches.results()] == [3, 3]


def test_a_match_that_is_over_leaves_nothing_to_be_written_later(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large state is only written now and then: else a server would keep that of each match."""
    monkeypatch.setattr("app.store.latest_states.SMALL", 10)
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, RIGHT)
    match.outbox.wait()
    assert matches._states.behind == []
    assert matches._states._seldom == {}
    assert matches.kept(ID).latest == match.checkpoint()


@pytest.mark.parametrize("behind", [True, False])
def test_a_front_end_says_whether_its_keys_must_not_wait(behind: bool) -> None:
    """The full screen wants it; plain mode asks line by line, and needs no thread."""
    services = Outside.real()
    services.behind = behind
    assert services.wake() is None
    assert services.store is not None
    match = new_match(services.store)
    acknowledged_later = services.store.reseat(match.header) is not None
    services.close()
    assert acknowledged_later is behind


def test_a_disk_that_fails_in_the_thread_is_told_of_once(path: Path, matches: Matches) -> None:
    match = new_match(matches)
    heard = heard_of(match)
    path.rename(path.with_name("moved"))
    play(match, 3)
    match.outbox.wait()
    assert [event.kind for event in heard if isinstance(event, NotSaved)] == ["gone"]
    assert isinstance(heard[0], NotSaved)
    assert match.unsaved is not None
    assert not match.outbox.safe
    play(match, 1)
    match.outbox.wait()
    assert match.decisions == 4


def waiting(base: Database, disk: Disk, *works: Callable[[], None]) -> list[Ack]:
    """Give the thread something that waits for the disk, and works behind it: one group."""
    disk.free.clear()
    acks = [base.later(work) for work in (lambda: added(base, 0), *works)]
    disk.free.set()
    base.settle()
    return [ack for ack in acks if ack is not None]


def added(base: Database, number: int) -> None:
    with base.write() as execute:
        execute("INSERT INTO migrations VALUES (?, ?)", (1000 + number, base.now()))


def numbers(base: Database) -> list[int]:
    rows = base.read("SELECT version - 1000 FROM migrations WHERE version >= 1000")
    return [number for (number,) in rows]


@pytest.fixture
def base(path: Path, disk: Disk) -> Iterator[Database]:
    base = Database(path, disk, behind=True)
    yield base
    base.close()


def test_what_comes_while_the_disk_is_slow_is_one_transaction(base: Database, disk: Disk) -> None:
    began: list[str] = []
    base._live().trace_v2(apsw.SQLITE_TRACE_STMT, lambda event: began.append(event["sql"]))
    acks = waiting(base, disk, *(partial(added, base, number) for number in range(1, 30)))
    assert numbers(base) == list(range(30))
    assert [ack.exception() for ack in acks] == [None] * 30
    assert sum(sql == "COMMIT" for sql in began) == 2


def test_an_error_of_the_program_undoes_only_its_own_work(base: Database, disk: Disk) -> None:
    def broken() -> None:
        added(base, 2)
        with base.write() as execute:
            execute("INSERT INTO migrations VALUES (?, ?)", (1003, 0))
            raise LookupError

    acks = waiting(base, disk, partial(added, base, 1), broken, partial(added, base, 4))
    assert [type(ack.exception()) for ack in acks] == [NONE, NONE, LookupError, NONE]
    assert numbers(base) == [0, 1, 2, 4]
    assert base.problem is None


def test_if_the_file_fails_nothing_of_a_group_is_written(base: Database, disk: Disk) -> None:
    """Also what came before the failure in the same group: it was not acknowledged yet."""
    twice = partial(added, base, 1)
    acks = waiting(base, disk, twice, twice, partial(added, base, 2))
    assert [type(ack.exception()) for ack in acks] == [NONE, *[JournalFailed] * 3]
    assert numbers(base) == [0]
    assert base.problem is not None


NONE = type(None)

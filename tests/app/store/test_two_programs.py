"""Two programs on one folder of saves: one writes, the other looks, and plays without saving."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw
import pytest

from app.files.errors import Busy, NewerStore, OlderStore
from app.match.journal import JournalFailed
from app.match.lifecycle import resume
from app.match.replay import Replay
from app.store.archive import opened_beside
from app.store.database import Database
from app.store.matches import Matches
from app.store.migrations import SCHEMA
from app.store.resume import continued
from tests.app.match.helpers import ID, SHORT, new_match, play
from tests.app.store.scripts import begun, step, whole

ROOT = Path(__file__).resolve().parents[3]
LOOKS = 60
STEPS = 400

WRITER = """
import sys
from pathlib import Path
from app.store.matches import Matches
from tests.app.store.scripts import begun, step

matches = Matches(Path(sys.argv[1]))
matches._base.read("PRAGMA wal_autocheckpoint = 4")
match = begun("irrgarten", matches)
print("begun", flush=True)
for number in range(int(sys.argv[2])):
    step(match, number)
print("done", match.digest(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "matches.sqlite3"


@contextmanager
def other_program(path: Path, steps: int) -> Iterator[subprocess.Popen[str]]:
    """A program that plays and saves, with the log put into the file every few pages."""
    command = [sys.executable, "-c", WRITER, str(path), str(steps)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        try:
            yield process
        finally:
            process.kill()


def test_the_second_program_sees_each_moment_of_the_first_whole(path: Path) -> None:
    """It looks as often as it can, while the other plays, takes back and writes into the file:
    all that it finds has been the state of the match at some moment, and none is older than what
    it saw before."""
    script = whole("irrgarten", STEPS)
    moments = {decisions: at for at, decisions in enumerate(script.decisions)}
    seen: list[int] = []
    with other_program(path, STEPS) as writer:
        with pytest.raises(Busy):
            Matches(path)
        archive = opened_beside(path)
        while not seen or seen[-1] < STEPS:
            header, decisions = archive.load(ID)
            assert header == script.header
            at = moments[tuple(decisions)]
            assert resume(header, decisions).digest() == script.digests[at]
            seen.append(at)
            (listed,) = archive.unfinished()
            assert listed.id == ID
            if len(seen) == LOOKS:
                assert writer.stdout is not None
                assert writer.stdout.readline().startswith("done")
        archive.shut()
        assert writer.stdin is not None
        writer.stdin.close()
        assert writer.wait(30) == 0
    assert len(set(seen)) > 1
    Matches(path).shut()


def test_looking_leaves_the_first_program_and_its_file_alone(path: Path) -> None:
    matches = Matches(path)
    match = play(new_match(matches), 5)
    archive = opened_beside(path)
    with pytest.raises(JournalFailed):
        archive._reading.read("DELETE FROM matches")
    with closing(archive._reading._live().cursor()) as cursor:
        cursor.execute("BEGIN")
        cursor.execute("SELECT count(*) FROM decisions").fetchall()
        play(match, 5)
        assert match.unsaved is None, "who looks never makes the writer wait"
        cursor.execute("COMMIT")
    assert len(archive.load(ID)[1]) == 10
    archive.shut()
    matches.shut()


def test_the_second_program_replays_reads_statistics_and_plays_without_saving(path: Path) -> None:
    matches = Matches(path)
    over = new_match(matches, rows=SHORT, match_id="over")
    while not over.over:
        over.decide(over.actor, 3)
    left = play(new_match(matches), 8)
    archive = opened_beside(path)
    assert archive.counts() == (1, 1)
    assert archive.results() == matches.results() != []
    assert len(Replay(*archive.load("over"))) == 6
    copy = play(continued(archive, ID), 3)
    assert copy.decisions == 11
    assert left.decisions == len(matches.load(ID)[1]) == 8
    archive.shut()
    matches.shut()


def test_when_the_first_is_killed_the_second_may_take_over(path: Path) -> None:
    with other_program(path, STEPS) as writer:
        archive = opened_beside(path)
        writer.kill()
        writer.wait()
        found = archive.load(ID)[1]
        matches = Matches(path)
        assert matches.load(ID)[1] == found
        match = continued(matches, ID, matches)
        step(match, 0)
        assert archive.load(ID) == matches.load(ID)
        archive.shut()
        matches.shut()


def test_without_shared_memory_matches_are_saved_all_the_same(path: Path) -> None:
    """On such a file system the file is held whole, and nobody else can look into it."""
    path.parent.mkdir()
    path.with_name(path.name + "-shm").mkdir()
    matches = Matches(path)
    match = play(new_match(matches), 5)
    assert match.unsaved is None
    asked: Database = matches._base
    assert asked.read("PRAGMA locking_mode") == [("exclusive",)]
    assert asked.read("PRAGMA journal_mode") == [("wal",)]
    with pytest.raises(JournalFailed) as refused:
        opened_beside(path)
    assert refused.value.kind in ("busy", "readonly", "io")
    matches.shut()
    assert Matches(path).load(ID)[1] != []


@pytest.mark.parametrize(("change", "kind"), [(1, NewerStore), (-1, OlderStore)])
def test_the_file_of_another_version_that_runs_is_named_as_such(
    change: int, kind: type[Exception], path: Path
) -> None:
    Matches(path).shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.pragma("user_version", SCHEMA + change)
    with pytest.raises(kind):
        opened_beside(path)


def test_a_folder_without_saves_has_nothing_to_look_at(path: Path) -> None:
    with pytest.raises(JournalFailed):
        opened_beside(path)
    assert not path.exists()


def test_a_match_in_play_is_watched_as_it_goes(path: Path) -> None:
    matches = Matches(path)
    match = begun("napakalaki", matches)
    archive = opened_beside(path)
    for number in range(20):
        step(match, number)
        header, decisions = archive.load(ID)
        assert resume(header, decisions).digest() == match.digest()
    archive.shut()
    matches.shut()

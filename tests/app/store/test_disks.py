"""Disks that are full, that break, and that lose what was not synchronised when the power fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from app.files.errors import NoSuchMatch
from app.match.events import NotSaved
from app.match.journal import JournalFailed
from app.match.lifecycle import resume
from app.match.match import Match
from app.store import database
from app.store.matches import Matches
from tests.app.match.helpers import ID, new_match, play
from tests.app.store import everything
from tests.app.store.disks import FAILURES, Disk, broken, full
from tests.app.store.power import Losses, power_cuts
from tests.helpers.hearing import hear

SESSION = 6
"""Decisions of a session that is interrupted at each of its changes of the disk."""
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def disk() -> Iterator[Disk]:
    with Disk(f"disk{os.getpid()}") as disk:
        yield disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "matches.sqlite3"


def digest_after(decisions: int) -> str:
    return play(new_match(), decisions).digest()


def decided(match: Match, decisions: int) -> tuple[int, int]:
    """Play; returns how many decisions were acknowledged as safe, and how many notices came."""
    notices: list[NotSaved] = []
    hear(match, 0, NotSaved, notices.append)
    safe = 0
    for _ in range(decisions):
        play(match, 1)
        safe += match.unsaved is None
    return safe, len(notices)


@pytest.mark.parametrize("kind", FAILURES)
def test_whichever_change_of_the_disk_fails_nothing_acknowledged_is_lost(
    kind: str, disk: Disk, path: Path
) -> None:
    """The k-th write, cut or sync of a session fails, for many k; the match goes on in memory."""
    for fail_at in range(1, 200, 5):
        here = path.with_name(f"{kind}-{fail_at}.sqlite3")
        disk.changes, disk.fail_at, disk.fail_with = 0, fail_at, FAILURES[kind]
        safe = session(disk, here, kind)
        done = disk.changes < fail_at
        disk.fail_with = None
        assert kept(here) >= safe
        if done:
            assert fail_at > 2 * SESSION, "a session changes the disk at least twice a decision"
            assert safe == SESSION
            return
    pytest.fail("a session has no end")


def session(disk: Disk, path: Path, kind: str) -> int:
    """A match of a few decisions; how many of them were said to be safe (-1: not even begun)."""
    try:
        matches = Matches(path, vfs=disk.name)
    except JournalFailed as problem:
        if problem.kind != kind:
            raise
        return -1
    match = new_match(matches)
    begun = match.unsaved is None
    safe, notices = decided(match, SESSION)
    assert match.digest() == digest_after(SESSION), "the match itself goes on"
    if match.unsaved is not None:
        assert match.unsaved.kind == kind
        assert matches.problem is match.unsaved
        assert notices == (1 if begun else 0)
    matches.shut()
    return safe if begun else -1


def kept(path: Path) -> int:
    """How many decisions a healthy program finds, each as it was (-1: no match)."""
    matches = Matches(path)
    try:
        header, decisions = matches.load(ID)
    except NoSuchMatch:
        return -1
    finally:
        matches.shut()
    assert resume(header, decisions).digest() == digest_after(len(decisions))
    return len(decisions)


def test_a_write_is_not_tried_again_before_the_file_was_opened_anew(disk: Disk, path: Path) -> None:
    """The system may have dropped what it could not write, and then say that all is well."""
    matches = Matches(path, vfs=disk.name)
    match = play(new_match(matches), 3)
    disk.fail_at, disk.fail_with = 0, full
    play(match, 1)
    disk.fail_with = None
    changes = disk.changes
    play(match, 1)
    with pytest.raises(JournalFailed):
        matches.delete(ID)
    assert disk.changes == changes
    assert [saved.decisions for saved in matches.unfinished()] == [3], "it can still be read"
    matches.reopen()
    assert matches.problem is None
    matches.shut()
    assert kept(path) >= 3


def test_the_next_match_is_saved_again_once_there_is_room(disk: Disk, path: Path) -> None:
    matches = Matches(path, vfs=disk.name)
    disk.fail_at, disk.fail_with = 0, full
    lost = play(new_match(matches, match_id="lost"), 2)
    assert lost.unsaved is not None
    disk.fail_with = None
    saved = play(new_match(matches), 2)
    play(lost, 1)
    assert saved.unsaved is None
    matches.shut()
    assert kept(path) == 2


def test_a_continued_match_is_saved_again_once_there_is_room(disk: Disk, path: Path) -> None:
    matches = Matches(path, vfs=disk.name)
    match = play(new_match(matches), 3)
    disk.fail_at, disk.fail_with = 0, broken
    play(match, 2)
    disk.fail_with = None
    again = resume(*matches.load(ID), matches)
    assert play(again, 4).unsaved is None
    matches.shut()
    assert kept(path) == again.decisions >= 7


@pytest.mark.parametrize("what", ["file", "folder"])
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_file_that_went_away_is_told_of_and_the_next_match_makes_a_new_one(
    what: str, how: str, path: Path
) -> None:
    """SQLite would write on into a file without a name, and all would be gone at the end."""
    matches = Matches(path)
    match = play(new_match(matches, match_id="lost"), 3)
    place = path if what == "file" else path.parent
    moved = place.rename(place.with_name("elsewhere"))
    if how == "replaced":
        (shutil.copy if what == "file" else shutil.copytree)(moved, place)
    if how == "deleted":
        shutil.rmtree(moved) if what == "folder" else moved.unlink()
    assert decided(match, 2) == (0, 1)
    assert match.unsaved is not None
    assert match.unsaved.kind == "gone"
    play(new_match(matches), 2)
    matches.shut()
    assert kept(path) == 2


def test_whoever_took_the_place_of_the_file_keeps_it(path: Path) -> None:
    """The folder was moved, another program began a new one: that has the lock."""
    matches = Matches(path)
    play(new_match(matches), 3)
    path.parent.rename(path.parent.with_name("elsewhere"))
    other = Matches(path)
    again = new_match(matches, match_id="again")
    assert again.unsaved is not None
    assert again.unsaved.kind == "gone"
    with pytest.raises(JournalFailed, match="busy"):
        matches.open(again.header)
    assert play(new_match(other), 2).unsaved is None
    matches.shut()
    other.shut()
    assert kept(path) == 2


def test_opening_anew_while_the_disk_is_still_full_changes_nothing(disk: Disk, path: Path) -> None:
    matches = Matches(path, vfs=disk.name)
    match = new_match(matches)
    disk.fail_at, disk.fail_with = 0, full
    play(match, 1)
    with suppress(JournalFailed):
        matches.reopen()
    play(match, 1)
    assert match.unsaved is not None
    disk.fail_with = None
    matches.reopen()
    assert matches.load(ID)[1] == []
    matches.shut()


def test_no_power_cut_loses_a_decision_whose_result_was_shown(disk: Disk, tmp_path: Path) -> None:
    """`make power` does it two thousand times."""
    assert power_cuts(disk, tmp_path, 30, seed=1) == Losses(30, 0, 0)


def test_without_synchronising_the_same_power_cuts_do_lose_some(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the test before can be trusted: it does see a missing fsync."""
    monkeypatch.setitem(database.SETTINGS, "synchronous", "OFF")
    losses = power_cuts(disk, tmp_path, 30, seed=1)
    assert losses.decisions + losses.files > 7


@pytest.mark.parametrize("kind", FAILURES)
def test_whichever_change_fails_on_whichever_path_of_saving_nothing_is_spoiled(
    kind: str, disk: Disk, tmp_path: Path
) -> None:
    """Beginning, deciding, taking back, ending, naming, importing, reckoning, deleting; `make
    power` fails every change that there is."""
    failed = everything.failing(disk, tmp_path, kind, stride=23)
    assert failed[-1] == ""
    assert len(set(failed)) > 3


LIMITED = """
import resource, sys
from pathlib import Path
from app.store.matches import Matches
from app.match.events import NotSaved
from tests.app.match.helpers import new_match, play
from tests.helpers.hearing import hear

resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, 120_000))
matches = Matches(Path(sys.argv[1]))
match, notices = new_match(matches), []
hear(match, 0, NotSaved, notices.append)
while match.unsaved is None:
    safe = match.decisions
    play(match, 1)
play(match, 10)
print(safe, len(notices), match.decisions)
"""


def test_a_file_that_may_not_grow_any_more_stops_the_saving_but_not_the_match(path: Path) -> None:
    """A real limit of the system, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    safe, notices, decisions = map(int, done.stdout.split())
    assert notices == 1
    assert decisions == safe + 11
    assert kept(path) >= safe > 0

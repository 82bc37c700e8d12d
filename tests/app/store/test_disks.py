"""Disks that are full, that break, and that lose what was not synchronised when the power fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from app.match.events import NotSaved
from app.match.games import resume
from app.match.journal import JournalFailed
from app.match.match import Match
from app.store import database
from app.store.errors import NoSuchMatch, StoreError
from app.store.matches import Matches
from tests.app.match.aids import ID, new_match, play
from tests.app.store.disks import Disk, broken, full

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
    match.feed(0).subscribe(NotSaved, notices.append)
    safe = 0
    for _ in range(decisions):
        play(match, 1)
        safe += match.unsaved is None
    return safe, len(notices)


@pytest.mark.parametrize(("failure", "kind"), [(full, "full"), (broken, "io")])
def test_whichever_change_of_the_disk_fails_nothing_acknowledged_is_lost(
    failure: Callable[[str], Exception], kind: str, disk: Disk, path: Path
) -> None:
    """The k-th write, cut or sync of a session fails, for every k that there is."""
    for fail_at in range(1, 200):
        here = path.with_name(f"{kind}-{fail_at}.sqlite3")
        disk.changes, disk.fail_at, disk.fail_with = 0, fail_at, failure
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


def power_cuts(disk: Disk, folder: Path, tries: int) -> tuple[int, int]:
    """How many of so many power cuts lost an acknowledged decision, and how many the file."""
    lost = unreadable = 0
    random = Random(1)
    for number in range(tries):
        here = folder / f"{number}" / "matches.sqlite3"
        matches = Matches(here, vfs=disk.name)
        safe, _ = decided(new_match(matches), random.randrange(1, 25))
        left = folder / f"{number}-left"
        left.mkdir()
        disk.cut_the_power(left, random)
        matches.shut()
        disk.safe.clear()
        disk.loose.clear()
        try:
            lost += kept(left / here.name) < safe
        except (StoreError, JournalFailed):
            unreadable += 1
    return lost, unreadable


def test_no_power_cut_loses_a_decision_whose_result_was_shown(disk: Disk, tmp_path: Path) -> None:
    assert power_cuts(disk, tmp_path, 30) == (0, 0)


def test_without_synchronising_the_same_power_cuts_do_lose_some(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the test before can be trusted: it does see a missing fsync."""
    monkeypatch.setitem(database.SETTINGS, "synchronous", "OFF")
    lost, unreadable = power_cuts(disk, tmp_path, 20)
    assert lost + unreadable > 5


LIMITED = """
import resource, sys
from pathlib import Path
from app.store.matches import Matches
from app.match.events import NotSaved
from tests.app.match.aids import new_match, play

resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, 120_000))
matches = Matches(Path(sys.argv[1]))
match, notices = new_match(matches), []
match.feed(0).subscribe(NotSaved, notices.append)
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

"""A match of a thousand decisions is killed at a random moment, and nothing acknowledged is lost.

`make kill` tries a hundred times, the suite five. `kill -9` shows that order and recovery are
right; that everything is synchronised is shown by `tests/app/store/test_disks.py`.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from app.match.games import resume
from app.match.journal import Decision
from app.store.matches import Matches
from tests.app.long.victim import DECISIONS
from tests.app.match.aids import ID, MemoryJournal, new_match, play

ROOT = Path(__file__).resolve().parents[3]


@contextmanager
def victim(path: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.app.long.victim", str(path), *options]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(process: subprocess.Popen[bytes], enough: int = 1 << 30) -> int:
    """The last whole number that was written, once it is enough or there are no more."""
    assert process.stdout is not None
    last = 0
    for line in process.stdout:
        if line.endswith(b"\n"):
            last = int(line)
        if last >= enough:
            break
    return last


def killed(path: Path, at: int, delay: float, number: int = signal.SIGKILL) -> int:
    """Play until decision `at` was acknowledged and a moment longer; how far it then was."""
    with victim(path) as process:
        last = acknowledged(process, at)
        time.sleep(delay)
        process.send_signal(number)
        return max(last, acknowledged(process))


@pytest.fixture(scope="module")
def whole() -> tuple[list[Decision], list[str]]:
    """The match as it goes when nobody is killed: decisions, and the digest after each."""
    journal = MemoryJournal()
    match = new_match(journal)
    digests = [match.digest()]
    for _ in range(DECISIONS):
        play(match, 1)
        digests.append(match.digest())
    return journal.decisions, digests


def try_once(path: Path, number: int, whole: tuple[list[Decision], list[str]]) -> int:
    random = Random(number)
    safe = killed(path, random.randrange(DECISIONS), random.random() * 0.005)
    decisions, digests = whole
    matches = Matches(path)
    header, found = matches.load(ID)
    assert safe <= len(found) <= safe + 1, "none lost; one more may be safe but not yet said to be"
    assert found == decisions[: len(found)], "none twice, none out of order"
    match = resume(header, found, matches)
    assert match.digest() == digests[len(found)]
    left = DECISIONS - len(found)
    assert play(match, left).digest() == digests[-1], "and it goes on as it would have"
    assert match.unsaved is None
    matches.shut()
    return len(found)


def test_killed_at_a_random_moment_nothing_is_lost(
    tmp_path: Path, whole: tuple[list[Decision], list[str]]
) -> None:
    for number in range(5):
        try_once(tmp_path / f"{number}.sqlite3", number, whole)


@pytest.mark.long
def test_killed_a_hundred_times_nothing_is_lost(
    tmp_path: Path, whole: tuple[list[Decision], list[str]]
) -> None:
    start = time.monotonic()
    places = [try_once(tmp_path / f"{n}.sqlite3", 1000 + n, whole) for n in range(100)]
    seconds = time.monotonic() - start
    print(f"100 kills, after {min(places)} to {max(places)} decisions, in {seconds:.1f} s")
    assert len(set(places)) > 50, "the moments were different ones"


def test_a_match_killed_again_and_again_comes_to_its_end(
    tmp_path: Path, whole: tuple[list[Decision], list[str]]
) -> None:
    path, random, safe = tmp_path / "matches.sqlite3", Random(7), 0
    for _ in range(4):
        now = killed(path, min(DECISIONS, safe + random.randrange(1, 250)), 0.0)
        assert now >= safe
        safe = now
    with victim(path) as process:
        assert acknowledged(process) == DECISIONS
    matches = Matches(path)
    assert resume(*matches.load(ID)).digest() == whole[1][-1]
    matches.shut()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_on_a_polite_signal_the_table_stops_between_two_decisions(
    number: int, tmp_path: Path
) -> None:
    """Also with a bot in the middle of its thought; and the match can be gone on with."""
    path = tmp_path / "matches.sqlite3"
    with victim(path, "--table") as process:
        last = acknowledged(process, 5)
        process.send_signal(number)
        last = max(last, acknowledged(process))
        assert process.wait(30) == 0
    matches = Matches(path)
    header, decisions = matches.load(ID)
    matches.shut()
    assert len(decisions) == last >= 5
    assert not resume(header, decisions).over
    with victim(path, "--table") as process:
        assert acknowledged(process, last + 3) >= last + 3

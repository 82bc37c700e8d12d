"""Scripted matches are killed at random moments, and nothing acknowledged is lost.

`make kill` tries a thousand times, the suite six. `kill -9` shows that order and recovery are
right; that everything is synchronised is shown by `tests/app/store/test_disks.py`.
"""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from app.files.errors import NoSuchMatch
from app.match.lifecycle import resume
from app.store.matches import Matches
from app.store.resume import continued
from tests.app.long.victim import AHEAD, STEPS, script
from tests.app.match.helpers import ID
from tests.app.store.scripts import GAMES, step, whole

ROOT = Path(__file__).resolve().parents[3]
NURSERY = multiprocessing.get_context("forkserver")
"""Victims are forked from a process that has imported all already."""
NURSERY.set_forkserver_preload(["tests.app.long.victim"])


def killed(path: Path, game: str, behind: bool, at: int, delay: float) -> int:
    """Play until step `at` was acknowledged and a moment longer; how many steps it then was, or
    -1 if not even the match was said to be begun."""
    reader, writer = NURSERY.Pipe(duplex=False)
    victim = NURSERY.Process(target=script, args=(str(path), game, behind, writer))
    victim.start()
    writer.close()
    last = -1
    try:
        while last < at:
            last = reader.recv()
        time.sleep(delay)
        victim.kill()
        while True:
            last = reader.recv()
    except EOFError:
        return last
    finally:
        victim.kill()
        victim.join()


def try_once(path: Path, number: int) -> int:
    """Kill a match and look what is there; how many steps were. Of two numbers one is written at
    once, and one in a thread."""
    random = Random(number)
    game, behind = GAMES[number % len(GAMES)], bool(number // len(GAMES) % 2)
    safe = killed(path, game, behind, random.randrange(-1, STEPS - 1), random.random() * 0.002)
    there = whole(game, STEPS)
    matches = Matches(path)
    try:
        header, found = matches.load(ID)
    except NoSuchMatch:
        assert safe == -1
        matches.shut()
        return -1
    near = range(safe, min(safe + (AHEAD if behind else 1), STEPS) + 1)
    steps = [number for number in near if there.decisions[number] == tuple(found)]
    assert steps, "none lost, none twice; those under way may be safe but not yet said to be"
    match = continued(matches, ID, matches)
    assert match.digest() == there.digests[steps[0]]
    apart = resume(header, found)
    for more in range(5):
        step(match, steps[0] + more)
        step(apart, steps[0] + more)
    assert match.unsaved is None
    assert continued(matches, ID).digest() == match.digest() == apart.digest(), "and it goes on"
    matches.shut()
    return steps[0]


def test_killed_at_a_random_moment_nothing_is_lost(tmp_path: Path) -> None:
    for number in range(2 * len(GAMES)):
        try_once(tmp_path / f"{number}.sqlite3", number)


@pytest.mark.long
def test_killed_a_thousand_times_nothing_is_lost(tmp_path: Path, times: int | None) -> None:
    start, kills = time.monotonic(), times or 1000
    places = []
    for number in range(kills):
        path = tmp_path / f"{number}.sqlite3"
        places.append(try_once(path, 1000 + number))
        for file in tmp_path.glob(f"{number}.*"):
            file.unlink()
    seconds = time.monotonic() - start
    print(f"\n{kills} kills, after {min(places)} to {max(places)} steps, in {seconds:.0f} s")
    assert len(set(places)) > min(kills, STEPS) // 4, "the moments were different ones"


@contextmanager
def program(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.app.long.victim", str(path)]
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


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_on_a_polite_signal_the_table_stops_between_two_decisions(
    number: int, tmp_path: Path
) -> None:
    """Also with a bot in the middle of its thought; and the match can be gone on with."""
    path = tmp_path / "matches.sqlite3"
    with program(path) as process:
        last = acknowledged(process, 5)
        process.send_signal(number)
        last = max(last, acknowledged(process))
        assert process.wait(30) == 0
    matches = Matches(path)
    header, decisions = matches.load(ID)
    matches.shut()
    assert len(decisions) == last >= 5
    assert not resume(header, decisions).over
    with program(path) as process:
        assert acknowledged(process, last + 3) >= last + 3

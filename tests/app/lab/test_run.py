"""The same bytes from one worker, two or four, whatever happens to them; nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from app.lab.counts import Counts
from app.lab.game_loop import GameFailed
from app.lab.jobs import Job
from app.lab.report import make
from app.lab.run import MOST_DEATHS, MOST_STARTS, WorkersDied, play
from app.lab.workers import local
from app.lab.writers import as_csv, as_json
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from tests.app.processes.counting import started_pids
from tests.helpers.thinned import is_whole
from tests.seeds.napakalaki import monsters, treasures

CONFIG = Config(treasures(1), monsters(1), 3, Parameters(turn_limit=9))
JOB = Job("napakalaki", CONFIG.to_data(), ("sharp", "sharp", "cautious"), 90, "7")
"""45 chunks of two games."""

KILLS = 20 if is_whole() else 3

WORKER = Path(__file__).with_name("dying.py")


def written(counts: Counts, job: Job = JOB) -> bytes:
    """All bytes of a report."""
    report = make(job, counts, "", {"deck": "test", "preset": "readme", "options": {}})
    return as_json(report) + b"".join(as_csv(report).values())


@pytest.fixture(scope="module")
def alone() -> bytes:
    """The report of one worker."""
    return written(play(JOB, local(1)))


@pytest.mark.one_of(2)
@pytest.mark.parametrize("workers", [2, 4])
def test_the_report_is_the_same_for_any_number_of_workers(workers: int, alone: bytes) -> None:
    told: list[int] = []
    assert written(play(JOB, local(workers), lambda done, _kept: told.append(done))) == alone
    assert told == sorted(told)
    assert told[-1] == JOB.games


def test_another_seed_is_another_report(alone: bytes) -> None:
    other = Job(JOB.game, JOB.config, JOB.bots, JOB.games, "8")
    assert written(play(other, local(2)), other) != alone


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all processes that runs start, in their order."""
    return started_pids(monkeypatch)


def test_a_killed_worker_costs_time_and_nothing_else(alone: bytes, started: list[int]) -> None:
    answers, killed = list[int](), list[int]()

    def shoot(done: int, _kept: int) -> None:
        answers.append(done)
        if len(answers) in (3, 10, 11):
            killed.append(started[len(killed)])
            os.kill(killed[-1], signal.SIGKILL)

    assert written(play(JOB, local(2), shoot)) == alone
    assert len(started) > 2, "no worker was killed in the middle of a chunk"


@pytest.mark.parametrize("workers", [1, 2, 4] if is_whole() else [4])
def test_workers_killed_at_random_cost_time_and_nothing_else(
    workers: int, alone: bytes, started: list[int]
) -> None:
    dice, killed = Random(f"killed {workers}"), set[int]()

    def shoot(_done: int, _kept: int) -> None:
        """Kill one of the workers, every second chunk."""
        living = [pid for pid in started if pid not in killed]
        if len(killed) < KILLS and dice.random() < 0.5 and living:
            killed.add(victim := dice.choice(living))
            os.kill(victim, signal.SIGKILL)

    assert written(play(JOB, local(workers), shoot)) == alone
    assert len(killed) == KILLS


def test_games_that_kill_every_worker_end_the_run() -> None:
    command = (sys.executable, str(WORKER), "die")
    with pytest.raises(WorkersDied) as info:
        play(JOB, local(2, command))
    assert (info.value.first, info.value.last) == (4, 5)  # the third chunk of two games
    assert info.value.deaths == MOST_DEATHS


def test_a_game_that_cannot_be_played_ends_the_run_with_its_seed() -> None:
    command = (sys.executable, str(WORKER), "break")
    with pytest.raises(GameFailed) as info:
        play(JOB, local(2, command))
    assert (info.value.number, info.value.seed) == (4, JOB.seed_of(4))
    assert info.value.why == "ValueError: no way"


def test_a_program_that_is_no_worker_ends_the_run() -> None:
    with pytest.raises(WorkersDied) as info:
        play(JOB, local(1, (sys.executable, "-c", "raise SystemExit")))
    assert info.value.deaths == MOST_STARTS


def test_no_process_is_left_when_a_run_breaks_off(started: list[int]) -> None:
    calls: list[int] = []

    def broken(done: int, _kept: int) -> None:
        calls.append(done)
        if len(calls) == 1:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        play(JOB, local(2), broken)
    assert len(calls) <= 2, "the other worker played on"
    assert len(started) == 2
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


STOPPED = """
import json, sys
from app.lab.jobs import Job
from app.lab.run import play
from app.lab.workers import local
job = Job.from_data(json.loads(sys.stdin.readline()))
play(job, local(2), lambda done, kept: print(done, flush=True))
"""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_stopping_the_program_leaves_no_worker(stop: signal.Signals) -> None:
    """Ctrl-C goes to the program and its workers alike; a kill to the program alone."""
    import json

    data = Job(JOB.game, JOB.config, JOB.bots, 1_000_000, "7").to_data()
    with subprocess.Popen(
        [sys.executable, "-c", STOPPED],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(json.dumps(data) + "\n")
        program.stdin.flush()
        assert int(program.stdout.readline()) > 0
        if stop == signal.SIGINT:
            os.killpg(program.pid, stop)
        else:
            program.kill()
        program.wait(30)
        workers_are_gone(program.pid)


def workers_are_gone(group: int) -> None:
    """Waits for the last process of a group; those of a killed program end by themselves."""
    deadline = time.monotonic() + 30
    while living(group):
        assert time.monotonic() < deadline, "a worker plays on"


def living(group: int) -> list[str]:
    """The processes of a group that are not dead and waiting to be noticed."""
    return [state for state, found in states() if found == group and not state.startswith("Z")]


def states() -> Iterator[tuple[str, int]]:
    """State and group of all processes. A small Linux has no `ps`, a Mac no /proc."""
    if Path("/proc/self/stat").exists():
        for place in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it ended meanwhile
                state, _, group = place.read_text(errors="replace").rpartition(") ")[2].split()[:3]
                yield state, int(group)
        return
    listing = ["ps", "-A", "-o", "stat=", "-o", "pgid="]
    done = subprocess.run(listing, capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        state, group = line.split()
        yield state, int(group)

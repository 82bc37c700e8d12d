"""A run on a Dask cluster: real schedulers and workers, and the bytes that one process writes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from app.cli.main import main
from app.lab import cluster, cluster_task
from app.lab.cluster import Cluster
from app.lab.fingerprint import fingerprint
from app.lab.journal import Journal
from app.lab.run import WORKER, ClusterFailed, play
from app.lab.workers import local
from app.session.exit_codes import FAULT, WRONG_USE
from tests.app.lab.test_run import JOB, written
from tests.helpers.thinned import is_whole

if find_spec("distributed") is None:  # to import it takes all workers of the tests a second
    pytest.skip("the extra `cluster` is not installed: make setup", allow_module_level=True)

DASK = str(Path(sys.executable).with_name("dask"))
OTHER = str(Path(__file__).with_name("other_version.py"))
KILLS = 20 if is_whole() else 1


@pytest.fixture(scope="module")
def alone() -> bytes:
    """The report of one process of this machine."""
    return written(play(JOB, local(1)))


@contextmanager
def program(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the block, with all that it started."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([DASK, *words], stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler on a free port, and its address."""
    file = folder / "scheduler.json"
    words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
    with program("scheduler", *words, "--scheduler-file", str(file)) as process:
        for _ in range(600):
            found = file.read_text() if file.exists() else ""
            if '"address": "' in found:
                yield found.split('"address": "')[1].split('"')[0], process
                return
            time.sleep(0.05)
        pytest.fail("the scheduler did not start")


def workers(
    address: str, count: int = 1, *more: str
) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """So many workers of an address, each a process that a nanny starts again."""
    words = ("--nworkers", str(count), "--nthreads", "1", "--no-dashboard")
    return program("worker", address, *words, *more)


@pytest.mark.parametrize("count", [1, 2, 3] if is_whole() else [2])
def test_a_worker_of_another_version_plays_nothing_and_the_others_write_the_same_report(
    count: int, alone: bytes, tmp_path: Path
) -> None:
    with scheduler(tmp_path) as (address, _), workers(address, 1, "--preload", OTHER):
        with pytest.raises(ClusterFailed) as info:
            play(JOB, Cluster(address))
        assert (info.value.why, info.value.detail) == ("others", "0.0.7+feed")
        with workers(address, count):
            found = Cluster(address)
            until(lambda: written(play(JOB, found)) == alone)
            assert [*found.refused.values()] == ["0.0.7+feed"]


def until(played: Callable[[], bool]) -> None:
    """Try again while the second worker starts, which takes long on a busy machine."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with suppress(ClusterFailed):
            assert played()
            return
        time.sleep(0.1)
    pytest.fail("the worker of this version never joined")


@pytest.mark.parametrize("count", [1, 2, 4] if is_whole() else [2])
def test_killed_workers_cost_time_and_nothing_else(count: int, alone: bytes) -> None:
    dice, killed = Random("killed"), list[int]()

    def shoot(_done: int, _kept: int) -> None:
        """Kill one of the cluster's processes, every second chunk."""
        if len(killed) < KILLS and dice.random() < 0.5 and (found := started_processes()):
            killed.append(dice.choice(found))
            with suppress(ProcessLookupError):
                os.kill(killed[-1], signal.SIGKILL)

    assert written(play(JOB, Cluster(f"local:{count}"), shoot)) == alone
    assert len(killed) == KILLS


def started_processes() -> list[int]:
    """The workers of a local cluster: children of this process."""
    words = ["ps", "-A", "-ww", "-o", "pid=", "-o", "ppid=", "-o", "args="]
    listed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return [
        int(pid)
        for pid, parent, words in rows
        if int(parent) == os.getpid() and "spawn_main" in words
    ]


def test_a_task_of_another_version_is_sent_back() -> None:
    """A worker that joined in the middle of a run was not asked before."""
    hello = json.dumps(JOB.to_data())
    assert cluster_task.play(WORKER, hello, 0, "0.0.7+feed") == {"other": fingerprint()}
    assert set(cluster_task.play(WORKER, hello, 0, fingerprint())["answer"]) == {"counts"}
    assert cluster_task.play(WORKER, hello, 99, fingerprint())["raised"].startswith("IndexError")


def test_a_scheduler_that_goes_away_ends_the_run_and_the_rest_can_be_played_here(
    alone: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    journal = Journal(tmp_path, {"job": 1})
    with scheduler(tmp_path) as (address, process), workers(address):

        def cut(done: int, _kept: int) -> None:
            if done >= 20:
                process.kill()

        with pytest.raises(ClusterFailed) as info:
            play(JOB, Cluster(address), cut, journal=journal)
    journal.close()
    assert info.value.why == "lost"
    assert capfd.readouterr().err == "", "a library's own words are on the screen"
    again = Journal(tmp_path, {"job": 1})
    assert len(again.answers) >= 10, "what was played is lost"
    assert written(play(JOB, local(1), journal=again)) == alone


def test_nobody_answers_or_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 0.5)
    monkeypatch.setattr(cluster, "STARTING", 0.5)
    with pytest.raises(ClusterFailed) as info:
        play(JOB, Cluster("tcp://127.0.0.1:9"))
    assert info.value.why == "absent"
    with scheduler(tmp_path) as (address, _), pytest.raises(ClusterFailed) as info:
        play(JOB, Cluster(address))
    assert info.value.why == "empty"


REFUSALS: Sequence[tuple[tuple[str, ...], str]] = (
    (("--cluster", "10.0.0.1"), "isn't the address"),
    (("--cluster", "local:0"), "isn't the address"),
    (("--cluster", "local:2", "--workers", "2"), "can't be used together"),
    (("--cluster", "tcp://[bold]x", "--bots", "BOT,random,random"), "Only this machine has"),
)


@pytest.mark.parametrize(("words", "expected"), REFUSALS)
def test_what_no_cluster_can_be_told_is_refused_in_words(
    words: tuple[str, ...], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("def bot(config, view, seed):\n    return view.legal[0]\n")
    typed = [word.replace("BOT", str(bot)) for word in words]
    assert main(["simulate", "napakalaki", "--games", "4", *typed]) == WRONG_USE
    assert expected in capsys.readouterr().err


def test_the_command_says_that_nothing_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 0.5)
    asked = ["simulate", "napakalaki", "--games", "4", "--cluster", "tcp://127.0.0.1:9"]
    assert main(asked) == FAULT
    assert "Nothing answers at tcp://127.0.0.1:9" in capsys.readouterr().err

"""What saving costs, beside one write and fsync of 4 KB; what opening a long match and going
through it cost, beside playing it without anybody listening.
"""

from __future__ import annotations

import atexit
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from app.match.journal import Decision, Header, MakeCheckpoint, NoJournal
from app.match.lifecycle import begin, begun
from app.match.match import Match
from app.match.replay import Replay
from app.match.seats import Seat
from app.store.matches import Matches
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from tests.programs.benchmarks import engine
from tests.programs.benchmarks import napakalaki as cards
from tests.programs.benchmarks.calibration import SEED
from tests.programs.benchmarks.engine import BOARD
from tests.programs.benchmarks.measure import Bench, at_most
from tests.programs.benchmarks.registry import UnavailableError, group

LONG = 10_000
"""Decisions of the match that is opened."""
A_SAMPLE = 120
"""Decisions, and 4 KB writes, of a sample: by turns, so that the disk treats both alike."""
SEEKS = 20
"""Places that are gone to in a sample, anywhere in the match."""
BLOCK = bytes(4096)
TRIES = 200
"""Matches that are played to find a long one."""

CONFIGS: dict[str, Callable[[], Any]] = {"irrgarten": engine.config, "napakalaki": cards.config}


class Disk:
    """A folder for saves and for a file that is written to beside them, on the disk of the
    program's own folder or, if that is not named, of temporary files."""

    def __init__(self, game: str) -> None:
        folder = Path(
            tempfile.mkdtemp(prefix="mazmorra-bench-", dir=os.environ.get("BENCH_FOLDER"))
        )
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        self.game = game
        self.matches = Matches(folder / "matches.sqlite3")
        self.beside = os.open(folder / "beside", os.O_WRONLY | os.O_CREAT)
        self.choose = Random(SEED).choice
        self.begun = 0
        self.saved, self.silent = self._begun(saved=True), self._begun(saved=False)
        self.block = 0.0

    def _begun(self, *, saved: bool) -> Match:
        config = CONFIGS[self.game]()
        self.begun += 1
        seats = [Seat(f"player {seat}") for seat in range(config.seats)]
        journal = self.matches if saved else NoJournal()
        return begin(
            self.game, config, seats, f"{self.begun}",
            match_id=f"{self.begun:016x}", title={}, journal=journal,
        )  # fmt: skip

    def autosave(self) -> float:
        """Milliseconds that saving adds to a decision: the median of a sample. `block` is then
        that of one write of 4 KB and its fsync, between those decisions."""
        saved, silent, blocks = [], [], []
        for _ in range(A_SAMPLE):
            if self.saved.over or self.silent.over:
                self.saved, self.silent = self._begun(saved=True), self._begun(saved=False)
            saved.append(self._decided(self.saved))
            blocks.append(self._written())
            silent.append(self._decided(self.silent))
        self.block = statistics.median(blocks)
        return statistics.median(saved) - statistics.median(silent)

    def _decided(self, match: Match) -> float:
        actor, action = match.actor, self.choose(match.legal())
        start = time.perf_counter()
        match.decide(actor, action)
        return 1000 * (time.perf_counter() - start)

    def _written(self) -> float:
        start = time.perf_counter()
        os.write(self.beside, BLOCK)
        os.fsync(self.beside)
        return 1000 * (time.perf_counter() - start)


def walled_in() -> Config:
    """The board of the benchmarks with its exit out of reach, so that no match ever ends."""
    rows = [*BOARD]
    rows[-2], rows[-1] = f"X{rows[-2][1:]}", f"EX{rows[-1][2:]}"
    return Config(Labyrinth.from_rows(rows), seats=engine.SEATS)


LONG_ONES: dict[str, Callable[[], Any]] = {"irrgarten": walled_in, "napakalaki": cards.config}


@cache
def long_match(game: str) -> tuple[Header, tuple[Decision, ...], tuple[int, ...]]:
    """A match of many decisions by random players, and its actions: the first that lasts."""
    for number in range(TRIES):
        seats = [Seat(f"player {seat}") for seat in range(engine.SEATS)]
        journal = _Kept()
        match = begin(
            game, LONG_ONES[game](), seats, f"{number}",
            match_id=f"{number:016x}", title={}, journal=journal,
        )  # fmt: skip
        choose, actions = Random(number).choice, list[int]()
        while len(actions) < LONG and not match.over:
            actions.append(choose(match.legal()))
            match.decide(match.actor, actions[-1])
        if len(actions) == LONG:
            return match.header, tuple(journal.decisions), tuple(actions)
    raise UnavailableError("no match lasts so long")


class _Kept(NoJournal):
    """Keeps the decisions in memory."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []

    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> None:
        self.decisions.append(decision)


def silent(game: str) -> float:
    """Milliseconds of all decisions, with nobody listening and nothing checked."""
    header, _, actions = long_match(game)
    rules, config = begun(header)
    start = time.process_time()
    state = rules.new(config, header.seed)
    for action in actions:
        rules.apply(state, action)
    return 1000 * (time.process_time() - start)


def opening(game: str) -> float:
    """Milliseconds until a journal can be gone through: every link checked, every turn found."""
    header, decisions, _ = long_match(game)
    start = time.process_time()
    Replay(header, decisions)
    return 1000 * (time.process_time() - start)


def seeking(game: str) -> float:
    """Milliseconds until it has been opened and stood at twenty places, anywhere."""
    header, decisions, _ = long_match(game)
    places = Random(SEED).choices(range(LONG), k=SEEKS)
    start = time.process_time()
    replay = Replay(header, decisions)
    for place in places:
        replay.seek(place)
    return 1000 * (time.process_time() - start)


def _saving(game: str) -> list[Bench]:
    disk = Disk(game)
    block, added = f"{game}, 4 KB and fsync", f"{game}, saving a decision adds"
    held: list[float] = []

    def first() -> float:
        held.append(disk.autosave())
        return disk.block

    return [
        Bench(block, "ms", first),
        Bench(added, "ms", held.pop, block, at_most(2)),
    ]


def _long(game: str) -> list[Bench]:
    alone = f"{game}, {LONG:,} decisions silently"
    return [
        Bench(alone, "ms", lambda: silent(game)),
        Bench(f"{game}, opening them", "ms", lambda: opening(game), alone, at_most(3)),
        Bench(f"{game}, and {SEEKS} places", "ms", lambda: seeking(game), alone, at_most(3)),
    ]


@group("store")
def benches(seconds: float) -> list[Bench]:
    """Saving beside the disk's own speed, opening and seeking beside silent play."""
    return [bench for game in CONFIGS for bench in (*_saving(game), *_long(game))]

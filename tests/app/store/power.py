"""Power cuts in the middle of matches, and what a healthy program finds afterwards."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from app.files.errors import NoSuchMatch, StoreError
from app.match.journal import JournalFailed
from app.match.lifecycle import resume
from app.store.matches import Matches
from tests.app.match.helpers import ID
from tests.app.store.disks import Disk
from tests.app.store.scripts import GAMES, begun, step, whole

STEPS = 40
CUTS = 10
"""Power cuts of one session, each of which leaves a disk of its own."""
CHECKPOINT = 12
"""Pages of the log after which it is put into the file: several times a session."""


@dataclass(frozen=True)
class Losses:
    """After so many power cuts, how many lost an acknowledged decision, and how many the file."""

    cuts: int
    decisions: int
    files: int


def power_cuts(disk: Disk, folder: Path, cuts: int, seed: int) -> Losses:
    """So many cuts, just before any write or sync, also in the middle of a commit."""
    random = Random(seed)
    lost = unreadable = done = 0
    changes = {game: _session(disk, folder / f"count-{game}", game, []) for game in GAMES}
    while done < cuts:
        game = GAMES[done // CUTS % len(GAMES)]
        here = folder / f"{done}"
        at = sorted(random.sample(range(1, changes[game]), min(CUTS, cuts - done)))
        acknowledged: list[int] = []
        moments = [partial(_cut, disk, here / f"left-{n}", random) for n in range(len(at))]
        _session(disk, here, game, acknowledged, dict(zip(at, moments, strict=True)))
        for number, safe in enumerate(acknowledged):
            try:
                found = kept(here / f"left-{number}" / "matches.sqlite3", game)
                lost += found.isdisjoint((safe, safe + 1))
            except (StoreError, JournalFailed):
                unreadable += 1
        done += len(acknowledged)
        shutil.rmtree(here)
    return Losses(done, lost, unreadable)


def _cut(disk: Disk, left: Path, random: Random) -> None:
    left.mkdir(parents=True)
    disk.cut_the_power(left, random)


def _session(
    disk: Disk,
    here: Path,
    game: str,
    acknowledged: list[int],
    cuts: dict[int, partial[None]] | None = None,
) -> int:
    """A match of some steps; notes for each cut how many were acknowledged (-1: no match yet).

    Returns how often it changed the disk.
    """
    disk.forget()
    safe = -1

    def at(cut: partial[None]) -> None:
        acknowledged.append(safe)
        cut()

    disk.moments = {number: partial(at, cut) for number, cut in (cuts or {}).items()}
    matches = Matches(here / "matches.sqlite3", vfs=disk.name)
    matches._base.read(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    match = begun(game, matches)
    for number in range(STEPS):
        safe = number
        step(match, number)
    safe = STEPS
    matches.shut()
    return disk.changes


def kept(path: Path, game: str) -> set[int]:
    """After which steps of the script it was as a healthy program finds it (-1: no match): what
    was taken back was so before."""
    matches = Matches(path)
    try:
        header, decisions = matches.load(ID)
        latest = matches.kept(ID).latest
    except NoSuchMatch:
        return {-1}
    finally:
        matches.shut()
    there = whole(game, STEPS)
    match = resume(header, decisions)
    if match.decisions:
        assert latest == match.checkpoint(), "the latest state is that after the last decision"
    steps = {n for n, made in enumerate(there.decisions) if made == tuple(decisions)}
    assert {there.digests[n] for n in steps} == {match.digest()}
    return steps

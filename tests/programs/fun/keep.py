"""Kept records: a file of JSON lines a commit, to which each finished chunk of games is added.

A killed run loses the chunks under way. The next run of the same commit reads what is there.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.programs.fun.company import among_friends
from tests.programs.fun.games import DESCENT, RACE, Table, config_of
from tests.programs.fun.records import (
    DESCENT_PARTS,
    FRIENDS_PARTS,
    PARTS,
    RACE_PARTS,
    Effort,
    Record,
)

ROOT = Path(__file__).resolve().parents[3]
CHUNKS = {
    "games": 50,
    "chances": 3,
    "options": 3,
    "duels": 50,
    "plans": 5,
    "descents": 20,
    "planned": 2,
    "foretold": 3,
    "friends": 50,
    "planners": 1,
    "racers": 25,
    "previews": 3,
}
"""Games of a chunk by part: some seconds of work."""

LOOKED = ("chances", "options", "planners")
"""The parts with play-outs."""


class Chunk(NamedTuple):
    """Games of a part that are played in one go: from `first`, so many `games`."""

    table: Table
    part: str
    first: int
    games: int
    effort: Effort

    @property
    def key(self) -> str:
        """Return the name of the chunk in a file. Only play-outs depend on the effort."""
        table = self.table
        effort = self.effort.key if self.part in LOOKED else ""
        trial = [",".join(table.boards), *(f"{name}={value}" for name, value in table.options)]
        counts = (table.players, self.part, self.first, self.games)
        words = (table.game, table.edition, *counts, *filter(None, trial))
        return " ".join(map(str, (*words, effort))).strip()


class Counts(NamedTuple):
    """Numbers of games of a table: alone, with play-outs, pairs of the planner's, and matches with
    planners in all seats; then the number of the first game of each part."""

    games: int
    looks: int
    pairs: int
    planners: int = 0
    first: int = 0

    def of(self, part: str) -> int:
        """Return the number of games of a part."""
        if part in ("chances", "options", "previews", "foretold"):
            return self.looks
        if part == "planners":
            return self.planners
        return self.pairs if part in ("plans", "planned") else self.games


def chunks(table: Table, counts: Counts, effort: Effort) -> Iterator[Chunk]:
    """Return the chunks of a table. Each part has its tables."""
    for part in (*PARTS, *DESCENT_PARTS, *FRIENDS_PARTS, *RACE_PARTS):
        if not has_part(table, part):
            continue
        count, size = counts.of(part), CHUNKS[part]
        for done in range(0, count, size):
            yield Chunk(table, part, counts.first + done, min(size, count - done), effort)


def has_part(table: Table, part: str) -> bool:
    """Whether a part is played at a table: duels at tables of two, Descents by their own measures,
    and the planner's alone, the Even Race by its own, matches of Napakalaki where players deal with
    each other."""
    if part in FRIENDS_PARTS:
        return table.game == "napakalaki" and among_friends(config_of(table))
    if part in RACE_PARTS:
        return table[:2] == RACE and table.players == (2 if part == "racers" else 3)
    if part in DESCENT_PARTS:
        players = {"planned": (1,), "foretold": (1, 3)}.get(part, (table.players,))
        return table.game == DESCENT and table.players in players
    return table.players == 2 if part in ("duels", "plans") else True


def commit() -> str:
    """Return the short name of the commit, marked if files have changed since then.

    Documents and tests change no figure, so their changes do not count.
    """
    name = _git("rev-parse", "--short=10", "HEAD") or "no-commit"
    changed = _git("status", "--porcelain", "--", "app", "engines", "cards", "tests/programs/fun")
    return f"{name}-changed" if changed else name


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


class Kept:
    """The records of one commit in a folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, name: str) -> None:
        self._path = folder / f"{name}.jsonl" if folder else None
        self._found: dict[str, list[Record]] = {}
        if self._path is not None and self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            data = json.loads(line)
            self._found[str(data["chunk"])] = list(data["records"])
        except (ValueError, KeyError, TypeError):
            return  # the last line of a killed run: its games are played again

    def __contains__(self, chunk: Chunk) -> bool:
        return chunk.key in self._found

    def add(self, chunk: Chunk, records: list[Record]) -> None:
        """Keep the records of a chunk, in the file at once."""
        self._found[chunk.key] = records
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"chunk": chunk.key, "records": records}, separators=(",", ":"))
        with self._path.open("a+b") as file:
            end = file.seek(0, 2)
            if end:
                file.seek(end - 1)
                text = text if file.read(1) == b"\n" else f"\n{text}"  # after a torn line
            file.write(f"{text}\n".encode())

    def records(self, wanted: Iterable[Chunk]) -> dict[str, list[Record]]:
        """Return the records of some chunks by part, as far as they are there."""
        found: dict[str, list[Record]] = {}
        for chunk in wanted:
            found.setdefault(chunk.part, []).extend(self._found.get(chunk.key, []))
        return found

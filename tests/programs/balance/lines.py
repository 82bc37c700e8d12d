"""What is played for the report: a line a number of players, with all piles or cards only."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from app.content.content_index import ContentIndex
from app.lab.jobs import Job
from app.lab.report import SimulationReport, make
from app.lab.run import Progress, play
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.lab.workers import local
from app.lab.writers import as_json

GAME = "hammerspace"
BASE = "base"
PLAYERS = (2, 3, 4, 5, 6)
PRESETS: dict[str, dict[str, tuple[int, ...]]] = {
    BASE: {"full": PLAYERS, "seed": PLAYERS},
    "loaded": {"duel": (2,), "table": (3, 4, 5, 6)},
}
"""By deck its presets with the numbers of players: with characters and monsters and with neither,
and those that were made for the deck."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the report."""

    rules: str
    players: int
    deck: str = BASE

    @property
    def id(self) -> str:
        """How the command line and the JSON call it."""
        return f"{self.rules}-{self.players}"


LINES = tuple(
    Line(rules, count, deck)
    for deck, presets in PRESETS.items()
    for rules, counts in presets.items()
    for count in counts
)


@dataclass(frozen=True, slots=True)
class Measured:
    """A line that was played: its report, and the names of cards."""

    line: Line
    table: SimulationTable
    report: SimulationReport

    def data(self) -> dict[str, Any]:
        """All of the report but the bare counts, JSON-able."""
        found: dict[str, Any] = json.loads(as_json(self.report))
        del found["counts"]
        return {"line": self.line.id, **found}


def measure(
    line: Line,
    bot: str,
    games: int,
    seed: str,
    workers: int,
    progress: Progress | None = None,
) -> Measured:
    """Play a line with bots that are all alike. Its seed is the run's and the line's together."""
    table = simulation_table(
        SimulationChoices(GAME, (bot,) * line.players, line.deck, line.rules), ContentIndex()
    )
    job = Job(GAME, table.config.to_data(), table.bots, games, f"{seed}-{line.id}", lots=True)
    counts = play(job, local(workers), progress)
    return Measured(line, table, make(job, counts, table.deck, table.about))

"""What a run comes to: its set-up, its counts, tables with intervals, and verdicts on targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.lab.counts import Counts
from app.lab.intervals import Interval, at_rank, median, median_interval, share_below
from app.lab.jobs import Job
from app.lab.sections import ReportSection, common, lengths
from app.lab.study import study
from app.lab.targets import TargetResult, TargetStatus, judge

USUAL = 0.05
"""The part of all games which is shorter than usual, and the part which is longer."""


@dataclass(frozen=True, slots=True)
class GameLength:
    """How long games are in a unit ("rounds", "turns", "decisions")."""

    unit: str
    histogram: Mapping[int, int]

    @property
    def median(self) -> float:
        """The middle one."""
        return median(self.histogram)

    @property
    def interval(self) -> Interval:
        """The interval of the median, in values that were met."""
        low, high = median_interval(self.histogram)
        return max(low, self.least), min(high, self.most)

    @property
    def mean(self) -> float:
        """The average."""
        total = sum(value * times for value, times in self.histogram.items())
        return total / sum(self.histogram.values())

    @property
    def usual(self) -> tuple[int, int]:
        """All but the shortest and the longest 5 %."""
        return share_below(self.histogram, USUAL), share_below(self.histogram, 1 - USUAL)

    @property
    def least(self) -> int:
        """The shortest game."""
        return at_rank(self.histogram, 1)

    @property
    def most(self) -> int:
        """The longest game."""
        return at_rank(self.histogram, sum(self.histogram.values()))


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """What is written down of a run. It is the same whoever played the games, and how fast."""

    setup: Mapping[str, Any]
    counts: Counts
    lengths: tuple[GameLength, ...]
    sections: tuple[ReportSection, ...]
    verdicts: tuple[TargetResult, ...]

    @property
    def missed(self) -> bool:
        """Whether a target does not hold."""
        return any(verdict.outcome is TargetStatus.FAILS for verdict in self.verdicts)


def make(job: Job, counts: Counts, deck: str, about: Mapping[str, Any]) -> SimulationReport:
    """The report of a run; `about` says how the table was set up, `deck` what was played with.

    A target is not asked of a table that the game leaves out, as what is in it did not play.
    """
    found = study(job.game)
    bots, seats = dict(sorted(Counter(job.bots).items())), len(job.bots)
    sections = (*common(counts, seats, bots), *found.sections(counts))
    by_id = {section.id: section for section in sections}
    histograms = lengths(counts)
    verdicts = tuple(
        judge(target, seats, histograms, by_id)
        for target in found.targets
        if target.asked(deck, job.bots, job.config)
        and (not target.section or target.section in by_id)
    )
    setup = {
        "game": job.game,
        **about,
        "games": job.games,
        "seed": job.seed,
        "bots": list(job.bots),
        "rotate": job.rotate,
        **({"lots": True} if job.lots else {}),
    }
    return SimulationReport(
        setup,
        counts,
        tuple(GameLength(unit, histogram) for unit, histogram in histograms.items()),
        sections,
        verdicts,
    )

"""What a run comes to: its set-up, its counts, tables with intervals, and verdicts on targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.lab.counts import Counts, histogram
from app.lab.first_look import Finding, first_look
from app.lab.intervals import CONFIDENCE, share_below
from app.lab.jobs import Job
from app.lab.leads import lead_sections
from app.lab.sections import (
    SPREAD,
    USUAL,
    KnownShare,
    NumberRange,
    ReportRow,
    ReportSection,
    common,
    spread_row,
)
from app.lab.study import study
from app.lab.targets import BalanceTarget, TargetResult, TargetStatus, judge

UNITS: Final = ("rounds", "turns", "decisions")
CLASSES: Final = 16
"""At most so many bars show the lengths of games, each of at most `CLASS_CELLS` cells."""
CLASS_CELLS: Final = 48


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """What is written down of a run. It is the same whoever played the games, and how fast.

    `lengths` has a row for each unit, `classes` the lengths in rounds as bars.
    """

    setup: Mapping[str, Any]
    counts: Counts
    lengths: ReportSection
    classes: ReportSection
    sections: tuple[ReportSection, ...]
    verdicts: tuple[TargetResult, ...]
    need_alike: tuple[BalanceTarget, ...] = ()
    """The targets that were not asked because the bots are not all alike."""
    first_look: tuple[Finding, ...] = ()

    @property
    def missed(self) -> bool:
        return any(verdict.outcome is TargetStatus.FAILS for verdict in self.verdicts)


def sections_of(job: Job, counts: Counts) -> tuple[ReportSection, ...]:
    """Return the tables of a run: those of every game, and the game's own."""
    bots = dict(sorted(Counter(job.bots).items()))
    return (
        *common(counts, len(job.bots), bots),
        *lead_sections(counts.get("leads", {})),
        *study(job.game).sections(counts),
    )


def judged(
    job: Job,
    counts: Counts,
    deck: str,
    sections: Sequence[ReportSection],
    confidence: float = CONFIDENCE,
) -> tuple[TargetResult, ...]:
    """Return what a run says of its targets. A target is left out if its section is not there: what
    it is about did not play."""
    by_id = {section.id: section for section in sections}
    lengths = {unit: histogram(counts[unit]) for unit in UNITS}
    return tuple(
        judge(target, len(job.bots), lengths, by_id, confidence)
        for target in study(job.game).targets
        if target.asked(deck, job.bots, job.config)
        and (not target.section or target.section in by_id)
    )


def make(
    job: Job,
    counts: Counts,
    deck: str,
    about: Mapping[str, Any],
    watched: float | None = None,
) -> SimulationReport:
    """Return the report of a run; `about` says how the table was set up, `deck` its deck's id.

    `watched` is the confidence of the last look of a run that may have ended early.
    """
    found = study(job.game)
    sections = sections_of(job, counts)
    lengths = {unit: histogram(counts[unit]) for unit in UNITS}
    verdicts = judged(job, counts, deck, sections, watched or CONFIDENCE)
    need_alike = tuple(
        target for target in found.targets if target.needs_alike(deck, job.bots, job.config)
    )
    setup = {
        "game": job.game,
        **about,
        "games": counts["games"],
        "seed": job.seed,
        "bots": list(job.bots),
        "rotate": job.rotate,
        **({"lots": True} if job.lots else {}),
        **({"decide": {"most": job.games, "confidence": watched}} if watched else {}),
    }
    rows = tuple(spread_row(unit, games) for unit, games in lengths.items())
    table = ReportSection("length", "unit", SPREAD, rows)
    classes = _classes(UNITS[0], lengths[UNITS[0]])
    look = first_look(verdicts, sections, lambda kind, key: found.strength(job.config, kind, key))
    return SimulationReport(setup, counts, table, classes, sections, verdicts, need_alike, look)


def _classes(unit: str, games: Mapping[int, int]) -> ReportSection:
    """Return the games in classes of lengths, each as wide as the others.

    All games that are longer than usual are one class: a single long game must not leave the
    others without bars.
    """
    least, most, end = min(games), max(games), share_below(games, 1 - USUAL) + 1
    size = max(1, -(-(end - least) // (CLASSES - 1)))
    classes = {
        NumberRange(first, min(first + size, end) - 1): 0 for first in range(least, end, size)
    }
    if most >= end:
        classes[NumberRange(end, most)] = 0
    spans, total = list(classes), sum(games.values())
    for value, times in games.items():
        classes[spans[(value - least) // size if value < end else -1]] += times
    rows = tuple(
        ReportRow("..".join(map(str, dict.fromkeys(span))), (times, KnownShare(times, total)))
        for span, times in classes.items()
    )
    table = ReportSection("", unit, ("games", "share"), rows)
    return table.with_bars("games", CLASS_CELLS)

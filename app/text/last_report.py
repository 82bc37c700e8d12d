"""The last report of a deck, in words."""

from __future__ import annotations

from app.content.last_reports import LastReport
from app.i18n.fluent import Texts
from app.i18n.literal import literal

CELLS = 300
"""Cells of the sentence that says what to look at first."""


def report_words(texts: Texts, report: LastReport) -> str:
    """Return how the simulation came out, and what to look at first."""
    how = "missed" if report.missed else "undecided" if report.undecided else "met"
    if not report.targets:
        how = "none"
    count = report.missed or report.undecided
    said = texts(f"deck-report-{how}", games=report.games, n=count, most=report.targets)
    first = literal(report.first.get(texts.language, ""), CELLS)
    return f"{said} {first}".rstrip()

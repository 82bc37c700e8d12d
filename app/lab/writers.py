"""A report as bytes for other programs: one JSON document, or a CSV file a table.

Ids stand for names, so that a report reads the same in every language. Shares are from 0 to 1,
rounded to six decimals.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from typing import Any

from app.lab.intervals import CONFIDENCE, Interval
from app.lab.report import GameLength, SimulationReport
from app.lab.sections import Cell, Difference, KnownShare, MeasuredShare, ReportSection
from app.lab.targets import TargetResult

FORMAT = 1
PLACES = 6


def as_json(report: SimulationReport) -> bytes:
    """The whole report, the bare counts too."""
    data = {
        "format": FORMAT,
        "confidence": CONFIDENCE,
        "setup": report.setup,
        "length": {length.unit: _length(length) for length in report.lengths},
        "sections": {section.id: _rows(section) for section in report.sections},
        "targets": [_verdict(verdict) for verdict in report.verdicts],
        "counts": _sorted(report.counts),
    }
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def as_csv(report: SimulationReport) -> dict[str, bytes]:
    """The tables of a report by the names of their files."""
    lengths = [
        {"unit": length.unit, "length": value, "games": times}
        for length in report.lengths
        for value, times in length.histogram.items()
    ]
    tables = {"lengths": lengths, "targets": [_verdict(each) for each in report.verdicts]}
    tables |= {section.id: [_flat(row) for row in _rows(section)] for section in report.sections}
    return {f"{name}.csv": _csv(rows) for name, rows in tables.items() if rows}


def _csv(rows: Iterable[Mapping[str, Any]]) -> bytes:
    rows = list(rows)
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        shown = {
            name: " ".join(map(str, v)) if isinstance(v, list) else v for name, v in row.items()
        }
        writer.writerow(shown)
    return out.getvalue().encode()


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with a field of its own for each figure of a share: `won`, `won-of`, `won-low`."""
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            flat |= {f"{name}-{part}": figure for part, figure in value.items()}
        else:
            flat[name] = value
    return flat


def _rows(section: ReportSection) -> list[dict[str, Any]]:
    return [
        {
            section.kind: row.key,
            **{name: _cell(cell) for name, cell in zip(section.columns, row.cells, strict=True)},
        }
        for row in section.rows
    ]


def _cell(cell: Cell) -> Any:
    match cell:
        case int():
            return cell
        case KnownShare():
            return _rounded(cell.value)
        case MeasuredShare(count, of, parts):
            whole = count // parts if count % parts == 0 else _rounded(count / parts)
            return {"count": whole, "of": of, **_measured(cell.value, cell.interval())}
        case Difference():
            return _measured(cell.value, cell.interval())


def _measured(value: float | None, interval: Interval) -> dict[str, Any]:
    low, high = interval
    return {"value": _rounded(value), "low": _rounded(low), "high": _rounded(high)}


def _length(length: GameLength) -> dict[str, Any]:
    usual = length.usual
    return {
        **_measured(length.median, length.interval),
        "mean": _rounded(length.mean),
        "least": length.least,
        "p5": usual[0],
        "p95": usual[1],
        "most": length.most,
    }


def _verdict(verdict: TargetResult) -> dict[str, Any]:
    target, worst = verdict.target, verdict.worst
    low, high = worst.interval
    return {
        "target": target.id,
        "outcome": verdict.outcome.value,
        "at-least": _rounded(verdict.limits[0]),
        "at-most": _rounded(verdict.limits[1]),
        "figure": worst.key or target.column,
        "value": _rounded(worst.value),
        "low": _rounded(low),
        "high": _rounded(high),
        "outside": list(verdict.outside),
        "undecided": list(verdict.open),
    }


def _rounded(value: float | None) -> float | None:
    """No infinity, which JSON does not have: None."""
    if value is None or value in (float("inf"), float("-inf")):
        return None
    return round(value, PLACES)


def _sorted(counts: Any) -> Any:
    """Counts by word, numbers among the words by size."""
    if not isinstance(counts, dict):
        return counts
    words = sorted(counts, key=_by_size)
    return {word: _sorted(counts[word]) for word in words}


def _by_size(word: str) -> tuple[bool, int, str]:
    number = word.isdecimal()
    return not number, int(word) if number else 0, word

"""A report as bytes for other programs: one JSON document, or a CSV file a table.

Ids stand for names, so that a report reads the same in every language. Shares are from 0 to 1,
rounded to six decimals.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from app.lab.counts import histogram
from app.lab.intervals import CONFIDENCE
from app.lab.report import UNITS, SimulationReport
from app.lab.sections import (
    Bar,
    Cell,
    Difference,
    KnownShare,
    MeasuredNumber,
    MeasuredShare,
    NumberRange,
    ReportRow,
    ReportSection,
)
from app.lab.targets import table_of

FORMAT: Final = 1
PLACES: Final = 6


def as_json(report: SimulationReport) -> bytes:
    """Return the whole report, the bare counts too."""
    data = {
        "format": FORMAT,
        "confidence": CONFIDENCE,
        "setup": report.setup,
        "length": {row.key: _length(row) for row in report.lengths.rows},
        "sections": {section.id: _rows(section) for section in report.sections},
        "targets": _rows(table_of(report.verdicts)),
        "counts": _sorted(report.counts),
    }
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def as_csv(report: SimulationReport) -> dict[str, bytes]:
    """Return the tables of a report that have rows, by the names of their files."""
    lengths = tuple(
        ReportRow(unit, item) for unit in UNITS for item in histogram(report.counts[unit]).items()
    )
    table = ReportSection("lengths", "unit", ("length", "games"), lengths)
    tables = (table, table_of(report.verdicts), *report.sections)
    return {f"{section.id}.csv": _csv(section) for section in tables if section.rows}


def _csv(section: ReportSection) -> bytes:
    rows = [_flat(row) for row in _rows(section)]
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with a field for each figure of a share: `won-count`, `won-of`, `won-low`."""
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            flat |= {f"{name}-{part}": figure for part, figure in value.items()}
        else:
            flat[name] = " ".join(map(str, value)) if isinstance(value, list) else value
    return flat


def _rows(section: ReportSection) -> list[dict[str, Any]]:
    return [
        {
            section.kind: row.key,
            **{
                name: _data(cell)
                for name, cell in zip(section.columns, row.cells, strict=True)
                if not isinstance(cell, Bar)
            },
        }
        for row in section.rows
    ]


def _data(cell: Cell) -> Any:
    match cell:
        case float():  # JSON has no infinity
            return round(cell, PLACES) if isfinite(cell) else None
        case KnownShare():
            return _data(cell.value)
        case MeasuredNumber():
            return {name: _data(figure) for name, figure in cell._asdict().items()}
        case MeasuredShare(count, of, parts):
            whole = _data(count / parts) if count % parts else count // parts
            return {"count": whole, "of": of, **_measured(cell)}
        case Difference():
            return _measured(cell)
        case tuple():
            return list(cell)
    return cell


def _measured(cell: MeasuredShare | Difference) -> dict[str, Any]:
    low, high = map(_data, cell.interval())
    return {"value": _data(cell.value), "low": low, "high": high}


def _length(row: ReportRow) -> dict[str, Any]:
    median, mean, usual, most = row.cells
    assert isinstance(usual, NumberRange)
    assert isinstance(most, NumberRange)
    ends = {"least": most.low, "p5": usual.low, "p95": usual.high, "most": most.high}
    return {**_data(median), "mean": _data(mean), **ends}


def _sorted(counts: Any) -> Any:
    """Return counts by word, numbers among the words by size."""
    if not isinstance(counts, dict):
        return counts
    return {word: _sorted(counts[word]) for word in sorted(counts, key=_by_size)}


def _by_size(word: str) -> tuple[bool, int, str]:
    number = word.isdecimal()
    return not number, int(word) if number else 0, word

"""An earlier report, read from its JSON, to be shown beside a new one.

Somebody may have edited the file: what isn't as a report writes it is left out, or refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from app.lab.writers import FORMAT

MOST_BYTES: Final = 64 << 20
LARGEST: Final = 1e12
"""Beyond it no figure of a report is; nor infinity."""


class NoReport(Exception):
    """The file is no report: "form" (no JSON of a report), "version", or "game" (of another game,
    which `found` names)."""

    def __init__(self, why: str, found: str = "") -> None:
        self.why, self.found = why, found
        super().__init__(f"{why}: {found}")


class EarlierFigure(NamedTuple):
    """A measured value with its interval."""

    value: float
    low: float
    high: float


class EarlierReport:
    """What an earlier run measured of the same game. Raise `NoReport`."""

    def __init__(self, data: bytes, game: str) -> None:
        try:
            found = json.loads(data)
        except (ValueError, RecursionError):
            raise NoReport("form") from None
        if not isinstance(found, dict) or not isinstance(found.get("setup"), dict):
            raise NoReport("form")
        if found.get("format") != FORMAT:
            raise NoReport("version", str(found.get("format")))
        self._data: Mapping[str, Any] = found
        self.setup: Mapping[str, Any] = found["setup"]
        if self.setup.get("game") != game:
            raise NoReport("game", str(self.setup.get("game")))
        self.seed = str(self.setup.get("seed", ""))
        games = self.setup.get("games")
        self.games = games if type(games) is int and games >= 0 else 0

    def figure(self, section: str, kind: str, key: str, column: str) -> EarlierFigure | None:
        """Return a figure of a table, None if the table, the row or the interval isn't there."""
        sections = self._data.get("sections")
        rows = sections.get(section) if isinstance(sections, dict) else None
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and row.get(kind) == key:
                return _figure(row.get(column))
        return None

    def length(self, unit: str) -> EarlierFigure | None:
        """Return the median length of a game."""
        lengths = self._data.get("length")
        return _figure(lengths.get(unit)) if isinstance(lengths, dict) else None

    def outcome(self, target: str) -> str:
        """Return what came of a target, "" if it wasn't asked."""
        targets = self._data.get("targets")
        for row in targets if isinstance(targets, list) else ():
            if isinstance(row, dict) and row.get("target") == target:
                return str(row.get("outcome", ""))
        return ""


def _figure(cell: object) -> EarlierFigure | None:
    if not isinstance(cell, dict):
        return None
    numbers = [
        float(one)
        for one in (cell.get(name) for name in EarlierFigure._fields)
        if isinstance(one, int | float) and not isinstance(one, bool) and abs(one) < LARGEST
    ]
    return EarlierFigure(*numbers) if len(numbers) == len(EarlierFigure._fields) else None

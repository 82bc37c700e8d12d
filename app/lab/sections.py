"""The tables of a report: rows of counts and of shares with their intervals, without any words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.lab.counts import WIN, Counts, histogram
from app.lab.intervals import CONFIDENCE, Interval, newcombe, wilson


@dataclass(frozen=True, slots=True)
class MeasuredShare:
    """So many of so many, measured: it has an interval. `count` is in `parts` of one."""

    count: int
    of: int
    parts: int = 1

    @property
    def value(self) -> float | None:
        """From 0 to 1; None if nothing was measured."""
        return self.count / self.parts / self.of if self.of else None

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Wilson's interval."""
        return wilson(self.count / self.parts, self.of, confidence)


@dataclass(frozen=True, slots=True)
class Difference:
    """A measured share less another one, with its interval."""

    one: MeasuredShare
    other: MeasuredShare

    @property
    def value(self) -> float | None:
        """From -1 to 1; None if one of them was not measured."""
        one, other = self.one.value, self.other.value
        return None if one is None or other is None else one - other

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Newcombe's interval."""
        one, other = self.one, self.other
        return newcombe(
            one.count / one.parts, one.of, other.count / other.parts, other.of, confidence
        )


@dataclass(frozen=True, slots=True)
class KnownShare:
    """A share that is known and not measured, such as the even one."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """From 0 to 1."""
        return self.count / self.of


Cell = int | MeasuredShare | Difference | KnownShare


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of a table: what it is about (`key`), and a cell for each column."""

    key: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A table. `kind` says what its keys are ("seat", "bot", "monster", ...); `bar` is the column
    that is drawn as bars, if any. Texts are found by `id`, `kind` and the names of the columns."""

    id: str
    kind: str
    columns: tuple[str, ...]
    rows: tuple[ReportRow, ...]
    bar: str = ""

    def column(self, name: str) -> list[tuple[str, Cell]]:
        """The cells of a column with the keys of their rows."""
        at = self.columns.index(name)
        return [(row.key, row.cells[at]) for row in self.rows]


def common(counts: Counts, seats: int, bots: Mapping[str, int]) -> list[ReportSection]:
    """The tables of every game; `bots` are the kinds at the table with the seats that each has."""
    games, won = counts["games"], ("won", "even")
    among_bots = [
        ReportSection("bots", "bot", ("seats", *won), _kinds(counts, seats, bots), "won"),
        _sittings(counts["sittings"], bots),
    ]
    return [
        *(among_bots if len(bots) > 1 else []),
        ReportSection("seats", "seat", won, _places(counts["seats"], games, seats), "won"),
        ReportSection("order", "order", won, _places(counts["order"], games, seats), "won"),
        ReportSection("ends", "end", ("games", "share"), _ends(counts["ends"], games), "share"),
    ]


def _kinds(counts: Counts, seats: int, bots: Mapping[str, int]) -> tuple[ReportRow, ...]:
    games, won = counts["games"], counts["kinds"]
    return tuple(
        ReportRow(bot, (held, MeasuredShare(won.get(bot, 0), games, WIN), KnownShare(held, seats)))
        for bot, held in bots.items()
    )


def _places(won: dict[str, int], games: int, seats: int) -> tuple[ReportRow, ...]:
    return tuple(
        ReportRow(
            str(seat), (MeasuredShare(won.get(str(seat), 0), games, WIN), KnownShare(1, seats))
        )
        for seat in range(seats)
    )


def _sittings(sittings: Counts, bots: Mapping[str, int]) -> ReportSection:
    rows = tuple(
        ReportRow(
            f"{bot}/{seat}", (entry["games"], MeasuredShare(entry["won"], entry["games"], WIN))
        )
        for bot in bots
        for seat, entry in sorted(sittings.get(bot, {}).items(), key=lambda item: int(item[0]))
    )
    return ReportSection("sittings", "sitting", ("games", "won"), rows, "won")


def _ends(ends: dict[str, int], games: int) -> tuple[ReportRow, ...]:
    often_first = sorted(ends.items(), key=lambda item: (-item[1], item[0]))
    return tuple(
        ReportRow(reason, (times, MeasuredShare(times, games))) for reason, times in often_first
    )


def lengths(counts: Counts) -> dict[str, dict[int, int]]:
    """The histograms of how long games are, by unit."""
    return {unit: histogram(counts[unit]) for unit in ("rounds", "turns", "decisions")}

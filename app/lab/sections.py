"""The tables of a report, without any words: sections of rows of typed cells.

The page, the JSON document and the CSV files are all made from these tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from app.lab.counts import WIN, Counts
from app.lab.intervals import (
    CONFIDENCE,
    Interval,
    median,
    median_interval,
    newcombe,
    share_below,
    wilson,
)

BAR = "bar"
"""The column of bars."""
BAR_CELLS = 24
"""How long a bar is at most, in cells of a terminal."""
SPREAD = ("median", "mean", "usual", "range")
"""The columns of `spread_row`."""
USUAL = 0.05
"""The part of all numbers which is lower than usual, and the part which is higher."""


@dataclass(frozen=True, slots=True)
class MeasuredShare:
    """`count` of `of`, measured: it has an interval. `count` is in `parts` of one."""

    count: int
    of: int
    parts: int = 1

    @property
    def value(self) -> float | None:
        """From 0 to 1; None if nothing was measured."""
        return self.count / self.parts / self.of if self.of else None

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Return Wilson's interval."""
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
        """Return Newcombe's interval."""
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


class MeasuredNumber(NamedTuple):
    """A number that is no share, such as a median, with the ends of its interval."""

    value: float
    low: float
    high: float


class NumberRange(NamedTuple):
    """From one number to another."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar as long as this part, from 0 to 1, of `cells`. Only the page draws it."""

    part: float
    cells: int


Cell = (
    int | float | str | None | tuple[str, ...] | MeasuredShare | Difference | KnownShare
    | MeasuredNumber | NumberRange | Bar
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of a table: what it is about (`key`), and a cell for each column."""

    key: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A table. `kind` says what its keys are ("seat", "bot", "monster", ...). Texts are found by
    `id`, `kind` and the names of the columns; a table without `id` goes on with the last one."""

    id: str
    kind: str
    columns: tuple[str, ...]
    rows: tuple[ReportRow, ...]

    def column(self, name: str) -> list[tuple[str, Cell]]:
        """Return the cells of a column with the keys of their rows."""
        at = self.columns.index(name)
        return [(row.key, row.cells[at]) for row in self.rows]

    def with_bars(self, name: str, cells: int = BAR_CELLS) -> ReportSection:
        """Return the same table with bars for the numbers or shares of a column."""
        found = [_height(cell) for _, cell in self.column(name)]
        most = max(found, default=0) or 1
        bars = [Bar(height / most, cells) for height in found]
        rows = [
            replace(row, cells=(*row.cells, bar)) for row, bar in zip(self.rows, bars, strict=True)
        ]
        return replace(self, columns=(*self.columns, BAR), rows=tuple(rows))


def kinds_of(sections: Iterable[ReportSection]) -> dict[str, str]:
    """Return the kind of the rows of each section, by its id."""
    return {section.id: section.kind for section in sections}


def _height(cell: Cell) -> float:
    found = cell.value if isinstance(cell, MeasuredShare) else cell
    return found if isinstance(found, int | float) else 0


def common(counts: Counts, seats: int, bots: Mapping[str, int]) -> list[ReportSection]:
    """Return the tables of every game; `bots` are the kinds of bots, each with its seats."""
    games, won = counts["games"], ("won", "even")
    kinds = tuple(
        ReportRow(bot, (held, _won(counts["kinds"], bot, games), KnownShare(held, seats)))
        for bot, held in bots.items()
    )
    sittings = tuple(
        ReportRow(f"{bot}/{seat}", (entry["games"], _won(entry, "won", entry["games"])))
        for bot in bots
        for seat, entry in sorted(counts["sittings"].get(bot, {}).items(), key=_number)
    )
    among_bots = (
        ReportSection("bots", "bot", ("seats", *won), kinds).with_bars("won"),
        ReportSection("sittings", "sitting", ("games", "won"), sittings).with_bars("won"),
    )
    ends = dict(sorted(counts["ends"].items(), key=lambda item: (-item[1], item[0])))
    return [
        *(among_bots if len(bots) > 1 else ()),
        _places(counts, "seats", "seat", seats),
        *([_places(counts, "order", "order", seats)] if seats > 1 else ()),
        shares("ends", "end", "games", ends),
    ]


def _places(counts: Counts, id_: str, kind: str, seats: int) -> ReportSection:
    """Return how often each place at the table won, beside the even share if there are several."""
    even = (KnownShare(1, seats),) if seats > 1 else ()
    rows = tuple(
        ReportRow(str(place), (_won(counts[id_], str(place), counts["games"]), *even))
        for place in range(seats)
    )
    return ReportSection(id_, kind, ("won", "even")[: 1 + len(even)], rows).with_bars("won")


def _number(item: tuple[str, object]) -> int:
    return int(item[0])


def _won(won: Mapping[str, int], word: str, games: int) -> MeasuredShare:
    return MeasuredShare(won.get(word, 0), games, WIN)


def shares(id_: str, kind: str, column: str, counted: Mapping[str, int]) -> ReportSection:
    """Return a table of how often each word was counted, and its share of all."""
    of = sum(counted.values())
    rows = [ReportRow(word, (times, MeasuredShare(times, of))) for word, times in counted.items()]
    return ReportSection(id_, kind, (column, "share"), tuple(rows)).with_bars("share")


def outcomes(
    id_: str, kind: str, whole: str, names: Sequence[str], counted: Mapping[str, Mapping[str, int]]
) -> ReportSection:
    """Return a table of things with the count of `whole`, and the parts of it that `names` are."""
    rows = []
    for key, count in counted.items():
        of = count[whole]
        rows.append(ReportRow(key, (of, *(MeasuredShare(count[name], of) for name in names))))
    return ReportSection(id_, kind, (whole, *names), tuple(rows))


def numbers(id_: str, counted: Mapping[str, int]) -> ReportSection:
    """Return a table of how often each thing happened."""
    rows = [ReportRow(word, (times,)) for word, times in counted.items()]
    return ReportSection(id_, "event", ("times",), tuple(rows))


def spread_row(key: str, counted: Mapping[int, int]) -> ReportRow:
    """Return how numbers are spread, by how often each was counted: the median with its interval in
    values that were met, the mean, all but the lowest and the highest 5 %, and all (`SPREAD`)."""
    least, most = min(counted), max(counted)
    low, high = median_interval(counted)
    mean = sum(value * times for value, times in counted.items()) / sum(counted.values())
    usual = NumberRange(share_below(counted, USUAL), share_below(counted, 1 - USUAL))
    middle = MeasuredNumber(median(counted), max(low, least), min(high, most))
    return ReportRow(key, (middle, mean, usual, NumberRange(least, most)))

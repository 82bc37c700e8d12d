"""Statistics of finished matches, by game, name, bot and deck, and streaks.

There is one row for each finished match and seat, written with the end of the match. All rows can
be recomputed from the matches; a row with a wrong checksum counts as missing until then.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from app.match.headers import MOST_SEATS
from app.match.journal import Header, Result
from app.match.seats import HANDED, HUMAN, RESIGNED, marked
from app.store.database import DatabaseReader, Execute, Value
from app.store.packing import number_of, read_json, text_of

By = Literal["game", "name", "seat", "bot", "deck"]
"""The keys of totals. A seat is its number from 0, as text."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a match for a seat, with its search keys. Times in milliseconds.

    `deck` is the name of the deck or labyrinth, as JSON by language; `bot` is a bot's kind or
    `HUMAN`.
    """

    match: str
    seat: int
    game: str
    deck: str
    name: str
    bot: str
    seats: int
    rank: int
    won: bool
    turns: int
    decisions: int
    practice: bool
    played: int
    finished: int


@dataclass(frozen=True, slots=True)
class ResultTotal:
    """The total of all matches of one key (a game, a name, a bot's kind, a deck)."""

    key: str
    matches: int
    won: int
    turns: int
    decisions: int
    played: int
    ranks: tuple[int, ...]
    """The number of times each rank was reached, the best first."""


@dataclass(frozen=True, slots=True)
class Streaks:
    """A person's consecutive wins: the current streak, and the longest."""

    now: int
    best: int


_NAMES = tuple(field.name for field in fields(ResultRow))
RESULT_COLUMNS = ", ".join((*_NAMES, "crc"))
_TEXTS = {"match", "game", "deck", "name", "bot"}
_READ = ", ".join(f"cast({name} AS BLOB)" if name in _TEXTS else name for name in _NAMES)


def read_results(base: DatabaseReader, *, practice: bool = False) -> list[ResultRow]:
    """Return all results in the order in which the matches ended; practice only on request.
    `totals_of` and `streaks_of` compute from them."""
    found = base.read(f"SELECT {_READ}, crc FROM results ORDER BY finished, match, seat")
    return [row for row in filter(None, map(_row, found)) if row.practice <= practice]


def complete_matches(rows: Iterable[ResultRow]) -> set[str]:
    """Return the matches that have the result of every seat."""
    seats = Counter((row.match, row.seats) for row in rows)
    return {match for (match, there), found in seats.items() if found == there}


def totals_of(rows: Iterable[ResultRow], by: By) -> list[ResultTotal]:
    """Return the totals of matches by one key, the most played first.
    By name and seat, only people count; by bot, only bots. By game and deck, a match counts
    once, as won if a person won it, with the turns and decisions of people."""
    kept: dict[str, list[ResultRow]] = {}
    for row in rows:
        if by in ("game", "deck") or (row.bot == HUMAN) == (by != "bot"):
            kept.setdefault(str(getattr(row, by)), []).append(row)
    of_match = by in ("game", "deck")
    totals = (_total(key, found, of_match) for key, found in kept.items())
    return sorted(totals, key=lambda total: (-total.matches, total.key))


def streaks_of(rows: Iterable[ResultRow], name: str) -> Streaks:
    """Return a person's winning streaks; `rows` in order of time."""
    best = now = 0
    for row in rows:
        if row.name == name and row.bot == HUMAN:
            now = now + 1 if row.won else 0
            best = max(best, now)
    return Streaks(now, best)


def _total(key: str, rows: Sequence[ResultRow], of_match: bool) -> ResultTotal:
    matches = {row.match: row for row in rows}
    people = [row for row in rows if row.bot == HUMAN]
    if of_match:
        won = len({row.match for row in people if row.won})
    else:
        won = sum(row.won for row in rows)
    most = max(row.rank for row in rows) + 1
    # Turns beside a game count what people did there, like its wins, and not the bots' turns.
    doers = people if of_match else rows
    return ResultTotal(
        key,
        len(matches) if of_match else len(rows),
        won,
        sum(row.turns for row in doers),
        sum(row.decisions for row in doers),
        sum(row.played for row in matches.values()),
        tuple(sum(row.rank == rank for row in rows) for rank in range(most)),
    )


def rows_of(
    header: Header, results: Iterable[Result], played: int, finished: int
) -> list[ResultRow]:
    """Return the rows of a match that has ended.
    A player who resigned ranks last, whatever the replacing bot did. The result of a seat that
    was handed over belongs to no single player: it counts as practice."""
    handed, resigned = marked(header.title, HANDED), marked(header.title, RESIGNED)
    last = len(header.seats) - 1
    return [
        ResultRow(
            header.match,
            result.seat,
            header.game,
            deck_of(header),
            header.seats[result.seat].name,
            HUMAN if result.seat in resigned else header.seats[result.seat].bot,
            len(header.seats),
            last if result.seat in resigned else result.rank,
            result.won and result.seat not in resigned,
            result.turns,
            result.decisions,
            header.practice or result.seat in handed - resigned,
            played,
            finished,
        )
        for result in results
    ]


def deck_of(header: Header) -> str:
    """Return the deck or labyrinth of a match by name: JSON, a name for each language."""
    names = {
        key.partition("-")[2]: word
        for key, word in header.title.items()
        if key.partition("-")[0] in ("labyrinth", "deck", "generated") and key.count("-") < 2
    }
    return json.dumps(names, sort_keys=True, ensure_ascii=False)


def write_rows(execute: Execute, match: str, rows: Iterable[ResultRow]) -> None:
    execute("DELETE FROM results WHERE match = ?", (match,))
    marks = ", ".join("?" * (len(_NAMES) + 1))
    for row in rows:
        execute(f"INSERT INTO results ({RESULT_COLUMNS}) VALUES ({marks})", row_values(row))


def row_values(row: ResultRow) -> list[Value]:
    """Return the values of `RESULT_COLUMNS`."""
    values: list[Value] = [_value(getattr(row, name)) for name in _NAMES]
    return [*values, _crc(values)]


def _value(value: Any) -> Value:
    return int(value) if isinstance(value, bool) else value


def _crc(values: Sequence[Value]) -> int:
    return zlib.crc32(json.dumps(list(map(str, values))).encode())


def deck_names(deck: str) -> dict[str, str]:
    """Return the deck names by language, as `deck_of` wrote them. Raise `ValueError`."""
    names = read_json(deck.encode())
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise ValueError(deck)
    return names


def _row(found: Sequence[Any]) -> ResultRow | None:
    values: list[Any] = [
        text_of(value) if name in _TEXTS else number_of(value)
        for name, value in zip(_NAMES, found, strict=False)
    ]
    if _crc(values) != found[-1]:
        return None
    for name in ("won", "practice"):
        at = _NAMES.index(name)
        values[at] = bool(values[at])
    row = ResultRow(*values)
    return row if _possible(row) else None


def _possible(row: ResultRow) -> bool:
    """Whether a match can end so: a fitting checksum does not prove it."""
    try:
        deck_names(row.deck)
    except ValueError:
        return False
    counts = (row.turns, row.decisions, row.played, row.finished)
    seated = row.seats <= MOST_SEATS and row.seat in range(row.seats)
    return seated and row.rank in range(row.seats) and min(counts) >= 0

"""Saved matches: the journal on disk, the list for Continue, and a load that checks every byte."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.match.headers import BadHeader, NewerFormat, header_from_data, header_to_data
from app.match.journal import Decision, Header, JournalFailed, first_link, link
from app.match.seats import Seat
from app.store.database import Clock, Database, Execute, Value
from app.store.errors import BrokenSave, NewerSave, NoSuchMatch, StoreError

LARGE = 4096
"""Bytes of JSON from which a configuration is compressed."""
MOST_CONFIG = 64 << 20
"""Bytes of a configuration after decompression: far above a labyrinth of 1001 x 1001."""
MOST_HEADER = 4 << 20
"""Characters of a header: as many titles as it may have, each as long as it may be."""
MOST_DECISIONS = 2_000_000
LONGEST_NOTATION = 200

# Texts are read as bytes and decoded here: a flipped bit may have made them no text any more.
_LISTED = """
    SELECT cast(id AS BLOB), cast(game AS BLOB), created, updated, decisions, finished,
        cast(winners AS BLOB), cast(digest AS BLOB), cast(header AS BLOB), taken_back
    FROM matches LEFT JOIN progress ON match = id
"""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a list shows of a saved match. Times are milliseconds since 1970, UTC.

    `finished` is None while it goes on. `broken` says that its header can't be read: seats and
    title are then empty, and `load` says why.
    """

    id: str
    game: str
    created: int
    updated: int
    decisions: int
    seats: tuple[Seat, ...]
    title: dict[str, str]
    practice: bool = False
    finished: int | None = None
    winners: tuple[int, ...] = ()
    digest: str = ""
    taken_back: int = 0
    """Decisions that were taken back on the way."""
    broken: bool = False


class Matches:
    """The journal of all matches (`app.match.journal.Journal`), in one file.

    `problem` says why nothing is written any more, or is None. Opening raises what `Database`
    raises; a program that can't have it plays with `NoJournal`.
    """

    def __init__(self, path: Path, clock: Clock = time.time, vfs: str | None = None) -> None:
        self._base = Database(path, clock, vfs)

    @property
    def problem(self) -> JournalFailed | None:
        """Why nothing is written any more, or None."""
        return self._base.problem

    def reopen(self) -> None:
        """Try again after a `problem`: see `Database.reopen`."""
        self._base.reopen()

    def _try_again(self) -> None:
        """Give a disk that had a `problem` another chance, now that a match begins or goes on."""
        if self._base.problem is not None:
            try:
                self._base.reopen()
            except StoreError as problem:
                raise JournalFailed("corrupt", str(problem)) from problem

    def shut(self) -> None:
        """Let go of the file. Everything is on the disk already."""
        self._base.close()

    def open(self, header: Header) -> None:
        """See `Journal.open`. After a `problem` it opens the file anew first."""
        self._try_again()
        data = header_to_data(header)
        config = packed(data.pop("config"))
        text = json.dumps(data, separators=(",", ":"))
        now = self._base.now()
        values: list[Value] = [header.match, now, header.game, header.rules_rev]
        values += [header.format, text, config, zlib.crc32(config, zlib.crc32(text.encode()))]
        with self._base.write() as execute:
            execute(
                "INSERT INTO matches (id, created, game, rules_rev, format, header, config, crc)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )
            execute("INSERT INTO progress VALUES (?, 0, ?, 0)", (header.match, now))

    def append(self, match: str, index: int, decision: Decision) -> None:
        """See `Journal.append`."""
        seat, notation, chain = decision.seat, decision.notation, decision.chain
        crc = decision_crc(match, index, decision)
        with self._base.write() as execute:
            execute(
                "INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?)",
                (match, index, seat, notation, chain, crc),
            )
            execute(
                "UPDATE progress SET decisions = ?, updated = ? WHERE match = ?",
                (index + 1, self._base.now(), match),
            )

    def take_back(self, match: str, kept: int) -> None:
        """See `Journal.take_back`."""
        with self._base.write() as execute:
            self._shorten(execute, match, kept)
            execute(
                "UPDATE progress SET taken_back = taken_back + decisions - ?, decisions = ?,"
                " updated = ? WHERE match = ?",
                (kept, kept, self._base.now(), match),
            )

    def close(self, match: str, winners: tuple[int, ...], digest: str) -> None:
        """See `Journal.close`."""
        with self._base.write() as execute:
            execute(
                "UPDATE matches SET finished = ?, winners = ?, digest = ? WHERE id = ?",
                (self._base.now(), json.dumps(winners), digest, match),
            )

    def unfinished(self, most: int = -1) -> list[Saved]:
        """The matches that can be gone on with, the last played first; all, or at most so many."""
        return self._listed("finished IS NULL ORDER BY updated DESC, created DESC, id", most)

    def finished(self, most: int = -1) -> list[Saved]:
        """The matches that were played to the end, the last one first; all, or at most so many."""
        return self._listed("finished IS NOT NULL ORDER BY finished DESC, id", most)

    def _listed(self, which: str, most: int) -> list[Saved]:
        rows = self._base.read(f"{_LISTED} WHERE {which} LIMIT ?", (most,))
        return [_saved(row) for row in rows]

    def delete(self, match: str) -> None:
        """Forget a match."""
        with self._base.write() as execute:
            execute("DELETE FROM matches WHERE id = ?", (match,))

    def load(self, match: str, *, cut: bool = False) -> tuple[Header, list[Decision]]:
        """The header and all decisions, each checked: CRC, number, chain, sizes.

        Raises `NoSuchMatch`, `NewerSave`, `BrokenSave`, and `JournalFailed` if the file can't be
        read. With `cut`, a match whose later decisions are damaged is cut for good before the
        first of them, so that it can be played on from there. After a `problem` it opens the file
        anew first, so that what is played on is saved again.
        """
        self._try_again()
        header = self._header(match)
        try:
            return header, self._decisions(header)
        except BrokenSave as broken:
            if not (cut and broken.can_be_cut):
                raise
            self.cut(match, broken.kept)
            return header, self._decisions(header)

    def cut(self, match: str, kept: int) -> None:
        """Forget all decisions but the first `kept`; the match is then not finished."""
        with self._base.write() as execute:
            self._shorten(execute, match, kept)
            execute(
                "INSERT INTO progress (match, decisions, updated) VALUES (?, ?, ?) ON CONFLICT"
                " DO UPDATE SET decisions = excluded.decisions, updated = excluded.updated",
                (match, kept, self._base.now()),
            )

    def _shorten(self, execute: Execute, match: str, kept: int) -> None:
        execute("DELETE FROM decisions WHERE match = ? AND number >= ?", (match, kept))
        execute(
            "UPDATE matches SET finished = NULL, winners = NULL, digest = NULL WHERE id = ?",
            (match,),
        )

    def _header(self, match: str) -> Header:
        rows = self._base.read(
            "SELECT format, cast(header AS BLOB), config, crc FROM matches WHERE id = ?", (match,)
        )
        if not rows:
            raise NoSuchMatch(match)
        form, header_bytes, config, crc = rows[0]
        text = _text(header_bytes)
        try:
            # Asked before the CRC: a newer program may reckon it differently.
            data = {**read_header(text), "config": {}}
            header_from_data({**data, "format": max(form, data.get("format", 0))})
            if zlib.crc32(config, zlib.crc32(text.encode())) != crc:
                raise BrokenSave(match, "header", "crc")
            header = header_from_data({**data, "config": unpacked(config)})
        except NewerFormat as newer:
            raise NewerSave(match, newer.found, newer.known) from None
        except (BadHeader, ValueError, TypeError) as problem:
            raise BrokenSave(match, "header", "unreadable") from problem
        if header.match != match:
            raise BrokenSave(match, "header", "unreadable")
        return header

    def _decisions(self, header: Header) -> list[Decision]:
        rows = self._base.read(
            "SELECT number, seat, cast(notation AS BLOB), cast(chain AS BLOB), crc FROM decisions"
            " WHERE match = ? ORDER BY number LIMIT ?",
            (header.match, MOST_DECISIONS + 1),
        )
        told = self._told(header.match)
        total = max(told, len(rows))
        decisions: list[Decision] = []
        chain = first_link(header)
        for number, row in enumerate(rows):
            decision = Decision(row[1], _text(row[2]), _text(row[3]))
            if flaw := _flaw(header, number, row[0], decision, row[4], chain):
                raise _broken(header, flaw, number, total)
            chain = decision.chain
            decisions.append(decision)
        if told != len(rows):
            raise _broken(header, "tail", len(rows), total)
        return decisions

    def _told(self, match: str) -> int:
        """How many decisions there must be, or -1 if that is lost."""
        rows = self._base.read("SELECT decisions FROM progress WHERE match = ?", (match,))
        return _number(rows[0][0]) if rows else -1


def _broken(header: Header, why: str, number: int, total: int) -> BrokenSave:
    return BrokenSave(header.match, "decision", why, number=number, kept=number, total=total)


def _flaw(
    header: Header, number: int, found: int, decision: Decision, crc: int, before: str
) -> str:
    """What is wrong with a decision, as a stable word, or nothing."""
    if found != number:
        return "gap"
    if number >= MOST_DECISIONS or len(decision.notation) > LONGEST_NOTATION:
        return "size"
    if crc != decision_crc(header.match, number, decision):
        return "crc"
    if decision.chain != link(before, decision.seat, decision.notation):
        return "chain"
    return "" if 0 <= decision.seat < len(header.seats) else "size"


def decision_crc(match: str, number: int, decision: Decision) -> int:
    """The check of one row: it finds what went bad in it, the chain what went bad between rows."""
    text = f"{match}|{number}|{decision.seat}|{decision.notation}|{decision.chain}"
    return zlib.crc32(text.encode())


def packed(config: dict[str, Any]) -> bytes:
    """A configuration as JSON, compressed if it is large."""
    data = json.dumps(config, separators=(",", ":")).encode()
    return zlib.compress(data) if len(data) >= LARGE else data


def unpacked(data: bytes) -> Any:
    """The configuration again. Raises `ValueError` for anything that is not ours, or too large."""
    if not data.startswith(b"{"):
        reader = zlib.decompressobj()
        try:
            data = reader.decompress(data, MOST_CONFIG)
        except zlib.error as problem:
            raise ValueError(str(problem)) from None
        if not reader.eof:
            raise ValueError("too large, or torn")
    return read_json(data)


def read_header(text: str) -> dict[str, Any]:
    """A header's JSON. Raises `ValueError` for what is too long or no object."""
    if len(text) > MOST_HEADER:
        raise ValueError(f"{len(text)} characters")
    data = read_json(text.encode())
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data


def read_json(data: bytes) -> Any:
    """JSON from anybody. Raises `ValueError`, also for what is nested without end."""
    try:
        return json.loads(data, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _refuse(word: str) -> Any:
    raise ValueError(f"{word} is no number")


def _saved(row: Sequence[Any]) -> Saved:
    match, game = _text(row[0]), _text(row[1])
    created, updated, decisions = map(_number, row[2:5])
    finished = None if row[5] is None else _number(row[5])
    try:
        header = header_from_data({**read_header(_text(row[8])), "config": {}})
        winners = _winners(_text(row[6]))
    except (BadHeader, NewerFormat, ValueError, TypeError):
        header, winners = None, ()
    return Saved(
        match,
        game,
        created,
        updated,
        decisions,
        header.seats if header else (),
        header.title if header else {},
        practice=bool(header and header.practice),
        finished=finished,
        winners=winners,
        digest=_text(row[7]),
        taken_back=max(0, _number(row[9])),
        broken=header is None,
    )


def _winners(text: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in read_json((text or "[]").encode()))


def _text(value: object) -> str:
    """The text of a column that may hold anything, once its file is damaged."""
    return value.decode(errors="replace") if isinstance(value, bytes) else ""


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1

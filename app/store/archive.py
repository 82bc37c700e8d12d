"""Read access to saved matches: pages of a list, and a load that checks every byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.files.errors import BrokenSave, NewerSave, NoSuchMatch
from app.match.clock import CLOCK
from app.match.fork import OF as FORK_OF
from app.match.headers import BadHeader, NewerFormat, header_from_data
from app.match.journal import Checkpoint, Decision, Header, first_link, link, relink
from app.match.seats import Seat
from app.store.achievements import AchievementRow, read_achievements, read_revisions
from app.store.dailies import StartedDaily, read_dailies
from app.store.database import DatabaseReader, ReadOnlyDatabase
from app.store.packing import (
    LONGEST_NOTATION,
    MOST_DECISIONS,
    decision_crc,
    end_crc,
    header_crc,
    header_of,
    number_of,
    read_header,
    read_json,
    text_of,
    unpack_checkpoint,
    unpacked,
)
from app.store.records import ResultRow, read_results

UNFINISHED = "finished IS NULL ORDER BY updated DESC, created DESC, id"
FINISHED = "finished IS NOT NULL ORDER BY finished DESC, id"

# Texts are read as bytes and decoded here: a flipped bit may have made them invalid.
_LISTED = """
    SELECT cast(id AS BLOB), cast(game AS BLOB), created, updated, decisions, finished,
        cast(winners AS BLOB), cast(digest AS BLOB), cast(header AS BLOB), taken_back,
        cast(name AS BLOB), played, imported, end_crc
    FROM matches LEFT JOIN progress ON match = id
"""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The list entry of a saved match. Times are milliseconds since 1970, UTC.

    `finished` is None before the end. Winners and digest are empty if the recorded end is damaged;
    resuming the match restores it. `broken` means that its header can't be read: seats and title
    are then empty, and `load` raises the reason.
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
    """Decisions that were taken back in the match."""
    broken: bool = False
    name: str = ""
    """The name that a person gave it, or ""."""
    played: int = 0
    """Milliseconds of playing time, without long breaks."""
    imported: bool = False
    """Whether it was already over when it was imported."""

    rules_rev: int = 0

    @property
    def for_several(self) -> bool:
        """Whether it has a seat for somebody else, too."""
        return len(self.seats) > 1

    @property
    def forked(self) -> bool:
        return FORK_OF in self.title


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A whole saved match, everything checked.

    `segments` are the states from which it continued after a change of rules; only the decisions
    after the last of them can be replayed. `latest` is the state after the last decision, or an
    earlier one, or None.
    """

    header: Header
    decisions: list[Decision]
    segments: tuple[Checkpoint, ...] = ()
    latest: Checkpoint | None = None

    @property
    def since(self) -> Checkpoint | None:
        """The state from which the match last continued, or None if it can be replayed from its
        start."""
        return self.segments[-1] if self.segments else None


class Archive:
    """The saved matches, to list and to load, also those of another running program.
    Every method raises `JournalFailed` if the file can't be read."""

    def __init__(self, base: DatabaseReader) -> None:
        self._reading = base

    def results(self, *, practice: bool = False) -> list[ResultRow]:
        return read_results(self._reading, practice=practice)

    def achievements(self, game: str = "") -> list[AchievementRow]:
        return read_achievements(self._reading, game)

    def achievement_revisions(self) -> list[tuple[str, str, int | None]]:
        return read_revisions(self._reading)

    def dailies(self) -> list[StartedDaily]:
        return read_dailies(self._reading)

    def shut(self) -> None:
        self._reading.close()

    def unfinished(self, most: int = -1, skip: int = 0) -> list[SavedMatch]:
        """Return the unfinished matches, the last played first: a page, or all."""
        return self._listed(UNFINISHED, most, skip)

    def finished(self, most: int = -1, skip: int = 0) -> list[SavedMatch]:
        """Return the finished matches, the last finished first: a page, or all."""
        return self._listed(FINISHED, most, skip)

    def counts(self) -> tuple[int, int]:
        rows = self._reading.read("SELECT count(*), count(finished) FROM matches")
        total, finished = rows[0]
        return total - finished, finished

    def one(self, match: str) -> SavedMatch:
        """Return the list entry of one match. Raise `NoSuchMatch`."""
        rows = self._reading.read(f"{_LISTED} WHERE id = ?", (match,))
        if not rows:
            raise NoSuchMatch(match)
        return _saved(rows[0])

    def _listed(self, which: str, most: int, skip: int) -> list[SavedMatch]:
        rows = self._reading.read(f"{_LISTED} WHERE {which} LIMIT ? OFFSET ?", (most, skip))
        return [_saved(row) for row in rows]

    def load(self, match: str) -> tuple[Header, list[Decision]]:
        """Return the header and all decisions. Raise the errors of `kept`."""
        kept = self.kept(match)
        return kept.header, kept.decisions

    def kept(self, match: str) -> LoadedMatch:
        """Return a whole match, each part checked: CRC, number, chain, sizes.
        Raise `NoSuchMatch`, `NewerSave`, `BrokenSave`, and `JournalFailed` if the file can't be
        read."""
        with self._reading.moment():
            header = self.header(match)
            segments = self._segments(header)
            decisions = self._decisions(header, segments)
            return LoadedMatch(
                header, decisions, segments, self._latest(header, segments, decisions)
            )

    def header(self, match: str) -> Header:
        """Return the whole header, including its configuration.
        Raise `NoSuchMatch`, `NewerSave`, `BrokenSave`, and `JournalFailed` if the file can't be
        read."""
        rows = self._reading.read(
            "SELECT format, cast(header AS BLOB), config, crc FROM matches WHERE id = ?", (match,)
        )
        if not rows:
            raise NoSuchMatch(match)
        form, header_bytes, config, crc = rows[0]
        text = text_of(header_bytes)
        try:
            # Checked before the CRC: a newer program may compute it differently.
            data = {**read_header(text), "config": {}}
            header_from_data({**data, "format": max(form, data.get("format", 0))})
            if header_crc(text, config) != crc:
                raise BrokenSave(match, "header", "crc")
            header = header_from_data({**data, "config": unpacked(config)})
        except NewerFormat as newer:
            raise NewerSave(match, newer.found, newer.known) from None
        except (BadHeader, ValueError, TypeError) as problem:
            raise BrokenSave(match, "header", "unreadable") from problem
        if header.match != match:
            raise BrokenSave(match, "header", "unreadable")
        return header

    def _segments(self, header: Header) -> tuple[Checkpoint, ...]:
        rows = self._reading.read(
            "SELECT number, standing, crc FROM segments WHERE match = ? ORDER BY number",
            (header.match,),
        )
        segments = []
        for number, data, crc in rows:
            try:
                checkpoint = unpack_checkpoint(header.match, len(header.seats), data, crc)
            except (ValueError, TypeError) as problem:
                raise BrokenSave(header.match, "header", "crc") from problem
            if number != checkpoint.decisions:
                raise BrokenSave(header.match, "header", "crc")
            segments.append(checkpoint)
        return tuple(segments)

    def _decisions(self, header: Header, segments: Sequence[Checkpoint]) -> list[Decision]:
        rows = self._reading.read(
            "SELECT number, seat, cast(notation AS BLOB), cast(chain AS BLOB), crc FROM decisions"
            " WHERE match = ? ORDER BY number LIMIT ?",
            (header.match, MOST_DECISIONS + 1),
        )
        stored = self._decision_count(header.match)
        total = max(stored, len(rows))
        least = segments[-1].decisions if segments else 0
        decisions: list[Decision] = []
        chain, coming = first_link(header), list(segments)
        for number, row in enumerate(rows):
            chain = _crossed(header, coming, number, chain)
            decision = Decision(row[1], text_of(row[2]), text_of(row[3]))
            if flaw := _flaw(header, number, row[0], decision, row[4], chain):
                raise _broken(header, flaw, number, total, least)
            chain = decision.chain
            decisions.append(decision)
        _crossed(header, coming, len(rows), chain)
        if stored != len(rows) or coming:
            raise _broken(header, "tail", len(rows), total, least)
        return decisions

    def _decision_count(self, match: str) -> int:
        """Return the recorded number of decisions, or -1 if that is lost."""
        rows = self._reading.read("SELECT decisions FROM progress WHERE match = ?", (match,))
        return number_of(rows[0][0]) if rows else -1

    def _latest(
        self, header: Header, segments: Sequence[Checkpoint], decisions: Sequence[Decision]
    ) -> Checkpoint | None:
        rows = self._reading.read(
            "SELECT standing, standing_crc FROM progress WHERE match = ?", (header.match,)
        )
        if not rows or rows[0][0] is None:
            return None
        try:
            latest = unpack_checkpoint(header.match, len(header.seats), *rows[0])
        except (ValueError, TypeError):
            return None  # not needed as long as the rules are the same
        chains = {segment.decisions: segment.chain for segment in segments}
        here = latest.decisions
        chain = chains.get(here) or (
            decisions[here - 1].chain if 0 < here <= len(decisions) else first_link(header)
        )
        return latest if latest.chain == chain else None


def opened_beside(path: Path) -> Archive:
    """Return the saved matches of another running program.
    Raise the errors of `ReadOnlyDatabase`."""
    return Archive(ReadOnlyDatabase(path))


def _crossed(header: Header, coming: list[Checkpoint], number: int, chain: str) -> str:
    """Return the chain after all segments that begin just before a decision."""
    while coming and coming[0].decisions == number:
        checkpoint = coming.pop(0)
        if relink(chain, checkpoint.rules_rev, number, checkpoint.state) != checkpoint.chain:
            raise BrokenSave(header.match, "header", "chain")
        chain = checkpoint.chain
    return chain


def _broken(header: Header, why: str, number: int, total: int, least: int) -> BrokenSave:
    kept = number if number >= least else -1
    return BrokenSave(header.match, "decision", why, number=number, kept=kept, total=total)


def _flaw(
    header: Header, number: int, found: int, decision: Decision, crc: int, before: str
) -> str:
    """Return the flaw of a decision as a stable word, or ""."""
    if found != number:
        return "gap"
    if number >= MOST_DECISIONS or len(decision.notation) > LONGEST_NOTATION:
        return "size"
    if crc != decision_crc(header.match, number, decision):
        return "crc"
    if decision.chain != link(before, decision.seat, decision.notation):
        return "chain"
    return "" if CLOCK <= decision.seat < len(header.seats) else "size"


def _saved(row: Sequence[Any]) -> SavedMatch:
    match, game = text_of(row[0]), text_of(row[1])
    created, updated, decisions = map(number_of, row[2:5])
    finished = None if row[5] is None else number_of(row[5])
    ended, digest = text_of(row[6]), text_of(row[7])
    if finished is not None and row[13] not in (None, end_crc(match, finished, ended, digest)):
        ended = digest = ""  # the match itself knows its end
    header = header_of(text_of(row[8]))
    winners: tuple[int, ...] = ()
    try:
        winners = _winners(ended, len(header.seats)) if header else ()
    except (ValueError, TypeError):
        header = None
    return SavedMatch(
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
        digest=digest,
        taken_back=max(0, number_of(row[9])),
        broken=header is None,
        name=text_of(row[10]),
        played=max(0, number_of(row[11])),
        imported=row[12] == 1,
        rules_rev=header.rules_rev if header else 0,
    )


def _winners(text: str, seats: int) -> tuple[int, ...]:
    found = read_json((text or "[]").encode())
    return tuple(seat for seat in found if type(seat) is int and 0 <= seat < seats)

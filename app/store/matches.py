"""Saved matches: the journal on disk, and operations on whole matches.

A match writes its decisions here, with its latest state: after every decision while the state is
small, now and then if it is large, and always when the file is closed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec

from app.files.errors import BrokenSave, Busy, NoSuchMatch, StoreError
from app.match.achievements import AchievementDone
from app.match.acks import Ack
from app.match.journal import (
    Checkpoint,
    Decision,
    Header,
    JournalFailed,
    MakeCheckpoint,
    Result,
)
from app.store.achievements import forget_achievements, write_achievements
from app.store.archive import Archive
from app.store.dailies import claim
from app.store.database import Clock, Database, Execute, Value
from app.store.latest_states import LatestStates
from app.store.loading import LoadedMatch
from app.store.packing import (
    decision_crc,
    end_crc,
    header_crc,
    header_text,
    pack_checkpoint,
    packed,
)
from app.store.records import ResultRow, rows_of, write_rows

LONGEST_BREAK = 120_000
"""Milliseconds after which a pause no longer counts as playing time."""
LONGEST_NAME = 60
"""Characters of a match name given by a person."""


Given = ParamSpec("Given")


def behind(
    writing: Callable[Concatenate[Matches, Given], None],
) -> Callable[Concatenate[Matches, Given], Ack | None]:
    """A way to write that is given to the thread, where there is one (`Database.later`)."""

    @wraps(writing)
    def later(matches: Matches, /, *values: Given.args, **named: Given.kwargs) -> Ack | None:
        return matches._base.later(lambda: writing(matches, *values, **named))

    return later


class Matches(Archive):
    """The journal of all matches (`app.match.journal.Journal`), in one file.

    `problem` says why nothing is written any more, or is None. Opening raises what `Database`
    raises; a program that can't have it plays with `NoJournal`, and looks with `opened_beside`.
    With `behind`, what is written while a match goes on is written in a thread. `quick` is that of
    `packing.packed`, for servers.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock = time.time,
        vfs: str | None = None,
        *,
        behind: bool = False,
        quick: bool = False,
    ) -> None:
        self._base = Database(path, clock, vfs, behind=behind)
        super().__init__(self._base)
        self._states = LatestStates(quick=quick)

    @property
    def path(self) -> Path:
        return self._base.path

    @property
    def problem(self) -> JournalFailed | None:
        return self._base.problem

    def reopen(self) -> None:
        """Try again after a `problem`: see `Database.reopen`."""
        self._base.reopen()

    def _try_again(self) -> None:
        """Give a disk that had a `problem` another chance, now that a match begins or goes on."""
        self._base.settle()
        if self._base.problem is not None:
            try:
                self._base.reopen()
            except Busy as problem:
                raise JournalFailed("busy", str(problem)) from problem
            except StoreError as problem:
                raise JournalFailed("corrupt", str(problem)) from problem

    def shut(self) -> None:
        """Let go of the file. Every decision is on the disk then."""
        self._base.settle()
        if self._base.problem is None:
            for match in self._states.behind:
                try:
                    self.keep_state(match)
                except JournalFailed:
                    break
        super().shut()

    # -- the journal

    def open(self, header: Header) -> Ack | None:
        """See `Journal.open`. After a `problem` it reopens the file first."""
        if self._base.problem is not None:
            self._try_again()
        return self._begin(header)

    @behind
    def _begin(self, header: Header) -> None:
        with self._base.write() as execute:
            now = self._insert(execute, header)
            if not header.practice:
                claim(execute, header.match, header.game, header.title, now)

    def _insert(self, execute: Execute, header: Header) -> int:
        text, config, now = header_text(header), packed(header.config), self._base.now()
        values: list[Value] = [header.match, now, header.game, header.rules_rev]
        values += [header.format, text, config, header_crc(text, config)]
        execute(
            "INSERT INTO matches (id, created, game, rules_rev, format, header, config, crc)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
        execute(
            "INSERT INTO progress (match, decisions, updated, taken_back) VALUES (?, 0, ?, 0)",
            (header.match, now),
        )
        return now

    @behind
    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> None:
        with self._base.write() as execute:
            _insert_decision(execute, match, index, decision)
            now, state = self._base.now(), self._states.to_write(match, make_checkpoint) or ()
            columns = ", standing = ?, standing_crc = ?" if state else ""
            execute(
                "UPDATE progress SET decisions = ?, updated = ?, played = played"
                f" + max(0, min(? - updated, ?)){columns} WHERE match = ?",
                (index + 1, now, now, LONGEST_BREAK, *state, match),
            )

    @behind
    def take_back(
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> None:
        with self._base.write() as execute:
            self._shorten(execute, match, kept)
            execute(
                "UPDATE progress SET taken_back = taken_back + decisions - ?, decisions = ?,"
                " updated = ? WHERE match = ?",
                (kept, kept, self._base.now(), match),
            )
            if state := self._states.to_write(match, make_checkpoint):
                _write_state(execute, match, *state)

    @behind
    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> None:
        """See `Journal.close`. The statistics are written in the same transaction."""
        try:
            header, now = self.header(match), self._base.now()
        except StoreError as problem:
            raise JournalFailed("corrupt", str(problem)) from problem
        state = self._states.take(match)
        with self._base.write() as execute:
            if state is not None:
                _write_state(execute, match, *state)
            _write_end(execute, match, now, winners, digest)
            write_rows(execute, match, rows_of(header, results, self._played(match), now))

    def resume_from(self, match: str, checkpoint: Checkpoint) -> None:
        data, crc = pack_checkpoint(match, checkpoint)
        with self._base.write() as execute:
            execute(
                "INSERT OR REPLACE INTO segments VALUES (?, ?, ?, ?)",
                (match, checkpoint.decisions, data, crc),
            )
            _write_state(execute, match, data, crc)

    @behind
    def reseat(self, header: Header) -> None:
        rows = self._base.read("SELECT config FROM matches WHERE id = ?", (header.match,))
        if not rows:
            return  # it was deleted meanwhile, and stays deleted
        text = header_text(header)
        with self._base.write() as execute:
            execute(
                "UPDATE matches SET header = ?, crc = ? WHERE id = ?",
                (text, header_crc(text, rows[0][0]), header.match),
            )

    # -- the latest state

    def keep_state(self, match: str) -> None:
        """Write the latest state of a match that is only written now and then: on leaving it."""
        self._base.settle()
        if (state := self._states.take(match)) is not None:
            with self._base.write() as execute:
                _write_state(execute, match, *state)

    # -- whole matches

    def rename(self, match: str, name: str) -> None:
        """Name a match; "" removes the name.
        Raise `NoSuchMatch`, and `ValueError` for more than `LONGEST_NAME` characters."""
        if len(name) > LONGEST_NAME:
            raise ValueError(f"{len(name)} characters")
        self.one(match)
        with self._base.write() as execute:
            execute("UPDATE matches SET name = ? WHERE id = ?", (name, match))

    def delete(self, match: str) -> None:
        """Forget a match, and what it counts for in the statistics."""
        self._base.settle()
        self._states.forget(match)
        with self._base.write() as execute:
            execute("DELETE FROM matches WHERE id = ?", (match,))

    def add(
        self,
        header: Header,
        decisions: Sequence[Decision],
        checkpoint: Checkpoint,
        end: tuple[tuple[int, ...], str] | None = None,
        about: tuple[str, int, int] = ("", 0, 0),
    ) -> None:
        """Add a match that was played elsewhere, all at once; the caller has checked it.
        `end` is winners and digest: a finished match counts for no statistics. `about` is its
        name, the number of decisions taken back, and the milliseconds played."""
        name, taken_back, played = about
        self._try_again()
        with self._base.write() as execute:
            self._insert(execute, header)
            for number, decision in enumerate(decisions):
                _insert_decision(execute, header.match, number, decision)
            execute(
                "UPDATE progress SET decisions = ?, taken_back = ?, played = ? WHERE match = ?",
                (len(decisions), taken_back, played, header.match),
            )
            execute("UPDATE matches SET name = ? WHERE id = ?", (name, header.match))
            _write_state(execute, header.match, *pack_checkpoint(header.match, checkpoint))
            if end is not None:
                _write_end(execute, header.match, self._base.now(), *end, imported=1)

    def same(self, header: Header, decisions: Sequence[Decision]) -> bool:
        try:
            kept = self.kept(header.match)
        except StoreError:
            return False
        return kept.header == header and tuple(kept.decisions) == tuple(decisions)

    def kept(self, match: str, *, cut: bool = False) -> LoadedMatch:
        """See `Archive.kept`.
        After a `problem` it reopens the file first, so that further play is saved. With `cut`,
        delete the first damaged decision and all after it for good, so that the match can
        continue from there."""
        self._try_again()
        try:
            return super().kept(match)
        except BrokenSave as broken:
            if not (cut and broken.can_be_cut):
                raise
            self.cut(match, broken.kept)
            return super().kept(match)

    def cut(self, match: str, kept: int) -> None:
        """Delete all decisions but the first `kept`; the match is then unfinished."""
        with self._base.write() as execute:
            self._shorten(execute, match, kept)
            execute(
                "INSERT INTO progress (match, decisions, updated) VALUES (?, ?, ?) ON CONFLICT"
                " DO UPDATE SET decisions = excluded.decisions, updated = excluded.updated",
                (match, kept, self._base.now()),
            )

    def _shorten(self, execute: Execute, match: str, kept: int) -> None:
        execute("DELETE FROM decisions WHERE match = ? AND number >= ?", (match, kept))
        execute("DELETE FROM results WHERE match = ?", (match,))
        forget_achievements(execute, match)
        execute(
            "UPDATE matches SET finished = NULL, winners = NULL, digest = NULL, end_crc = NULL"
            " WHERE id = ?",
            (match,),
        )

    # -- the statistics

    def _played(self, match: str) -> int:
        rows = self._base.read("SELECT played FROM progress WHERE match = ?", (match,))
        return int(rows[0][0]) if rows else 0

    def write_results(self, header: Header, results: Sequence[Result]) -> None:
        """Rewrite the statistics of a finished match. Raise `NoSuchMatch`."""
        finished = self.one(header.match).finished
        if finished is None:
            raise NoSuchMatch(header.match)
        rows: list[ResultRow] = rows_of(header, results, self._played(header.match), finished)
        with self._base.write() as execute:
            write_rows(execute, header.match, rows)

    def write_achievements(
        self, match: str, revision: int, done: Sequence[AchievementDone]
    ) -> None:
        """Rewrite the achievements of a finished match, with the revision of the game's table.
        Raise `NoSuchMatch`."""
        if self.one(match).finished is None:
            raise NoSuchMatch(match)
        with self._base.write() as execute:
            write_achievements(execute, match, revision, done)


def _insert_decision(execute: Execute, match: str, number: int, decision: Decision) -> None:
    seat, notation, chain = decision.seat, decision.notation, decision.chain
    execute(
        "INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?)",
        (match, number, seat, notation, chain, decision_crc(match, number, decision)),
    )


def _write_state(execute: Execute, match: str, data: bytes, crc: int) -> None:
    execute(
        "UPDATE progress SET standing = ?, standing_crc = ? WHERE match = ?", (data, crc, match)
    )


def _write_end(
    execute: Execute,
    match: str,
    finished: int,
    winners: tuple[int, ...],
    digest: str,
    *,
    imported: int = 0,
) -> None:
    winners_text = json.dumps(winners)
    execute(
        "UPDATE matches SET finished = ?, winners = ?, digest = ?, imported = ?, end_crc = ?"
        " WHERE id = ?",
        (
            finished,
            winners_text,
            digest,
            imported,
            end_crc(match, finished, winners_text, digest),
            match,
        ),
    )

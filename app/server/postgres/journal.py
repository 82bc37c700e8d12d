"""The journal of a table's matches in PostgreSQL, under the lease of one opening of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.match.acks import Ack
from app.match.journal import Checkpoint, Decision, Header, MakeCheckpoint, Result
from app.server.postgres.changes import (
    Append,
    Begin,
    ContinueFrom,
    Finish,
    KeepState,
    Lease,
    Reseat,
    TakeBack,
)
from app.server.postgres.writer import Writer


class TableJournal:
    """Writes under a lease (`app.match.journal.Journal`). `now` returns milliseconds since 1970.

    Its failures are `MustReopen`: nobody knows how much of the match is written, until it is opened
    again.
    """

    def __init__(self, writer: Writer, lease: Lease, now: Callable[[], int]) -> None:
        self._writer, self._lease, self._now = writer, lease, now

    def open(self, header: Header) -> Ack:
        return self._writer.put(Begin(self._lease, header, self._now()))

    def append(
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> Ack:
        made = Append(self._lease, match, index, decision, make_checkpoint, self._now())
        return self._writer.put(made)

    def take_back(
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> Ack:
        return self._writer.put(TakeBack(self._lease, match, kept, make_checkpoint, self._now()))

    def close(
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> Ack:
        change = Finish(self._lease, match, winners, digest, tuple(results), self._now())
        return self._writer.put(change)

    def resume_from(self, match: str, checkpoint: Checkpoint) -> None:
        problem = self._writer.put(ContinueFrom(self._lease, match, checkpoint)).exception()
        if problem is not None:
            raise problem

    def reseat(self, header: Header) -> Ack:
        return self._writer.put(Reseat(self._lease, header))

    def keep_state(self, match: str) -> Ack:
        """Write the latest state of a match that nobody plays now, if it is not written yet."""
        return self._writer.put(KeepState(self._lease, match))

"""A journal on a slow disk: what it is given is written when a test says so, or somebody waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial

from typing_extensions import override

from app.match.acks import Ack
from app.match.journal import Decision, Header, MakeCheckpoint, Result
from tests.app.match.helpers import MemoryJournal


class Waited(Future[None]):
    """An acknowledgement that comes at once if the program stands still until it is there."""

    def __init__(self, come: Callable[[], object]) -> None:
        super().__init__()
        self._come = come

    @override
    def exception(self, timeout: float | None = None) -> BaseException | None:
        while not self.done():
            self._come()
        return super().exception(timeout)


class SlowJournal(MemoryJournal):
    """`acknowledge` writes what was given first, and says so; `bug` is what it then raises that no
    journal documents."""

    def __init__(self, fails_at: int = 1 << 30) -> None:
        super().__init__(fails_at)
        self.given: deque[tuple[Waited, Callable[[], None]]] = deque()
        self.checkpoint_makers: list[MakeCheckpoint] = []
        self.bug: Exception | None = None

    def acknowledge(self, count: int = 1) -> None:
        for _ in range(count):
            ack, write = self.given.popleft()
            try:
                if self.bug is not None:
                    raise self.bug
                write()
            except Exception as problem:
                ack.set_exception(problem)
            else:
                ack.set_result(None)

    def _given(self, write: Callable[[], None]) -> Ack:
        ack = Waited(self.acknowledge)
        self.given.append((ack, write))
        return ack

    @override
    def append(  # type: ignore[override]  # a journal may answer later
        self,
        match: str,
        index: int,
        decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> Ack:
        assert make_checkpoint is not None
        self.checkpoint_makers.append(make_checkpoint)
        return self._given(partial(super().append, match, index, decision, make_checkpoint))

    @override
    def take_back(  # type: ignore[override]  # likewise
        self, match: str, kept: int, make_checkpoint: MakeCheckpoint | None = None
    ) -> Ack:
        return self._given(partial(super().take_back, match, kept, make_checkpoint))

    @override
    def close(  # type: ignore[override]  # likewise
        self, match: str, winners: tuple[int, ...], digest: str, results: Sequence[Result] = ()
    ) -> Ack:
        return self._given(partial(super().close, match, winners, digest, results))

    @override
    def reseat(self, header: Header) -> Ack:  # type: ignore[override]  # likewise
        return self._given(partial(super().reseat, header))

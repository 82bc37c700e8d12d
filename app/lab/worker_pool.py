"""The workers of a run: processes that get chunks and answer with counts, whatever kills them.

A chunk whose worker dies goes back to the front of the queue and another worker starts. A chunk
that has seen three of them die ends the run: it would kill all that follow.
"""

from __future__ import annotations

import selectors
import sys
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any

from app.lab.counts import Counts
from app.lab.game_loop import GameFailed
from app.lab.jobs import Job
from app.lab.messages import PIECE, BadMessage, MessageReader, packed
from app.match.bots.child import started

COMMAND = (sys.executable, "-P", "-m", "app.lab.worker")
MOST_DEATHS = 3
"""A chunk may see fewer workers die than this."""


class WorkersDied(Exception):
    """Worker after worker died of the same games, from the `first` to the `last`."""

    def __init__(self, first: int, last: int, deaths: int) -> None:
        self.first, self.last, self.deaths = first, last, deaths
        super().__init__(f"games {first} to {last} ended {deaths} workers")


class _Worker:
    """A process, the line to it, and the chunk that it is playing."""

    def __init__(self, command: Sequence[str], hello: bytes, chunk: int) -> None:
        self.chunk = chunk
        self.process, self.line = started(command)
        self._reader = MessageReader()
        with suppress(OSError):  # a dead one is found out when its line is read
            self.line.sendall(hello)
        self.play(chunk)

    def play(self, chunk: int) -> None:
        """Give it the next chunk."""
        self.chunk = chunk
        with suppress(OSError):
            self.line.sendall(packed({"chunk": chunk}))

    def answers(self) -> list[dict[str, Any]] | None:
        """What it has answered, perhaps nothing whole yet; None if it is dead, or no longer makes
        sense, which is no better."""
        try:
            piece = self.line.recv(PIECE)
            return self._reader.feed(piece) if piece else None
        except (OSError, BadMessage):
            return None

    def end(self) -> None:
        """Kill it; it has nothing to lose."""
        self.line.close()
        self.process.kill()
        self.process.wait()


class WorkerPool:
    """Plays a job with so many workers. Iterate once, inside `with`, for (chunk, counts).

    Chunks come in the order in which they get done. Iterating raises `GameFailed` and
    `WorkersDied`, and `OSError` if no process can be started. After `with` no worker is left,
    however it ended.
    """

    def __init__(self, job: Job, workers: int, command: Sequence[str] = COMMAND) -> None:
        self._chunks = job.chunks()
        self._hello = packed({"job": job.to_data()})
        self._command = command
        self._queue = deque(range(len(self._chunks)))
        self._deaths: Counter[int] = Counter()
        self._size = min(workers, len(self._chunks))
        self._selector = selectors.DefaultSelector()
        self._workers: list[_Worker] = []

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._selector.close()

    def __iter__(self) -> Iterator[tuple[int, Counts]]:
        for _ in range(self._size):
            self._hire()
        while self._workers:
            for key, _ in self._selector.select():
                worker: _Worker = key.data
                answers = worker.answers()
                if answers is None:
                    self._bury(worker)
                    continue
                for answer in answers:
                    yield self._taken(worker, answer)

    def _hire(self) -> None:
        worker = _Worker(self._command, self._hello, self._queue.popleft())
        self._workers.append(worker)
        self._selector.register(worker.line, selectors.EVENT_READ, worker)

    def _dismiss(self, worker: _Worker) -> None:
        self._selector.unregister(worker.line)
        self._workers.remove(worker)
        worker.end()

    def _bury(self, worker: _Worker) -> None:
        """It died of its chunk, or of something else: the chunk is played anew."""
        chunk = worker.chunk
        self._dismiss(worker)
        self._deaths[chunk] += 1
        if self._deaths[chunk] >= MOST_DEATHS:
            games = self._chunks[chunk]
            raise WorkersDied(games[0], games[-1], self._deaths[chunk])
        self._queue.appendleft(chunk)
        self._hire()

    def _taken(self, worker: _Worker, answer: dict[str, Any]) -> tuple[int, Counts]:
        if "broke" in answer:
            raise GameFailed(*answer["broke"])
        if self._queue:
            worker.play(self._queue.popleft())
        else:
            self._dismiss(worker)
        return answer["chunk"], answer["counts"]

"""A thread that writes, so that a slow disk makes nobody wait who need not."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Final

Work = Callable[[], None]
Problems = Sequence[BaseException | None]

MOST_TOGETHER: Final = 512
"""How much may be carried out together, so that the first of it need not wait for long."""


class WriteQueue:
    """Carries out what is put in, in order, in one thread.

    What was put in while the thread was busy is carried out together: `together` gets it, and
    returns what went wrong with each. One thread puts in. It has the file to itself again after
    `settle`.
    """

    def __init__(self, together: Callable[[Sequence[Work]], Problems]) -> None:
        self._together = together
        self._thread = ThreadPoolExecutor(1, "writes", self._begin)
        self._ident = 0
        self._last: Future[None] | None = None
        self._waiting: deque[tuple[Work, Future[None]]] = deque()
        self._lock = threading.Lock()
        self._busy = False

    def _begin(self) -> None:
        self._ident = threading.get_ident()

    def put(self, work: Work) -> Future[None]:
        """Have something done; return what says when that was, and with which error."""
        done: Future[None] = Future()
        self._last = done
        with self._lock:
            self._waiting.append((work, done))
            idle, self._busy = not self._busy, True
        if idle:
            self._thread.submit(self._work_off)
        return done

    def _work_off(self) -> None:
        """Carry out all that waits."""
        while found := self._taken():
            works, acks = zip(*found, strict=True)
            for ack, problem in zip(acks, self._together(works), strict=True):
                ack.set_exception(problem) if problem is not None else ack.set_result(None)

    def _taken(self) -> list[tuple[Work, Future[None]]]:
        """Return what waits, as much as may be carried out together."""
        with self._lock:
            many = min(len(self._waiting), MOST_TOGETHER)
            self._busy = many > 0
            return [self._waiting.popleft() for _ in range(many)]

    def settle(self) -> None:
        """Return when all is done that was put in; at once in the thread itself."""
        if self._last is not None and threading.get_ident() != self._ident:
            wait([self._last])

    def close(self) -> None:
        """Do all that was put in, and end the thread."""
        self._thread.shutdown()


def one_by_one(works: Sequence[Work]) -> list[BaseException | None]:
    """Do things in order. Return what went wrong with each."""
    return [_problem_of(work) for work in works]


def _problem_of(work: Work) -> BaseException | None:
    try:
        work()
    except BaseException as problem:  # whoever waits for the acknowledgement gets it
        return problem
    return None

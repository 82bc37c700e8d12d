"""A thread that writes, so that a slow disk makes nobody wait who need not."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

Work = Callable[[], None]
Waiting = TypeVar("Waiting")
"""What a queue carries out."""
Problems = Sequence[BaseException | None]

MOST_TOGETHER: Final = 512
"""How much may be carried out together, so that the first of it need not wait for long."""


class Written:
    """The acknowledgement of a work (`app.match.acks.Ack`). `news` is the queue's own."""

    __slots__ = ("_calls", "_done", "_news", "_problem")

    def __init__(self, news: threading.Condition) -> None:
        self._news, self._done = news, False
        self._problem: BaseException | None = None
        self._calls: list[Callable[[Any], object]] = []

    def done(self) -> bool:
        return self._done

    def exception(self) -> BaseException | None:
        if not self._done:
            with self._news:
                self._news.wait_for(self.done)
        return self._problem

    def add_done_callback(self, call: Callable[[Any], object], /) -> None:
        with self._news:
            if not self._done:
                self._calls.append(call)
                return
        call(self)

    def set(self, problem: BaseException | None) -> list[Callable[[Any], object]]:
        """Be done; the caller holds `news`. Return what is to be called afterwards."""
        self._done, self._problem = True, problem
        return self._calls


class WriteQueue(Generic[Waiting]):
    """Carries out what is put in, in order, in one thread.

    What was put in while the thread was busy is carried out together: `together` gets it, and
    returns what went wrong with each. All of it is done before anybody hears of it. One thread puts
    in. It has the file to itself again after `settle`.
    """

    def __init__(self, together: Callable[[Sequence[Waiting]], Problems]) -> None:
        self._together = together
        self._thread = ThreadPoolExecutor(1, "writes", self._begin)
        self._ident = 0
        self._last: Written | None = None
        self._waiting: deque[tuple[Waiting, Written]] = deque()
        self._news = threading.Condition(threading.Lock())
        self._busy = False

    def _begin(self) -> None:
        self._ident = threading.get_ident()

    def put(self, work: Waiting) -> Written:
        """Have something done; return what says when that was, and with which error."""
        done = self._last = Written(self._news)
        with self._news:
            self._waiting.append((work, done))
            idle, self._busy = not self._busy, True
        if idle:
            self._thread.submit(self._work_off)
        return done

    def _work_off(self) -> None:
        """Carry out all that waits."""
        while found := self._taken():
            works, acks = zip(*found, strict=True)
            problems = self._together(works)
            with self._news:
                each = [ack.set(problem) for ack, problem in zip(acks, problems, strict=True)]
                self._news.notify_all()
            for ack, calls in zip(acks, each, strict=True):
                for call in calls:
                    call(ack)

    def _taken(self) -> list[tuple[Waiting, Written]]:
        """Return what waits, as much as may be carried out together."""
        with self._news:
            many = min(len(self._waiting), MOST_TOGETHER)
            self._busy = many > 0
            return [self._waiting.popleft() for _ in range(many)]

    def settle(self) -> None:
        """Return when all is done that was put in; at once in the thread itself."""
        if self._last is not None and threading.get_ident() != self._ident:
            self._last.exception()

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

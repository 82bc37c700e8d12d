"""A thread that writes, so that a slow disk makes nobody wait who need not."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait


class WriteQueue:
    """Carries out what is put in, in order, in one thread.

    One thread puts in. It has the file to itself again after `settle`.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "writes", self._begin)
        self._ident = 0
        self._last: Future[None] | None = None

    def _begin(self) -> None:
        self._ident = threading.get_ident()

    def put(self, work: Callable[[], None]) -> Future[None]:
        """Have something done; return what says when that was, and with which error."""
        self._last = self._thread.submit(work)
        return self._last

    def settle(self) -> None:
        """Return when all is done that was put in; at once in the thread itself."""
        if self._last is not None and threading.get_ident() != self._ident:
            wait([self._last])

    def close(self) -> None:
        """Do all that was put in, and end the thread."""
        self._thread.shutdown()

"""An event loop on which time is counted, not waited for.

When nothing is ready, the loop jumps to its next timer at once. A test of the screen is then quick,
and timers, blinking cursors and animations give the same bytes in every run.

While such a loop runs, Textual reads its clocks from it; that needs a few of Textual's private
names, listed in `CLOCKS`. Work in a thread (`run_in_executor`, thread workers) stops the clock
until it is done. For subprocesses, sockets and real waiting mark a test with `real_time`.
"""

from __future__ import annotations

import asyncio
import importlib
import selectors
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import cache, partial
from types import ModuleType
from typing import Any, Generic, TypeVar, TypeVarTuple

from typing_extensions import override

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

START = 1000.0
"""What the clock of a new loop shows, in seconds."""

SLICE = 0.05
"""Real seconds that the loop sleeps at a time when only the outside world can wake it."""

PATIENCE = 20.0
"""Real seconds without any event after which a test is taken to hang."""

CLOCKS = (
    "textual._time.get_time",
    "textual._wait.monotonic",
    "textual.widget.monotonic",
    "textual.command.monotonic",
    "textual.widgets._loading_indicator.time",
)
"""Where Textual (8.2) keeps its clocks; each is a function that returns seconds."""

CPU_CLOCK = "textual._wait.process_time"
"""The clock by which `Pilot.pause` finds that the program is idle."""


class NothingHappensError(RuntimeError):
    """The loop waited `PATIENCE` real seconds with no timer and nothing to do."""

    def __init__(self) -> None:
        super().__init__(
            f"nothing happened for {PATIENCE:.0f} real seconds: the test waits for something that "
            "never comes (a subprocess or a socket needs the marker real_time)"
        )


class _JumpingSelector(selectors.DefaultSelector):
    """Looks for ready files without waiting, and turns the waiting into a jump of the clock."""

    loop: VirtualTimeLoop
    _silent_since: float | None = None

    @override
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            self._silent_since = None
            return ready
        if timeout is None or self.loop.threads_at_work:
            return self._wait_for_the_world()
        self.loop.jump(timeout)
        return ready

    def _wait_for_the_world(self) -> list[tuple[selectors.SelectorKey, int]]:
        now = time.monotonic()
        if self._silent_since is None:
            self._silent_since = now
        elif now - self._silent_since > PATIENCE:
            self._silent_since = None
            raise NothingHappensError
        return super().select(SLICE)


class _Once(Generic[_Result]):
    """Work for a thread, which lets go of it when it is done: a busy machine may take long before
    the thread itself forgets what it called, and all that hangs on it (a match and its screen)."""

    def __init__(self, call: Callable[[], _Result]) -> None:
        self._calls = [call]

    def __call__(self) -> _Result:
        return self._calls.pop()()


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """The event loop of a test: `time()` starts at `START` and moves only by jumps."""

    def __init__(self) -> None:
        self._now = START
        self.threads_at_work = 0
        self._processes: list[asyncio.SubprocessTransport] = []
        selector = _JumpingSelector()
        selector.loop = self
        super().__init__(selector)

    @override
    def time(self) -> float:
        """The virtual time in seconds."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Move the clock on."""
        self._now += seconds

    @override
    def run_forever(self) -> None:
        """Run; meanwhile Textual's clocks show this loop's time."""
        with textual_reads(self.time):
            super().run_forever()

    @override
    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[*_Arguments], _Result],
        *args: *_Arguments,
    ) -> asyncio.Future[_Result]:
        """As in asyncio; the clock stands still until the thread is done, and then the thread has
        let go of its work."""
        future = super().run_in_executor(executor, _Once(partial(func, *args)))
        self.threads_at_work += 1
        future.add_done_callback(self._thread_is_done)
        return future

    @override
    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """As in asyncio, but without a limit: the clock would jump past it at once."""
        self.threads_at_work += 1
        try:
            await super().shutdown_default_executor()
        finally:
            self.threads_at_work -= 1

    @override
    async def subprocess_exec(self, *args: Any, **more: Any) -> Any:
        """As in asyncio. The process ends with the loop at the latest: a later test would hear of
        one that is left when it is collected."""
        transport, protocol = await super().subprocess_exec(*args, **more)
        self._processes.append(transport)
        return transport, protocol

    @override
    def close(self) -> None:
        for transport in self._processes:
            transport.close()
        super().close()

    def _thread_is_done(self, _future: asyncio.Future[_Result]) -> None:
        self.threads_at_work -= 1


@contextmanager
def textual_reads(clock: Callable[[], float]) -> Iterator[None]:
    """Let Textual take its time from `clock`; its count of CPU time stands at zero meanwhile.

    A test runs its loop three times, so the places are looked up once, and nothing is mocked.
    """
    clock_defaults, places = _places()
    before = [(module, name, getattr(module, name)) for module, name in places]
    get_time = clock_defaults["get_time"]
    try:
        clock_defaults["get_time"] = clock
        for module, name in places:
            setattr(module, name, clock)
        setattr(*_split(CPU_CLOCK), _no_time)
        yield
    finally:
        clock_defaults["get_time"] = get_time
        for module, name, value in before:
            setattr(module, name, value)


def _no_time() -> float:
    return 0.0


def _split(name: str) -> tuple[ModuleType, str]:
    module, _, attribute = name.rpartition(".")
    return importlib.import_module(module), attribute


@cache
def _places() -> tuple[dict[str, Any], list[tuple[ModuleType, str]]]:
    """Return the default arguments of Textual's clock, and the names that stand for clocks."""
    defaults = importlib.import_module("textual.clock").Clock.__init__.__kwdefaults__
    return defaults, [_split(name) for name in (*CLOCKS, CPU_CLOCK)]

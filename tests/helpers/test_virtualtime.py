"""The virtual clock: it jumps, Textual follows it, and threads stop it."""

from __future__ import annotations

import asyncio
import importlib
import subprocess
import sys
import time
import warnings
import weakref
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Input, Static
from typing_extensions import override

from tests.helpers import virtualtime
from tests.helpers.virtualtime import CLOCKS, CPU_CLOCK, START, NothingHappensError, VirtualTimeLoop


class Ticking(App[None]):
    """Counts tenths of a second, with a blinking cursor and a style animation at work."""

    ticks = 0

    @override
    def compose(self) -> ComposeResult:
        yield Input()
        yield Static("0", id="count")

    def on_mount(self) -> None:
        self.set_interval(0.1, self.tick)
        self.query_one("#count").styles.animate("opacity", 0.5, duration=5.0)

    def tick(self) -> None:
        self.ticks += 1
        self.query_one("#count", Static).update(str(self.ticks))


@pytest.mark.parametrize("name", [*CLOCKS, CPU_CLOCK])
def test_textual_still_has_the_clocks_that_we_turn(name: str) -> None:
    module, _, attribute = name.rpartition(".")
    found = callable(getattr(importlib.import_module(module), attribute, None))
    assert found, f"Textual has no {name} any more: look where it reads its clock now (CLOCKS)"


def test_textual_progress_clock_still_takes_its_time_as_a_default() -> None:
    from textual.clock import Clock

    defaults = Clock.__init__.__kwdefaults__ or {}
    assert "get_time" in defaults, "Textual's Clock has no default get_time: mend textual_reads()"


async def test_an_hour_passes_at_once() -> None:
    started = time.monotonic()
    await asyncio.sleep(3600)
    assert asyncio.get_running_loop().time() == START + 3600
    assert time.monotonic() - started < 60


async def test_timers_of_a_screen_count_exactly() -> None:
    app = Ticking()
    async with app.run_test() as pilot:
        before = app.ticks
        await pilot.pause(6.4)
        assert app.ticks - before == 64


async def test_pictures_of_moving_things_are_the_same_in_every_run() -> None:
    pictures = []
    for _ in range(2):
        app = Ticking()
        async with app.run_test() as pilot:
            await pilot.pause(2.75)
            pictures.append([str(strip) for strip in app.screen._compositor.render_strips()])
    assert pictures[0] == pictures[1]


async def test_the_clock_stands_still_while_a_thread_works() -> None:
    loop = asyncio.get_running_loop()
    timer = asyncio.ensure_future(asyncio.sleep(0.01))
    await asyncio.to_thread(time.sleep, 0.15)
    assert not timer.done()
    assert loop.time() == START
    await timer


class LateThread(Executor):
    """Keeps what it called, as a thread does that gets no processor after its work."""

    @override
    def submit(self, fn: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        self.kept = fn, args, options
        future = Future[Any]()
        future.set_result(fn(*args, **options))
        return future


async def test_a_thread_lets_go_of_its_work() -> None:
    """Else a match that was left is there for as long as the thread is late."""
    work, late = Counter[str](), LateThread()
    there = weakref.ref(work)
    await asyncio.get_running_loop().run_in_executor(late, work.update, "ab")
    del work
    assert there() is None


def test_waiting_for_what_never_comes_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(virtualtime, "PATIENCE", 0.1)
    loop = VirtualTimeLoop()
    try:
        with pytest.raises(NothingHappensError, match="never comes"):
            loop.run_until_complete(asyncio.Event().wait())
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


@pytest.mark.real_time
async def test_real_time_is_there_for_those_who_ask() -> None:
    loop = asyncio.get_running_loop()
    assert not isinstance(loop, VirtualTimeLoop)
    reader = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "print('done')", stdout=subprocess.PIPE
    )
    output, _ = await reader.communicate()
    assert output.strip() == b"done"


def test_a_process_that_a_test_left_ends_with_the_loop() -> None:
    """Else the next collection, in any later test, finds a pipe of a closed loop."""
    loop = VirtualTimeLoop()
    start = asyncio.create_subprocess_exec(
        sys.executable, "-c", "input()", stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    process = loop.run_until_complete(start)
    loop.close()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        transport = vars(process)["_transport"]
        transport.__del__()
    assert transport.is_closing()


def test_outside_a_loop_textual_has_its_own_clock_back() -> None:
    loop = VirtualTimeLoop()
    loop.run_until_complete(asyncio.sleep(5))
    loop.close()
    from textual import _time

    assert _time.get_time is time.monotonic

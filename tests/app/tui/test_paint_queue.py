"""Changed widgets are painted together, and none waits for ever."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import pytest
from textual.app import App
from textual.screen import Screen
from textual.widget import Widget

from app.tui.widgets.paint_queue import FRAME, PaintQueue


class Pump:
    """A screen that runs what it is given at once."""

    is_running = True

    def call_next(self, call: Any) -> None:
        call()


async def test_a_burst_of_changes_is_painted_once_a_frame() -> None:
    queue, painted = PaintQueue(cast("Any", Pump())), list[int]()
    for number in range(3):
        queue.add(partial(painted.append, number))
    await asyncio.sleep(FRAME / 10)
    assert painted == [0, 1, 2]
    queue.add(partial(painted.append, 3))
    await asyncio.sleep(FRAME / 2)
    assert painted == [0, 1, 2], "not yet"
    await asyncio.sleep(FRAME)
    assert painted == [0, 1, 2, 3]


async def test_the_same_paint_waits_only_once() -> None:
    queue, painted = PaintQueue(cast("Any", Pump())), list[int]()
    paint = partial(painted.append, 1)
    queue.add(paint)
    queue.add(paint)
    await asyncio.sleep(FRAME / 10)
    assert painted == [1]


@pytest.mark.parametrize("late", [0.0, FRAME, math.nextafter(FRAME, 0), FRAME - 1e-9, 10 * FRAME])
async def test_no_paint_is_lost_however_close_to_its_time_it_comes(late: float) -> None:
    """Textual's own timer forgets a call whose time has passed before the timer starts."""
    queue, painted = PaintQueue(cast("Any", Pump())), list[int]()
    queue.add(partial(painted.append, 1))
    await asyncio.sleep(FRAME)
    await asyncio.sleep(late)
    queue.add(partial(painted.append, 2))
    await asyncio.sleep(2 * FRAME)
    assert painted == [1, 2]


class Frame(Screen[None]):
    """A screen whose paint needs its widget."""

    def __init__(self) -> None:
        super().__init__()
        self.paints = PaintQueue(self)

    def compose(self) -> Iterator[Widget]:
        yield Widget(id="box")

    def paint(self) -> None:
        self.query_one("#box").refresh()


async def test_a_screen_that_is_being_removed_is_not_painted() -> None:
    """Its widgets go a few steps of the loop before the screen itself."""
    app = App[None]()
    async with app.run_test() as pilot:
        for steps in range(12):
            screen = Frame()
            await app.push_screen(screen)
            await pilot.pause()
            app.pop_screen()
            for _ in range(steps):
                await asyncio.sleep(0)
            screen.paints.add(screen.paint)
            await pilot.pause(FRAME)

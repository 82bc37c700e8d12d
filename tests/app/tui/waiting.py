"""Waiting until a screen has come to rest."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

from textual.pilot import Pilot

from app.match.replay_match import ReplayMatch
from app.tui.app import MazmorraApp
from app.tui.lessons.mode import LessonMode
from app.tui.match.screen import PlayScreen

Settle = Callable[[Pilot[Any]], Awaitable[object]]
"""Waits until what a test looks at is there."""
REST: Final = 0.6
"""Virtual seconds without any work after which nothing comes by itself any more: longer than dice
roll, than a forced decision waits or a step of a run, and than odds on the board take to begin."""
MOST: Final = 600.0
"""Virtual seconds after which something is taken to go on for ever."""
ENDLESS: Final = frozenset({"player", "attend", "table", "secret", "weigh", "consider"})
"""Workers that run as long as a match's screen is there, or wait for a person."""


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until the bots have decided, all that happened was shown, and the work behind the screen
    is done.

    Where only bots play that is never so before the end, and only a moment passes.
    """
    app = cast("MazmorraApp", pilot.app)
    resting, work = False, list[str]()
    for _ in range(round(MOST / REST)):
        await pilot.pause()
        work = list(going_on(app))
        if resting and not work:
            return
        resting = not work
        await asyncio.sleep(REST)
    raise AssertionError(f"after {MOST:.0f} s it still goes on: {', '.join(work)}")


async def until(pilot: Pilot[Any], happened: Callable[[], object]) -> None:
    """Wait until something has happened, whatever goes on."""
    for _ in range(round(MOST / REST)):
        if happened():
            return
        await a_moment(pilot)
    raise AssertionError(f"it did not happen within {MOST:.0f} s")


async def a_moment(pilot: Pilot[Any]) -> None:
    """Wait a little, whatever goes on: where the test itself holds what is shown."""
    await pilot.pause()
    await asyncio.sleep(REST)
    await pilot.pause()


@contextmanager
def no_work_is_lost() -> Iterator[None]:
    """Fail if a coroutine is made inside that nobody ever awaits."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
        gc.collect()
    assert [str(one.message) for one in caught if "never awaited" in str(one.message)] == []


def going_on(app: MazmorraApp) -> Iterator[str]:
    """What goes on by itself at present."""
    for worker in app.workers:
        if worker.group not in ENDLESS and not worker.is_finished:
            yield f"the work of {worker.group}"
    for screen in app.screen_stack:
        if isinstance(screen, PlayScreen) and (screen.scene.people or screen.scene.replaying):
            player = screen.scene.player
            if not (player.idle or player.holding):
                yield "events are shown"
            in_front = not screen.too_small and app.screen is screen
            if in_front and not player.holding:
                yield from _at_table(screen)


def _at_table(screen: PlayScreen) -> Iterator[str]:
    """What goes on in the match in front; behind another screen it stands still."""
    source = screen.session.source
    if isinstance(screen.mode, LessonMode) and screen.mode.tutor.reading:
        return  # the rivals wait
    if not screen.scene.up_to_date:
        yield "the screen is behind the match"
    if isinstance(source, ReplayMatch):
        if source.playing:
            yield "the replay goes on"
    elif not source.over and not source.seats[source.actor].human:
        yield "a bot decides"

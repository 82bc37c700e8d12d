"""Every lesson on its game's own screen, step by step: the screen does what the lesson expects."""

from __future__ import annotations

from typing import Any, cast

from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from app.tui.learning import learned
from app.tui.lessons.card import LessonCard
from app.tui.lessons.opening import open_lesson
from tests.app.lessons.helpers import all_lessons
from tests.app.tui.modes import lesson_on
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

MOST_STEPS = 12


async def skipped(pilot: Pilot[Any], name: str) -> None:
    """A lesson in which every step is skipped, in dialogs too."""
    app = cast("MazmorraApp", pilot.app)
    open_lesson(app, name)
    await settled(pilot)
    tutor = lesson_on(app.screen).tutor
    for _ in range(MOST_STEPS):
        if isinstance(app.screen, LessonCard):
            break
        await pilot.press("N")
        await settled(pilot)
    assert isinstance(app.screen, LessonCard), (name, tutor.at + 1, tutor.left)
    comes = "home screen." if name.endswith("-5") else "Enter starts the next lesson."
    assert comes in screen_words(app), "what comes next is said to its end"
    await pilot.press("escape")
    await pilot.pause()
    assert len(app.screen_stack) == 2, "nothing of the lesson is left"


async def test_every_step_of_every_lesson_can_be_skipped() -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for name in all_lessons():
            await skipped(pilot, name)
        assert learned(app.services).lessons == set(all_lessons())

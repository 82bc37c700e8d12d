"""Every lesson on its game's own screen, step by step: the screen does what the lesson expects."""

from __future__ import annotations

from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.content.content_index import ContentIndex
from app.lessons.lesson_repository import lessons_of
from app.match.seats import HUMAN
from app.registry import game_ids
from app.tui.app import MazmorraApp
from app.tui.learning import learned
from app.tui.lessons.card import LessonCard
from app.tui.lessons.opening import open_lesson
from app.tui.match.screen import PlayScreen
from tests.app.lessons.helpers import all_lessons
from tests.app.tui.modes import lesson_on
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words
from tests.helpers.thinned import is_whole

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
    assert what_comes(name) in screen_words(app), "what comes next is said to its end"
    await pilot.press("escape")
    await pilot.pause()
    assert len(app.screen_stack) == 2, "nothing of the lesson is left"


def what_comes(name: str) -> str:
    """What the card at the end of a lesson offers."""
    game = name.partition("-")[0]
    if name != last_of(game):
        return "Enter starts the next lesson."
    return "Enter starts a Descent." if game == "descent" else "against bots."


def last_of(game: str) -> str:
    """The id of a game's last lesson."""
    return list(lessons_of(game))[-1]


@pytest.mark.one_of(2)
@pytest.mark.parametrize("game", game_ids())
async def test_after_the_last_lesson_a_short_match_begins(game: str) -> None:
    """Against bots that play seriously."""
    app = shell()
    app.services.library, app.services.store = ContentIndex(None), None
    async with app.run_test(size=(80, 24)) as pilot:
        open_lesson(app, last_of(game))
        await settled(pilot)
        while not isinstance(app.screen, LessonCard):
            await pilot.press("N")
            await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert app.session is not None
        header = app.session.source.header
        assert (header.game, header.practice) == (game, False)
        person, *bots = app.session.source.seats
        assert person.human
        assert bool(bots) is (game != "descent"), "a Descent is played alone"
        assert not {bot.bot for bot in bots} & {HUMAN, "random"}
        tables = [one for one in app.screen_stack if isinstance(one, PlayScreen)]
        assert len(tables) == 1, "the lesson is gone"


async def test_every_step_of_every_lesson_can_be_skipped() -> None:
    """The suite tries every fourth lesson."""
    names = list(all_lessons())[:: 1 if is_whole() else 4]
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        for name in names:
            await skipped(pilot, name)
        assert learned(app.services).lessons == set(names)

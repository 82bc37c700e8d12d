"""Lessons as people take them: with keys, wrong ones among them, on the games' own screens."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.lessons.learned import LearnedState
from app.tui.learning import learned
from app.tui.lessons.card import LessonCard
from app.tui.lessons.lesson_list import LearnScreen
from app.tui.lessons.mode import PATIENCE, LessonMode
from app.tui.lessons.opening import open_lesson
from app.tui.screens.home import HomeScreen, newcomer
from tests.app.tui.modes import kind_of, lesson_on
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

SMALL, LARGE = (80, 24), (120, 40)


NAPAKALAKI, HAMMERSPACE = ("tab",) * 2, ("tab",) * 3
"""The keys to the lessons of a game in the list."""


async def after(pilot: Pilot[Any], *keys: str) -> str:
    """The last rows of the screen after some keys: what the lesson says, and the keys."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
    return "\n".join(screen_words(pilot.app).splitlines()[-4:])


async def opened(pilot: Pilot[Any], *keys: str) -> LessonMode:
    await pilot.press("t", *keys, "enter")
    await settled(pilot)
    return lesson_on(pilot.app.screen)


async def test_while_rivals_play_the_finished_step_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        mode = await opened(pilot)
        assert not mode.rivals_play
        monkeypatch.setattr(type(mode.session.source), "actor", 1)
        assert not mode.rivals_play, "the learner has still something to do"
        monkeypatch.setattr(type(mode.tutor), "due", False)
        mode.drawn()
        assert "1/6   Now your rivals play." in await after(pilot)


async def test_the_labyrinths_first_lesson() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        tutor = screen.tutor
        assert "1/6" in await after(pilot)

        said = await after(pilot, "up")
        assert "Still to go: right x2." in said, "a wrong key brings the hint"
        assert "This step asks for something else." in said
        assert not match_behind(screen.session).decisions
        assert "Still to go: right." in await after(pilot, "right", "left")

        assert "There's a wall to your right" in await after(pilot, "right")
        await asyncio.sleep(PATIENCE)
        said = await after(pilot)
        assert "There's a wall to your right" in said, "the text stays: one may still be reading it"
        assert "!" not in said
        assert "Stuck? N does this step for you." in said

        assert "Enter continue" in await after(pilot, "right")
        looking = await after(pilot, "x", "down")
        assert "3/6" in looking, "an arrow moves the cursor and reads nothing on"
        assert "Enter plan route" in looking
        assert "Enter continue" not in looking
        assert "Esc back" in looking
        assert "Enter continue" in await after(pilot, "escape")
        assert "4/6" in await after(pilot, "enter")
        assert "4/6" in await after(pilot, "x", "down"), "the cursor is still on the board"
        assert "5/6" in await after(pilot, "escape")
        assert "6/6" in await after(pilot, "N"), "a step can be skipped"
        await after(pilot, *tutor.left)
        assert isinstance(app.screen, LessonCard)
        assert learned(app.services).lessons == {"irrgarten-1"}

        await after(pilot, "enter")
        assert "Two ways out" in await after(pilot)
        await after(pilot, "escape")
        assert isinstance(app.screen, LearnScreen)
        await after(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_a_route_stays_when_the_lesson_waits_for_another_step() -> None:
    """Nobody strayed: the step was never made."""
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        mode = await opened(pilot)
        await after(pilot, "N", "right", "enter", "x", "up", "enter")
        said = await after(pilot, "enter")
        assert "strayed" not in screen_words(app)
        assert "This step asks for something else." in said
        route = cast("IrrgartenScreen", mode.screen).scene.route
        assert route is not None
        assert route.planned


async def test_the_end_of_a_lesson_promises_no_page_about_how_it_ended() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot)
        while not isinstance(app.screen, LessonCard):
            await after(pilot, "N")
        assert "how it ended" not in screen_words(app)


async def test_a_lesson_speaks_in_dialogs_too() -> None:
    app = shell(language="es")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot, *NAPAKALAKI, "2")
        assert "2/5" in await after(pilot, "enter")
        assert "3/5" in await after(pilot, "r")
        assert "3/5" in await after(pilot, "2", "enter"), "another treasure than the lesson wants"
        said = await after(pilot)
        assert "Marca solo la Cuchara de oro" in said
        assert len(app.screen_stack) == 5, "it is asked again"
        assert "4/5" in await after(pilot, "1", "enter")
        assert "5/5" in await after(pilot, "N"), "a step is skipped from its dialog"
        await after(pilot, "enter")
        assert isinstance(app.screen, LessonCard)
        await after(pilot, "r")
        again = lesson_on(app.screen_stack[-1])
        assert again is not screen
        assert again.tutor.at == 0
        assert len(app.screen_stack) == 4, "the lesson before is gone"


async def test_rivals_wait_while_somebody_reads() -> None:
    app = shell()
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot, *HAMMERSPACE, "2")
        assert "1/4" in await after(pilot)
        assert match_behind(screen.session).actor == 1
        assert match_behind(screen.session).decisions == 0
        await after(pilot, "enter")
        assert match_behind(screen.session).decisions == 2
        assert "3/4" in await after(pilot, "enter"), "the hat is ticked already"
        assert "4/4" in await after(pilot, "y", "escape")
        await after(pilot, "4", "enter")
        assert isinstance(app.screen, LessonCard)
        assert app.session is None, "a lesson is no match that could be resumed"


async def test_a_lessons_hint_is_its_own_and_never_that_of_a_bot() -> None:
    """At the table, in a question over it, and where there is only something to read."""
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, *NAPAKALAKI, "1")
        assert "Just read this step" in await after(pilot, "H")
        await after(pilot, "escape", "escape")
        lesson = await opened(pilot, *HAMMERSPACE, "2")
        await after(pilot, "enter")
        assert app.screen is not lesson.screen, "a defence is asked for"
        said = await after(pilot, "H")
        assert "? Tick only slot 3, the hat." in said
        assert "A steady player" not in screen_words(app)
        await after(pilot, "escape")
        assert "? Tick only slot 3, the hat." in await after(pilot, "H")
        assert "A steady player" not in screen_words(app)


async def test_the_list_is_gone_through_by_keys() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("t")
        await pilot.pause()
        screen = cast("LearnScreen", app.screen)
        chosen = []
        keys = "tab tab 3 7 l shift+tab up end down up home down"
        for key in keys.split():
            await pilot.press(key)
            chosen.append(screen.rows.chosen)
        assert chosen == [
            "descent-1", "napakalaki-1", "napakalaki-3", "napakalaki-7", "hammerspace-1",
            "napakalaki-1", "descent-1", "hammerspace-5", "irrgarten-1", "hammerspace-5",
            "irrgarten-1", "irrgarten-2",
        ]  # fmt: skip
        app.services.learned = kept = LearnedState(None)
        kept.tip_shown("irrgarten-slide")
        kept.coached("irrgarten")
        app.change(coach=False)
        assert "explains everything again" in await after(pilot, "c")
        assert (kept.tips, kept.games, app.looks.coach) == (set(), {}, True)
        app.change(language="es")
        await pilot.click("RowList", offset=(10, 13))
        await settled(pilot)
        assert match_behind(lesson_on(app.screen).session).header.game == "napakalaki"


async def test_newcomers_find_the_lessons_first() -> None:
    app = shell()
    app.services.learned = kept = LearnedState(None)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        home = cast("HomeScreen", app.screen)
        assert home.menu.rows.entries[0].command == "home.learn"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, LearnScreen)
    kept.coached("irrgarten")
    assert not newcomer(kept)


async def test_ham_10_a_lesson_takes_an_attack_with_all_its_targets_or_not_at_all() -> None:
    """Half of it would leave one target chosen, which then could not be chosen again."""
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        lesson = await opened(pilot, *HAMMERSPACE, "5")
        assert "2/5" in await after(pilot, "t", "escape")
        assert "3/5" in await after(pilot, "enter")
        before = match_behind(lesson.session).decisions
        assert "mark both rivals" in await after(pilot, "enter")
        assert match_behind(lesson.session).decisions == before
        await after(pilot, "a", "b")
        assert "can't attack" not in screen_words(app)
        assert "4/5" in await after(pilot, "enter")


async def test_a_lesson_ends_only_after_the_log_is_closed() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        lesson = await opened(pilot, *HAMMERSPACE, "1")
        await after(pilot, "enter", "i", "escape", "enter", "enter")
        assert "5/5" in await after(pilot, "L")
        while lesson.tutor.wanted is not None:
            lesson.session.source.decide(0, lesson.tutor.wanted)
        await after(pilot)
        assert kind_of(app.screen) == "LogScreen"
        await after(pilot, "escape")
        assert kind_of(app.screen) == "LessonCard"
        await after(pilot, "enter")
        assert "1/4" in await after(pilot), "the next lesson"
        await after(pilot, "escape")
        assert kind_of(app.screen) == "LearnScreen", "no finished match lies below it"


async def test_the_coach_names_the_key_of_the_key_bar() -> None:
    """HAM-9: Enter changes all four cards; another key does so, too, and is not in the bar."""
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, *HAMMERSPACE, "4")
        said = await after(pilot, "enter", "t", "escape", "enter")
        assert "4/6" in said
        assert "Enter changes all four" in said
        assert "Enter change all four" in said


async def test_the_key_bar_has_what_the_step_wants() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, *NAPAKALAKI, "1")
        said = await after(pilot, "enter")
        assert "y why" in said, "to be tried, so it comes before keys that decide"
        assert "draw the monster" not in said
        assert "Enter draw the monster" in await after(pilot, "y", "escape")
        await after(pilot, "escape", "escape")
        await opened(pilot, *NAPAKALAKI, "2")
        said = await after(pilot, "enter")
        assert "r roll" in said
        assert "accept" not in said


async def test_a_lessons_hint_is_there_where_treasures_are_picked() -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, *NAPAKALAKI, "2")
        await after(pilot, "enter", "r")
        said = await after(pilot, "H")
        assert "? Tick only the Golden Spoon." in said
        assert "A sharp player" not in screen_words(app)


async def test_the_key_bar_offers_enter_only_for_a_card_that_can_be_played() -> None:
    """HAM-7: in the third lesson the first card is a defence."""
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, *HAMMERSPACE, "3")
        await after(pilot, "4", "f")
        await after(pilot, "enter")
        assert "4/5" in await after(pilot, "4", "f")
        assert "Enter play it" not in await after(pilot, "1")
        assert "Enter play it" in await after(pilot, "4")


async def test_a_step_is_shown_once_however_many_rows_the_keys_of_its_dialog_take() -> None:
    """Those of the match are two rows on this screen, and those of the dialog one."""
    app = shell()
    async with app.run_test(size=(100, 30)) as pilot:
        open_lesson(app, "hammerspace-2")
        await settled(pilot)
        await after(pilot, "enter")
        rows = screen_words(app).splitlines()
        assert sum("2/4" in row for row in rows) == 1
        await after(pilot, "escape")
        assert sum("2/4" in row for row in screen_words(app).splitlines()) == 1

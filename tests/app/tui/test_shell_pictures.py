"""Pictures of every screen and dialog of the shell, in both sizes and languages, in ASCII and
without colour. Each is mounted once and then turned into all its looks."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from app.lessons.learned import LearnedState
from app.text.log import News
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.finder import Finder
from app.tui.dialogs.pause import PauseMenu
from app.tui.dialogs.question import YesNoQuestion
from app.tui.dialogs.tell import TellDialog
from app.tui.screens.handover import HandoverScreen
from app.tui.screens.help import HelpScreen
from tests.app.tui.looks import LARGE, SMALL, all_looks, in_sizes, undressed
from tests.app.tui.shell import SAVED, bare_end, shell
from tests.helpers.pictures import screen_svg, screen_text

DIGEST = ("Ben fights the Minotaur and wins: +1 health.", "Eva rolls 0.71: still dead.")

STATES = ("home", "help", "pause", "quit", "abandon", "finder", "tell", "end", "pass")


def screen_of(state: str, app: MazmorraApp) -> BaseScreen[Any] | None:
    """The screen to be pictured, None for the home screen that is there already."""
    match state:
        case "help":
            return HelpScreen(app.place)
        case "pause":
            return PauseMenu()
        case "quit" | "abandon":
            return AskDialog(YesNoQuestion(state))
        case "finder":
            return Finder(app.place)
        case "tell":
            return TellDialog("cmd-tell-title", lambda: ["The disk is full.", "[b]Not[/b] markup."])
        case "end":
            return bare_end()
        case "pass":
            return HandoverScreen("Ana", lambda: [*map(News, DIGEST)])
    return None


@pytest.mark.parametrize("state", STATES)
async def test_looks(state: str, picture: SnapshotAssertion) -> None:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = screen_of(state, app)
        if screen is not None:
            await app.push_screen(screen)
        await all_looks(pilot, picture)


QUESTIONS: dict[str, dict[str, str]] = {
    "records-leave": {},
    "resign": {"name": "Ana"},
    "accept": {},
    "settings-restore": {},
    "settings-keys-restore": {},
}
"""What is asked that no other picture shows, and the values of its words."""


async def test_questions(picture: SnapshotAssertion) -> None:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for room, values in QUESTIONS.items():
            await app.push_screen(AskDialog(YesNoQuestion(room, values.copy)))
            await all_looks(pilot, picture, prefix=f"{room}-")
            await undressed(pilot)
            app.pop_screen()


@pytest.mark.parametrize("new", [False, True], ids=["old-hand", "newcomer"])
async def test_home_without_a_saved_match(new: bool, picture: SnapshotAssertion) -> None:
    app = shell()
    if new:
        app.services.learned = LearnedState(None)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await all_looks(pilot, picture)


async def test_too_small(picture: SnapshotAssertion) -> None:
    async with shell().run_test(size=(60, 18)) as pilot:
        await in_sizes(pilot, picture, (60, 18), languages=("en", "es"))


@pytest.mark.parametrize("theme", ["light", "contrast"])
async def test_a_change_of_theme_touches_no_picture(theme: str) -> None:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        await app.push_screen(bare_end())
        await pilot.pause()
        before = screen_text(app)
        app.change(theme=theme)
        await pilot.pause()
        assert screen_text(app) == before


async def test_without_colour_nothing_on_the_screen_has_one() -> None:
    app = shell(SAVED)
    async with app.run_test(size=SMALL) as pilot:
        for screen in (None, bare_end(), PauseMenu(), Finder(app.place)):
            if screen is not None:
                await app.push_screen(screen)
            app.change(theme="dark")
            app.change(theme="mono")
            await pilot.pause()
            looks = screen_text(app).split("\nroles\n")[1]
            assert "default on default" in looks
            assert "? on" not in looks
            assert "on ?" not in looks


async def test_home_for_people(svg: SnapshotAssertion) -> None:
    """A picture that people look at."""
    app = shell(SAVED)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert screen_svg(app) == svg

"""Pictures of what teaches: the list, lessons and their cards, a lesson in a dialog, a tip."""

from __future__ import annotations

from typing import cast

import pytest
from syrupy.assertion import SnapshotAssertion

from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.ways.dialog import WaysDialog
from app.lessons.learned import LearnedState
from app.registry import game_ids
from app.tui.app import MazmorraApp
from app.tui.learning import learned
from app.tui.lessons.card import LessonCard
from app.tui.lessons.opening import open_lesson
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.lessons.test_journeys import after, opened
from tests.app.tui.looks import SMALL, all_looks, undressed
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled

GAMES = tuple(game_ids())


async def test_the_list(picture: SnapshotAssertion) -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        learned(app.services).lessons |= {"irrgarten-1", "irrgarten-3", "napakalaki-1"}
        await pilot.press("t", "down")
        await all_looks(pilot, picture)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_and_its_card(game: str, picture: SnapshotAssertion) -> None:
    async with shell().run_test(size=SMALL) as pilot:
        screen = await opened(pilot, *["tab"] * GAMES.index(game))
        await all_looks(pilot, picture, prefix="lesson-", settle=settled)
        await undressed(pilot)
        while not isinstance(pilot.app.screen, LessonCard):
            await after(pilot, "enter" if screen.tutor.reading else "N")
        await all_looks(pilot, picture, prefix="card-")


async def test_a_hint_to_a_lesson(picture: SnapshotAssertion) -> None:
    """After a key that is not the one wanted."""
    async with shell().run_test(size=SMALL) as pilot:
        await opened(pilot)
        await all_looks(pilot, picture, settle=lambda pilot: after(pilot, "up"))


async def test_a_lesson_in_a_dialog(picture: SnapshotAssertion) -> None:
    async with shell().run_test(size=SMALL) as pilot:
        screen = await opened(pilot, "tab", "tab")
        while not isinstance(pilot.app.screen, EquipDialog):
            await after(pilot, "enter" if screen.tutor.reading else "N")
        await all_looks(pilot, picture, settle=settled)


async def test_a_lesson_among_friends(picture: SnapshotAssertion) -> None:
    """Its lines are below the dialog of a choice, too."""
    async with shell().run_test(size=SMALL) as pilot:
        open_lesson(cast("MazmorraApp", pilot.app), "napakalaki-6")
        await settled(pilot)
        await all_looks(pilot, picture, prefix="begins-", settle=settled)
        await undressed(pilot)
        while not isinstance(pilot.app.screen, WaysDialog):
            await after(pilot, "enter")
        await all_looks(pilot, picture, prefix="ways-", settle=settled)


async def test_a_tip_of_the_coach(picture: SnapshotAssertion) -> None:
    app = shell()
    app.services.learned, app.services.store = LearnedState(None), None
    async with app.run_test(size=SMALL) as pilot:
        session = napakalaki.laid(napakalaki.TABLE, rolls=True, dice=(1,))
        await napakalaki.opened(pilot, session)
        await after(pilot, "r")
        await all_looks(pilot, picture, settle=settled)

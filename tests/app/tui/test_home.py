"""The home screen: how it is left."""

from __future__ import annotations

from app.tui.dialogs.ask import AskDialog
from app.tui.screens.home import HomeScreen
from tests.app.tui.shell import SAVED, shell
from tests.app.tui.test_shell_journeys import SIZE, front, press
from tests.helpers.pictures import screen_text


async def test_one_escape_too_many_does_not_end_the_program() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "escape")
        assert app.return_value is None
        assert front(app) is AskDialog
        assert app.texts("quit-home-about", saving="true") in screen_text(app)
        await press(pilot, "escape")
        assert front(app) is HomeScreen
        await press(pilot, "escape", "enter")
        assert front(app) is HomeScreen, "the harmless answer is chosen"
        await press(pilot, "escape", "down", "enter")
        assert app.return_value == 0


async def test_the_quit_row_and_its_letter_leave_at_once() -> None:
    for keys in (("q",), ("escape", "escape", "end", "enter"), ("end", "enter")):
        app = shell()
        async with app.run_test(size=SIZE) as pilot:
            await press(pilot, *keys)
            assert app.return_value == 0


async def test_the_saved_match_is_described_once() -> None:
    app = shell(SAVED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert text.count("The Old Quarry") == 1
        assert text.count("Ana, Ben") == 1

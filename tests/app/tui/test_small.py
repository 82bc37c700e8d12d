"""Any size: below 80x24 a notice, and everything as it was when there is room again."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest

from app.text.log import News
from app.tui.base_screen import BaseScreen
from app.tui.dialogs.pause import PauseMenu
from app.tui.screens.handover import HandoverScreen
from app.tui.screens.help import HelpScreen
from app.tui.screens.home import HomeScreen
from app.tui.settings.screen import SettingsScreen
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.settings.helpers import doctor
from tests.app.tui.shell import bare_end, shell
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

STORM = (
    (79, 24), (80, 23), (80, 24), (200, 60), (20, 5), (1, 1), (300, 10), (10, 100), (119, 40),
    (120, 39), (120, 40), (3, 24), (80, 2), (81, 25), (40, 12), (120, 40), (2, 2), (80, 24),
)  # fmt: skip


@pytest.mark.parametrize(
    ("size", "classes"),
    [
        ((80, 24), set()),
        ((79, 24), {"-small"}),
        ((80, 23), {"-small"}),
        ((119, 40), set()),
        ((120, 39), set()),
        ((120, 40), {"-wide"}),
    ],
)
async def test_the_layout_goes_by_both_sides(size: tuple[int, int], classes: set[str]) -> None:
    app = shell()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert set(app.screen.classes) & {"-small", "-wide"} == classes


async def test_the_notice_tells_both_sizes_live() -> None:
    app = shell()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert "60×20 now, 80×24 needed" in screen_text(app)
        await pilot.resize_terminal(79, 30)
        await pilot.pause()
        assert "79×30 now, 80×24 needed" in screen_text(app)


async def test_keys_do_nothing_while_nobody_sees_what_they_do() -> None:
    app = shell()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        await pilot.press("f4", "down", "question_mark", "q")
        await pilot.pause()
        assert app.looks.theme == "dark"
        assert isinstance(app.screen, HomeScreen)


async def test_ctrl_q_leaves_at_any_size() -> None:
    app = shell()
    async with app.run_test(size=(30, 5)) as pilot:
        await pilot.press("ctrl+q")
    assert app.return_code == 0


async def test_ctrl_q_leaves_a_saved_match_where_no_question_could_be_seen() -> None:
    """Asked in a window that is large enough, the question is hidden when the window shrinks."""
    app = irrgarten.program()
    async with app.run_test(size=(80, 24)) as pilot:
        await irrgarten.opened(pilot, irrgarten.match_of(irrgarten.GARDEN, {"Ana": "human"}))
        await pilot.press("ctrl+q")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "quit with Ctrl-Q" in screen_text(app)
        await pilot.press("ctrl+q")
    assert app.return_code == 0


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", ["home", "help", "pause", "end", "pass"])
async def test_a_storm_of_sizes_changes_nothing(name: str) -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screens: dict[str, BaseScreen[Any]] = {
            "help": HelpScreen(app.place),
            "pause": PauseMenu(),
            "end": bare_end(),
            "pass": HandoverScreen("Ana", lambda: [News("Ben goes north.")]),
        }
        if name in screens:
            await app.push_screen(screens[name])
        await pilot.press("down")
        await pilot.pause()
        before = screen_text(app)
        for size in STORM:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            screen_text(app)
        assert screen_text(app) == before


GAMES: dict[str, Any] = {
    "irrgarten": irrgarten,
    "napakalaki": napakalaki,
    "hammerspace": hammerspace,
}


@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    ("game", "times"), [("irrgarten", 50), ("napakalaki", 18), ("hammerspace", 18)]
)
async def test_many_sizes_in_a_row_change_nothing_in_a_match(game: str, times: int) -> None:
    """From 1x1 to 300 columns, and nobody decided anything meanwhile."""
    aids = GAMES[game]
    garden = [irrgarten.GARDEN] if game == "irrgarten" else []
    app = aids.program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = aids.match_of(*garden, {"Ana": "human", "Ben": "human"})
        await aids.opened(pilot, session)
        before, digest = screen_text(app), match_behind(session).digest()
        for size in islice(cycle(STORM), times):
            await pilot.resize_terminal(*size)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert screen_text(app) == before
        assert match_behind(session).digest() == digest


async def test_settings_keys_and_the_doctor_stand_a_storm_of_sizes() -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f9", "t")
        await app.push_screen(doctor(2))
        await settled(pilot)
        before = screen_text(app)
        for size in STORM:
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert screen_text(app) == before
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


async def test_a_dialog_that_is_closed_after_a_resize_leaves_the_right_layout_behind() -> None:
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_pause()
        await pilot.pause()
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen.has_class("-wide")


async def test_what_is_covered_is_laid_out_only_when_it_is_seen_again() -> None:
    """As if it had been in front all the time; what lies behind a dialog is seen meanwhile."""
    looks = {"language": "es", "theme": "light", "glyphs": "ascii"}
    app = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert app._background_screens == [], "the help covers all"
        await pilot.resize_terminal(120, 40)
        app.change(**looks)
        await pilot.pause()
        (home,) = app.screen_stack[1:-1]
        assert home._compositor.size == (80, 24)
        await pilot.press("escape")
        await pilot.pause()
        after = screen_text(app)
        await pilot.press("colon")
        assert app._background_screens == [home]
    other = shell()
    async with other.run_test(size=(120, 40)) as pilot:
        other.change(**looks)
        await pilot.pause()
        assert screen_text(other) == after

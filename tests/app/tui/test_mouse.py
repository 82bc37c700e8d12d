"""What is on the screen is clicked: the signs of the key bar, both arrows of a value, the log, and
what the panels of the labyrinth stand for."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from app.i18n.fluent import Texts
from app.tui.commands import COMMANDS
from app.tui.glyphs import UNICODE
from app.tui.key_names import key_sign
from app.tui.match.log_screen import LogScreen
from app.tui.rules.screen import RulesScreen
from app.tui.screens.home import HomeScreen
from app.tui.widgets.keybar import key_signs, signs_of
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_text

SIZE = (80, 24)
MOVES = ("move.left", "move.down", "move.up", "move.right")


def sign(key: str) -> str:
    return key_sign(key, UNICODE, Texts())


def lines_of(pilot: Pilot[int]) -> list[str]:
    return screen_text(pilot.app).splitlines()[2 : 2 + SIZE[1]]


async def click(pilot: Pilot[int], x: int, y: int) -> None:
    await pilot.click(offset=(x, y))
    await pilot.pause()


def test_each_sign_of_a_group_is_that_of_its_command() -> None:
    import app.games.irrgarten.tui.commands  # noqa: F401  # the registry has them after that

    commands = [COMMANDS[name] for name in MOVES]
    signs = signs_of(commands, sign, {})
    assert "".join(one.text for one in signs) == "←↓↑→/hjkl/4286"
    assert {one.text: one.command for one in signs if one.command} == {
        key: command
        for keys in ("←↓↑→", "hjkl", "4286")
        for key, command in zip(keys, commands, strict=True)
    }


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"list.up": "pageup", "list.down": "pagedown"}, "PgUp PgDn"),
        ({"list.up": "pageup,b", "list.down": "pagedown,space"}, "PgUp PgDn"),
        ({"list.up": "1", "list.down": "2"}, "1-2"),
        ({"list.up": "up,k", "list.down": "down"}, "↑↓/k"),
    ],
)
def test_groups_are_told_shortly_and_each_key_once(keys: dict[str, str], said: str) -> None:
    commands = [COMMANDS["list.up"], COMMANDS["list.down"]]
    assert key_signs(commands, sign, keys) == said


async def test_signs_of_the_key_bar_and_arrows_of_a_value() -> None:
    app = shell()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, HomeScreen)
        first = screen.menu.chosen
        bar = lines_of(pilot)[-1]
        await click(pilot, bar.index("↓"), 23)
        assert screen.menu.chosen != first
        await click(pilot, bar.index("↑"), 23)
        assert screen.menu.chosen == first
        await click(pilot, bar.index("/"), 23)
        assert screen.menu.chosen == first
        app.open_pause()
        await pilot.pause()
        lines = lines_of(pilot)
        row = next(y for y, line in enumerate(lines) if "Theme" in line)
        await click(pilot, lines[row].index("←"), row)
        assert app.looks.theme == "mono"
        await click(pilot, lines[row].index("←") + 4, row)
        assert app.looks.theme == "dark"
        await pilot.press("escape")
        await pilot.pause()
        screen.notice("The prize is small (NAP-14).")
        await pilot.pause()
        await click(pilot, 10, 23)
        assert isinstance(app.screen, RulesScreen)


async def test_the_panels_of_the_labyrinth_and_the_lines_of_the_log() -> None:
    app = program()
    async with app.run_test(size=SIZE) as pilot:
        screen = await opened(pilot, match_of(GARDEN, {"Ana": "human"}, monsters=2))
        target = screen.scene.target_now()
        await pilot.click("SidePanel")
        await settled(pilot)
        assert screen.scene.target_now() != target
        await pilot.click("LogPanel")
        await pilot.pause()
        log = app.screen
        assert isinstance(log, LogScreen)
        log.rows.perspective.note("play-log-empty")
        log.list.repaint()
        await pilot.pause()
        await pilot.click("RowList", offset=(10, 2))
        assert log.rows.at == 1
        await pilot.click("RowList", offset=(10, 1))
        assert log.rows.at == 0
        await pilot.click("RowList", offset=(10, 20))
        assert log.rows.at == 0, "there is no line"

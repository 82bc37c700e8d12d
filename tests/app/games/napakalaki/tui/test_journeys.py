"""A whole game in the real program by keyboard alone: from the home screen to its end and on."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.pilot import Pilot

from app.content.content_index import ContentIndex
from app.games.napakalaki.tui.dialogs.buy import BuyDialog
from app.games.napakalaki.tui.dialogs.discard import DiscardDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.dialogs.settle import SettleDialog
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import AskDialog
from app.tui.screens.end import GLANCE, EndScreen
from app.tui.screens.home import HomeScreen
from app.tui.screens.newgame import NewGameScreen
from engines.napakalaki.state import FIGHT, SALES
from tests.app.tui.newgame.helpers import go_to, program, write
from tests.helpers.pictures import screen_text

SEED = "LYNX-7"
"""Of a short game in which every choice comes up but one: too many hidden treasures."""
KEYS: dict[type[object], tuple[str, ...]] = {
    EquipDialog: ("enter",),
    DiscardDialog: ("a", "enter"),
    SettleDialog: ("a", "enter"),
    BuyDialog: ("o", "enter"),
}
"""What is pressed in each dialog: what it suggests."""
MOST = 600
"""Keys after which a game is thought never to end."""


def front(app: MazmorraApp) -> type[object]:
    """Which screen is in front."""
    return type(app.screen)


async def turn_comes(pilot: Pilot[Any]) -> None:
    """Wait until something is asked of the person: a dialog, the own turn, or the end."""
    await pilot.pause()
    for _ in range(400):
        screen = pilot.app.screen
        if not isinstance(screen, NapakalakiScreen) or screen.scene.my_turn:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"nothing more happens: {screen_text(pilot.app)}")


def keys_now(pilot: Pilot[Any]) -> tuple[str, ...]:
    """What a newcomer presses: what the key bar offers first, levels as soon as there is gold."""
    screen = pilot.app.screen
    if not isinstance(screen, NapakalakiScreen):
        return KEYS[type(screen)]
    view = screen.scene.view
    if view.phase == SALES and screen.available("nap.buy") is True:
        return ("b",)
    return ("r",) if view.phase == FIGHT else ("enter",)


async def test_from_the_home_screen_to_the_end_and_to_another_game() -> None:
    """NAP-1 to NAP-19 as they come, one person against two bots with the shipped deck."""
    app: MazmorraApp = program(ContentIndex(None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert front(app) is HomeScreen
        await pilot.press("n")
        assert front(app) is NewGameScreen
        await pilot.press("left")  # Classic; a first form opens on the mode for a first match
        await go_to(pilot, "seed")
        await pilot.press("enter")
        await write(pilot, SEED)
        await pilot.press("s")
        await turn_comes(pilot)
        met: set[type[object]] = set()
        for _ in range(MOST):
            if front(app) is EndScreen:
                break
            met.add(front(app))
            await pilot.press(*keys_now(pilot))
            await turn_comes(pilot)
        assert {BuyDialog, SettleDialog, EquipDialog} <= met
        assert "level 10" in screen_text(app)
        assert f"seed {SEED}" in screen_text(app)
        await pilot.pause(GLANCE)
        await pilot.press("b")
        assert front(app) is NapakalakiScreen
        assert "Enter result" in screen_text(app)
        await pilot.press("enter")
        assert front(app) is EndScreen
        await pilot.pause(GLANCE)
        await pilot.press("n")
        await turn_comes(pilot)
        assert front(app) is NapakalakiScreen
        assert "the match is over" not in screen_text(app)
        await pilot.press("escape", "s")
        await pilot.pause()
        assert front(app) is AskDialog  # nothing saves this match, so leaving it is asked about
        await pilot.press("y")
        await pilot.pause()
        assert front(app) is HomeScreen

"""The table by the mouse: a click reads what is under it."""

from __future__ import annotations

from app.games.napakalaki.tui.deck_panel import DeckPanel
from app.games.napakalaki.tui.deck_screen import DecksScreen
from app.games.napakalaki.tui.dialogs.inspect import InspectScreen
from app.games.napakalaki.tui.fight_panel import FightPanel
from app.games.napakalaki.tui.hand_panel import HandPanel
from app.games.napakalaki.tui.monster_panel import MonsterPanel
from app.games.napakalaki.tui.rivals import NapakalakiRivals
from app.games.napakalaki.tui.why_screen import NapakalakiWhyScreen
from tests.app.games.napakalaki.tui.helpers import (
    ANA,
    BEN,
    TABLE,
    laid,
    opened,
    program,
    seen,
)
from tests.app.tui.waiting import settled


async def test_a_click_reads_what_is_under_it() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        await pilot.click(HandPanel, offset=(5, 2))
        assert screen.scene.cards.treasure(screen.scene.view.hidden[1]) in await seen(pilot)
        assert isinstance(pilot.app.screen, InspectScreen)
        await seen(pilot, "escape")
        await pilot.click(NapakalakiRivals, offset=(5, 1))
        assert "@3 Eva" in await seen(pilot)
        await seen(pilot, "escape", "enter")
        await pilot.click(FightPanel, offset=(5, 1))
        assert isinstance(pilot.app.screen, NapakalakiWhyScreen)
        await seen(pilot, "escape")
        await pilot.click(MonsterPanel, offset=(5, 1))
        text = await seen(pilot)
        assert isinstance(pilot.app.screen, InspectScreen)
        assert "Dragon with Hiccups" in text


async def test_a_click_finds_cards_in_two_columns_and_rivals_in_boxes() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        six = (5, "bucket-of-shame", f"{ANA[2]} lampshade traffic-cone chandelier")
        screen = await opened(pilot, laid((six, BEN, (8, "", ""))))
        names = [screen.scene.cards.treasure(card) for card in screen.scene.view.hidden]
        for offset, name in (((3, 1), names[0]), ((3, 2), names[1]), ((45, 1), names[3])):
            await pilot.click(HandPanel, offset=offset)
            inspect = pilot.app.screen
            assert isinstance(inspect, InspectScreen)
            assert names[inspect.at] == name
            await seen(pilot, "escape")
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        await pilot.click(NapakalakiRivals, offset=(100, 3))
        assert "@3 Eva" in await seen(pilot)
        await seen(pilot, "escape")
        await pilot.click(DeckPanel, offset=(5, 3))
        assert isinstance(pilot.app.screen, DecksScreen)


async def test_a_click_on_a_covered_hand_shows_nothing() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE))
        await seen(pilot, "v")
        await pilot.click(HandPanel, offset=(5, 2))
        assert pilot.app.screen is screen

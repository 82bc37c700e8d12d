"""Sales and equipping are entered with the door where nothing else would be done (NAP-10a)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.games.napakalaki.tui.dialogs.buy import BuyDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.match.match import Match
from app.session.session import Session
from engines.napakalaki.state import DOOR, EARLY, SALES, State
from tests.app.games.napakalaki.tui.helpers import NOTHING, Holding, opened, program, seen, shown
from tests.app.games.napakalaki.tui.ways.helpers import friends, waiting
from tests.helpers.matches import match_behind

ROW = (("choir-of-frogs", 1),)
USELESS: Holding = (5, "umbrella-of-indifference pepper-mill", "hired-suit")
"""The Hired Suit adds nothing."""
DRESSED: Holding = (5, "borrowed-bell spring-mail two-left-shoes judges-wig", "")
"""A sale of all buys a level, and all add to the total level."""
RICH: Holding = (5, "golden-spoon parking-ticket", "")
"""The same, but nothing of it adds to the total level."""


def own(screen: NapakalakiScreen) -> list[str]:
    match = match_behind(screen.scene)
    assert isinstance(match, Match)
    return [one.notation for one in match.written if one.seat == 0]


def at_sales(
    holding: Holding, row: Sequence[tuple[str, int]] = ROW, deck: str = "base", level: int = 5
) -> Session:
    """Ana at her sales, in a turn in which she may equip before the fight."""

    def lay(state: State) -> None:
        waiting(row)(state)
        state.early, state.level[0] = 1, level

    table = (holding, NOTHING, NOTHING)
    return friends(holdings=table, deck=deck, then=lay, meets="" if row else "hiccup-dragon")


@pytest.mark.parametrize(
    ("holding", "deck", "row"),
    [(USELESS, "friends", (("sourdough", 1),)), (DRESSED, "base", ROW)],
)
async def test_one_key_enters_sales_equipping_and_the_door(
    holding: Holding, deck: str, row: Sequence[tuple[str, int]]
) -> None:
    """NAP-36: in the first case nothing can be sold, in the second nothing can be equipped."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(holding, row, deck))
        text = await seen(pilot)
        assert "WHICH DOOR?" in text
        assert ("e equip" in text) == (holding is USELESS)
        assert ("b buy levels" in text) == (holding is DRESSED)
        assert "door 1" not in own(screen)
        await seen(pilot, "1")
        assert own(screen)[:3] == ["done", "done", "door 1"]


async def test_a_useless_treasure_can_still_be_equipped_before_the_door() -> None:
    """NAP-9: it may be what a monster takes instead of something better."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(USELESS, (("sourdough", 1),), "friends"))
        await seen(pilot, "e")
        assert isinstance(pilot.app.screen, EquipDialog)
        text = await seen(pilot, "space", "enter")
        assert "WHICH DOOR?" in text
        assert screen.scene.view.phase == DOOR
        assert [one.split()[0] for one in own(screen)[-2:]] == ["equip", "done"]


async def test_gear_can_still_be_sold_before_the_door() -> None:
    """NAP-11: and the door is asked for again after the sale."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(DRESSED))
        await seen(pilot, "b")
        assert isinstance(pilot.app.screen, BuyDialog)
        text = await seen(pilot, "1", "2", "3", "4", "enter")
        assert screen.scene.mine.level == 6
        assert "WHICH DOOR?" in text


async def test_a_sale_of_what_nobody_would_wear_is_offered_and_can_be_left() -> None:
    """NAP-11: Enter sells; Esc leads to the table, whose Enter leads to the door."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(RICH))
        await seen(pilot)
        assert isinstance(pilot.app.screen, BuyDialog)
        await seen(pilot, "escape")
        assert "BUY LEVELS" not in shown(pilot)
        assert screen.scene.view.phase == SALES
        assert "WHICH DOOR?" in await seen(pilot, "enter")
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(RICH))
        await seen(pilot, "enter")
        assert screen.scene.mine.level == 6
        assert "WHICH DOOR?" in shown(pilot)


async def test_without_a_monster_that_waits_one_key_draws() -> None:
    """NAP-36: gear that stays, and nothing to equip."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, at_sales(DRESSED, ()))
        assert "Enter draw the monster" in await seen(pilot)
        await seen(pilot, "enter")
        assert own(screen)[:2] == ["done", "draw"]


async def test_who_could_dress_better_is_asked_before_the_door() -> None:
    """NAP-9: the end of the sales alone is entered."""
    async with program().run_test(size=(80, 24)) as pilot:
        better: Holding = (5, "borrowed-bell spring-mail two-left-shoes", "judges-wig")
        screen = await opened(pilot, at_sales(better))
        assert "Enter equip first" in await seen(pilot)
        await seen(pilot, "enter")
        assert screen.scene.view.phase == EARLY
        assert isinstance(pilot.app.screen, EquipDialog)


async def test_a_lesson_asks_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = at_sales(RICH)
        monkeypatch.setattr(session, "teaches", True)
        screen = await opened(pilot, session)
        await seen(pilot)
        assert pilot.app.screen is screen
        assert screen.scene.view.phase == SALES

"""Every state is pictured in the looks that are due; each game is once in the other themes."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from app.tui.themes import PALETTES
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.hammerspace.tui import test_pictures as tables
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.tui.everywhere.matrix import LARGE, PICTURED, due, pictured, states
from tests.app.tui.shell import shell
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_svg

OTHERS = ("light", "contrast")
"""The themes that the pictures in text do not show: they hold roles, not colours."""


def test_every_state_is_pictured_in_the_looks_that_are_due_and_no_others() -> None:
    wrong = {state: seen ^ due(state[0]) for state, seen in pictured().items()}
    assert not {state: looks for state, looks in wrong.items() if looks}


def test_every_stop_of_the_tour_leads_to_a_state_that_there_is() -> None:
    """That no stop is left out, the tour itself says."""
    assert set(PICTURED.values()) <= states()


def test_the_states_at_120x40_are_there() -> None:
    """That no kind of screen is left out, the tour and every picture say."""
    assert {state for named in LARGE.values() for state in named} <= states()
    assert all(LARGE.values())


def test_all_themes_are_pictured() -> None:
    assert set(PALETTES) == {"dark", "mono", *OTHERS}


async def labyrinth(pilot: Pilot[Any]) -> None:
    players = {"Ana": "human", "Ben": "scout", "Eva": "random"}
    await irrgarten.opened(pilot, irrgarten.match_of(irrgarten.GARDEN, players))


async def fight(pilot: Pilot[Any]) -> None:
    await napakalaki.opened(pilot, napakalaki.laid(napakalaki.TABLE, meets="hiccup-dragon"))
    await pilot.press("enter")
    await settled(pilot)


async def table(pilot: Pilot[Any]) -> None:
    await hammerspace.opened(pilot, tables.table())


@pytest.mark.parametrize("opened", [labyrinth, fight, table], ids=lambda opened: opened.__name__)
async def test_the_other_themes_for_people(opened: Any, svg: SnapshotAssertion) -> None:
    """Pictures that people look at."""
    app: MazmorraApp = shell()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot)
        for theme in OTHERS:
            app.change(theme=theme)
            await pilot.pause()
            assert screen_svg(app) == svg(name=theme)

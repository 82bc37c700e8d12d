"""Pictures of the table's states: one mount each, then other languages, sizes and skins."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.screens.end import EndScreen
from engines.napakalaki.events import Met
from tests.app.games.napakalaki.tui.helpers import Holding, laid, opened, program
from tests.app.tui.looks import all_looks, in_sizes
from tests.app.tui.waiting import settled, until

ANA: Holding = (
    5,
    "bucket-of-shame rubber-sabre pan-lid spring-boots",
    "necklace-of-envy two-left-shoes door-on-a-stick colander",
)
BEN: Holding = (6, "stale-baguette golden-spoon", "wet-towel half-scissors tin-opener")
EVA: Holding = (8, "spring-mail grand-piano", "paper-crown traffic-cone lampshade rolled-carpet")
TABLE = (ANA, BEN, EVA)
NOTHING: Holding = (1, "", "")
BOTS = {"Ana": "cautious", "Ben": "cautious", "Eva": "cautious"}
SIX = {"Ana": "human", "Ben": "random", "Eva": "random", "Bot3": "random"} | {
    "[b]Marshmallow-Max[/b]": "random",
    "日本語の名前": "random",
}


async def all_sizes(pilot: Pilot[Any], picture: SnapshotAssertion) -> None:
    """The state in both sizes and languages, and in ASCII without colour."""
    await all_looks(pilot, picture, settle=settled)


async def after(pilot: Pilot[Any], *keys: str) -> None:
    """Some keys, each when all before was shown."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


# -- the phases of a turn


async def test_the_roll_for_starting_treasures(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, turn=1, dice=[6]))
        await all_sizes(pilot, picture)


async def test_starting_treasures_before_they_are_equipped(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, turn=1, dice=[6]))
        await after(pilot, "r")
        await all_sizes(pilot, picture)


async def test_before_the_monster_is_drawn(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, met="rude-printer choir-of-frogs"))
        await all_sizes(pilot, picture)


async def test_a_fight_that_is_lost_and_its_odds(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        await after(pilot, "enter")
        await all_sizes(pilot, picture)


async def test_an_escape(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[5]))
        await after(pilot, "enter", "r", "escape")
        await all_sizes(pilot, picture)


async def test_caught_and_to_be_settled(picture: SnapshotAssertion) -> None:
    """NAP-16: the table while what is lost is open, its dialog left."""
    async with program().run_test(size=(80, 24)) as pilot:
        weak = (3, "bucket-of-shame rubber-sabre", ANA[2])
        await opened(pilot, laid((weak, BEN, EVA), meets="magpie-mafia", dice=[2]))
        await after(pilot, "enter", "r", "escape")
        await all_sizes(pilot, picture)


async def test_a_victory_and_equipping(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="magpie-mafia"))
        await after(pilot, "enter", "escape")
        await all_sizes(pilot, picture)


async def test_too_many_hidden_treasures(picture: SnapshotAssertion) -> None:
    """NAP-19: the table behind the dialog of the discards."""
    async with program().run_test(size=(80, 24)) as pilot:
        full = (5, "bucket-of-shame", "colander judges-wig traffic-cone paper-crown")
        await opened(
            pilot,
            laid((full, BEN, NOTHING), meets="rude-printer", prize="lampshade emperors-armour"),
        )
        await after(pilot, "enter")
        await all_sizes(pilot, picture)


async def test_the_last_look_at_the_table(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        winner = (9, "bucket-of-shame rubber-sabre pan-lid", "")
        await opened(pilot, laid((winner, BEN, EVA), meets="magpie-mafia"))
        await after(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        await after(pilot, "b")
        await all_sizes(pilot, picture)


async def test_only_bots_play(picture: SnapshotAssertion) -> None:
    """NAP-20: who watches sees backs."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, BOTS, meets="hiccup-dragon"))
        player = screen.scene.player
        met: list[Met] = []
        screen.scene.bus.subscribe(Met, met.append)
        player._pace = lambda _event: 1_000_000.0 if met else 0.0
        await until(pilot, lambda: met)
        player.skip()
        await settled(pilot)
        await all_sizes(pilot, picture)


# -- other tables


@pytest.mark.parametrize("rivals", [1, 2, 5])
async def test_so_many_rivals(picture: SnapshotAssertion, rivals: int) -> None:
    """NAP-1: everything is there whatever their number."""
    async with program().run_test(size=(80, 24)) as pilot:
        others: tuple[Holding, ...] = (
            BEN,
            EVA,
            (9, "emperors-armour two-man-saw judges-wig", ""),
            (2, "", "indoor-umbrella"),
            (3, "stop-sign", "family-album sharp-tongue"),
        )
        players = dict(list(SIX.items())[: rivals + 1])
        await opened(pilot, laid((ANA, *others[:rivals]), players, meets="hiccup-dragon"))
        await after(pilot, "enter")
        await all_sizes(pilot, picture)


async def test_nine_hidden_treasures(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        nine = f"{ANA[2]} paper-crown traffic-cone lampshade rolled-carpet wet-towel"
        await opened(pilot, laid(((3, "bucket-of-shame", nine), NOTHING, NOTHING)))
        await all_sizes(pilot, picture)


async def test_sizes_between(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(100, 30)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        await after(pilot, "enter")
        sizes = ((100, 30), (119, 45), (160, 50))
        await in_sizes(pilot, picture, *sizes, settle=settled)


async def test_a_covered_hand(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE))
        await after(pilot, "v")
        await all_sizes(pilot, picture)


# -- pages


PAGES = {
    "why": ("y",),
    "decks": ("d",),
    "rival": ("tab",),
    "help": ("question_mark",),
    "log": ("r", "enter", "L", "home"),
}
"""What opens over the table, and the keys that lead there."""


@pytest.mark.parametrize("page", PAGES)
async def test_pages(picture: SnapshotAssertion, page: str) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon", met="rude-printer choir-of-frogs"))
        await after(pilot, "enter", *PAGES[page])
        await all_sizes(pilot, picture)


async def test_a_hint(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, met="rude-printer choir-of-frogs"))
        await all_looks(pilot, picture, settle=lambda pilot: after(pilot, "H"))

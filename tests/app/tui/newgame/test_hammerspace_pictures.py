"""Pictures of the form of Hammerspace, in all looks."""

from __future__ import annotations

from pathlib import Path

from syrupy.assertion import SnapshotAssertion

from tests.app.games.hammerspace.decks import CARDS, put_deck
from tests.app.tui.looks import SMALL, all_looks
from tests.app.tui.newgame.helpers import go_to, program
from tests.app.tui.newgame.test_hammerspace import lost_library, opened


async def test_as_it_opens(picture: SnapshotAssertion, tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, pilot):
        await all_looks(pilot, picture)


async def test_the_list_with_a_broken_deck(picture: SnapshotAssertion, tmp_path: Path) -> None:
    library = lost_library(tmp_path)
    wrong = CARDS.replace("chemical: 3, ice: 7", "physical: 3")
    put_deck(tmp_path / "own" / "hammerspace" / "decks", "cellar", cards=wrong)
    app = program(library)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.open_new_game("hammerspace")
        await pilot.pause()
        await pilot.press("down", "right", "enter")
        await all_looks(pilot, picture)


async def test_all_rules(picture: SnapshotAssertion, tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, pilot):
        for group in ("limit", "timer", "hiding"):
            await go_to(pilot, f"group:{group}")
            await pilot.press("right")
        await go_to(pilot, "option:time_limit")
        await pilot.press("right")
        await all_looks(pilot, picture)


async def test_more_players_than_there_are_characters_for(
    picture: SnapshotAssertion, tmp_path: Path
) -> None:
    library = lost_library(tmp_path)
    put_deck(tmp_path / "own" / "hammerspace" / "decks", "short")
    app = program(library)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.open_new_game("hammerspace")
        await pilot.pause()
        await pilot.press("down", "right")
        await go_to(pilot, "start")
        await all_looks(pilot, picture)

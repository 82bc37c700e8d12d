"""Pictures of the form of Napakalaki, in all looks."""

from __future__ import annotations

from pathlib import Path

from syrupy.assertion import SnapshotAssertion

from tests.app.games.napakalaki.decks import MONSTERS, put_deck
from tests.app.tui.looks import SMALL, all_looks, undressed
from tests.app.tui.newgame.helpers import deck_library, go_to, program


async def test_as_it_opens(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await all_looks(pilot, picture)


async def test_the_list_with_a_broken_deck(picture: SnapshotAssertion, tmp_path: Path) -> None:
    library = deck_library(tmp_path)
    wrong = MONSTERS.replace("death: true", "death: true, levels: 2").replace(
        "id: cold", "di: cold"
    )
    folder = put_deck(tmp_path / "own" / "napakalaki" / "decks", "cellar", monsters=wrong)
    (folder / "deck.yaml").unlink()
    app = program(library)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "down", "right", "enter")
        await all_looks(pilot, picture)


async def test_more_players_than_the_edition_and_the_deck_are_for(
    picture: SnapshotAssertion, tmp_path: Path
) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "a")
        await go_to(pilot, "preset")
        await pilot.press("right")
        await go_to(pilot, "seats")
        await all_looks(pilot, picture)


async def test_the_house_rule_is_offered(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "a", "a")
        await all_looks(pilot, picture)


async def test_ready_to_start_with_a_house_rule(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "a", "a", "y", "end")
        await all_looks(pilot, picture)


async def test_the_course_opens_its_editions(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("n", "right", "right", "down", "right")
        await all_looks(pilot, picture)
        await undressed(pilot)
        await pilot.press("up")
        await all_looks(pilot, picture, prefix="all-")

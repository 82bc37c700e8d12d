"""Pictures of the screen's states: one mount each, then other languages, sizes and skins."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.irrgarten.events import Blow
from engines.irrgarten.parameters import FOG_EXPLORED
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.looks import all_looks, undressed
from tests.app.tui.waiting import a_moment, settled, until

THREE = {"Ana": "human", "Ben": "scout", "Eva": "random"}
ALONE = {"Ana": "human"}
FIGHT = ("P-M---E", "XXXXXXX")


async def test_the_start(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await all_looks(pilot, picture, settle=settled)


async def test_fog_that_keeps_what_was_seen(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(GARDEN, THREE, fog=FOG_EXPLORED, seed="fog"))
        for _ in range(8):
            assert screen.scene.route is not None
            screen.scene.route.drop()
            await pilot.press("o", "enter")
            await settled(pilot)
        await all_looks(pilot, picture, settle=settled)


async def test_a_fight_in_progress(picture: SnapshotAssertion) -> None:
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        player = screen.scene.player
        blows: list[Blow] = []
        screen.scene.bus.subscribe(Blow, blows.append)
        player._pace = lambda _event: 0.0 if len(blows) < 2 else 1_000_000.0
        await pilot.press("right")
        await a_moment(pilot)
        await pilot.press("right")
        await until(pilot, lambda: len(blows) == 2)
        assert screen.scene.fold.fight is not None
        await all_looks(pilot, picture, settle=a_moment)


async def test_a_dead_seat_and_a_dead_monster(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        players = {"Ana": "human", "Ben": "human", "Eva": "human"}
        rows = ("P-M-E", "XXXXX", "P-M--", "XXX-X", "P-M--")
        session = match_of(
            rows,
            players,
            seed="6",
            player_health=1,
            resurrection=1,
            wounds_to_lose=9,
            player_strength=0,
            player_intelligence=0,
        )
        screen = await opened(pilot, session)
        for _ in range(12):
            if not all(mate.alive for mate in screen.scene.fold.mates):
                break
            await pilot.press("right")
            await settled(pilot)
        assert not all(mate.alive for mate in screen.scene.fold.mates)
        await all_looks(pilot, picture, settle=settled)


async def test_looking_round(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await pilot.press("x", "tab", "tab")
        await all_looks(pilot, picture, settle=settled)


async def test_a_route_is_planned(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await pilot.press("greater_than_sign")
        await all_looks(pilot, picture, settle=settled)


async def test_the_whole_map(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await pilot.press("m")
        await all_looks(pilot, picture, settle=settled)


async def test_the_sums(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await pilot.press("y")
        await all_looks(pilot, picture, settle=settled)


async def test_the_log_with_a_fight_opened(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        await pilot.press("right")
        await settled(pilot)
        await pilot.press("right")
        await settled(pilot)
        lines = screen.scene.perspectives[screen.scene.viewer].log.lines
        await pilot.press("L")
        while not lines[screen.app.screen.rows.at].detail:  # type: ignore[attr-defined]  # the log's
            await pilot.press("up")
        await pilot.press("enter")
        await all_looks(pilot, picture, settle=settled)
        await undressed(pilot)
        await pilot.press("slash", *"ana")
        await all_looks(pilot, picture, settle=settled, prefix="search-")


async def test_the_keyboard_is_passed(picture: SnapshotAssertion) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        two = {"Ana": "human", "Ben": "human"}
        await opened(pilot, match_of(GARDEN, two, fog=FOG_EXPLORED))
        while not isinstance(app.screen, HandoverScreen):
            await pilot.press("down")
            await settled(pilot)
        await all_looks(pilot, picture, settle=settled)


async def test_a_monster_in_the_way(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        await pilot.press("right")
        await all_looks(pilot, picture, settle=settled)


async def test_advice_that_comes_unasked(picture: SnapshotAssertion) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        app.change(hints="full")
        await all_looks(pilot, picture, settle=settled)


@pytest.mark.parametrize(
    ("page", "key"), [("help", "question_mark"), ("finder", "colon"), ("menu", "escape")]
)
async def test_pages(picture: SnapshotAssertion, page: str, key: str) -> None:
    """What every match has, with what is this game's in it."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN, THREE))
        await pilot.press(key)
        await all_looks(pilot, picture, settle=settled)
        if page == "help":
            await undressed(pilot)
            await pilot.press("slash", *"mon", "enter")
            await all_looks(pilot, picture, settle=settled, prefix="search-")


async def test_the_end(picture: SnapshotAssertion) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(("PE", "XX"), ALONE))
        await pilot.press("right")
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        await pilot.press("b")
        await settled(pilot)
        assert isinstance(app.screen, IrrgartenScreen)
        await all_looks(pilot, picture, settle=settled)

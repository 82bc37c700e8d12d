"""Pictures of the Descent's screen: one mount each, then other languages, sizes and skins."""

from __future__ import annotations

from typing import cast

import pytest
from syrupy.assertion import SnapshotAssertion

from app.tui.app import MazmorraApp
from app.tui.screens.end import EndScreen
from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.things import HEALTH
from engines.irrgarten.events import SHIELD, Blow
from tests.app.games.irrgarten.tui.descent.helpers import (
    at_the_gate,
    closing,
    match_of,
    opened,
    overloaded,
    press,
    program,
    weak,
)
from tests.app.tui.looks import all_looks
from tests.app.tui.waiting import a_moment, settled, until
from tests.helpers.pictures import screen_words

THREE = {"Ana": "human", "Ben": "random", "Eva": "random"}


async def test_the_start(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of())
        await all_looks(pilot, picture, settle=settled)


async def test_company(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(THREE))
        await all_looks(pilot, picture, settle=settled)


async def test_the_floor_closes(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=closing))
        await press(pilot, "g", "x", "left")
        await all_looks(pilot, picture, settle=settled)


async def test_beside_a_monster_with_full_hands(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=overloaded))
        screen.scene.chosen = 1
        await press(pilot, "enter")
        screen.hush()
        await all_looks(pilot, picture, settle=settled)


async def test_what_to_leave_behind(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=overloaded))
        screen.scene.chosen = 1
        await press(pilot, "enter", "enter", "down", "down")
        await all_looks(pilot, picture, settle=settled)


async def test_the_stairs(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=at_the_gate, seed="d"))
        await press(pilot, "g", "down")
        await all_looks(pilot, picture, settle=settled)


async def test_the_whole_picture(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=overloaded))
        await press(pilot, "y")
        await all_looks(pilot, picture, settle=settled)


async def test_a_fight_in_progress(picture: SnapshotAssertion) -> None:
    async with program(speed=2).run_test(size=(80, 24)) as pilot:

        def even(state: State) -> None:
            state.square[0] = state.floor.foe_square[0] - state.floor.board.stride

        screen = await opened(pilot, match_of(change=even))
        player = screen.scene.player
        blows: list[Blow] = []
        screen.scene.bus.subscribe(Blow, blows.append)
        player._pace = lambda _event: 0.0 if len(blows) < 2 else 1_000_000.0
        await pilot.press("down")
        await until(pilot, lambda: len(blows) == 2)
        await all_looks(pilot, picture, settle=a_moment)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_end_tells_who_did_it(language: str) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        cast("MazmorraApp", pilot.app).change(language=language)
        await opened(pilot, match_of(change=weak))
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        summary = pilot.app.screen.outlook.summary()
        assert summary.headline == {"en": "15 coins", "es": "15 monedas"}[language]
        reached = {"en": "floor 1 of 8", "es": "piso 1 de 8"}[language]
        steps = {"en": " step", "es": " paso"}[language]
        assert steps in screen_words(pilot.app).splitlines()[2], "a Descent counts no turns"
        died = {
            "en": "(# is a floor passed, x the death)",
            "es": "(# es un piso superado, x la muerte)",
        }[language]
        assert summary.standings[0].note == f"{reached}  x.......  {died}"


async def test_the_end_alone_says_what_the_last_stairs_would_have_brought() -> None:
    """IRR-51, IRR-52: half of 31 coins and 1 for the floor are lost by going down once more."""

    def at_the_stairs(state: State) -> None:
        at_the_gate(state)
        state.health[0], state.strength[0], state.intelligence[0] = 1, 0, 0

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=at_the_stairs))
        await press(pilot, "g")
        gifts = screen.scene.view.gifts
        at = next(n for n, one in enumerate(gifts, 1) if one[0] not in (HEALTH, SHIELD))
        await press(pilot, str(at))
        for _ in range(20):
            if isinstance(pilot.app.screen, EndScreen):
                break
            await press(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        summary = pilot.app.screen.outlook.summary()
        how = summary.how
        assert summary.headline == "16 coins"
        assert "on floor 2" in how
        assert "The stairs below floor 1 would have brought you out with 32." in how
        words = screen_words(pilot.app)
        assert "n new try" in words
        assert "s same again" in words

"""The screen of the Descent played by keys."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from app.games.irrgarten.descent.tui.card_panel import CardPanel
from app.games.irrgarten.descent.tui.floor_frame import FloorFrame
from app.games.irrgarten.descent.tui.why_page import DescentWhyPage
from app.tui.screens.end import EndScreen
from engines.irrgarten.descent.moving import SHOVE
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.conftest import PAR
from tests.app.games.irrgarten.tui.descent.helpers import (
    COMPANY,
    at_the_gate,
    closing,
    match_of,
    opened,
    overloaded,
    press,
    program,
    state_of,
    strong,
    weak,
)
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


async def test_enter_goes_to_the_nearest_monster_stops_and_fights() -> None:
    """Travel stops before every fight (IRR-43: the beaten monster is gone)."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=strong)
        screen = await opened(pilot, session)
        scene = screen.scene
        target = scene.target
        assert target is not None
        steps = scene.way(target.square)
        assert steps is not None
        assert f"go to {scene.monster_said(target)}" in shown(pilot)
        await press(pilot, "enter")
        state = state_of(session)
        assert state.total == steps.steps  # it stands beside the monster, one step short
        assert "You are beside" in shown(pilot)
        assert state.foe_health[target.number] > 0
        await press(pilot, "enter")
        assert state_of(session).foe_health[target.number] == 0
        assert scene.view.me.coins > 0


async def test_arrows_and_letters_step_and_a_wall_says_so() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of()
        screen = await opened(pilot, session)
        start = screen.scene.sheet.square
        await press(pilot, "down", "k", "right", "h")
        assert screen.scene.sheet.square == start
        assert screen.scene.view.round == 5
        await press(pilot, "left")
        assert screen.noticed == "A wall, or closed for good."
        assert screen.scene.view.round == 5


async def test_tab_goes_through_the_monsters_from_near_to_far() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        around = [foe.number for foe in screen.scene.around]
        seen = []
        for _ in range(len(around) + 1):
            assert screen.scene.target is not None
            seen.append(screen.scene.target.number)
            await press(pilot, "tab")
        assert seen == [*around, around[0]]
        await press(pilot, "shift+tab")
        assert screen.scene.target is not None
        assert screen.scene.target.number == around[0]


async def test_the_cursor_describes_squares_and_enter_travels_there() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        start = screen.scene.sheet.square
        assert start is not None
        await press(pilot, "x", "right", "right")
        assert "free, 2 steps" in shown(pilot)
        await press(pilot, "enter")
        assert screen.scene.sheet.square == start + 2
        assert screen.scene.cursor is None
        await press(pilot, "x", "escape")
        assert screen.scene.cursor is None


async def test_the_stairs_offer_gifts_and_the_way_out() -> None:
    """IRR-50, IRR-51: one of three gifts and down, or out with all coins, asked twice."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=at_the_gate)
        screen = await opened(pilot, session)
        await press(pilot, "g")
        assert screen.query_one(CardPanel).display
        assert not screen.query_one(FloorFrame).display
        words = shown(pilot)
        assert "32 safe if you climb out." in words
        assert "you keep 16." in words
        await press(pilot, "c")
        assert not screen.scene.ended
        assert "Press c again" in screen.noticed
        await press(pilot, "enter")  # an Enter that was meant for a step chooses nothing
        assert screen.scene.card == "gift"
        await press(pilot, "2")
        assert screen.scene.view.number == 2
        assert not screen.scene.card
        assert screen.query_one(FloorFrame).display


async def test_climbing_out_ends_the_descent_with_its_coins() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=at_the_gate))
        await press(pilot, "g", "c", "c")
        assert isinstance(pilot.app.screen, EndScreen)
        assert "32 coins" in shown(pilot)
        assert "^......." in shown(pilot)


async def test_a_thing_too_many_is_chosen_by_number() -> None:
    """IRR-45: the new thing is the last of those among which one is left."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=overloaded)
        screen = await opened(pilot, session)
        screen.scene.chosen = 1
        await press(pilot, "enter", "enter")
        assert screen.scene.card == "leave"
        assert "your odds without it" in shown(pilot)
        await press(pilot, "4")  # there are three
        assert screen.scene.card == "leave"
        await press(pilot, "1")
        assert screen.scene.view.me.weapon_names == (4, 14)
        assert not screen.scene.card


async def test_death_ends_with_half_the_coins_and_the_killer() -> None:
    """IRR-52: alone, the larger half of the coins is lost."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=weak))
        target = screen.scene.target
        assert target is not None
        name = screen.scene.monster_name(target)
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        words = shown(pilot)
        assert "15 coins" in words
        assert name in words
        assert "x......." in words


async def test_the_map_warns_of_squares_that_close() -> None:
    """IRR-46: marks within ten, four and one laps; then the square is rock."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=closing))
        board = screen.query_one(FloorFrame).grid.board
        signs = {sign for sign, _ in board.closing.values()}
        assert signs == {"::", " :"}
        assert "IT CLOSES" in shown(pilot)
        gone = next(square for square, (sign, _) in board.closing.items() if sign == "::")
        await press(pilot, "g")
        assert screen.scene.sheet.square != gone
        assert gone in board.closed
        assert "closes in" in shown(pilot)


async def test_a_shove_is_told_before_and_done() -> None:
    """IRR-48: walking into a rival moves it on, in fog or not."""
    async with program().run_test(size=(80, 24)) as pilot:

        def beside(state: State) -> None:
            state.square[0], state.square[1] = 81, 82
            state.order, state.seat, state.mover = (0, 1), 0, 0

        session = match_of(COMPANY, change=beside, floor_kinds=False)
        screen = await opened(pilot, session)
        preview = next(one for one in screen.scene.previews if one.rival == 1)
        assert preview.kind == SHOVE
        assert "→ shove Ben" in shown(pilot)
        assert "@2" in shown(pilot)
        await press(pilot, "right")
        assert state_of(session).square == [82, 83]


async def test_a_route_stops_before_it_walks_into_a_rival_once() -> None:
    async with program().run_test(size=(80, 24)) as pilot:

        def beside(state: State) -> None:
            state.square[0], state.square[1] = 81, 100
            state.order, state.seat, state.mover = (0, 1), 0, 0

        session = match_of(COMPANY, change=beside, floor_kinds=False)
        screen = await opened(pilot, session)
        screen.game.travel.to(100)
        await pilot.pause()
        assert state_of(session).square[0] == 81
        assert "in the way" in screen.game.travel.said


async def test_the_page_lists_every_monster_and_ones_own_gear() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=overloaded))
        await press(pilot, "y")
        page = pilot.app.screen
        assert isinstance(page, DescentWhyPage)
        text = "\n".join("".join(span.text for span in line) for line in page.lines(78))
        for foe in screen.scene.monsters:
            assert screen.scene.monster_name(foe) in text
        assert "Fishing Rod" in text


async def test_after_the_end_no_key_walks() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=weak))
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        await press(pilot, "b", "right", "enter", "g")
        assert screen.scene.ended
        assert "The Descent is over." in shown(pilot)


async def test_alone_the_head_shows_par_and_the_end_compares_with_it() -> None:
    """Par of a seed: the coins that the steady bot brings."""
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, match_of(change=weak))
        assert f"par {PAR}" in shown(pilot)
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        assert f"par {PAR}" in shown(pilot)


async def test_the_head_shows_the_seed_where_nothing_can_be_dealt_from_it() -> None:
    """Whoever knows the seed knows the monsters and rivals out of sight."""
    for session, told in (
        (match_of(COMPANY, fog=True), False),
        (match_of(COMPANY, floor_kinds=False), True),
        (match_of(), True),
    ):
        async with program().run_test(size=(120, 40)) as pilot:
            await opened(pilot, session)
            assert ("seed c" in shown(pilot)) == told


async def test_a_click_goes_to_a_square_or_chooses_a_monster() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        scene, grid = screen.scene, screen.query_one(FloorFrame).grid
        far = scene.around[-1]
        screen.post_message(grid.Clicked(far.square, False))
        await pilot.pause()
        assert scene.target == far
        start = scene.sheet.square
        assert start is not None
        screen.post_message(grid.Clicked(start + 2, False))
        await pilot.pause()
        await settled(pilot)
        assert scene.sheet.square == start + 2

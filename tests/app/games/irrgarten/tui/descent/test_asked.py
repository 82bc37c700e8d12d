"""Keys of the Descent that ask before they cost something, and panels that say what counts now."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.digits import SURE, digit
from app.games.irrgarten.descent.tui.why_page import DescentWhyPage
from app.tui.commands import COMMANDS
from engines.irrgarten.descent.state import GIFT, State
from engines.irrgarten.events import SHIELD
from engines.irrgarten.tricks import HOOKS
from tests.app.games.irrgarten.tui.descent.helpers import (
    at_the_gate,
    match_of,
    opened,
    overloaded,
    press,
    program,
    state_of,
    strong,
)
from tests.helpers.pictures import screen_words


async def test_the_key_to_the_exit_never_fights_the_guardian() -> None:
    """IRR-42: it was pressed twice by players who wanted to see the way."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=strong)
        screen = await opened(pilot, session)
        for _ in range(12):
            await press(pilot, "g")
        guardian = screen.scene.guardian
        beside = {one.foe for one in screen.scene.previews if one.foe >= 0}
        assert beside, "it went as far as a monster"
        state = state_of(session)
        assert all(state.foe_health[foe] > 0 for foe in beside)
        assert guardian is not None
        await press(pilot, "enter")
        assert any(state_of(session).foe_health[foe] == 0 for foe in beside)


async def test_enter_goes_at_once_also_far_to_a_monster_that_tab_showed() -> None:
    """It asked for some monsters and not for others. A key stops a way, so none is asked about."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        scene, start = screen.scene, screen.scene.sheet.square
        far = scene.around[-1]
        await press(pilot, "shift+tab")
        assert scene.target == far
        await press(pilot, "enter")
        assert scene.sheet.square != start


async def test_enter_fights_only_after_it_has_named_the_monster() -> None:
    """One rule, whether a way or an arrow led beside it: the first press names it, the second one
    fights. The key bar and the NEXT line say which press it is."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=strong)
        screen = await opened(pilot, session)
        scene = screen.scene
        target = scene.target
        assert target is not None
        way = scene.way(target.square)
        assert way is not None
        assert "Enter walk" in screen_words(pilot.app)
        for square in way.squares[:-1]:
            step = next(one for one in scene.previews if one.target == square)
            await press(pilot, ("up", "down", "left", "right")[step.way])
        assert scene.target == target
        words = screen_words(pilot.app)
        assert "Enter twice: fight" in words
        assert "Enter walk" in words
        await press(pilot, "enter")
        assert state_of(session).foe_health[target.number] > 0
        words = screen_words(pilot.app)
        assert "Enter: fight" in words
        assert screen.label(COMMANDS["descent.go"]) == "Fight", "the notice covers the key bar"
        await press(pilot, "enter")
        assert state_of(session).foe_health[target.number] == 0


async def test_the_first_enter_at_the_stairs_only_marks_a_gift() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=at_the_gate)
        screen = await opened(pilot, session)
        await press(pilot, "g")
        assert screen.scene.card == "gift"
        await press(pilot, "enter")
        assert "Gift 1 is marked" in screen.noticed
        assert state_of(session).phase == GIFT
        await press(pilot, "enter")
        assert state_of(session).floor.number == 2


async def test_irr_45_enter_leaves_nothing_behind_before_a_line_is_marked() -> None:
    """Two presses gave the first weapon away, and the second one was meant for the next step."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=overloaded)
        screen = await opened(pilot, session)
        await press(pilot, "enter", "enter")
        assert screen.scene.card == "leave"
        had = state_of(session).weapons[0]
        await press(pilot, "enter", "enter", "enter")
        assert screen.scene.card == "leave"
        assert state_of(session).weapons[0] == had
        assert "Nothing is lost yet" in screen.noticed
        await press(pilot, "2")
        assert "Line 2 is marked" in screen.noticed
        assert screen.scene.card == "leave"
        await press(pilot, "2")
        assert not screen.scene.card
        assert state_of(session).weapon_names[0] == (9, 14)


async def test_irr_45_enter_marks_what_is_worn_out() -> None:
    """IRR-58: a lamp is kept without uses; who has no hand free finds it marked."""

    def with_a_lamp(state: State) -> None:
        overloaded(state)
        lamp = next(iter(state.config.lamps))
        state.shields[0], state.shield_names[0] = (800, 4, 500, 0, 500, 3), (20, lamp, 19)
        state.foe_prize[1] = ((SHIELD, 2_200, 4, 24),)

    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=with_a_lamp)
        screen = await opened(pilot, session)
        await press(pilot, "enter", "enter")
        assert screen.scene.card == "leave"
        assert "Lampshade worn out" in screen_words(pilot.app)
        await press(pilot, "enter")
        assert "Line 2 is marked" in screen.noticed
        await press(pilot, "enter")
        assert len(state_of(session).shield_names[0]) == 3
        assert not set(state_of(session).shield_names[0]) & state_of(session).config.lamps


async def test_why_at_the_stairs_is_about_the_gifts_and_not_the_floor_behind() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=at_the_gate))
        await press(pilot, "g", "y")
        assert isinstance(pilot.app.screen, DescentWhyPage)
        words = screen_words(pilot.app)
        assert "THE STAIRS BELOW FLOOR 1" in words
        assert not any(screen.scene.monster_name(foe) in words for foe in screen.scene.monsters)


async def test_the_monsters_are_listed_beside_the_floor_with_what_they_carry() -> None:
    """IRR-45: 80x24 has no room for the table of 120x40."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=overloaded))
        words = screen_words(pilot.app)
        assert "WIN % CARRIES" in words
        assert " 100 ATK 4.0" in words


async def test_one_wound_in_a_row_says_what_clears_it() -> None:
    def wounded(state: State) -> None:
        state.hits[0] = 1

    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(change=wounded))
        assert "a block clears it" in screen_words(pilot.app)


def test_digits_agree_with_the_per_cent_beside_them() -> None:
    chances = (0.0, 0.054, 0.104, 0.496, 0.896, 0.904, 0.996, 1.0)
    assert [digit(chance) for chance in chances] == ["0", "0", "1", "5", "9", "9", "9", SURE]


def between(state: State) -> None:
    """Ana, with a fishing rod, has a rival within reach on either side."""
    card = next(at for at, one in enumerate(state.config.gear) if one.trick[0] == HOOKS)
    state.weapons[0], state.weapon_names[0] = (1_000, 5), (card,)
    free = set(state.floor.board.free()) - set(state.floor.foe_square)
    middle = next(square for square in sorted(free) if {square - 1, square + 1} <= free)
    state.square = [middle, middle - 1, middle + 1]
    state.order, state.seat, state.mover = (0, 1, 2), 0, 0


async def test_of_two_rivals_in_reach_the_pointed_one_is_reeled_in() -> None:
    """IRR-58: the key took the first one."""
    async with program().run_test(size=(80, 24)) as pilot:
        people = {"Ana": "human", "Ben": "human", "Eva": "human"}
        session = match_of(people, change=between)
        screen = await opened(pilot, session)
        scene = screen.scene
        assert scene.deciding
        assert len(scene.view.hooks) == 2
        eva = scene.view.sheets[2].square
        await press(pilot, "f")
        assert "Ben and Eva are in reach" in screen.noticed
        assert state_of(session).decisions == 0
        scene.cursor = eva
        await press(pilot, "f")
        assert state_of(session).square[0] == eva


def before_the_guardian(state: State) -> None:
    """Ana beside the guardian of floor 1, with 7 health."""
    gate = state.floor.foe_square[0]
    ways = state.floor.ways
    state.square[0] = next(gate + d for d in state.floor.deltas if ways[gate + d] == 2)
    state.health[0] = 7


async def test_slipping_past_a_guardian_says_its_price_and_asks_twice() -> None:
    """IRR-59."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=before_the_guardian)
        screen = await opened(pilot, session)
        assert "b slip past, -4 HP" in screen_words(pilot.app)
        await press(pilot, "b")
        assert "-4 of 7 health, no pay for the exit, no gift" in screen.noticed
        assert state_of(session).decisions == 0
        await press(pilot, "b")
        assert state_of(session).floor.number == 2
        assert state_of(session).health[0] == 3


async def test_slipping_is_no_key_away_from_a_guardian() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of()
        screen = await opened(pilot, session)
        assert "slip past" not in screen_words(pilot.app)
        await press(pilot, "b", "b")
        assert "can't slip past anybody" in screen.noticed
        assert state_of(session).decisions == 0

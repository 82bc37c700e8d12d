"""The screen of the Descent played by keys."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from textual.pilot import Pilot

from app.games.irrgarten.descent.perspective.floor import closes_in
from app.games.irrgarten.descent.tui.card_panel import CardPanel
from app.games.irrgarten.descent.tui.floor_frame import FloorFrame
from app.games.irrgarten.descent.tui.travel import Trip
from app.games.irrgarten.descent.tui.why_page import DescentWhyPage
from app.games.irrgarten.text.tricks import gear_label, gear_sentence
from app.i18n.fluent import Texts
from app.tui.screens.end import EndScreen
from engines.irrgarten.descent.moving import SHOVE
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.conftest import PAR
from tests.app.games.irrgarten.tui.descent.helpers import (
    COMPANY,
    at_the_gate,
    beside,
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


async def test_irr_52_a_way_that_ends_at_a_deadly_fight_says_what_a_death_costs() -> None:
    """ "You are beside the Vending Golem. Enter fights." was all there was before a death for sure,
    and Enter had no other question."""

    def frail(state: State) -> None:
        state.health[0], state.coins[0] = 1, 9

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=frail))
        golem = max(screen.scene.monsters, key=lambda foe: foe.strength)
        screen.scene.chosen = golem.number
        for _ in range(9):
            await press(pilot, "enter")
            if "fights." in screen.noticed:
                break
        assert re.search(
            r": win <?\d+%, die >?\d+% \(costs 5 coins\)\. Enter fights\.", screen.noticed
        )


async def test_enter_fights_the_monster_that_stopped_the_way_to_the_exit() -> None:
    """The message, the NEXT line and the key mean the same monster."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=strong)
        screen = await opened(pilot, session)
        scene = screen.scene
        other = next(one for one in scene.monsters if one != scene.guardian)
        for _ in range(9):
            scene.chosen = other.number
            await press(pilot, "g")
            if "fights." in screen.noticed:
                break
        beside = next(one for one in scene.previews if one.foe >= 0)
        foe = scene.monster(beside.foe)
        assert foe is not None
        assert foe != other
        assert scene.monster_said(foe) in screen.noticed
        assert f"fight {scene.monster_said(foe)}" in shown(pilot)
        await press(pilot, "enter")
        assert state_of(session).foe_health[foe.number] == 0


async def test_what_stops_a_way_is_a_sentence() -> None:
    """A name with its article begins it with a capital, and Spanish contracts the article."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of())
        foe, travel = screen.scene.monsters[0], screen.game.travel
        ahead = replace(screen.scene.previews[0], foe=foe.number)
        travel._stop("fight", ahead)
        assert travel.said.startswith("The ")
        screen.scene.session.texts = Texts("es")
        travel._stop("target", ahead)
        assert "junto al " in travel.said or "junto a la " in travel.said


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
        assert "you lose 16." in words
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
        assert "you win without it" in shown(pilot)
        await press(pilot, "4")  # there are three
        assert screen.scene.card == "leave"
        await press(pilot, "1")
        assert screen.scene.card == "leave", "a digit only marks a line"
        await press(pilot, "enter")
        assert screen.scene.view.me.weapon_names == (4, 14)
        assert not screen.scene.card


async def test_a_new_floor_begins_with_its_nearest_monster() -> None:
    """A look at the targets of one floor chose a monster of the next: its numbers begin again."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=at_the_gate))
        await press(pilot, "tab", "tab")
        scene = screen.scene
        assert scene.chosen is not None
        while scene.card != "gift":
            await press(pilot, "g")
        await press(pilot, "1")
        assert scene.view.number == 2
        assert scene.target == scene.around[0]


async def test_a_gift_with_full_hands_is_not_compared_on_the_floor_left_behind() -> None:
    """IRR-45, IRR-50: at the stairs there are no odds, and `g` is no key of the card."""
    async with program().run_test(size=(80, 24)) as pilot:

        def full(state: State) -> None:
            overloaded(state)
            at_the_gate(state)
            state.gifts = [(0, 4_000, 6, 14)] * 3

        screen = await opened(pilot, match_of(change=full))
        await press(pilot, "g", "1")
        assert screen.scene.card == "leave"
        assert "WND" not in shown(pilot), "the stairs clear wounds in a row (IRR-41)"
        assert "you win without it" not in shown(pilot)


async def test_the_key_to_the_exit_does_nothing_on_a_card() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=overloaded))
        screen.scene.chosen = 1
        await press(pilot, "enter", "enter")
        assert screen.scene.card == "leave"
        screen.noticed = ""
        await press(pilot, "g")
        assert screen.noticed == ""
        assert screen.game.travel.trip is None


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


async def test_a_way_that_closes_first_says_so() -> None:
    """IRR-46: neither the notes nor a stop call an open square one without a way."""

    def late_bell(state: State) -> None:
        ways = state.floor.ways[state.square[0]]
        state.rung, state.hurry = 1, state.bell + state.floor.farthest - ways + 1

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=late_bell))
        scene, view = screen.scene, screen.scene.view
        late = [one for one in scene.layout.board.free() if scene.way(one) is None]
        open_one = next(one for one in late if closes_in(view, one) and one != scene.sheet.square)
        screen.game.go_to(open_one)
        assert screen.noticed == "The way closes before you get there."
        screen.game.go_to(next(one for one in late if not closes_in(view, one)))
        assert screen.noticed == "That's closed for good."
        screen.game.go_to(0)
        assert screen.noticed == "No way leads there."


async def test_a_shove_is_told_before_and_done() -> None:
    """IRR-48: walking into a rival moves it on, in fog or not."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(COMPANY, change=beside(82), floor_kinds=False)
        screen = await opened(pilot, session)
        preview = next(one for one in screen.scene.previews if one.rival == 1)
        assert preview.kind == SHOVE
        assert "→ shove Ben" in shown(pilot)
        assert "@2" in shown(pilot)
        await press(pilot, "right")
        assert state_of(session).square == [82, 83]


async def test_a_route_stops_before_it_walks_into_a_rival_once() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(COMPANY, change=beside(100), floor_kinds=False)
        screen = await opened(pilot, session)
        screen.game.travel.to(100)
        await pilot.pause()
        assert state_of(session).square[0] == 81
        assert "in the way. Enter walks" in screen.game.travel.said
        screen.game.travel.drop()
        screen.game.travel.to(100, "descent.gate")
        assert "in the way. g walks" in screen.game.travel.said


async def test_a_route_stops_once_when_a_rival_opens_the_exit_or_leaves() -> None:
    """IRR-42, IRR-49: news that may change where to go."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(COMPANY, floor_kinds=False))
        scene, travel = screen.scene, screen.game.travel
        before = scene.view
        travel.trip = Trip(scene.gate, before.number, scene.sheet.health or 0, len(before.foes))
        travel.trip.warned.update(f"rival:{one}" for one in travel._near())
        assert travel.turn_came()
        foes = replace(before.foes, health=(0, *before.foes.health[1:]))
        for news, said in (
            (replace(before, foes=foes), "The guardian is beaten."),
            (replace(before, foes=foes, arrived=(1,)), "You stop: Ben leaves the floor."),
        ):
            scene.perspective.view = news
            assert not travel.turn_came()
            assert travel.said == said
            travel.trip.by_itself = True
            assert travel.turn_came()


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
        prizes = [thing for foe in screen.scene.monsters for thing in foe.prize if thing[0] <= 1]
        cards = [(screen.scene.config.gear[card].trick, kind) for kind, _, _, card in prizes]
        texts = screen.app.texts
        tricks = [(gear_label(texts, one), gear_sentence(texts, one, kind)) for one, kind in cards]
        flat = " ".join(text.split()).lower()
        said = [f", {label}: {trick.lower()}" for label, trick in tricks if trick]
        assert said
        assert all(one in flat for one in said), "the label of the panels has its sentence"


async def test_in_fog_the_screen_tells_what_it_does_not_know() -> None:
    """A guardian out of sight still waits at the exit, and monsters out of sight are counted."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(change=lambda state: state.met[0].clear(), fog=True))
        scene = screen.scene
        assert not scene.monsters
        unknown = scene.view.foe_count
        assert scene.gate == scene.view.exits[0]
        assert "You haven't seen its guardian yet" in shown(pilot)
        await press(pilot, "y")
        page = pilot.app.screen
        assert isinstance(page, DescentWhyPage)
        text = "\n".join("".join(span.text for span in line) for line in page.lines(78))
        assert f"You know 0 monsters here, and {unknown} are out of sight" in text


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
        assert f"(par): {PAR}" in shown(pilot)
        await press(pilot, "y")
        page = pilot.app.screen
        assert isinstance(page, DescentWhyPage)
        text = " ".join(span.text.strip() for line in page.lines(78) for span in line)
        assert "Par is your goal alone: the coins that a quarter of 33 bots beat" in text
        assert f"Here it is {PAR}." in text
        await press(pilot, "escape", "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        assert f"Par is {PAR}, so you missed it by" in shown(pilot)


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

"""The screen played by keys, from the first step to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.perspective.board import FLOOR, UNSEEN, WALL
from app.games.irrgarten.tui.commands import WAYS
from app.games.irrgarten.tui.map_screen import MapScreen
from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.games.irrgarten.tui.side_panel import SidePanel
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.games.irrgarten.tui.why_screen import IrrgartenWhyScreen
from app.match.match import Match
from app.tui.match.log_screen import LogScreen
from app.tui.match.mode import MatchMode
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.irrgarten.events import WON_BY_DEATH, CombatEnded
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_SIGHT
from engines.kernel.events import EVERYONE
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.waiting import settled, until
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

ALONE = {"Ana": "human"}
CORRIDOR = ("P-----E", "XXXXXXX")
FIGHT = ("P-M---E", "XXXXXXX")


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


async def test_a_short_way_is_walked_to_the_victory() -> None:
    """IRR-9: the first at the exit wins, at once."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(CORRIDOR, ALONE))
        for key in ("right", "l", "6", "right", "l"):
            await pilot.press(key)
            await settled(pilot)
            assert isinstance(app.screen, IrrgartenScreen)
        await pilot.press("6")
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        assert "Ana escapes!" in shown(pilot)
        await pilot.press("b")
        await settled(pilot)
        assert isinstance(app.screen, IrrgartenScreen)
        await pilot.press("right")
        assert "The match is over." in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def test_at_the_end_the_fog_lifts_and_no_key_walks() -> None:
    """IRR-24: fog hides during the game; afterwards everybody may see what there was."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("P----E", "XXXXXX", "------")
        await opened(pilot, match_of(rows, ALONE, fog=FOG_SIGHT))
        screen = app.screen
        assert isinstance(screen, IrrgartenScreen)
        await pilot.press("o")
        await settled(pilot)
        hidden = screen.scene.fold.board.square(5, 2)
        assert screen.scene.fold.board.terrain[hidden] == UNSEEN
        for _ in range(5):
            await pilot.press("right")
            await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        await pilot.press("b")
        await settled(pilot)
        board = screen.scene.fold.board
        assert board.terrain[hidden] == FLOOR
        assert board.terrain[board.square(5, 1)] == WALL
        assert screen.scene.fold.exit == board.square(5, 0) == screen.scene.mate.square
        assert "the fog lifts" in shown(pilot)
        assert " move" not in shown(pilot)
        assert "Esc how it ended" in shown(pilot)


async def test_a_route_takes_one_step_an_enter_and_g_goes_on_by_itself() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE))
        await pilot.press("greater_than_sign")
        await pilot.pause()
        assert "6 steps" in shown(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "fight the Sulky Slug" in shown(pilot)
        assert "You stop: the next step is a fight" in shown(pilot)
        await pilot.press("g")
        await settled(pilot)
        assert match_behind(screen.session).decisions >= 2


async def test_the_key_that_planned_a_way_walks_it_but_into_no_fight() -> None:
    """As roguelikes have it: the same key again goes on, and a fight waits for Enter."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE))
        there = ("underscore", "greater_than_sign", "underscore")
        await pilot.press(*there)
        await settled(pilot)
        await pilot.press(*there)
        await settled(pilot)
        assert match_behind(screen.session).decisions == 1
        assert "You stop: the next step is a fight" in shown(pilot)
        await pilot.press(*there)
        await settled(pilot)
        assert match_behind(screen.session).decisions == 1
        await pilot.press("enter")
        await settled(pilot)
        assert match_behind(screen.session).decisions == 2


async def test_o_again_explores_until_the_exit_comes_into_sight() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("P----XXX", "XXXX-XXX", "XXXX---E")
        screen = await opened(pilot, match_of(rows, ALONE, fog=FOG_EXPLORED))
        await pilot.press("o", "o")
        await settled(pilot)
        assert screen.scene.fold.exit is not None
        assert "the exit in sight (> leads there)" in shown(pilot)
        await pilot.press("greater_than_sign", "g")
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)


async def test_g_walks_to_the_end_without_further_keys() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(CORRIDOR, ALONE))
        await pilot.press("greater_than_sign", "g")
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)


@pytest.mark.parametrize("key", ["g", "z"])
async def test_a_key_stops_the_walk_and_says_so(key: str) -> None:
    """Any key, also one without a command."""
    app = program(speed=2)
    long = ("P" + "-" * 30 + "E", "X" * 32)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(long, ALONE))
        await pilot.press("greater_than_sign", "g")
        await asyncio.sleep(0.3)
        await pilot.press(key)
        await settled(pilot)
        made = match_behind(screen.session).decisions
        assert 1 < made < 20
        assert "you pressed a key" in shown(pilot)
        await settled(pilot)
        assert match_behind(screen.session).decisions == made
        for key in ("full_stop", "s", "5"):
            await pilot.press("x", "x", key)
            assert "(IRR-6)" in shown(pilot)
        assert match_behind(screen.session).decisions == made, "each turn is a step: nobody waits"


def test_only_a_match_that_is_not_over_goes_on() -> None:
    session = match_of(("P--E", "XXXX"), ALONE)
    match = cast("Match", match_behind(session))
    greetings = []
    for steps in range(4):
        session.greeted = False
        scene = IrrgartenViewModel(session)
        scene.welcome()
        greetings.append([scene.perspective.log.shown(x) for x in scene.perspective.log.lines])
        if steps < 3:
            match.decide(0, WAYS["move.right"])
    assert match.over
    assert ["continues" in " ".join(lines) for lines in greetings] == [False, True, True, False]


def test_after_an_undo_earlier_lines_are_no_news() -> None:
    """The next screen of a session greets nobody, and put a line of turn 2 above the last one."""
    session = match_of(("P--E", "XXXX"), ALONE)
    cast("Match", match_behind(session)).decide(0, WAYS["move.right"])
    session.greeted = True
    scene = IrrgartenViewModel(session)
    scene.perspective.note("play-goes-on")
    scene.welcome()
    log = scene.perspective.log
    assert len(log.lines) == 1
    assert log.mark == len(log.lines)


async def test_a_fight_is_shown_blow_by_blow_and_a_key_completes_it() -> None:
    app = program(speed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        await pilot.press("underscore", "enter", "right")
        await settled(pilot)
        assert "Enter:" in shown(pilot)
        await pilot.press("right")
        await asyncio.sleep(0.6)
        await pilot.pause()
        assert "FIGHT" in shown(pilot)
        assert "Enter:" not in shown(pilot), "the step of the route is being made"
        assert not screen.scene.player.idle
        fold = screen.scene.fold
        assert fold.fight is not None
        for looks in ("f2", "f2", "f4"):
            await pilot.press(looks)
            assert not screen.scene.player.idle, "a key for the looks completes nothing"
        await pilot.press("x")
        await settled(pilot)
        assert screen.game.looks.looking == "look", "the key counted too"
        assert "Sulky Slug" in screen.scene.perspectives[screen.scene.viewer].log.lines[-1].text


async def test_a_monster_with_a_long_name_is_named_in_full_in_its_fight() -> None:
    """First in the heading, with its bar below; then in the place of the bar."""
    app = program(speed=2, language="es")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        await pilot.press("underscore", "enter", "right")
        await settled(pilot)
        await pilot.press("right")
        await asyncio.sleep(0.6)
        await pilot.pause()
        fight = screen.scene.fold.fight
        assert fight is not None
        assert "─ Babosa enfurruñada s ─" in shown(pilot)
        fight.ended = CombatEnded(EVERYONE, 0, fight.foe, 0, WON_BY_DEATH, 2, 0)
        screen.query_one(SidePanel).repaint()
        await pilot.pause()
        assert "─ COMBATE GANADO ─" in shown(pilot)
        assert f" s  Babosa enfurruñada {fight.foe_health} " in shown(pilot)


async def test_keys_that_come_early_still_count_but_no_more_than_four() -> None:
    app = program(speed=2)
    long = ("P" + "-" * 20 + "E", "P" + "-" * 20 + "-")
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(long, {"Ana": "human", "Ben": "random"})
        screen = await opened(pilot, session)
        await settled(pilot)
        before = screen.scene.mate.square or 0
        await pilot.press(*["right"] * 7)
        await settled(pilot)
        assert (screen.scene.mate.square or 0) - before == 5


async def test_a_key_during_an_own_fight_only_skips_it() -> None:
    """Nobody has read yet how the fight ends, so the key is no step after it."""
    met, then = await _early_step("PM------E", _fights)
    assert then == met


async def test_a_key_after_an_own_fight_also_makes_a_step_to_a_free_square() -> None:
    met, then = await _early_step("PM------E", _fight_won)
    assert then == (met or 0) + 1


async def test_a_key_after_an_own_fight_begins_no_other_fight() -> None:
    met, then = await _early_step("PMM-----E", _fight_won)
    assert then == met


async def _early_step(
    row: str, ready: Callable[[IrrgartenScreen], bool]
) -> tuple[int | None, int | None]:
    """Step right into a weak monster, and press the key again as soon as the screen is `ready`.
    Return the character's square at that press, and when all is shown."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of((row,), ALONE, monster_strength=0))
        await settled(pilot)
        await pilot.press("right")
        await until(pilot, lambda: ready(screen))
        met = screen.scene.mate.square
        await pilot.press("right")
        await settled(pilot)
        return met, screen.scene.mate.square


def _fights(screen: IrrgartenScreen) -> bool:
    return screen.scene.fold.fight is not None


def _fight_won(screen: IrrgartenScreen) -> bool:
    fight = screen.scene.fold.fight
    return fight is not None and fight.ended is not None


async def test_a_click_beside_the_character_moves_and_a_far_one_plans() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(CORRIDOR, ALONE))
        grid = screen.query_one(MazeGrid)
        board = screen.scene.fold.board
        here = screen.scene.mate.square or 0
        left, top = grid.camera

        async def click(square: int) -> None:
            x, y = board.xy(square)
            await pilot.click(MazeGrid, offset=(2 * (x - left), y - top))
            await settled(pilot)

        await click(here + 4)
        assert screen.scene.mate.square == here
        assert screen.scene.route is not None
        assert len(screen.scene.route.squares) == 4
        await click(here + 1)
        assert screen.scene.mate.square == here + 1


async def test_looking_tells_of_squares_and_decides_nothing() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE))
        await pilot.press("x")
        await pilot.pause()
        assert "LOOK" in shown(pilot)
        await pilot.press("right", "right")
        await pilot.pause()
        assert "you win" in shown(pilot)
        await pilot.press("down")
        await pilot.pause()
        assert "wall" in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "NEXT" in shown(pilot)
        assert match_behind(screen.session).decisions == 0


@pytest.mark.parametrize(
    ("key", "page"), [("L", LogScreen), ("m", MapScreen), ("y", IrrgartenWhyScreen)]
)
async def test_pages_open_and_close(key: str, page: type[Any]) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(FIGHT, ALONE))
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, page)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, IrrgartenScreen)


async def test_only_bots_play_while_somebody_watches() -> None:
    app = program(speed=2)
    bots = {"Rob": "scout", "Bob": "scout"}
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("P-----E", "P------"), bots))
        await until(pilot, lambda: screen.session.source.over)
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)


async def test_only_bots_in_fog_are_watched_through_their_eyes() -> None:
    app = program(speed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        bots = {"Rob": "scout", "Bob": "scout"}
        screen = await opened(pilot, match_of(GARDEN, bots, fog=FOG_EXPLORED))
        assert "@1 Rob" in shown(pilot)
        await pilot.press("e")
        await pilot.pause()
        assert "@2 Bob" in shown(pilot)
        assert screen.scene.viewer == 1


@pytest.mark.parametrize("fog", [FOG_EXPLORED, FOG_SIGHT])
async def test_the_keyboard_is_passed_and_nobody_sees_with_the_others_eyes(fog: int) -> None:
    """IRR-24: the screen of one seat holds nothing of what only the other sees."""
    app = program()
    two = {"Ana": "human", "Ben": "human"}
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(GARDEN, two, fog=fog, monsters=18))
        match = match_behind(screen.session)
        for turn in range(8):
            if isinstance(app.screen, HandoverScreen):
                assert "░" not in shown(pilot), "nothing of the board shows meanwhile"
                await pilot.press("space")
                await settled(pilot)
            seat = match.actor
            assert seat == turn % 2 or match.over
            assert screen.scene.viewer == seat
            fold = screen.scene.fold
            view = match.view(seat)
            assert fold.seat == seat
            assert fold.board.visible == frozenset(view.visible)
            assert {m.square for m in fold.mates} == {s.square for s in view.sheets}
            assert fold.foes.keys() == set(view.foes.number)
            other = 1 - seat
            seen = screen.scene.perspectives[other].fold.board.visible or frozenset()
            for square in seen - (fold.board.visible or frozenset()):
                if view.known[square] == "?":
                    cell = screen.query_one(MazeGrid).cell(square)
                    assert cell.text == app.glyphs.unseen or not fold.board.inside(square)
            await pilot.press("down" if turn % 4 < 2 else "right")
            await settled(pilot)


async def test_the_pass_screen_tells_only_what_is_public() -> None:
    app = program()
    two = {"Ana": "human", "Ben": "human"}
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(GARDEN, two, fog=FOG_EXPLORED, monsters=40))
        for _ in range(10):
            await pilot.press("down")
            await settled(pilot)
            if isinstance(app.screen, HandoverScreen):
                assert "rounds)" not in shown(pilot)
                assert "slides" not in shown(pilot)
                await pilot.press("space")
                await settled(pilot)
        assert match_behind(screen.session).decisions > 5


async def test_a_walk_waits_where_the_keyboard_was_passed() -> None:
    """The screen would be covered again before its player saw anything."""
    app = program()
    rows = ("P------E", "P-------")
    async with app.run_test(size=(80, 24)) as pilot:
        match = match_of(rows, {"Ana": "human", "Ben": "human"}, fog=FOG_SIGHT)
        screen = await opened(pilot, match)
        decided = match_behind(screen.session).decisions
        for _ in range(4):
            await pilot.press("greater_than_sign", "g")
            await settled(pilot)
            decided += 1
            assert match_behind(screen.session).decisions == decided
            await pilot.press("space")
            await settled(pilot)
            assert match_behind(screen.session).decisions == decided
        assert "Enter:" in shown(pilot), "the way is planned still"


async def test_a_key_that_was_pressed_too_often_moves_nobody_else() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        match = match_of(("P---E", "P----"), {"Ana": "human", "Ben": "human"}, fog=FOG_SIGHT)
        screen = await opened(pilot, match)
        for _ in range(2):  # before the rules' next turn was heard of
            screen.action_command("move.right")
        await settled(pilot)
        await pilot.press("space")
        await settled(pilot)
        assert match_behind(screen.session).decisions == 1


async def test_exploring_that_was_asked_for_too_often_moves_nobody_else() -> None:
    app = program()
    rows = ("P----XXX", "PXXX-XXX", "XXXX---E")
    async with app.run_test(size=(80, 24)) as pilot:
        match = match_of(rows, {"Ana": "human", "Ben": "human"}, fog=FOG_EXPLORED)
        screen = await opened(pilot, match)
        await pilot.press("o")  # plans; the next one walks, one stops, one goes on
        for _ in range(3):
            screen.action_command("maze.explore")
        await settled(pilot)
        assert (match_behind(screen.session).decisions, match_behind(screen.session).actor) == (
            1,
            1,
        )
        await pilot.press("space")
        await settled(pilot)
        await pilot.press("down", "space")
        await settled(pilot)
        assert "Enter: → right: free" in shown(pilot), "from where she stands"


async def test_what_was_said_to_one_player_is_not_said_to_the_next() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        match = match_of(("P---E", "P----"), {"Ana": "human", "Ben": "human"}, fog=FOG_SIGHT)
        screen = await opened(pilot, match)
        screen.action_command("move.right")
        screen.notice("A monster came into view. (IRR-14)")
        assert screen.clauses() == ("IRR-14",)
        while not isinstance(app.screen, HandoverScreen):
            await pilot.pause()
        await pilot.press("space")
        await pilot.pause()
        assert "A monster" not in shown(pilot)
        assert screen.clauses() == (), "nor is it what the key of the rules opens"


async def test_leaving_the_screen_leaves_no_listener_behind() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(CORRIDOR, ALONE))
        match = match_behind(screen.session)
        assert match.watchers > 0
        assert screen.scene.bus.listeners > 0
        app.go_home()
        await settled(pilot)
        assert match.watchers == 0
        assert screen.scene.bus.listeners == 0


async def test_names_are_never_taken_for_markup() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(CORRIDOR, {"[/red]x": "human"}))
        assert "[/red]x" in shown(pilot)


async def test_shift_tab_goes_back_where_tab_goes_on() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot, match_of(GARDEN, {"Ana": "human", "Ben": "scout", "Eva": "random"})
        )
        scene = screen.scene

        def target() -> object:
            foe = scene.target.of(scene.fold, scene.mate.square)
            return foe and foe.number

        nearest = target()
        await pilot.press("tab")
        other = target()
        assert nearest != other
        await pilot.press("shift+tab")
        assert target() == nearest
        await pilot.press("x", "tab")
        first = scene.fold.board.cursor
        await pilot.press("tab")
        assert scene.fold.board.cursor != first
        await pilot.press("shift+tab")
        assert scene.fold.board.cursor == first


async def test_undo_is_not_offered_for_the_moment_in_which_a_bot_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(MatchMode, "bot_pause", lambda _self: 1_000.0)
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(GARDEN, {"Ana": "human", "Ben": "scout"})
        match = match_behind(session)
        while match.actor:
            match.decide(match.actor, match.legal()[0])
        screen = await opened(pilot, session)
        session.source.decide(0, match.legal()[0])
        await pilot.pause(1)
        assert match.undoable(0), "this decision can be undone"
        assert screen.available("play.undo") is True
        assert "play.undo" not in [command.id for command in screen.shown_commands()]


async def test_a_step_is_taken_back_until_somebody_else_has_decided() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(GARDEN, {"Ana": "human", "Ben": "human"})
        screen = await opened(pilot, session)
        before, first = match_behind(session).digest(), match_behind(session).actor
        await pilot.press("u")
        await settled(pilot)
        assert "You haven't decided anything" in shown(pilot)
        way = match_behind(session).view(first).previews[0].wanted
        session.source.decide(first, way)
        await settled(pilot)
        assert match_behind(session).actor != first
        session.source.take_back(first)
        await settled(pilot)
        assert match_behind(session).digest() == before
        assert isinstance(app.screen, IrrgartenScreen)
        assert app.screen is not screen, "shown anew, from what the seats may see"
        assert "Ana undoes 1 decision" in shown(pilot)
        await pilot.press({0: "up", 1: "down", 2: "left", 3: "right"}[way])
        await settled(pilot)
        assert match_behind(session).decisions == 1

"""IRR-8: the NEXT line says where each of the four directions leads, and never loses one; its rule
shows the two ways to the exit (IRR-30)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.tui.both_ways import both_ways_line
from app.games.irrgarten.tui.directions import ways_line
from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.i18n.numbers import percent
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.view import STAYS, TO_FOE, TO_FREE, Preview
from tests.app.games.irrgarten.tui.helpers import FOG_EXPLORED, match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_text

OPEN = ("-----", "--P--", "----E")
LONG = {"Maximiliana Constanza": "human", "Bartolomé de las Casas": "random"}


async def board(pilot: Pilot[Any], *rows: str, **more: Any) -> IrrgartenScreen:
    return await opened(pilot, match_of(rows, {"Ana": "human"}, **more))


def said(screen: IrrgartenScreen, cells: int = 80) -> str:
    line = ways_line(screen.query_one(NextLine), cells)
    assert width_of(line) <= cells
    return "".join(run.text for run in line).strip()


def put(screen: IrrgartenScreen, seat: int, way: int, *, alive: bool = True) -> int:
    """Somebody stands beside the character, as the fold knows it."""
    fold = screen.scene.fold
    square = (screen.scene.mate.square or 0) + fold.config.deltas[way]
    fold.mates[seat].square = square
    fold.board.place(seat, square, alive)
    return square


@pytest.mark.parametrize("language", ["en", "es"])
async def test_all_four_fit_in_80_cells_even_at_their_longest(language: str) -> None:
    """Three ways that are blocked by long names, and a fight in the fourth."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(language=language)
        screen = await opened(pilot, match_of(("P-M", "P-E"), LONG, seed="two"))
        await settled(pilot)
        fold = screen.scene.fold
        put(screen, 1 - screen.scene.me, 0)
        foe = next(iter(fold.foes.values()))
        for kind in (TO_FOE, TO_FREE, STAYS):
            for walls in ((1, 2), (0, 1, 2), (0, 2)):
                fold.previews = tuple(
                    Preview(way, 3 if way in walls and kind != STAYS else way, 0,
                            kind if way in walls else TO_FOE, foe.number, 6_300)
                    for way in range(4)
                )  # fmt: skip
                text = said(screen)
                assert all(arrow in text for arrow in "↑↓←→")


async def test_who_is_in_the_way_is_named() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        players = {"Ana": "human", "Ben": "random"}
        screen = await opened(pilot, match_of(("P-P--E", "------"), players))
        put(screen, 1 - screen.scene.me, 2)
        name = screen.scene.name(1 - screen.scene.me)
        screen.scene.fold.previews = tuple(
            Preview(way, 1 if way != 3 else 3, 0, TO_FREE, -1) for way in range(4)
        )
        assert f"← {name}: you slide ↓ free" in said(screen, 120)
        assert "→ free" in said(screen)
        square = put(screen, 1 - screen.scene.me, 2, alive=False)
        from app.games.irrgarten.perspective.reducer import KnownMonster

        screen.scene.fold.foes[99] = KnownMonster(99, square, 1, 1, 1, 5)
        screen.scene.fold.foe_at[square] = 99
        assert f"← {name} and Minotaur: " in said(screen, 120)


async def test_the_route_stands_in_the_rule_and_the_ways_stay() -> None:
    """Down is open, so the route names that key and not one that slides there."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "XPX", "X-X", "X-E")
        await pilot.press("greater_than_sign")
        await settled(pilot)
        lines = screen.query_one(NextLine).paint(80, 2)
        rule, ways = ("".join(run.text for run in line) for line in lines)
        assert "NEXT  Enter: ↓ down: free (3 steps)" in rule
        assert ways.startswith(" ↓ free   ↑←→ wall: you slide ↓ free"), "walls say it once"
        app.change(language="es")
        await settled(pilot)
        lines = screen.query_one(NextLine).paint(80, 2)
        assert "Intro: ↓ abajo: libre (3 pasos)" in "".join(run.text for run in lines[0])


async def test_a_way_is_called_blocked_only_on_ones_own_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While others move the ways are those of one's own last turn, and block nothing."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "XPX", "X-X", "X-E")
        await pilot.press("greater_than_sign")
        await settled(pilot)
        line = screen.query_one(NextLine)
        fold = screen.scene.fold
        fold.previews = tuple(replace(one, target=-1) for one in fold.previews)
        assert "the way is blocked" in "".join(run.text for run in line.paint(80, 2)[0])
        monkeypatch.setattr(type(screen.scene), "my_turn", False)
        assert "blocked" not in "".join(run.text for run in line.paint(80, 2)[0])


async def test_why_a_route_stopped_is_told_in_the_language_of_now() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "P-M---E", "XXXXXXX")
        await pilot.press("greater_than_sign", "enter")
        await settled(pilot)
        log = screen.scene.perspectives[screen.scene.viewer]
        assert log.log.lines[-1].text.startswith("You stop: the next step is a fight")
        english = screen.scene.monster(next(iter(screen.scene.fold.foes.values())))
        app.change(language="es")
        await settled(pilot)
        spanish = screen.scene.monster(next(iter(screen.scene.fold.foes.values())))
        assert english != spanish
        assert spanish in log.log.lines[-1].text


async def test_the_log_keeps_a_reason_to_stop_once_and_no_answer_to_a_key() -> None:
    """A key pressed again is answered again, above the keys."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "P-M---E", "XXXXXXX")
        lines, texts = screen.scene.perspectives[screen.scene.viewer].log.lines, app.texts
        no_fog = texts("maze-stop-no-fog", travel="|", exit="|").partition("|")[0]
        fight = texts("maze-stop-foe-ahead", monster="|").partition("|")[0]
        before = len(lines)
        for _ in range(3):
            await pilot.press("o")
            await settled(pilot)
            assert no_fog.strip() in screen_text(app)
        assert len(lines) == before
        there = ("underscore", "greater_than_sign", "underscore")
        await pilot.press(*there)
        for _ in range(3):
            await pilot.press(*there)
            await settled(pilot)
            assert fight.strip() in screen_text(app)
        (line,) = lines[before:]
        assert line.text.startswith(fight)
        assert line.times == 1


async def test_a_monster_that_stops_a_route_is_on_the_screen() -> None:
    """The board is higher than the screen, and the monster farther up than the camera's margin."""
    rows = ["P------" + "X" * 4, *["XXXXX-X" + "X" * 4] * 9]
    rows = [*rows[::-1], *["X" * 11] * 20, "X" * 10 + "E"]
    rows[0] = "XXXXXMX" + "X" * 4
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, *rows, fog=FOG_EXPLORED)
        grid = screen.query_one(MazeGrid)
        grid.camera = (grid.camera[0], 8)  # as after a way down
        square = screen.scene.fold.board.square
        screen.game.walking.travel(square(6, 9))
        await pilot.press("g")
        await settled(pilot)
        assert app.texts("maze-stop-foe-seen", monster="|").partition("|")[0] in screen_text(app)
        assert square(5, 0) in set(grid.squares_in_view())


@pytest.mark.parametrize("key", ["enter", "right"])
async def test_nobody_whose_key_was_for_a_fight_is_said_to_stop_for_its_wounds(key: str) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "PM-E", "XXXX")
        walking, route = screen.game.walking, screen.scene.route
        await pilot.press("greater_than_sign")
        await settled(pilot)
        assert route is not None
        assert route.planned
        assert screen.scene.mate.health is not None
        route._seen.health = screen.scene.mate.health + 1
        walking._by_hand, walking._single = key == "right", True
        route._expected = screen.scene.mate.square
        walking.said = ""
        walking.turn_came()
        assert walking.said == ""


@pytest.mark.parametrize(("key", "stops"), [("enter", True), ("right", False)])
async def test_nobody_who_walks_by_hand_is_said_to_stop(key: str, stops: bool) -> None:
    """Ben comes into the way after the first step, whoever made it."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows, players = ("P-----P-----E", "XXXXXXXXXXXXX"), {"Ana": "human", "Ben": "random"}
        screen = await opened(pilot, match_of(rows, players, seed="seed-4"))
        await pilot.press("greater_than_sign", key)
        await settled(pilot)
        said = [line.text for line in screen.scene.perspective.log.lines]
        assert ("You stop: Ben is in the way." in said) is stops


async def test_the_frame_points_to_an_exit_beyond_the_view() -> None:
    """A board that doesn't fit otherwise looks like a board without an exit."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("P" + "-" * 60 + "X", *("X" + "-" * 60 + "X" for _ in range(28)), "X" * 61 + "E")
        screen = await board(pilot, *rows)
        assert "exit >> at 62,30 ↓→" in screen_text(app)
        screen.scene.fold.mates[0].square = screen.scene.fold.board.square(60, 28)
        screen.draw()
        await settled(pilot)
        assert "exit >> at 62,30" in screen_text(app)
        assert "exit >> at 62,30 ↓" not in screen_text(app)


BOTH = ("PM-E", "-XX-", "----")
SAID = {
    "en": ("short way 3, fight ", "short 3: ", "3: ", " · quiet way 7", " · quiet 7"),
    "es": ("camino corto 3, combate ", "corto 3: ", "3: ", " · tranquilo 7", " · tranquilo 7"),
}


@pytest.mark.parametrize("language", ["en", "es"])
async def test_irr_30_the_rule_shows_the_short_way_with_its_odds_and_the_quiet_way(
    language: str,
) -> None:
    """In full without a route, in figures beside a long one, and never over the edge."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(language=language)
        screen = await board(pilot, *BOTH)
        odds = screen.scene.odds(next(iter(screen.scene.fold.foes.values())))
        assert odds is not None
        chance = percent(odds.win, language)
        full, brief, figures, whole, quiet = SAID[language]
        panel = screen.query_one(NextLine)
        assert f"{full}{chance}{whole} ─" in rule_of(panel)
        await pilot.press("greater_than_sign", "greater_than_sign")
        await settled(pilot)
        beside = rule_of(panel)
        assert "(7 " in beside, "the route leads along the quiet way"
        assert f"{full}{chance}{whole} ─" in beside or f"{brief}{chance}{quiet} ─" in beside
        wide, tight = len(f"{full}{chance}{whole}"), len(f"{brief}{chance}{quiet}")
        forms = [both_ways_line(panel, cells) for cells in (wide, tight, tight - 1, 5)]
        assert [text_of(line).strip() for line in forms] == [
            f"{full}{chance}{whole}",
            f"{brief}{chance}{quiet}",
            f"{figures}{chance} · 7",
            "",
        ]


async def test_irr_30_the_key_to_the_exit_takes_the_short_way_and_again_the_quiet_one() -> None:
    """It says which one it takes, and walks neither; a walk says why it stops."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "P-M-E", "-XXX-", "-----")
        route, foe = screen.scene.route, next(iter(screen.scene.fold.foes.values()))
        odds = screen.scene.odds(foe)
        assert odds is not None
        assert route is not None
        chance = percent(odds.win, "en")
        short = f"Short way: 4 steps, 1 fight ({chance}). g walks, > again: quiet, 8."
        for steps, told in (
            (4, short),
            (8, "Quiet way: 8 steps, no fight before the exit. g walks, > again: short, 4."),
            (4, short),
        ):
            await pilot.press("greater_than_sign")
            await settled(pilot)
            assert (len(route.squares), told in screen_text(app)) == (steps, True)
        await pilot.press("g")
        await settled(pilot)
        assert f"You stop beside the {screen.scene.monster(foe)} ({chance})." in screen_text(app)
        assert "Enter fights, > goes round (9)." in screen_text(app)
        await pilot.press("greater_than_sign", "g")
        await settled(pilot)
        assert screen.scene.fold.ended


@pytest.mark.parametrize(
    ("row", "language"), [("P--M--E", "en"), ("P-----E", "en"), ("P-----E", "es")]
)
async def test_irr_30_without_another_way_the_key_again_says_so_and_walks_nowhere(
    row: str, language: str
) -> None:
    """Whoever presses it again wants another way, not to run to the exit."""
    app = program(language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, row, "XXXXXXX")
        here = screen.scene.mate.square
        for _ in range(3):
            await pilot.press("greater_than_sign")
            await settled(pilot)
            assert screen.scene.mate.square == here
        told = app.texts("maze-way-same", n=6, walk="g")
        assert told in screen_text(app)
        await pilot.press("g")
        await settled(pilot)
        assert screen.scene.mate.square != here


async def test_irr_30_without_a_quiet_way_the_key_calls_it_the_only_one() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "P--M--E", "XXXXXXX")
        await pilot.press("greater_than_sign")
        await settled(pilot)
        assert "The only way: 6 steps, 1 fight" in screen_text(app)
        await pilot.press("g")
        await settled(pilot)
        assert screen.scene.mate.square == screen.scene.fold.board.square(2, 0)


async def test_irr_30_more_fights_than_three_are_a_number_and_without_odds_they_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "PMMMMM-E", "XXXXXXXX")
        panel = screen.query_one(NextLine)
        line = rule_of(panel)
        assert "short way 7, fights " in line
        assert line.count("%") == 3
        assert " and 2 more · no quiet way ─" in line
        monkeypatch.setattr(type(screen.scene), "shows_odds", False)
        assert "short way 7, 5 fights · no quiet way ─" in rule_of(panel)


async def test_irr_30_in_fog_a_quiet_way_may_still_be_found() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, "PM-E", "-XX-", "----", fog=FOG_EXPLORED)
        assert " · no quiet way yet ─" in rule_of(screen.query_one(NextLine))


async def test_irr_35_the_chance_against_the_guardian_is_beside_both_ways() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        rows = ("P-M-E", "-----")
        screen = await opened(pilot, match_of(rows, {"Ana": "human"}, guardian=2_250))
        panel = screen.query_one(NextLine)
        whole = text_of(both_ways_line(panel, 70))
        assert re.search(r"quiet way \d+ · guardian <?\d+%$", whole), whole
        guarded = whole[whole.index(" · guardian") :]
        less = text_of(both_ways_line(panel, len(whole) - len(guarded)))
        assert "quiet" in less
        assert "guardian" not in less


def rule_of(panel: NextLine) -> str:
    line = panel.paint(80, 2)[0]
    assert width_of(line) == 80
    return text_of(line)


def text_of(line: Sequence[Span]) -> str:
    return "".join(run.text for run in line)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_route_is_planned_again_when_the_table_sends_the_match_again(language: str) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(language=language)
        screen = await board(pilot, *OPEN)
        route, goal = screen.scene.route, screen.scene.fold.exit
        assert route is not None
        assert goal is not None
        route.travel(goal)
        await app.show_again("", keeps_plans=True)
        await settled(pilot)
        again = app.screen
        assert isinstance(again, IrrgartenScreen)
        assert again is not screen
        assert again.scene.route is not None
        assert (again.scene.route.goal, again.scene.route.auto) == (goal, False)
        told = {"en": "Your route is still planned: g walks it.", "es": "pulsa g."}[language]
        assert told in " ".join(line.text for line in again.scene.perspective.lines)
        await app.show_again("")
        await settled(pilot)
        undone = app.screen
        assert isinstance(undone, IrrgartenScreen)
        assert undone.scene.route is not None
        assert not undone.scene.route.planned, "after an undo the way is another one"


async def test_a_route_that_has_no_way_any_more_is_said_to_end() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await board(pilot, *OPEN)
        route = screen.scene.route
        assert route is not None
        assert screen.scene.fold.exit is not None
        route.travel(screen.scene.fold.exit)
        route.goal = screen.scene.mate.square  # a bot has brought the character there
        await app.show_again("", keeps_plans=True)
        await settled(pilot)
        again = app.screen
        assert isinstance(again, IrrgartenScreen)
        lines = [line.text for line in again.scene.perspective.lines]
        assert any("Your route ends here: no way leads on." in line for line in lines)

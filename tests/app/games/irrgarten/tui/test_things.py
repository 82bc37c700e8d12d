"""What the race for things shows: who carries how much, what could be had, and the laps left
(IRR-37 to IRR-39)."""

from __future__ import annotations

from app.games.irrgarten.text.gear import GearItem
from app.games.irrgarten.tui.directions import ways_line
from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.player_panel import _figures
from app.games.irrgarten.tui.side_panel import SidePanel
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

TWO = {"Ana": "human", "Ben": "human"}


async def test_irr_39_the_panel_counts_things_and_the_first_line_says_what_wins() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(("E-----PP",), TWO, monsters=0, last_laps=2))
        words = " ".join(screen_words(pilot.app).split())
        assert "Get out at >> with the most things" in words
        assert "(y: rules, ?: keys)" in words
        assert (
            "Once a player is out, the others have 2 more laps. The first one out often wins."
            in words
        )
        assert "0 of 5 things" in words, "how many there is room for"
        assert "0 things" in words


async def test_irr_29_the_exit_asks_for_a_thing_and_says_so_everywhere() -> None:
    """In the frame, in NEXT, in the first line, and at both keys that lead there."""
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(
            pilot,
            match_of(
                ("MXX", "PEX", "---"), {"Ana": "human"}, open_prizes=True, toll=1, resurrection=1
            ),
        )
        assert "exit >> at 2,2, needs 1 thing" in screen_words(pilot.app)
        assert (
            "You need a weapon or a shield to get out."
            in screen.scene.perspective.log.lines[0].text
        )
        line = "".join(span.text for span in ways_line(screen.query_one(NextLine), 118))
        assert "→ exit shut, you lack 1 thing: you slide ↓ free" in line
        shut = "You need a weapon or shield to get out: beat"
        await pilot.press("greater_than_sign")
        await settled(pilot)
        assert shut in screen_words(pilot.app)
        await pilot.press("enter")
        await settled(pilot)
        assert shut in screen_words(pilot.app)
        assert screen.scene.mate.square == screen.scene.fold.board.square(0, 1), "no step was made"
        screen.scene.mate.shields = (1_000, 0)
        screen.draw()
        await settled(pilot)
        assert "needs 1 thing" not in screen_words(pilot.app)
        assert screen.scene.fold.fare_owed(screen.scene.me) == 0


async def test_irr_37_next_shows_what_a_monster_carries() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot,
            match_of(("E---MPM",), {"Ana": "human"}, open_prizes=True, monster_strength=0),
        )
        kind, power, _ = next(iter(screen.scene.fold.foes.values())).prize
        words = screen_words(pilot.app)
        assert f"{('ATK', 'DEF')[kind]} +{power / 1000:.1f}" in words


async def test_irr_38_next_says_what_a_leap_takes() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot, match_of(("E---PP-",), TWO, monsters=0, leapfrog=True, pickpocket=True)
        )
        fold, me = screen.scene.fold, screen.scene.me
        fold.mates[1 - me].weapons, fold.mates[1 - me].weapon_names = (1_500, 2), ()
        line = "".join(span.text for span in ways_line(screen.query_one(NextLine), 78))
        assert "over Ben, take ATK +1.5 x2: free" in line
        fold.mates[1 - me].weapons = ()
        line = "".join(span.text for span in ways_line(screen.query_one(NextLine), 78))
        assert "over Ben: free" in line


async def test_irr_39_a_worn_out_thing_is_said_to_count() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("E-----PP",), TWO, monsters=0, last_laps=2))
        panel = screen.query_one(SidePanel)
        assert _said(panel, 20) == " x0, counts"
        assert _said(panel, 9) == " x0"


def _said(panel: SidePanel, room: int) -> str:
    worn_out = GearItem(1_000, 0, 0)
    return "".join(span.text for span in _figures(panel, worn_out, room, keep=False))

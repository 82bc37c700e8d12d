"""Near the end of a race NEXT says how many moves are left, and whether they are enough."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.tui.last_moves import last_moves_line, soon_out_line
from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.screen import IrrgartenScreen
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

TWO = {"Ana": "human", "Ben": "human"}
RACE = ("E----PP",)


async def race(pilot: Pilot[Any], **parameters: Any) -> IrrgartenScreen:
    return await opened(pilot, match_of(RACE, TWO, monsters=0, **parameters))


def said(screen: IrrgartenScreen, cells: int = 60) -> str:
    return "".join(span.text for span in last_moves_line(screen.query_one(NextLine), cells))


def panel_said(screen: IrrgartenScreen, moves: int) -> str:
    return screen.query_one(NextLine).say("last-moves", moves=moves)


@pytest.mark.parametrize(
    ("closes", "words"),
    [(40, " steps"), (7, ": too late"), (3, ": too late")],
)
async def test_irr_39_in_the_last_laps_the_moves_left_are_said(closes: int, words: str) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await race(pilot, last_laps=2, leapfrog=True)
        assert said(screen) == "", "there is time"
        fold = screen.scene.fold
        fold.closes = closes
        moves = (closes - fold.turn) // 2 + 1
        assert said(screen).startswith(f"{moves} move")
        assert said(screen).endswith(words)
        screen.draw()
        await settled(pilot)
        assert said(screen) in screen_words(pilot.app)
        assert said(screen, 5) == ""
        assert said(screen, 14) == panel_said(screen, moves), "beside a route, too"
        fold.out[fold.actor] = 0
        assert said(screen) == "", "who is out has no moves"


@pytest.mark.parametrize(
    ("at", "leapfrog", "ends"),
    [(3, True, "leap"), (3, False, "too late"), (7, True, "too late"), (None, True, "too late")],
)
async def test_irr_36_leap_is_said_only_if_a_rival_on_the_way_saves_the_step(
    at: int | None, leapfrog: bool, ends: str
) -> None:
    """Ana is five steps from the exit and has four moves; Ben is at `at`."""
    async with program().run_test(size=(80, 24)) as pilot:
        rows = ("E-----PP",)
        screen = await opened(
            pilot, match_of(rows, TWO, monsters=0, last_laps=2, leapfrog=leapfrog)
        )
        fold, me = screen.scene.fold, screen.scene.me
        fold.mates[me].square = fold.board.square(5, 0)
        fold.mates[1 - me].square = None if at is None else fold.board.square(at, 0)
        fold.closes = fold.turn + 6
        assert fold.moves_left(me) == 4
        assert said(screen) == f"4 moves left for 5 steps: {ends}"
        fold.out[1 - me] = 0
        assert said(screen).endswith("too late"), "nobody leaps over a player who is out"


@pytest.mark.parametrize(
    ("at", "laps", "closes", "words"),
    [
        (5, 2, 0, "Ben could get out in 5 moves"),
        (1, 2, 0, "Ben could get out in 1 move"),
        (7, 2, 0, ""),
        (5, 0, 0, ""),
        (5, 2, 40, ""),
    ],
)
async def test_irr_39_it_is_said_while_a_rival_may_soon_be_the_first_one_out(
    at: int, laps: int, closes: int, words: str
) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        rows = ("E-------PP",)
        screen = await opened(pilot, match_of(rows, TWO, monsters=0, last_laps=laps))
        fold, me = screen.scene.fold, screen.scene.me
        fold.mates[1 - me].square = fold.board.square(at, 0)
        fold.closes = closes
        line = screen.query_one(NextLine)
        assert "".join(span.text for span in soon_out_line(line, 60)) == words
        if words:
            assert words in "".join(span.text for span in line.paint(80, 2)[0])
            assert not soon_out_line(line, len(words) - 1)
            fold.mates[1 - me].alive = False
            assert not soon_out_line(line, 60), "the dead go nowhere"


async def test_irr_9_a_limit_of_turns_is_counted_when_it_is_near() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await race(pilot, turn_limit=9)
        assert said(screen).startswith("5 moves left")
        assert "leap" not in said(screen), "without leapfrog nobody leaps"
        long = await opened(pilot, match_of(RACE, TWO, monsters=0, turn_limit=500))
        assert said(long) == ""


async def test_irr_29_whoever_lacks_things_is_not_shown_the_way_to_a_shut_exit() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        rows = ("E---PPM",)
        screen = await opened(pilot, match_of(rows, TWO, open_prizes=True, toll=1, last_laps=2))
        screen.scene.fold.closes = 12
        assert said(screen).endswith("moves left, and you lack a thing")


async def test_bodies_that_shut_every_way_are_said() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("E-P", "XXP"), TWO, monsters=0, last_laps=2))
        fold, me = screen.scene.fold, screen.scene.me
        fold.closes = 12
        rival, square = fold.mates[1 - me], fold.board.square(1, 0)
        rival.alive, rival.square = False, square
        fold.board.place(rival.seat, square, alive=False)
        assert said(screen).endswith("moves left, and no way is open")
        screen.draw()
        await settled(pilot)
        assert " shut" in screen_words(pilot.app)

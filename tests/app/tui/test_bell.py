"""The bell rings when a turn comes to a person, if the player wants it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from app.match.seats import HUMAN
from app.tui.match.bell import Bell
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.match.helpers import new_match
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

RIGHT = 3


class Rings:
    """An app that counts."""

    def __init__(self) -> None:
        self.count = 0

    def ring(self) -> None:
        self.count += 1


def test_it_rings_once_when_a_turn_comes_from_another_seat() -> None:
    match = new_match(bots=(HUMAN, HUMAN))
    app = Rings()
    bell = Bell(match.decisions)
    first, other = match.actor, 1 - match.actor
    bell.decides(first, match.pending(first), cast("Any", app))
    assert app.count == 0, "who opens a match is there"
    match.decide(first, RIGHT)
    for _ in range(2):
        bell.decides(other, match.pending(other), cast("Any", app))
    assert app.count == 1


def test_it_is_silent_for_who_decides_several_times_in_a_row() -> None:
    match = new_match(bots=(HUMAN,))
    app = Rings()
    bell = Bell(match.decisions)
    for _ in range(2):
        match.decide(0, RIGHT)
        bell.decides(0, match.pending(0), cast("Any", app))
    assert app.count == 0


async def test_after_the_rivals_turn_it_rings_where_it_is_wanted() -> None:
    app = program()
    rung: list[bool] = []
    app.bell = lambda: rung.append(app.looks.bell)  # type: ignore[method-assign]  # it makes a sound
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(GARDEN))
        rung.clear()
        for wanted in (False, True):
            app.looks = replace(app.looks, bell=wanted)
            made = match_behind(app.session).decisions if app.session else 0
            await pilot.press("right")
            await settled(pilot)
            assert app.session is not None
            assert match_behind(app.session).decisions == made + 2
    assert rung == [True]

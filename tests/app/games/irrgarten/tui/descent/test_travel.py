"""A travel stops at any key and for the bell, and continues with the key that its message names."""

from __future__ import annotations

import pytest

from app.games.irrgarten.descent.tui.travel import onward
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.descent.helpers import (
    COMPANY,
    beside,
    match_of,
    opened,
    press,
    program,
    state_of,
)
from tests.app.tui.waiting import a_moment, settled
from tests.helpers.pictures import screen_words


async def test_a_key_without_a_command_stops_a_travel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only keys with a command stopped it: `_`, the key that travels in a race, did not."""
    monkeypatch.setattr("app.games.irrgarten.descent.tui.screen.RUN_PAUSE", 5)
    async with program(speed=1).run_test(size=(80, 24)) as pilot:
        session = match_of()
        screen = await opened(pilot, session)
        began = state_of(session).total
        await pilot.press("g")
        await a_moment(pilot)
        running = screen.game.travel.runs
        assert running
        assert state_of(session).total == began + 1
        await pilot.press("underscore")
        await a_moment(pilot)
        assert not screen.game.travel.runs
        await settled(pilot)
        assert state_of(session).total == began + 1
        monkeypatch.undo()
        await press(pilot, "g")
        assert state_of(session).total > began + 2, "it continues when asked"


async def test_a_travel_stops_once_when_the_bell_rings() -> None:
    """IRR-46: from then on squares close, and the way may be another one."""

    def late(state: State) -> None:
        state.hurry = state.bell - 4

    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(change=late)
        screen = await opened(pilot, session)
        began, goal = state_of(session).total, screen.scene.gate
        await press(pilot, "g")
        assert state_of(session).rung
        assert state_of(session).total == began + 4
        assert screen.noticed == "You stop: the bell has rung."
        await press(pilot, "g")
        assert screen.scene.gate == goal
        assert state_of(session).total > began + 5
        assert "bell" not in screen.noticed


async def test_enter_continues_a_way_where_the_message_says_so() -> None:
    """It went to the nearest monster instead of the square that the player had pointed at."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(COMPANY, change=beside(100), floor_kinds=False)
        screen = await opened(pilot, session)
        screen.game.go_to(100)
        screen.draw()
        await pilot.pause()
        assert "in the way. Enter walks" in screen.noticed
        assert "Enter: continue on your way" in screen_words(pilot.app)
        await press(pilot, "tab", "shift+tab")
        assert onward(screen.scene) is None, "another target was chosen"
        screen.game.go_to(100)
        assert onward(screen.scene) is None, "asked a second time, it goes"
        await settled(pilot)
        assert state_of(session).square[0] == 100


async def test_enter_walks_on_after_a_stop_at_a_rival() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = match_of(COMPANY, change=beside(100), floor_kinds=False)
        screen = await opened(pilot, session)
        screen.game.go_to(100)
        await press(pilot, "enter")
        assert state_of(session).square[0] == 100


@pytest.mark.parametrize(
    ("fog", "said"), [(False, "g: to the exit."), (True, "Enter walks there.")]
)
async def test_the_keys_of_the_race_work_or_say_why_not(*, fog: bool, said: str) -> None:
    """Both did nothing in the Descent, and said nothing. The whole sentence fits 80 columns."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(fog=fog))
        await press(pilot, "o")
        assert said in screen_words(pilot.app)
        await press(pilot, "_")
        assert screen.scene.cursor is not None

"""The wait of the tests of the screen: it ends when nothing goes on, and not before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from app.games.irrgarten.tui.screen import ODDS_PAUSE, RUN_PAUSE
from app.match.seats import HUMAN
from app.tui.match.dialog_controls import FORCED_PAUSE
from app.tui.match.dice_animation import FRAME, FRAMES
from app.tui.match.mode import BOT_PAUSES
from app.tui.match.view_model import SPEEDS
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui import waiting
from tests.app.tui.waiting import REST, settled, until

MANY = {"Ana": HUMAN, **{f"Bot{number}": "random" for number in range(1, 8)}}
SLOW = SPEEDS.index(max(SPEEDS))


@contextmanager
def it_fails_soon(monkeypatch: pytest.MonkeyPatch, saying: str) -> Iterator[None]:
    """An assertion fails after some seconds."""
    monkeypatch.setattr(waiting, "MOST", 10 * REST)
    with pytest.raises(AssertionError, match=saying):
        yield


async def test_it_waits_for_bots_however_long_they_take() -> None:
    """Seven bots, at the slowest speed."""
    clock = asyncio.get_running_loop().time
    async with program(speed=SLOW).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(GARDEN, MANY))
        begun = clock()
        await pilot.press("right")
        await settled(pilot)
        assert screen.scene.my_turn
        assert screen.session.source.decisions >= len(MANY)
        assert clock() - begun > 7 * BOT_PAUSES[SLOW]


async def test_what_never_ends_fails_and_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async with program(speed=SLOW).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(GARDEN))
        screen.scene.player._pace = lambda _event: 1_000_000.0
        await pilot.press("right")
        with it_fails_soon(monkeypatch, "it still goes on: events are shown"):
            await settled(pilot)


async def test_what_never_happens_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        with it_fails_soon(monkeypatch, "it did not happen"):
            await until(pilot, lambda: False)


def test_a_rest_is_longer_than_what_begins_by_itself() -> None:
    slowest = max(SPEEDS)
    assert max(FRAME * FRAMES, FORCED_PAUSE * slowest, RUN_PAUSE * slowest, ODDS_PAUSE) < REST

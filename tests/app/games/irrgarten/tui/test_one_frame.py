"""A decision is drawn with all that it changes, once, and soon even if its events take long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.games.irrgarten.tui.screen import IrrgartenControls, IrrgartenScreen
from app.tui.match.drawing import PROMPTLY
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled

CORRIDOR = ("P------E",)


def count_draws(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    draws: list[None] = []
    drawn = IrrgartenControls.drawn

    def counted(controls: IrrgartenControls) -> None:
        draws.append(None)
        drawn(controls)

    monkeypatch.setattr(IrrgartenControls, "drawn", counted)
    return lambda: len(draws)


async def test_a_step_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The key, the events and the next turn ask for it; a busy machine may paint twice."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(CORRIDOR, {"Ana": "human"}, monsters=0))
        draws = count_draws(monkeypatch)
        for _ in range(4):
            await pilot.press("right")
            await settled(pilot)
        assert 4 <= draws() < 8


async def test_a_decision_whose_events_take_long_is_drawn_nevertheless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As over a slow network: that it is on its way shows at once."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen: IrrgartenScreen = await opened(
            pilot, match_of(CORRIDOR, {"Ana": "human"}, monsters=0)
        )
        sent = list[int]()

        def decide(_seat: int, action: int) -> Any:
            sent.append(action)

        monkeypatch.setattr(screen.scene.source, "decide", decide)
        draws = count_draws(monkeypatch)
        screen.action_command("move.right")
        assert len(sent) == 1
        assert draws() == 0
        await pilot.pause(4 * PROMPTLY)
        await settled(pilot)
        assert draws() == 1

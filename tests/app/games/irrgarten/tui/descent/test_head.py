"""The first line of the Descent's screen."""

from __future__ import annotations

import asyncio

import pytest

from app.games.irrgarten.descent.par import par_of
from tests.app.games.irrgarten.tui.descent.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words


async def test_alone_the_head_says_that_par_is_still_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing was there on the first screen, so nobody knew of par."""
    done = asyncio.Event()

    async def later(_config: object, _seed: str) -> int:
        await done.wait()
        return 64

    monkeypatch.setattr(par_of, "par_of", later)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of())
        assert " goal (par): ? " in screen_words(pilot.app)
        done.set()
        await settled(pilot)
        assert " goal (par): 64 " in screen_words(pilot.app)

"""What a guest elsewhere is not offered: it would begin a match, which this program can't keep."""

from __future__ import annotations

import pytest

from app.config.start_options import StartOptions
from app.guest.app import GuestApp, guest_context
from app.tui.commands import COMMANDS
from tests.app.tui.replay.helpers import finished, here, replayed, shown
from tests.app.tui.waiting import settled

FORK = COMMANDS["replay.fork"]


@pytest.mark.parametrize("game", ["irrgarten", "hammerspace"])
async def test_the_replay_of_a_guest_has_no_fork(game: str) -> None:
    one = finished(game)
    app = GuestApp(guest_context("0" * 64), StartOptions(join="127.0.0.1:1"))
    async with app.run_test(size=(80, 24)) as pilot:
        replay = await replayed(pilot, one)
        assert replay.available("replay.next") is True
        assert replay.available("replay.fork") is False
        assert FORK not in replay.shown_commands()
        assert FORK.label(app.texts) not in shown(pilot)
        await pilot.press(*FORK.keys)
        await settled(pilot)
        assert here(pilot) is replay, "the key opens nothing"
        assert app.is_running

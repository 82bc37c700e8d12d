"""A clock that runs out while a person is choosing: the choice closes, and a bot decides."""

from __future__ import annotations

from typing import Any

from app.match.runner import MatchRunner
from app.tui.dialogs.pause import PauseMenu
from tests.app.games.napakalaki.tui.helpers import TABLE, laid, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind


def paused(app: Any) -> bool:
    """Whether the menu of the match is open."""
    return isinstance(app.screen, PauseMenu)


async def test_a_dialog_closes_when_the_time_is_up_and_the_log_says_why() -> None:
    """A bot waits for the screen to be in front: an open dialog would hold it up."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="landlord-of-the-flies"))
        match = match_behind(screen.session)
        before = match.decisions
        await pilot.press("escape")
        assert paused(pilot.app)
        source: Any = screen.session.source
        runner = source if isinstance(source, MatchRunner) else source.table.runner
        runner.time_up(0, "cautious")
        await settled(pilot)
        assert not paused(pilot.app)
        assert match.decisions > before
        assert "Ana is out of time, so a bot decides." in [
            line.text for line in screen.scene.perspective.lines
        ]

"""A screen after an undo is another one, and says no more than the first."""

from __future__ import annotations

from app.games.irrgarten.tui.screen import IrrgartenScreen
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled


async def test_an_undo_leaves_no_line_of_its_own_in_the_log() -> None:
    """Other than a match that is continued."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(("P----E",), {"Ana": "human"})
        first = await opened(pilot, session)
        await pilot.press("right", "right")
        await settled(pilot)
        session.source.take_back(0)
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, IrrgartenScreen)
        assert screen is not first
        assert screen.scene.pending.number == 1
        lines = [line.text for line in screen.scene.perspective.log.lines]
        assert session.texts("play-goes-on") not in lines

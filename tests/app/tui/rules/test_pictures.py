"""Pictures of the rules browser: a page's beginning, a clause in a match, finds of a search."""

from __future__ import annotations

from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.rules.opening import open_rules
from tests.app.games.irrgarten.tui.helpers import GARDEN, match_of, opened, program
from tests.app.tui.looks import SMALL, all_looks, undressed
from tests.app.tui.shell import shell


async def test_a_clause(picture: SnapshotAssertion) -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        open_rules(app, ("NAP-11",))
        await pilot.pause()
        await all_looks(pilot, picture)


async def test_the_beginning_of_a_page(picture: SnapshotAssertion) -> None:
    app = shell()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f7")
        await pilot.pause()
        await all_looks(pilot, picture)


async def test_a_clause_in_a_match(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=SMALL) as pilot:
        session = match_of(GARDEN, reset_wounds_on_defeat=True, wounds_to_lose=4)
        screen = await opened(pilot, session)
        open_rules(screen.app, ("IRR-16",))
        await pilot.pause()
        await all_looks(pilot, picture)


async def test_a_search(picture: SnapshotAssertion) -> None:
    async def on(pilot: Pilot[Any]) -> None:
        await pilot.press("n")
        await pilot.pause()

    async with shell().run_test(size=SMALL) as pilot:
        await pilot.press("f7", "right", "right", "slash", *"bonus")
        await all_looks(pilot, picture, prefix="typing-")
        await undressed(pilot)
        await pilot.press("enter")
        await all_looks(pilot, picture, prefix="found-", settle=on)

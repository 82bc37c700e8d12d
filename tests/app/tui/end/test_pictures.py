"""Pictures of the end of a match, each of its views in all looks."""

from __future__ import annotations

from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from tests.app.tui.end.helpers import at_end, ended, keys, program
from tests.app.tui.looks import all_looks, undressed
from tests.app.tui.waiting import settled

VIEWS = {
    "": (),
    "level-": ("right",),
    "luck-": ("right",),
    "feats-": ("right",),
    "point-": ("right", "tab"),
}
"""What the pictures of each view begin with, and the keys that lead from one to the next."""


async def test_the_end(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await at_end(pilot, ended())
        for prefix, pressed in VIEWS.items():
            await keys(pilot, *pressed)
            await all_looks(pilot, picture, settle=settled, prefix=prefix)
            await undressed(pilot)


async def test_the_card(picture: SnapshotAssertion) -> None:
    """It is the text that was copied, in the language of that moment."""

    async def anew(pilot: Pilot[Any]) -> None:
        await keys(pilot, "escape", "c")

    async with program().run_test(size=(80, 24)) as pilot:
        await at_end(pilot, ended())
        await keys(pilot, "c")
        await all_looks(pilot, picture, settle=anew)

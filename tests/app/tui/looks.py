"""All looks of what is on the screen, one mount for all of them.

A program costs 40 ms to start and a match 50 ms to open, a picture 40 ms: so a test opens what it
wants to show once, and looks at it in every size, language and skin that is due (`matrix.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from tests.app.tui.everywhere import matrix
from tests.app.tui.modes import kind_of
from tests.app.tui.waiting import Settle
from tests.helpers.pictures import screen_text

SMALL, LARGE = (80, 24), (120, 40)

PLAIN: Mapping[str, str] = {"glyphs": "unicode", "theme": "dark"}
BARE_LOOKS: Mapping[str, str] = {"glyphs": "ascii", "theme": "mono"}


async def paused(pilot: Pilot[Any]) -> None:
    """Until all messages were heard: enough where no bot plays and nothing moves."""
    await pilot.pause()


async def all_looks(
    pilot: Pilot[Any], picture: SnapshotAssertion, *, settle: Settle = paused, prefix: str = ""
) -> None:
    """Compare what is on the screen with a picture of its own in each look that is due.

    Those are English and Spanish at 80x24, English at 120x40 if the matrix names this state, and
    ASCII without colours at 80x24. `prefix` tells several states of one test apart.

    The program is left in the last look; `undressed` takes it off.
    """
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    await in_sizes(pilot, picture, SMALL, languages=("en", "es"), settle=settle, prefix=prefix)
    if _large(pilot, picture, prefix):
        await in_sizes(pilot, picture, LARGE, settle=settle, prefix=prefix)
    app.change(language="en", **BARE_LOOKS)
    if pilot.app.size != SMALL:
        await pilot.resize_terminal(*SMALL)
    await settle(pilot)
    assert screen_text(app) == picture(name=f"{prefix}{matrix.BARE}")


def _large(pilot: Pilot[Any], picture: SnapshotAssertion, prefix: str) -> bool:
    """Whether the state in front is pictured at 120x40, as one of its kind of screen must be."""
    kind = kind_of(pilot.app.screen)
    assert kind in matrix.LARGE, f"matrix.LARGE names no state of {kind}"
    test = picture.test_location
    folder = Path(test.filepath).parent
    return matrix.state_of(folder, test.testname, prefix.rstrip("-")) in matrix.LARGE[kind]


async def in_sizes(
    pilot: Pilot[Any],
    picture: SnapshotAssertion,
    *sizes: tuple[int, int],
    languages: Sequence[str] = ("en",),
    settle: Settle = paused,
    prefix: str = "",
) -> None:
    """Compare what is on the screen with a picture of its own in each size and language."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    for size in sizes:
        await pilot.resize_terminal(*size)
        for language in languages:
            app.change(language=language)
            await settle(pilot)
            name = f"{prefix}{language}-{size[0]}x{size[1]}"
            assert screen_text(app) == picture(name=name)


async def undressed(pilot: Pilot[Any]) -> None:
    """Back to English, the small size, signs of Unicode and colours, for the next state."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    app.change(language="en", **PLAIN)
    await pilot.resize_terminal(*SMALL)

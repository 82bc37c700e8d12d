"""All looks of what is on the screen, one mount for all of them.

A program costs 40 ms to start and a match 50 ms to open, a picture 40 ms: so a test opens what it
wants to show once, and looks at it in every size, language and skin.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from tests.helpers.pictures import screen_text

SMALL, LARGE = (80, 24), (120, 40)

PLAIN: Mapping[str, str] = {"glyphs": "unicode", "theme": "dark"}
BOTH_AT_ONCE: Mapping[str, Mapping[str, str]] = {
    "ascii-mono-80x24": {"glyphs": "ascii", "theme": "mono"}
}
ONE_BY_ONE: Mapping[str, Mapping[str, str]] = {
    "ascii": {"glyphs": "ascii"},
    "mono": {"theme": "mono"},
}
"""Skins by the names of their pictures."""


async def paused(pilot: Pilot[Any]) -> None:
    """Until all messages were heard: enough where no bot plays and nothing moves."""
    await pilot.pause()


async def all_looks(
    pilot: Pilot[Any],
    picture: SnapshotAssertion,
    *,
    sizes: Sequence[tuple[int, int]] = (SMALL, LARGE),
    languages: Sequence[str] = ("en", "es"),
    skins: Mapping[str, Mapping[str, str]] = BOTH_AT_ONCE,
    settle: Callable[[Pilot[Any]], Awaitable[object]] = paused,
    prefix: str = "",
) -> None:
    """Compare what is on the screen in each size and language, then in each skin, in English and
    the small size, with a picture of its own; `prefix` tells several states of one test apart.

    The program is left in the last skin; `undressed` takes it off.
    """
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    for size in sizes:
        await pilot.resize_terminal(*size)
        for language in languages:
            app.change(language=language)
            await settle(pilot)
            name = f"{prefix}{language}-{size[0]}x{size[1]}"
            assert screen_text(app) == picture(name=name)
    for name, skin in skins.items():
        app.change(language="en", **{**PLAIN, **skin})
        if pilot.app.size != SMALL:
            await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert screen_text(app) == picture(name=f"{prefix}{name}")


async def undressed(pilot: Pilot[Any]) -> None:
    """Back to English, the small size, signs of Unicode and colours, for the next state."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    app.change(language="en", **PLAIN)
    await pilot.resize_terminal(*SMALL)

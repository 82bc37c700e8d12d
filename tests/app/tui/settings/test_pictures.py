"""Pictures of settings, keys, the doctor and the first question, in all looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from app.tui.settings.first import FirstLook
from tests.aids.pictures import screen_text
from tests.app.tui.settings.aids import SIZE, doctor, kept, press

WIDE = (120, 40)
HOME = Path("/home/ana/.config/mazmorra")


async def test_looks(
    tmp_path: Path, picture: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One program, one screen after the other, each turned into all its looks."""
    app = kept(tmp_path)
    app.services.keys = HOME / "keys.toml"
    monkeypatch.setattr("app.tui.settings.screen.place", lambda: HOME / "settings.toml")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "down", "down", "down")
        await portraits(app, pilot, picture, "settings")
        await press(pilot, "t", "slash", *"maze.", "enter")
        await portraits(app, pilot, picture, "keys")
        await press(pilot, "enter", "f4")
        await portraits(app, pilot, picture, "capture")
        await press(pilot, "escape", "escape", "escape")
        await app.push_screen(doctor(2, (255, 255, 255)))
        await portraits(app, pilot, picture, "doctor")
        await press(pilot, "escape", "escape")
        await app.push_screen(FirstLook())
        await portraits(app, pilot, picture, "first")


async def portraits(
    app: MazmorraApp, pilot: Pilot[int], picture: SnapshotAssertion, state: str
) -> None:
    for size in (WIDE, SIZE):
        for language in ("es", "en"):
            app.change(language=language)
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert screen_text(app) == picture(name=f"{state}-{language}-{size[0]}x{size[1]}")
    app.change(glyphs="ascii", theme="mono")
    await pilot.pause()
    assert screen_text(app) == picture(name=f"{state}-ascii-mono")
    app.change(glyphs="unicode", theme="dark")
    await pilot.pause()

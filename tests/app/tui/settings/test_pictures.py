"""Pictures of settings, keys, the doctor and the first question, in all looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from app.tui.settings.first_start import FirstStartDialog
from tests.app.tui.looks import all_looks, undressed
from tests.app.tui.settings.helpers import SIZE, doctor, kept, press

HOME = Path("/home/ana/.config/mazmorra")


async def test_looks(
    tmp_path: Path, picture: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One program, one screen after the other, each turned into all its looks."""
    app = kept(tmp_path)
    app.services.keys = HOME / "keys.toml"
    monkeypatch.setattr("app.tui.settings.screen.settings_path", lambda: HOME / "settings.toml")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "down", "down", "down")
        await all_looks(pilot, picture, prefix="settings-")
        await undressed(pilot)
        await press(pilot, "end")
        await all_looks(pilot, picture, prefix="end-")
        await undressed(pilot)
        await press(pilot, "t", "slash", *"maze.", "enter")
        await all_looks(pilot, picture, prefix="keys-")
        await undressed(pilot)
        await press(pilot, "enter", "f4")
        await all_looks(pilot, picture, prefix="capture-")
        await undressed(pilot)
        await press(pilot, "escape", "escape", "escape")
        await app.push_screen(doctor(2, (255, 255, 255)))
        await all_looks(pilot, picture, prefix="doctor-")
        await undressed(pilot)
        await press(pilot, "escape", "escape")
        await app.push_screen(FirstStartDialog())
        await all_looks(pilot, picture, prefix="first-")
        await undressed(pilot)

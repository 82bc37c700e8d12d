"""The screens of the settings over a program that keeps its files in a folder of the test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from app.config import settings as settings_file
from app.config.settings import Settings
from app.doctor.probe import TerminalAnswers
from app.session.bootstrap import save_settings
from app.tui.app import MazmorraApp
from app.tui.settings.doctor import DoctorScreen
from tests.app.tui.shell import shell

SIZE = (80, 24)


def kept(folder: Path, **start: Any) -> MazmorraApp:
    """The program; settings go to the disk, and keys to `keys.toml` in `folder`."""
    app = shell(**start)
    app._save_settings = keep_on_disk
    app.services.keys = folder / "keys.toml"
    return app


def keep_on_disk(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    return save_settings(settings, changes)


def written() -> Settings:
    """What the file of settings says."""
    loaded = settings_file.load(settings_file.settings_path())
    assert not loaded.problems
    return loaded.settings


async def press(pilot: Pilot[int], *keys: str) -> None:
    """One key after another, each with all that it does."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def doctor(cells: int, background: tuple[int, int, int] | None = None) -> DoctorScreen:
    """The doctor in a terminal that draws every box line in so many cells."""

    def answer(signs: Sequence[str]) -> TerminalAnswers:
        widths = {sign: cells if sign in "─│┌┐└┘" else 1 for sign in signs}
        return TerminalAnswers(widths, background, "Pretend(1.0)")

    return DoctorScreen(answer)

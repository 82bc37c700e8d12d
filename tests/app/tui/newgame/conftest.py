"""The form is tested up to the match that begins: the screens of the games have their own tests."""

from __future__ import annotations

import pytest

from app.tui import launch


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that only says that it is there, for every game."""
    for game in launch.SCREENS:
        here = ("tests.app.tui.newgame.aids", "Started")
        monkeypatch.setitem(launch.SCREENS, game, here)

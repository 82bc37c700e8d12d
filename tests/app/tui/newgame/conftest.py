"""The form is tested up to the match that begins: the screens of the games have their own tests."""

from __future__ import annotations

import pytest

from app.registry import game_ids
from tests.helpers.games import give_parts


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that only says that it is there, for every game."""
    for game in game_ids():
        give_parts(monkeypatch, game, screen="tests.app.tui.newgame.helpers:Started")


@pytest.fixture
def nothing_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open forms without the first match of their game, on the first of everything."""
    monkeypatch.setattr("app.tui.newgame.drafts.choose_first", lambda _draft: None)

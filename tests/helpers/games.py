"""Games with other parts than they register, for the time of a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app import registry


def give_parts(monkeypatch: pytest.MonkeyPatch, game_id: str, **parts: Any) -> None:
    """Let a game have other parts ("module:attribute") wherever `registry.game` is asked."""
    changed = {**registry.games(), game_id: replace(registry.game(game_id), **parts)}
    monkeypatch.setattr(registry, "games", lambda: changed)

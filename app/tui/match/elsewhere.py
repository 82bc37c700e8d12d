"""The turns of people at other screens."""

from __future__ import annotations

from typing import Any

from app.tui.match.view_model import MatchViewModel


def decides_elsewhere(scene: MatchViewModel[Any]) -> int | None:
    """Return the person at another screen that a match waits for, possibly ahead of the shown
    position; None if it waits for nobody elsewhere."""
    latest = scene.latest
    if latest.person or latest.over or scene.replaying or not scene.people:
        return None
    return latest.seat if scene.source.seats[latest.seat].human else None

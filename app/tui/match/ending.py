"""What the ends of all games tell alike: the seats by how they came out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.text.summary import SeatResult
from app.tui.match.view_model import MatchViewModel


def standings(scene: MatchViewModel[Any], note: Callable[[int], str]) -> tuple[SeatResult, ...]:
    """How each seat came out, with a `note` in words; all alike where there was no outcome."""
    seats = range(len(scene.source.seats))
    outcome = scene.source.outcome()
    ranks = outcome.ranks if outcome is not None else (0,) * len(seats)
    return tuple(SeatResult(ranks[seat] + 1, seat, scene.name(seat), note(seat)) for seat in seats)

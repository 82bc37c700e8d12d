"""The part of a match summary that all games share: the seats' results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.text.summary import SeatResult
from app.tui.match.view_model import MatchViewModel


def standings(scene: MatchViewModel[Any], note: Callable[[int], str]) -> tuple[SeatResult, ...]:
    """Return each seat's result, with a `note` in words; all equal if there was no outcome."""
    seats = range(len(scene.source.seats))
    outcome = scene.source.outcome()
    ranks = outcome.ranks if outcome is not None else (0,) * len(seats)
    return tuple(SeatResult(ranks[seat] + 1, seat, scene.name(seat), note(seat)) for seat in seats)

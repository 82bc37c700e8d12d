"""Matches of all games that count, as quick as they can be."""

from __future__ import annotations

from collections.abc import Sequence

from app.match.journal import Journal
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import Seat
from tests.app.match.helpers import SHORT, config

RIGHT = 3
ANA = (Seat("Ana"), Seat("Ben", "scout"))


def race(
    journal: Journal | None,
    match_id: str,
    *,
    seed: str = "7",
    seats: Sequence[Seat] = ANA,
    practice: bool = False,
    title: dict[str, str] | None = None,
) -> Match:
    """A match along a corridor without monsters, played to its end."""
    match = begin(
        "irrgarten", config(SHORT), seats, seed, match_id=match_id, title=title or {},
        practice=practice, journal=journal,
    )  # fmt: skip
    while not match.over:
        match.decide(match.actor, RIGHT)
    return match


def winner(match: Match) -> int:
    """The seat that won."""
    outcome = match.outcome()
    assert outcome is not None
    return outcome.winners[0]


def won_by(journal: Journal | None, match_id: str, seat: int = 0, **more: object) -> Match:
    """A race that a seat wins: the seed is looked for."""
    for number in range(50):
        if winner(race(None, match_id, seed=str(number), **more)) == seat:  # type: ignore[arg-type]  # handed on
            return race(journal, match_id, seed=str(number), **more)  # type: ignore[arg-type]  # handed on
    raise AssertionError(seat)

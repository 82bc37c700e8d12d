"""From how seats stand to how likely each wins: one formula for all games.

A seat's merit is a sum of weighted figures; chances go by its exponential. The weights of a game
are fitted to games of its best bots (`tests.programs.strength.calibrate`).
A chance is an estimate of what such players make of a position, not a calculation.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

Rows = list[tuple[float, ...] | None]
"""The figures of each seat at a moment, None for a seat that can't win any more."""

NEVER = float("-inf")
"""The merit of a seat that can't win any more."""


def chances(merits: Sequence[float]) -> tuple[float, ...]:
    """Return a chance for each merit; together they are 1, or 0 if nobody can win."""
    best = max(merits, default=NEVER)
    if best == NEVER:
        return (0.0,) * len(merits)
    weights = [exp(merit - best) for merit in merits]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def merit(parameters: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted sum of one seat's figures."""
    return sum(figure * weight for figure, weight in zip(parameters, weights, strict=True))


def decided(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return the chances once a game is over: the winners share it."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))

"""Chances to win from the standing of the seats: one formula for all games.

A seat's merit is a weighted sum of figures; its chance is proportional to the exponential of its
merit (a softmax). Each game's weights are fitted to games of its best bots
(`tests.programs.strength.calibrate`). A chance estimates what such players make of a position; it
is not an exact probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

Rows = list[tuple[float, ...] | None]
"""The figures of each seat at a moment; None for a seat that can no longer win."""

NEVER = float("-inf")
"""The merit of a seat that can no longer win."""


def chances(merits: Sequence[float]) -> tuple[float, ...]:
    """Return a chance for each merit. They sum to 1, or to 0 if no seat can win."""
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
    """Return the chances after the end of a game: the winners share 1 equally."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))

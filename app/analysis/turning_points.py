"""Turning points: the decisions that changed the seats' positions most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

MOST = 6
"""Turning points of a match."""
ALWAYS = float("inf")
"""The rank of the decision that ends a match."""
PLACES = 9
"""Decimals by which swings are compared: of two equal seats the first one is named."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The effect of decision number `decision` (from 0) in `turn` on `seat`, which it moved most.
    `before` and `after` are chances, or progress figures where there are none."""

    decision: int
    turn: int
    seat: int
    before: float
    after: float


def turning_points(
    course: Sequence[Sequence[float]],
    turns: Sequence[int],
    least: float,
    most: int = MOST,
    first: int = 1,
    counts: Callable[[int, int], bool] = lambda _decision, _seat: True,
) -> tuple[TurningPoint, ...]:
    """Return the largest swings of a course, at most one for each turn, in order of time.

    `course` has the values of all seats before the first decision and after each; `turns` are the
    decisions with which turns begin, of which the first has the number `first`. A swing below
    `least` does not count, nor one of a decision and a seat for which `counts` is False. The
    decision that ends the match does, however large other swings of its turn are: it is what people
    remember.
    """
    best: dict[int, tuple[float, int, int]] = {}
    turn = first - 1
    for decision, (was, now) in enumerate(pairwise(course)):
        while turn - first + 1 < len(turns) and turns[turn - first + 1] <= decision:
            turn += 1
        swings = [
            round(abs(after - before), PLACES) if counts(decision, seat) else 0.0
            for seat, (before, after) in enumerate(zip(was, now, strict=True))
        ]
        size = max(swings)
        last = decision == len(course) - 2
        if size >= least and (last or size > best.get(turn, (0.0, 0, 0))[0]):
            best[turn] = (ALWAYS if last else size, decision, swings.index(size))
    largest = sorted(best, key=lambda t: (-best[t][0], t))[:most]
    return tuple(_moment(course, turn, *best[turn][1:]) for turn in sorted(largest))


def _moment(course: Sequence[Sequence[float]], turn: int, decision: int, seat: int) -> TurningPoint:
    return TurningPoint(decision, turn, seat, course[decision][seat], course[decision + 1][seat])

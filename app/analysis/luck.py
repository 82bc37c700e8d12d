"""Luck as a sum: the results of dice and draws against their expected values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from app.analysis.recording_random import Roll, Trial


class LuckEntry(NamedTuple):
    """The result of one die or draw of a seat, and what was expected; more is better.

    `word` is the id of one of the game's kinds of luck. `variance` is the variance of the result.
    """

    word: str
    seat: int
    actual: float
    expected: float
    variance: float


@dataclass(frozen=True, slots=True)
class LuckTotal:
    """The sum of all entries of one kind and seat. `count` is their number."""

    word: str
    seat: int
    count: int
    actual: float
    expected: float
    variance: float

    @property
    def gain(self) -> float:
        """The excess over the expected sum, in the unit of the kind."""
        return self.actual - self.expected

    @property
    def degree(self) -> int:
        """The luck from -2, very unlucky, to 2, measured in standard deviations.
        Of a hundred such sums about 50 have degree 0, 20 each 1 and -1, and 5 each 2 and -2. A
        gain that is next to nothing beside the sum is average, however little chance there was."""
        if abs(self.gain) <= NEAR * abs(self.expected):
            return 0
        return degree(self.gain, self.variance)


def degree(gain: float, variance: float) -> int:
    """Return the degree of a sum, from -2 to 2 (see `LuckTotal.degree`)."""
    if variance <= 0:
        return 0
    distance = gain / sqrt(variance)
    size = 2 if abs(distance) >= VERY_LUCKY_FROM else 1 if abs(distance) >= LUCKY_FROM else 0
    return size if distance > 0 else -size


LUCKY_FROM, VERY_LUCKY_FROM = 0.674, 1.645
"""Distances from the expected sum, in standard deviations: half of all sums are within the first,
and nine of ten within the second."""
NEAR = 0.02
"""The share of an expected sum up to which a gain is none: 32 for 31.5."""


def die(word: str, roll: Roll) -> LuckEntry:
    """Return the entry of a die that counts by its face, from 1 to `below`."""
    sides = roll.below
    return LuckEntry(word, roll.seat, roll.number + 1, (sides + 1) / 2, (sides * sides - 1) / 12)


def trial(word: str, found: Trial, *, good: bool = True) -> LuckEntry:
    """Return the entry of an event that comes true or not; with `good` False it is lucky if not."""
    chance = found.chance if good else 1 - found.chance
    return LuckEntry(
        word, found.seat, float(found.came_true is good), chance, chance * (1 - chance)
    )


def draws(word: str, seat: int, values: Sequence[float], stock: Sequence[float]) -> LuckEntry:
    """Return the entry of cards with these values, drawn from a stock without replacement."""
    drawn, total = len(values), len(stock)
    if not total:
        return LuckEntry(word, seat, sum(values), sum(values), 0.0)
    mean = sum(stock) / total
    variance = sum((value - mean) ** 2 for value in stock) / total
    correction = (total - drawn) / (total - 1) if total > 1 else 0.0
    return LuckEntry(word, seat, sum(values), drawn * mean, drawn * variance * max(0.0, correction))


def totals(entries: Iterable[LuckEntry], words: Sequence[str]) -> tuple[LuckTotal, ...]:
    """Return the sums, by kind in the order of `words`, then by seat."""
    sums: dict[tuple[str, int], list[float]] = {}
    for entry in entries:
        found = sums.setdefault((entry.word, entry.seat), [0, 0.0, 0.0, 0.0])
        found[0] += 1
        for at, value in enumerate(entry[2:], 1):
            found[at] += value
    order = {word: at for at, word in enumerate(words)}
    keys = sorted(sums, key=lambda key: (order[key[0]], key[1]))
    return tuple(LuckTotal(*key, int(sums[key][0]), *sums[key][1:]) for key in keys)


def overall(luck: Iterable[LuckTotal], seat: int) -> int:
    """Return a seat's overall luck, from -2 to 2.
    Each kind counts in its own standard deviations, since faces and cards can't be added up."""
    distances = [
        total.gain / sqrt(total.variance)
        for total in luck
        if total.seat == seat and total.variance > 0
    ]
    return degree(sum(distances), len(distances))

"""Luck as a sum: the results of dice and draws against their expected values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from app.analysis.recording_random import Roll, Trial


class LuckEntry(NamedTuple):
    """One die or draw of a seat, as one of the game's kinds of luck (`word`), where more is better.
    `variance` is the variance of the result around `expected`."""

    word: str
    seat: int
    came: float
    expected: float
    variance: float


@dataclass(frozen=True, slots=True)
class LuckTotal:
    """The sum of all entries of one kind and seat. `count` is their number."""

    word: str
    seat: int
    count: int
    came: float
    expected: float
    variance: float

    @property
    def gain(self) -> float:
        """The excess over the expected sum, in the unit of the kind."""
        return self.came - self.expected

    @property
    def degree(self) -> int:
        """The luck from -2, very unlucky, to 2, measured in standard deviations.
        Of a hundred such sums about 50 have degree 0, 21 degree 1 and 5 degree 2, and as many
        below."""
        return degree(self.gain, self.variance)


def degree(gain: float, variance: float) -> int:
    """Return the degree of a sum, from -2 to 2 (see `LuckTotal.degree`)."""
    if variance <= 0:
        return 0
    distance = gain / sqrt(variance)
    size = 2 if abs(distance) >= GREAT else 1 if abs(distance) >= SOME else 0
    return size if distance > 0 else -size


SOME, GREAT = 0.674, 1.645
"""The standard deviations that half of all sums, and nine of ten, stay below."""


def die(word: str, roll: Roll) -> LuckEntry:
    """Return the entry of a die that counts by its face, from 1 to `below`."""
    sides = roll.below
    return LuckEntry(word, roll.seat, roll.number + 1, (sides + 1) / 2, (sides * sides - 1) / 12)


def trial(word: str, found: Trial, *, good: bool = True) -> LuckEntry:
    """Return the entry of an event that comes true or not; with `good` False it is lucky if not."""
    chance = found.chance if good else 1 - found.chance
    return LuckEntry(word, found.seat, float(found.came is good), chance, chance * (1 - chance))


def draws(word: str, seat: int, worths: Sequence[float], stock: Sequence[float]) -> LuckEntry:
    """Return the entry of cards with these worths, drawn from a stock without replacement."""
    many, all_ = len(worths), len(stock)
    if not all_:
        return LuckEntry(word, seat, sum(worths), sum(worths), 0.0)
    mean = sum(stock) / all_
    spread = sum((worth - mean) ** 2 for worth in stock) / all_
    left = (all_ - many) / (all_ - 1) if all_ > 1 else 0.0
    return LuckEntry(word, seat, sum(worths), many * mean, many * spread * max(0.0, left))


def tallied(strokes: Iterable[LuckEntry], words: Sequence[str]) -> tuple[LuckTotal, ...]:
    """Return the sums, by kind in the order of `words`, then by seat."""
    sums: dict[tuple[str, int], list[float]] = {}
    for stroke in strokes:
        found = sums.setdefault((stroke.word, stroke.seat), [0, 0.0, 0.0, 0.0])
        found[0] += 1
        for at, value in enumerate(stroke[2:], 1):
            found[at] += value
    order = {word: at for at, word in enumerate(words)}
    keys = sorted(sums, key=lambda key: (order[key[0]], key[1]))
    return tuple(LuckTotal(*key, int(sums[key][0]), *sums[key][1:]) for key in keys)


def overall(tallies: Iterable[LuckTotal], seat: int) -> int:
    """Return a seat's overall luck, from -2 to 2.
    Each kind counts in its own standard deviations, since faces and cards can't be added up."""
    distances = [t.gain / sqrt(t.variance) for t in tallies if t.seat == seat and t.variance > 0]
    return degree(sum(distances), len(distances))

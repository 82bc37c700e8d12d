"""Chances of losing life: what the odds of an attack are made of."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from engines.hammerspace.cards import DIE

WAYS: Final = DIE * DIE
"""The number of throws of two dice, all equally likely."""


@dataclass(frozen=True, slots=True)
class Damage:
    """The life that an attack and the effects on it take from one party.

    `chances[n]` is the probability of n points, from 0 to 1, and `kill` that of losing all the
    life.
    """

    chances: tuple[float, ...]
    kill: float

    @property
    def mean(self) -> float:
        """The mean life lost."""
        return sum([lost * chance for lost, chance in enumerate(self.chances)])

    @property
    def spread(self) -> float:
        """The standard deviation of the life lost."""
        mean = self.mean
        square = sum((lost - mean) ** 2 * chance for lost, chance in enumerate(self.chances))
        return sqrt(max(0.0, square))

    @property
    def nothing(self) -> float:
        """The probability of losing no life."""
        return self.chances[0]

    @property
    def least(self) -> int:
        """The least possible loss."""
        return next(lost for lost, chance in enumerate(self.chances) if chance)

    @property
    def most(self) -> int:
        """The greatest possible loss."""
        return len(self.chances) - 1


UNHURT: Final = Damage((1.0,), 0.0)
"""No loss of life."""

Chances = dict[tuple[int, bool], float]
"""Probabilities by life lost and whether the party fell."""


def add(total: Chances, chance: float, more: Chances, lost: int) -> None:
    """Add the chances of a case after some life was lost already."""
    for (later, falls), share in more.items():
        end = lost + later, falls
        total[end] = total.get(end, 0.0) + chance * share


def cost(chances: Chances) -> float:
    """Return the mean life lost."""
    return sum([chance * lost for (lost, _), chance in chances.items()])


def damage_of(chances: Chances) -> Damage:
    """Return the damage of some chances."""
    most = max(chances)[0]
    row = [0.0] * (most + 1)
    kill = 0.0
    for (lost, last), chance in chances.items():
        row[lost] += chance
        kill += chance * last
    return Damage(tuple(row), kill)

"""Ratings of bots from the results of their matches, with intervals, by Bradley and Terry's model.

`choix` finds them by expectation propagation: the mean and the covariance of all strengths at once,
which no order of matches changes. This module alone imports it, and numpy with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from math import log, sqrt
from typing import Any, Final

from app.lab.intervals import Interval, quantile
from app.lab.league.job import SHARED

ELO: Final = 400 / log(10)
"""Points of Elo's scale: 400 are odds of ten to one."""
AVERAGE: Final = 1000
"""The rating of an average bot of the league."""
PRIOR: Final = 0.1
"""The precision of what is known before any match: strengths differ by some 550 points."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's rating and its results; `failed` are matches that it lost by what it did."""

    bot: int
    rating: float
    interval: Interval
    won: int
    shared: int
    lost: int
    failed: Mapping[str, int]

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost


def installed() -> bool:
    """Whether the extra `league` is there. Nothing is imported."""
    return find_spec("choix") is not None


def _strengths(bots: int, data: list[tuple[int, int]]) -> tuple[Any, Any]:
    """Return the mean and the covariance of all strengths, from pairs of a winner and a loser.

    choix goes through them in an order that numpy draws, which moves the last digits.
    """
    import choix
    import numpy as np

    before = np.random.get_state()
    np.random.seed(0)
    try:
        mean, covariance = choix.ep_pairwise(bots, data, PRIOR, max_iter=200)
        return mean, covariance
    finally:
        np.random.set_state(before)


def standings(
    bots: int, results: Mapping[str, Mapping[str, int]], failed: Mapping[str, Mapping[str, int]]
) -> list[Standing]:
    """Return the bots by their rating, the best first.

    `results` has the results of each pairing ("0-1"): the wins of either bot and shared ones. Of
    shared matches every second one counts for the first bot of the pairing, the others for the
    second: Bradley and Terry's model knows no draw.
    """
    won, shared, lost = [0] * bots, [0] * bots, [0] * bots
    data: list[tuple[int, int]] = []
    for pairing, found in sorted(results.items()):
        one, other = map(int, pairing.split("-"))
        both = found.get(SHARED, 0)
        for winner, loser, extra in ((one, other, (both + 1) // 2), (other, one, both // 2)):
            wins = found.get(str(winner), 0)
            won[winner] += wins
            lost[loser] += wins
            shared[winner] += both
            data += [(winner, loser)] * (wins + extra)
    mean, covariance = _strengths(bots, data)
    average = sum(mean) / bots
    rows = [sum(covariance[bot]) / bots for bot in range(bots)]
    whole, z = sum(rows) / bots, quantile()
    table = []
    for bot in range(bots):
        # The variance of a strength less the average one.
        variance = covariance[bot][bot] - 2 * rows[bot] + whole
        rating = AVERAGE + ELO * (float(mean[bot]) - float(average))
        reach = ELO * z * sqrt(max(0.0, float(variance)))
        table.append(
            Standing(
                bot, rating, (rating - reach, rating + reach), won[bot], shared[bot], lost[bot],
                failed.get(str(bot), {}),
            )
        )  # fmt: skip
    return sorted(table, key=lambda one: (-one.rating, one.bot))

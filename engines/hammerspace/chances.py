"""The loss to an attack by its lead over the defence: two dice, from tables."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.cards import DIE

QUARTER: Final = 4
"""The steps per point of the tables of estimates."""
_LOW, _HIGH = -30, 60
AVERAGE_DIE: Final = (1 + DIE) / 2


def _dice() -> tuple[tuple[float, ...], tuple[float, ...]]:
    leads = [low / QUARTER for low in range(_LOW * QUARTER, _HIGH * QUARTER)]
    gaps = [one - two for one in range(DIE) for two in range(DIE)]
    means = tuple(sum(max(0.0, lead + gap) for gap in gaps) / len(gaps) for lead in leads)
    chances = tuple(
        sum(min(1.0, max(0.0, lead + gap)) for gap in gaps) / len(gaps) for lead in leads
    )
    return means, chances


_MEANS, _CHANCES = _dice()


def _place(lead: float) -> int:
    return int((min(max(lead, _LOW), _HIGH - 1) - _LOW) * QUARTER)


def mean_loss(lead: float, life: float) -> float:
    """Return the mean life lost to an attack that leads the defence by `lead` points, without
    dice."""
    return _MEANS[_place(lead)] - _MEANS[_place(lead - life)]


def hit_chance(lead: float) -> float:
    """Return the probability of losing at least one life point."""
    return _CHANCES[_place(lead)]


def kill_chance(lead: float, life: float) -> float:
    """Return the probability of losing all the life."""
    return _CHANCES[_place(lead - life + 1)]

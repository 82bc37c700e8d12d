"""The beginner: it runs as the scout does, with the mistakes of a first race.

None is silly by itself. It takes a fight for won that it wins as often as not, forgets what losing
one costs, takes whatever prize looks easy and never asks how far the exit is from there.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import (
    Prices,
    owed_in,
    square_costs,
    terrain_of,
    way_out,
)
from engines.irrgarten.prizes import count_things
from engines.irrgarten.view import View

EASY: Final = Prices(rival=0, defeat=1, death=1, prize=1)
"""Prices at which a fight costs its chance to lose less that to win."""
LOOKS: Final = 0.1
"""The most that an easy fight costs at those prices."""
COSTS: Final = Prices(rival=2, defeat=2, death=4, prize=1)
"""What it thinks that a fight on its way costs."""
ENOUGH: Final = 1
"""The things by which it wants to be ahead of every rival before it looks for the exit."""


def beginner_bot(config: Config, view: View, seed: int) -> int:
    """Go to the cheapest monster that looks easy, else to the exit; hurry once somebody is out.

    In fog it goes for the exit alone: what it has seen and sees no more, it has forgotten.
    """
    goals = owed_in(config, view)
    if not goals and view.known is None and not view.closes and _wants_more(view):
        goals = _easy(config, view)
    terrain = terrain_of(config, view)
    return way_out(config, view, seed, terrain.towards(goals) if goals else terrain, COSTS)


def _wants_more(view: View) -> bool:
    things = [count_things(sheet.weapons or (), sheet.shields or ()) for sheet in view.sheets]
    own = things.pop(view.seat)
    return own < max(things, default=0) + ENOUGH


def _easy(config: Config, view: View) -> frozenset[int]:
    """Return the squares of the monsters that it would win against as often as not."""
    costs = square_costs(config, view, EASY)
    foes = zip(view.foes.square, view.foes.health, strict=True)
    return frozenset(square for square, left in foes if left and costs.get(square, 1.0) <= LOOKS)

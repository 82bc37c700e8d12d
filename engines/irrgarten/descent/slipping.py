"""The way past a guardian without a fight, for health (IRR-59)."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.moving import NOBODY, living_foe
from engines.irrgarten.descent.state import LAST_OPEN, State

BESIDE_GATE: Final = LAST_OPEN + 1
"""The steps to an exit from a square beside a guardian."""
LEAST: Final = 2
"""The health that is needed: half of it, rounded up, must leave some."""


def price(health: int) -> int:
    """Return the health that it costs a character with so much health."""
    return (health + 1) // 2


def guardian_to_slip(state: State, seat: int) -> int:
    """Return the guardian beside a seat that it can slip past, or `NOBODY`."""
    floor, config = state.floor, state.config
    if not config.parameters.slip or floor.number >= config.floors or state.health[seat] < LEAST:
        return NOBODY
    beside = (living_foe(state, state.square[seat] + delta) for delta in floor.deltas)
    return min((foe for foe in beside if 0 <= foe < len(floor.exits)), default=NOBODY)

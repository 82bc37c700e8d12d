"""The rules' options as the engine uses them; `options.Options` is the same for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60_000
"""Milliseconds, as `advance` counts them."""

TURNS_A_MINUTE: Final = 2
"""HAM-22: how many turns stand for a minute where there is no clock."""

MOST_TURNS: Final = 1000
"""HAM-21: turns of all seats in a game that has no limit in turns of its own. Characters that heal
can outlast every attack of each other; games that end by themselves take less than half of it, even
with 200 life points each and six at the table."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """Each field is explained in `options.Options`; the defaults are the options' own.

    Times are milliseconds of a clock (`_ms`) or turns of all seats; of each pair at most one is
    above 0. No time limit is 0 in both; without one in turns there are `MOST_TURNS`. With
    `monsters` one of the two timers is above 0.
    """

    life: int = 30
    hide_at_start: bool = True
    face_down_limit: int = 1
    characters: bool = True
    monsters: bool = True
    monster_ms: int = 10 * MINUTE
    monster_turns: int = 0
    timer_stops: bool = True
    limit_ms: int = 0
    limit_turns: int = 0

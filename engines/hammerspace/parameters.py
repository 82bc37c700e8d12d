"""The rules' options as the engine uses them; `options.Options` is the form for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60_000
"""A minute in milliseconds, as `advance` counts them."""

TURNS_A_MINUTE: Final = 2
"""The turns that replace a minute without a clock (HAM-22)."""

MOST_TURNS: Final = 1000
"""The turns of all seats in a game without its own limit in turns (HAM-21).

Characters that heal can outlast every attack of each other. Games that end by themselves take less
than half of it, even with 200 life points each and six players.
"""


@dataclass(frozen=True, slots=True)
class Parameters:
    """The figures of the rules; the defaults are those of `options.Options`, which explains them.

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

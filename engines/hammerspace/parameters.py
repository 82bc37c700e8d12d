"""The rules' options as the engine uses them; `options.Options` is the form for people."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

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

    Times are milliseconds of a clock (`_ms`), turns of all seats, or laps of the table; of each
    kind at most one is above 0. No time limit is 0 in both; without one in turns there are
    `MOST_TURNS`. With `monsters` one of the timers is above 0.

    `lay_hidden`: the card that replaces the played one may be laid face down (HAM-26). `makeshift`
    is what an unfitting defence adds (HAM-28), `crown` what an attack on the only leader adds
    (HAM-30), `late_life` what each later seat starts with on top (HAM-31); 0 is none. `feeding`:
    monsters can be fed (HAM-32).
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
    monster_laps: int = 0
    lay_hidden: bool = False
    makeshift: int = 0
    crown: int = 0
    late_life: int = 0
    feeding: bool = False

    def timer(self, seats: int) -> int:
        """Return the length of a monster's timer: milliseconds, or turns of so many seats; 0 is
        none (HAM-22)."""
        return self.monster_ms or self.monster_turns or self.monster_laps * seats

    @property
    def later(self) -> bool:
        """Whether any of the clauses from HAM-26 on applies by an option."""
        return any(getattr(self, name) != plain for name, plain in LATER.items())

    def to_data(self) -> dict[str, Any]:
        """Return the figures as a JSON-able dict. What a figure of `LATER` has by default is left
        out, so configurations that were saved before there were any keep their digest."""
        data = asdict(self)
        return {name: data[name] for name in data if data[name] != LATER.get(name)}


_LATER: Final = ("monster_laps", "lay_hidden", "makeshift", "crown", "late_life", "feeding")
LATER: Final[dict[str, Any]] = {
    field.name: field.default for field in fields(Parameters) if field.name in _LATER
}
"""The figures of the clauses from HAM-26 on, with their values where none of them applies."""

"""The plan of a Descent: the monsters of each floor by level, and the kinds of floor."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.generator.spec import Algorithm

LEVELS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 2, 2, 2, 3),
    (1, 2, 2, 2, 3, 3),
    (1, 1, 2, 2, 2, 3),
    (1, 2, 2, 2, 3, 3),
    (1, 2, 2, 3, 3, 3),
    (1, 2, 3, 3, 3, 4),
    (2, 2, 3, 3, 4, 4),
    (2, 3, 3, 4, 4, 4),
    (2, 3, 4, 4, 4, 5),
    (3, 3, 4, 4, 5, 5),
)
"""The levels of the monsters of each floor, lowest first (IRR-55); company adds one of each end."""
GUARDIANS: Final = (2, 2, 3, 3, 4, 4, 5, 5, 5, 5)
"""The level of each floor's guardian (IRR-42)."""

TEMPTING: Final = (2, 3)
"""On floors up to the first number, monsters from that level on carry a choice piece (IRR-45)."""
CHOICE: Final = 5
"""The pieces drawn for a choice one, of which the best is carried."""

PLAIN, FLOODED, MARKET, LARDER, CROWD, DARK, TWO_DOORS = range(7)
KINDS: Final = ("plain", "flooded", "market", "larder", "crowd", "dark", "two-doors")
"""The names of the kinds of floor, by number (IRR-56)."""
FIRST_KIND: Final = 3
"""The first floor that may be of a special kind."""
DARK_SIGHT: Final = 2
FLOODED_BELL: Final = 100
"""The bell of a flooded floor, in per cent of its par."""
CROWD_MORE: Final = 3

CARVERS: Final[tuple[tuple[Algorithm, int], ...]] = (("rooms", 45), ("kruskal", 40), ("caves", 20))
"""The generator's algorithms for floors, each with its share of loops in per cent: never a tree."""
WIDTH: Final = 17
HEIGHT: Final = 11
LEAST_PAR: Final = 14
MOST_PAR: Final = 30


def levels_of(number: int, company: bool, kind: int) -> tuple[int, ...]:
    """Return the levels of the monsters of a floor (numbered from 1), its guardian left out."""
    levels = LEVELS[number - 1]
    if company:
        levels = (levels[0], *levels, levels[-1])
    if kind == CROWD:
        levels = tuple(max(1, level - 1) for level in (*levels, *levels[-CROWD_MORE:]))
    return levels

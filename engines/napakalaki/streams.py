"""The purposes of the random streams. A number is never given to another purpose: it decides what
earlier matches drew."""

from __future__ import annotations

(
    FIRST, TREASURE_DECK, MONSTER_DECK, START_DIE, ESCAPE_DIE, CULTIST_DIE, CULTIST_DECK,
    ARCHENEMY, THEFT, REVENGE_DIE,
) = range(10)  # fmt: skip
"""The dice, `ARCHENEMY` and `THEFT` have one stream per seat."""

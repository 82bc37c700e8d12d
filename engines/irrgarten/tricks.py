"""The tricks of monsters and of gear: one each or none, from a closed vocabulary.

Tricks count in the Descent alone. A trick is a pair of whole numbers: its kind and its amount. The
amounts of `BOILS`, `GROWS` and `ALONE` are in thousandths, that of `STEALS` is `WEAPON` or
`SHIELD`, all others are counts. Kinds without an amount have 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Trick = tuple[int, int]

PLAIN: Final = 0
"""The kind of a monster or of gear without a trick."""
NO_TRICK: Final[Trick] = (PLAIN, 0)

(
    FIRST,
    SLEEPS,
    BOILS,
    GROWS,
    HEAVY,
    WEARS,
    MIRROR,
    MENDS,
    STEALS,
    TAXES,
    BLOWS,
    SLOW,
    HUGS,
    TWICE,
) = range(1, 15)
"""The kinds of monsters' tricks."""
FOE_TRICKS: Final = (
    "", "first", "sleeps", "boils", "grows", "heavy", "wears", "mirror", "mends", "steals",
    "taxes", "blows", "slow", "hugs", "twice",
)  # fmt: skip
"""The names of monsters' tricks in files, by kind; no name for no trick."""

(OPENS, CALM, SPIKES, PARRY, LATE, ALONE, PROUD, STAYS, KEEPS, HOOKS, PUSHES, LAMP) = range(1, 13)
"""The kinds of gear's tricks."""
GEAR_TRICKS: Final = (
    "", "opens", "calm", "spikes", "parry", "late", "alone", "proud", "stays", "keeps", "hooks",
    "pushes", "lamp",
)  # fmt: skip
"""The names of gear's tricks in files, by kind; no name for no trick."""


def written_trick(data: Sequence[int], names: Sequence[str]) -> Trick | None:
    """Return the trick that a card's data end with, `NO_TRICK` for none and None for a wrong one.

    `names` are those of its kind of card, by number.
    """
    if not data:
        return NO_TRICK
    if len(data) != 2 or not PLAIN < data[0] < len(names) or data[1] < 0:
        return None
    return data[0], data[1]

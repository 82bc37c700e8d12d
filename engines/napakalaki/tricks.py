"""The tricks of monsters and treasures: one each or none, from a closed vocabulary (NAP-44).

A trick is three whole numbers: its kind, what it is about, and its amount. A kind that is about
nothing, or has no amount, has 0 there. All that a trick reads is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Trick = tuple[int, int, int]

PLAIN: Final = 0
"""The kind of a card without a trick."""
NO_TRICK: Final[Trick] = (PLAIN, 0, 0)

(COUNTS, HATES, FEARS, GROWS, BRINGS, ALONE, CHEAP, SIX, TOLL, FOLLOWS, LEFT) = range(1, 12)
"""The kinds of monsters' tricks."""
FOE_TRICKS: Final = (
    "", "counts", "hates", "fears", "grows", "brings", "alone", "cheap", "six", "toll", "follows",
    "left",
)  # fmt: skip
"""The names of monsters' tricks in files, by kind; no name for no trick."""
LEVEL_TRICKS: Final = (COUNTS, HATES, FEARS, GROWS)
"""Those that change the monster's level."""

(PEEK, RUN, GRABS, HAGGLE, HELPER, SPARE, BITTER, SHIELD, THROW, TWIN) = range(1, 11)
"""The kinds of treasures' tricks."""
TREASURE_TRICKS: Final = (
    "", "peek", "run", "grab", "haggle", "helper", "spare", "bitter", "shield", "throw", "twin",
)  # fmt: skip
"""The names of treasures' tricks in files, by kind; no name for no trick."""

CORRIDOR, GRUDGES, LEVELS, HAND = range(4)
"""What `COUNTS` is about: the monsters that wait, and the player's grudges, levels and hidden
treasures."""
COUNTED: Final = ("corridor", "grudges", "levels", "hand")

MOST_AMOUNT: Final = 10_000
"""The greatest amount of a trick: gold of a toll."""


def written_trick(data: Sequence[int], names: Sequence[str], kinds: int) -> Trick:
    """Return the trick of a card's data; `names` are those of its sort of card, `kinds` the number
    of types of treasures. Raise `ValueError` for anything that is no trick."""
    kind, of, n = data
    most = {COUNTS: len(COUNTED), HATES: kinds, FEARS: kinds} if names is FOE_TRICKS else {}
    if not PLAIN < kind < len(names) or not 0 <= of < most.get(kind, 1):
        raise ValueError(f"trick: {data!r}")
    if not 0 <= n <= MOST_AMOUNT:
        raise ValueError(f"trick: {data!r}")
    return kind, of, n

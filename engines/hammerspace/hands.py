"""A hand as two whole numbers, so that what its cards can do is a shift and a mask.

Both have groups of `SLOTS` bits, a bit a slot. `State.hands` has all cards that are held, the cards
of each kind, those that can be played (HAM-7) and those that may be kept (HAM-17); `State.guards`
has for each subtype, from `SLOTS * subtype` on, the cards that can defend against it (HAM-12). How
a card lies is no part of it. `Config.shown` and `Config.guards` have a card's bits as if it lay in
the first slot. The hands follow from the slots, and `piles` keeps them with these. They are two,
because a whole number below 2**30 is the quickest to test.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.cards import (
    ALL_SLOTS,
    DEFENCE,
    KINDS,
    MASKS,
    NO_MATCH,
    SLOTS,
    SUBTYPES,
    Card,
)
from engines.hammerspace.effects import NONE

HELD: Final = 0
"""Where the group of all cards begins."""
OF_KIND: Final = HELD + SLOTS
"""Where the group of the first kind begins; a kind's is `SLOTS * kind` further."""
PLAYS: Final = OF_KIND + SLOTS * len(KINDS)
"""Where the group of the cards that can be played begins."""
KEEPABLE: Final = PLAYS + SLOTS
"""Where the group of the cards that may be kept begins."""


def _without(groups: int) -> tuple[int, ...]:
    """By a mask of slots, the bits of all others in so many groups."""
    ones = sum(1 << SLOTS * group for group in range(groups))
    return tuple((ALL_SLOTS ^ mask) * ones for mask in range(ALL_SLOTS + 1))


LEFT: Final = _without(KEEPABLE // SLOTS + 1)
LEFT_GUARDS: Final = _without(len(SUBTYPES))
"""By a mask of slots, what is left of a hand when their cards are gone."""

PLACES_OF: Final = tuple(
    tuple(tuple(SLOTS * seat + slot for slot in slots) for slots in MASKS)
    for seat in range(MAX_SEATS)
)
"""By seat and mask of slots, their places."""


def shown(card: Card) -> int:
    """The bits of a card in the first slot."""
    found = 1 << HELD | 1 << OF_KIND + SLOTS * card.kind
    if card.kind != DEFENCE:
        found |= 1 << PLAYS
    if card.keep != NONE:
        found |= 1 << KEEPABLE
    return found


def guards(card: Card) -> int:
    """The bits of a defence in the first slot."""
    points = enumerate(card.against)
    return sum(1 << SLOTS * subtype for subtype, each in points if each != NO_MATCH)

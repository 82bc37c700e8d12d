"""A hand as one whole number, so that what its cards can do is a shift and a mask.

It has groups of `SLOTS` bits, a bit a slot: for each subtype the cards that can defend against it
(HAM-12), the cards that can be played (HAM-7), the cards of each kind, those that may be kept
(HAM-17), and all that are held. How a
card lies is no part of it. `Config.shown` has a card's bits as if it lay in the first slot.
`State.hands` follows from the slots and is kept with them by `piles`.
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

PLAYS: Final = SLOTS * len(SUBTYPES)
"""Where the group of the cards that can be played begins; a subtype's is at `SLOTS * subtype`."""
OF_KIND: Final = PLAYS + SLOTS
"""Where the group of the first kind begins; a kind's is `SLOTS * kind` further."""
KEEPABLE: Final = OF_KIND + SLOTS * len(KINDS)
"""Where the group of the cards that may be kept (HAM-17) begins."""
HELD: Final = KEEPABLE + SLOTS
"""Where the group of all cards begins."""
_GROUPS: Final = range(0, HELD + SLOTS, SLOTS)

PLACES_OF: Final = tuple(
    tuple(tuple(SLOTS * seat + slot for slot in slots) for slots in MASKS)
    for seat in range(MAX_SEATS)
)
"""By seat and mask of slots, their places."""

WITHOUT: Final = tuple(~sum(mask << group for group in _GROUPS) for mask in range(1 << SLOTS))
"""By a mask of slots, what is left of a hand when their cards are gone."""


def shown(card: Card) -> int:
    """The bits of a card in the first slot."""
    found = 1 << HELD | 1 << OF_KIND + SLOTS * card.kind
    if card.kind != DEFENCE:
        found |= 1 << PLAYS
    if card.keep != NONE:
        found |= 1 << KEEPABLE
    for subtype, points in enumerate(card.against):
        if points != NO_MATCH:
            found |= 1 << SLOTS * subtype
    return found


def lacks(hand: int) -> int:
    """A mask of the slots that are empty."""
    return ~hand >> HELD & ALL_SLOTS

"""A hand as a whole number, so that what its cards can do is a shift and a mask.

It has groups of `SLOTS` bits, a bit a slot: all that are held, the attacks, the cards that can be
played (HAM-7), those that may be kept (HAM-17), and for each type those that can defend against it
(HAM-12). How a card lies is no part of it. `Config.shown` has by place and card the bits of that
card there. The hands follow from the slots, and `piles` keeps them with these. They stay below
2**30, because such numbers are the quickest.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.cards import (
    ABILITY,
    ALL_SLOTS,
    ATTACK,
    COUNTS,
    DEFENCE,
    MASKS,
    NO_MATCH,
    SLOTS,
    TYPE_OF,
    TYPES,
    MainCard,
)
from engines.hammerspace.effects.codes import ANY_KIND, NONE

HELD: Final = 0
"""Where the group of all cards begins."""
ATTACKS: Final = HELD + SLOTS
"""Where the group of the attacks begins."""
PLAYS: Final = ATTACKS + SLOTS
"""Where the group of the cards that can be played begins."""
KEEPABLE: Final = PLAYS + SLOTS
"""Where the group of the cards that may be kept begins."""
_GUARDS: Final = KEEPABLE + SLOTS
GUARDS: Final = tuple(_GUARDS + SLOTS * kind for kind in TYPE_OF)
"""Where the group of the cards that can defend begins, by the subtype of the attack."""

_ONES: Final = sum(1 << SLOTS * group for group in range(_GUARDS // SLOTS + len(TYPES)))
LEFT: Final = tuple((ALL_SLOTS ^ mask) * _ONES for mask in range(ALL_SLOTS + 1))
"""By a mask of slots, what is left of a hand when their cards are gone."""

PLACES_OF: Final = tuple(
    tuple(tuple(SLOTS * seat + slot for slot in slots) for slots in MASKS)
    for seat in range(MAX_SEATS)
)
"""By seat and mask of slots, their places."""


def shown(card: MainCard) -> int:
    """The bits of a card in the first slot."""
    found = 1 << HELD
    if card.kind == ATTACK:
        found |= 1 << ATTACKS
    if card.kind != DEFENCE:
        found |= 1 << PLAYS
    if card.keep != NONE:
        found |= 1 << KEEPABLE
    for group, points in zip(GUARDS, card.against, strict=True):
        if points != NO_MATCH:
            found |= 1 << group
    return found


def of_kind(hand: int, kind: int) -> int:
    """A mask of the slots of a hand with cards of a kind, or of any (`ANY_KIND`)."""
    if kind == ANY_KIND:
        found = hand >> HELD
    elif kind == ATTACK:
        found = hand >> ATTACKS
    elif kind == ABILITY:
        found = (hand >> PLAYS) & ~(hand >> ATTACKS)
    else:
        found = (hand >> HELD) & ~(hand >> PLAYS)
    return found & ALL_SLOTS


def turnable(limit: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By the slots of a hand that lie face down and by `State.turned`, the slots that may be turned
    up, `SLOTS` bits further, and those that may be turned down if a card is there (HAM-6). Ups come
    before downs; `limit` is how many may lie face down (option `face_down_limit`)."""
    return tuple(
        tuple(
            (
                (down & ~turned) << SLOTS if turned <= ALL_SLOTS else 0,
                ALL_SLOTS & ~(down | turned) if COUNTS[down] < limit else 0,
            )
            for turned in range(1 << SLOTS + 1)
        )
        for down in range(1 << SLOTS)
    )

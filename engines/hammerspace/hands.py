"""A hand as a whole number, so that a shift and a mask answer questions about its cards.

It has groups of `SLOTS` bits, a bit per slot: all held cards, the attacks, the playable cards
(HAM-7), the keepable ones (HAM-17), and for each type the cards that can defend against it
(HAM-12). The face of a card is not part of it. `Config.shown` has the bits of a card by place and
card. The hands follow from the slots, and `piles` keeps the two in step. Hands stay below 2**30,
because such numbers are the fastest.
"""

from __future__ import annotations

from functools import cache
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
"""The first bit of the group of all cards."""
ATTACKS: Final = HELD + SLOTS
"""The first bit of the group of attacks."""
PLAYS: Final = ATTACKS + SLOTS
"""The first bit of the group of playable cards."""
KEEPABLE: Final = PLAYS + SLOTS
"""The first bit of the group of keepable cards."""
_GUARDS: Final = KEEPABLE + SLOTS
GUARDS: Final = tuple(_GUARDS + SLOTS * kind for kind in TYPE_OF)
"""The first bit of the group of defence cards, by the subtype of the attack."""

_ONES: Final = sum(1 << SLOTS * group for group in range(_GUARDS // SLOTS + len(TYPES)))
LEFT: Final = tuple((ALL_SLOTS ^ mask) * _ONES for mask in range(ALL_SLOTS + 1))
"""By a mask of slots, a mask for the rest of a hand without their cards."""

PLACES_OF: Final = tuple(
    tuple(tuple(SLOTS * seat + slot for slot in slots) for slots in MASKS)
    for seat in range(MAX_SEATS)
)
"""By seat and mask of slots, their places."""


def shown(card: MainCard) -> int:
    """Return the bits of a card in the first slot."""
    found = 1 << HELD
    if card.kind == ATTACK:
        found |= 1 << ATTACKS
    if card.kind != DEFENCE or card.block != NONE:
        found |= 1 << PLAYS
    if card.keep != NONE:
        found |= 1 << KEEPABLE
    for group, points in zip(GUARDS, card.against, strict=True):
        if points != NO_MATCH:
            found |= 1 << group
    return found


def of_kind(hand: int, kind: int) -> int:
    """Return a mask of the slots of a hand with cards of a kind, or of any (`ANY_KIND`)."""
    if kind == ANY_KIND:
        found = hand >> HELD
    elif kind == ATTACK:
        found = hand >> ATTACKS
    elif kind == ABILITY:
        found = (hand >> HELD) & ~(hand >> ATTACKS | _defences(hand))
    else:
        found = _defences(hand)
    return found & ALL_SLOTS


def _defences(hand: int) -> int:
    """Return the slots of a hand with defences: each names a type (HAM-12). Higher bits are none's.

    Not the unplayable cards, because a defence may have an "or play" line (HAM-29)."""
    return hand >> _GUARDS | hand >> _GUARDS + SLOTS | hand >> _GUARDS + 2 * SLOTS


@cache
def turnable(limit: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the slots that may be turned, by the face-down slots of a hand and by `State.turned`.

    Each entry has the slots to turn up, `SLOTS` bits higher, and those to turn down if they hold a
    card (HAM-6). Ups come before downs. `limit` is the maximum number of face-down cards (option
    `face_down_limit`).
    """
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

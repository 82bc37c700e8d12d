"""The data of an effect as numbers: an entry of `State.queue`, and the first part of a frame.

Conditions and amounts also read such a row when no effect waits: `row_of` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.state import ENTRY, FRAME, NO_CARD, NOBODY

ABILITY, BLOCK, OWNER, OTHER, AMOUNT, DEFENCE_DIE, IN_USE, KILLED = range(ENTRY)
"""The ability (`NOBODY`: none), its block, its owner, the other party (`NOBODY`), life lost or
healed, the defender's die, the slot of the card in use, whether a party was killed."""
AT, PLAYER, CARD, OWN_CARD, TODO = range(ENTRY, FRAME)
"""A frame's place in the block, its owner's choices, and the parties that it has to serve."""

Row = Sequence[int]


def row_of(
    owner: int,
    other: int = NOBODY,
    amount: int = 0,
    die: int = 0,
    killed: int = 0,
    slot: int = NO_CARD,
) -> Row:
    """Return the row of a moment at which no effect waits."""
    return (NOBODY, NONE, owner, other, amount, die, slot, killed)

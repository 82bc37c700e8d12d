"""All possible lists of legal actions, precomputed by masks of slots or parties."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    MAX_SEATS,
    PARTIES,
    PLAY,
    TARGET,
    UP,
)
from engines.hammerspace.cards import MASKS, SLOTS
from engines.hammerspace.config import OFFERED

_SLOTS: Final = tuple(range(SLOTS))
HIDE_ACTIONS: Final = (DONE, *(DOWN + slot for slot in _SLOTS))
DROP_ACTIONS: Final = tuple(DROP + index for index in range(OFFERED))
FLIP_ACTIONS: Final = tuple(
    (
        DONE,
        *(UP + slot for slot in _SLOTS if masks >> SLOTS + slot & 1),
        *(DOWN + slot for slot in _SLOTS if masks >> slot & 1),
    )
    for masks in range(1 << 2 * SLOTS)
)
"""The actions that turn cards over, by two masks in one number: the slots whose cards may be turned
up (high bits) and down (low bits)."""
PLAY_ACTIONS: Final = tuple(tuple(PLAY + slot for slot in slots) for slots in MASKS)
DEFEND_ACTIONS: Final = tuple(tuple(DEFEND + slot for slot in slots) for slots in MASKS)
"""The actions of playing a card and of defending with one, by a mask of slots."""
FIRST_TARGET_ACTIONS: Final = tuple(
    tuple(TARGET + party for party in range(PARTIES) if mask >> party & 1)
    for mask in range(1 << PARTIES)
)
MORE_TARGET_ACTIONS: Final = tuple((DONE, *targets) for targets in FIRST_TARGET_ACTIONS)
"""The actions that choose a first or a further target, by a mask of parties."""
KEEP_ACTIONS: Final = (KEEP, DISCARD)
LAY_ACTIONS: Final = tuple((DONE, DOWN + slot) for slot in _SLOTS)
"""The actions of laying a new card down, by its slot (HAM-26)."""
MAKESHIFT_ACTIONS: Final = tuple((DONE, *slots) for slots in DEFEND_ACTIONS)
"""The actions of adding a makeshift, by a mask of slots (HAM-28)."""
FEED_ACTIONS: Final = tuple(
    tuple((DONE, *(CARD + SLOTS * seat + slot for slot in slots)) for slots in MASKS)
    for seat in range(MAX_SEATS)
)
"""The actions of feeding the monster, by seat and a mask of its slots (HAM-32)."""

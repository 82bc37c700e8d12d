"""The possible lists of open actions, by masks."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import (
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    PARTIES,
    PLAY,
    TARGET,
    UP,
)
from engines.hammerspace.cards import MASKS, SLOTS
from engines.hammerspace.config import OFFERED

_SLOTS: Final = tuple(range(SLOTS))
HIDE: Final = (DONE, *(DOWN + slot for slot in _SLOTS))
DROPS: Final = tuple(DROP + place for place in range(OFFERED))
FLIPS: Final = tuple(
    (
        DONE,
        *(UP + slot for slot in _SLOTS if masks >> SLOTS + slot & 1),
        *(DOWN + slot for slot in _SLOTS if masks >> slot & 1),
    )
    for masks in range(1 << 2 * SLOTS)
)
"""The turning actions, by the masks of the slots that may be turned up and down."""
PLAYS: Final = tuple(tuple(PLAY + slot for slot in slots) for slots in MASKS)
DEFENDS: Final = tuple(tuple(DEFEND + slot for slot in slots) for slots in MASKS)
"""The play and defend actions, by a mask of slots."""
FIRST_TARGETS: Final = tuple(
    tuple(TARGET + party for party in range(PARTIES) if mask >> party & 1)
    for mask in range(1 << PARTIES)
)
MORE_TARGETS: Final = tuple((DONE, *found) for found in FIRST_TARGETS)
"""The target actions, by a mask of parties."""
KEEPS: Final = (KEEP, DISCARD)

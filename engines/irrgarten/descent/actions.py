"""The actions of the Descent as numbers, and as short text for journals."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.config import MAX_SEATS
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.kernel.errors import BadNotation

MOST_GIFTS: Final = 3 + MAX_SEATS - 1
MOST_LEFT: Final = 6
"""The most things among which a seat chooses one to leave: what it carries, and a new one."""

GIFT_0: Final = len(DIRECTIONS)
CLIMB: Final = GIFT_0 + MOST_GIFTS
LEAVE_0: Final = CLIMB + 1
HOOK_0: Final = LEAVE_0 + MOST_LEFT
SLIP: Final = HOOK_0 + MAX_SEATS
COUNT: Final = SLIP + 1

_EXPECTED: Final = (*DIRECTIONS, "gift 1", "climb", "leave 1", "hook 1", "slip")


def notation(action: int) -> str:
    """Return an action as stable text: `up`, `gift 2`, `climb`, `leave 1`, `hook 3`,
    `slip`."""
    if action < GIFT_0:
        return DIRECTIONS[action]
    if action < CLIMB:
        return f"gift {action - GIFT_0 + 1}"
    if action == CLIMB:
        return "climb"
    if action < HOOK_0:
        return f"leave {action - LEAVE_0 + 1}"
    if action < SLIP:
        return f"hook {action - HOOK_0 + 1}"
    return "slip"


def parse(text: str) -> int:
    """Return the action of a text. Raise `BadNotation` for any other text."""
    if text not in _BY_TEXT:
        raise BadNotation(found=text, expected=_EXPECTED)
    return _BY_TEXT[text]


_BY_TEXT: Final = {notation(action): action for action in range(COUNT)}

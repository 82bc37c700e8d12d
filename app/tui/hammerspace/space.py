"""How the rows of the screen are shared among the panels. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

OWN, MOST_OWN = 8, 11
PREVIEW, MOST_PREVIEW = 4, 7
LOG = 2
WIDE_OWN, WIDE_MOST_OWN = 10, 14
WIDE_BOXES, WIDE_MOST_BOXES = 10, 12
WIDE_LOWEST = 8
"""Rows of the preview and the log, side by side, in the wide layout."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of each panel, frames included. In the wide layout the log stands beside the preview.

    `double` says that each rival has a second line where they are listed.
    """

    rivals: int
    middle: int
    own: int
    preview: int
    double: bool = False
    heads: bool = False


def share(rivals: int, height: int, *, wide: bool, monsters: bool, characters: bool = True) -> Rows:
    """The rows below the first line and above the keys, for so many rivals.

    `monsters` says whether they may come, so that their table has room from the beginning, and
    `characters` whether rivals have some to be listed. The least height is 22, or 37 if wide.
    """
    if wide:
        return _wide(height, monsters=monsters)
    middle = 5 if monsters else 3
    preview = PREVIEW if rivals < 4 else PREVIEW - 1
    log = LOG if rivals < 5 else LOG - 1
    left = height - OWN - middle - preview - log - rivals
    double = characters and rivals < 3 and left >= rivals
    left -= rivals if double else 0
    heads = left > 0
    left -= heads
    own, most_middle = OWN, 7 if monsters else 3
    while left > 0 and (own < MOST_OWN or middle < most_middle or preview < MOST_PREVIEW):
        if own < MOST_OWN and left:
            own, left = own + 1, left - 1
        if middle < most_middle and left:
            middle, left = middle + 1, left - 1
        if preview < MOST_PREVIEW and left:
            preview, left = preview + 1, left - 1
    listed = rivals * (2 if double else 1) + heads
    return Rows(listed, middle, own, preview, double, heads)


def _wide(height: int, *, monsters: bool) -> Rows:
    boxes, own, middle = WIDE_BOXES, WIDE_OWN, 9 if monsters else 3
    left = height - boxes - own - middle - WIDE_LOWEST
    more = max(0, min(left, WIDE_MOST_OWN - own))
    own, left = own + more, left - more
    more = max(0, min(left // 2, WIDE_MOST_BOXES - boxes))
    boxes, left = boxes + more, left - more
    if monsters:
        more = max(0, min(left // 2, 3))
        middle, left = middle + more, left - more
    return Rows(boxes, middle, own, WIDE_LOWEST + max(0, left))

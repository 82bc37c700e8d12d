"""The distribution of the screen's rows among the panels. No widgets.

In the narrow layout each panel has a title line instead of a frame, which leaves more rows for
words. Remaining rows are given out by `WISHES`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DUEL = 3
"""Rows of a single rival, whose cards are named: its data, then two slots a row."""
OWN, PREVIEW, LOG = 5, 4, 3
"""The least rows of the own cards, the preview and the log, with their title lines."""
MIDDLE, MIDDLE_EMPTY, MIDDLE_CALM = 4, 3, 2
"""The least rows of the middle: with a monster in play, before one comes, in a game without
monsters."""
SENTENCES = 2
"""Rows of the own characters' sentences."""
WISHES: Final = (
    ("preview", 1),
    ("sentences", SENTENCES),
    ("own", 1),
    ("middle", 1),
    ("heads", 1),
    ("own", 2),
    ("double", 1),
    ("preview", 2),
    ("own", 3),
    ("preview", 3),
    ("log", 2),
    ("middle", 2),
    ("log", 4),
    ("own", 6),
)
"""The panels that get more rows than the least, with the most extra rows, in this order. `heads`
are the numbers of the slots over the rivals, `double` a second line for each. `sentences` are given
whole or not at all."""

WIDE_OWN, WIDE_MOST_OWN = 10, 14
WIDE_BOXES, WIDE_MOST_BOXES = 10, 12
WIDE_MONSTER, WIDE_AWAITED, WIDE_CALM = 11, 6, 3
"""Rows of the middle in the wide layout, as above."""
WIDE_LOWEST = 8
"""Rows of the preview and the log, side by side, in the wide layout."""
ROOMY = 2
"""The most rivals whose characters are beside their counters."""


@dataclass(frozen=True, slots=True)
class HammerspaceRows:
    """Rows of each panel, titles and frames included; the log takes the rest. In the wide layout it
    is beside the preview.

    `double` says that each rival has a second line in a list, `sentences` how many of the `own`
    rows are for the own characters."""

    rivals: int
    middle: int
    own: int
    preview: int
    double: bool = False
    heads: bool = False
    sentences: int = 0


@dataclass(frozen=True, slots=True)
class TableSize:
    """The contents that need rows: the number of `rivals`, whether `monsters` may come and one is
    `in_play`, whether rivals have `characters` to list."""

    rivals: int
    monsters: bool
    in_play: bool
    characters: bool


def share(table: TableSize, height: int, *, wide: bool) -> HammerspaceRows:
    """Share the rows between the first line and the keys. The least height is 22, or 37 in the wide
    layout."""
    if wide:
        return _wide(height, table)
    middle = MIDDLE if table.in_play else MIDDLE_EMPTY if table.monsters else MIDDLE_CALM
    listed = table.rivals if table.rivals > 1 else DUEL
    left = height - listed - middle - OWN - PREVIEW - LOG
    more = dict.fromkeys((what for what, _ in WISHES), 0)
    for what, most in WISHES:
        wanted = max(0, min(left, most - more[what]))
        if what == "sentences":
            wanted = most if table.characters and left >= most else 0
        if what == "double":
            wanted = table.rivals if table.characters and left >= table.rivals else 0
        if what in ("heads", "double") and listed == DUEL:
            wanted = 0
        more[what] += wanted
        left -= wanted
    return HammerspaceRows(
        listed + more["heads"] + more["double"],
        middle + more["middle"],
        OWN + more["own"] + more["sentences"],
        PREVIEW + more["preview"],
        double=more["double"] > 0,
        heads=more["heads"] > 0,
        sentences=more["sentences"],
    )


def _wide(height: int, table: TableSize) -> HammerspaceRows:
    """The wide layout. A monster's table takes rows of the boxes, and of the own cards if the boxes
    are narrow."""
    boxes, own = WIDE_BOXES, WIDE_OWN
    if table.in_play:
        middle = WIDE_MONSTER
        boxes, own = (boxes - 2, own) if table.rivals <= ROOMY else (boxes - 1, own - 1)
    else:
        middle = WIDE_AWAITED if table.monsters else WIDE_CALM
    left = height - boxes - own - middle - WIDE_LOWEST
    more = max(0, min(left, WIDE_MOST_OWN - own))
    own, left = own + more, left - more
    more = max(0, min(left // 2, WIDE_MOST_BOXES - boxes))
    boxes, left = boxes + more, left - more
    if table.in_play:
        more = max(0, min(left // 2, 3))
        middle, left = middle + more, left - more
    own_lines = SENTENCES if table.characters else 0
    return HammerspaceRows(boxes, middle, own, WIDE_LOWEST + max(0, left), sentences=own_lines)

"""The sizes of a terminal elsewhere: what comes over a line may be anything."""

from __future__ import annotations

from typing import Final

MOST_COLS: Final = 400
MOST_ROWS: Final = 200
USUAL: Final = (80, 24)


def possible_size(cols: int, rows: int) -> tuple[int, int]:
    """Return the size nearest to what a terminal says: one without a size says 0."""
    if cols < 1 or rows < 1:
        return USUAL
    return min(cols, MOST_COLS), min(rows, MOST_ROWS)

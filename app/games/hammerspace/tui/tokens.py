"""Life points as counters of 20, 5 and 1 (HAM-3)."""

from __future__ import annotations

from typing import Final

COUNTERS: Final = (20, 5, 1)
MOST: Final = 9
"""More counters than these are told in numbers of each."""


def tokens(life: int) -> tuple[int, ...]:
    """The fewest counters that make up a life, the largest first: 23 is 20, 1, 1, 1."""
    found: list[int] = []
    for counter in COUNTERS:
        count, life = divmod(life, counter)
        found += [counter] * count
    return tuple(found)


def in_words(life: int, cells: int = 99) -> str:
    """The counters of a life in a line: `20+1+1+1`; "" for none. Many alike, or what would not fit
    into so many cells, as `8x20`."""
    found = tokens(life)
    told = "+".join(map(str, found))
    if len(found) <= MOST and len(told) <= cells:
        return told
    counts = ((counter, found.count(counter)) for counter in COUNTERS)
    parts = [str(c) if n == 1 else f"{n}x{c}" for c, n in counts if n]
    return "+".join(parts)

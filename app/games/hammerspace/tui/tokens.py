"""Life points as counters of 20, 5 and 1 (HAM-3)."""

from __future__ import annotations

from typing import Final

COUNTERS: Final = (20, 5, 1)
MOST: Final = 9
"""The most counters listed one by one; more are numbers of each."""


def tokens(life: int) -> tuple[int, ...]:
    """The fewest counters for a life total, the largest first: 23 is 20, 1, 1, 1."""
    found: list[int] = []
    for counter in COUNTERS:
        count, life = divmod(life, counter)
        found += [counter] * count
    return tuple(found)


def in_words(life: int, cells: int = 99) -> str:
    """The counters of a life in a line: `20+1+1+1`; "" for none. Many, or more than fit, are
    `8x20`."""
    found = tokens(life)
    text = "+".join(map(str, found))
    if len(found) <= MOST and len(text) <= cells:
        return text
    counts = ((counter, found.count(counter)) for counter in COUNTERS)
    parts = [str(c) if n == 1 else f"{n}x{c}" for c, n in counts if n]
    return "+".join(parts)

"""Life points as counters of 20, 5 and 1 (HAM-3)."""

from __future__ import annotations

from typing import Final

COUNTERS: Final = (20, 5, 1)
MOST: Final = 9
"""The most counters listed one by one; more are numbers of each."""


def in_words(life: int, cells: int = 99) -> str:
    """The counters of a life in a line: `20+1+1+1`; "" for none. Many, or more than fit, are
    `8x20`."""
    each: list[str] = []
    counted: list[str] = []
    for counter in COUNTERS:
        count, life = divmod(life, counter)
        each += [str(counter)] * count
        if count:
            counted.append(str(counter) if count == 1 else f"{count}x{counter}")
    text = "+".join(each)
    return text if len(each) <= MOST and len(text) <= cells else "+".join(counted)

"""Views as lists of whole numbers of a fixed length, for bots that learn or compare.

A game lays its numbers out in named slices (`Rules.layout`). The numbers are those of the view,
seats and cards included, so they match the numbers of actions. -1 is no seat, nothing, or not
visible. Truth is 1 or 0. Three forms replace lists of variable length:

- *flags*: a 1 for each number of the list, 0 for all others;
- *ranks*: the place of each number in the list, from 1, and 0 for numbers not in it;
- *rows*: the list itself up to a fixed length, then -1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from struct import Struct
from typing import NamedTuple


class Slice(NamedTuple):
    """A named part of an encoding: `encoding[start : start + length]`."""

    name: str
    start: int
    length: int
    meaning: str


Layout = tuple[Slice, ...]
"""The slices of an encoding, in order and without gaps."""


def laid_out(parts: Iterable[tuple[str, int, str]]) -> Layout:
    """Return the slices of named lengths with their meanings, without those of length 0."""
    found: list[Slice] = []
    start = 0
    for name, length, meaning in parts:
        if length:
            found.append(Slice(name, start, length, meaning))
        start += length
    return tuple(found)


def size_of(layout: Layout) -> int:
    """Return the length of an encoding."""
    return layout[-1].start + layout[-1].length


@cache
def packer(length: int) -> Struct:
    """Return the packer of so many numbers into 32 bits each, in the order of this machine."""
    return Struct(f"={length}i")


def flags(numbers: Iterable[int], length: int) -> list[int]:
    """Return a 1 at each number's place, 0 elsewhere."""
    found = [0] * length
    for number in numbers:
        found[number] = 1
    return found


def ranks(numbers: Iterable[int], length: int) -> list[int]:
    """Return the rank (from 1) of each number in the list, at that number's place; 0 elsewhere."""
    found = [0] * length
    for rank, number in enumerate(numbers, 1):
        found[number] = rank
    return found


def rows(numbers: Sequence[int], length: int) -> list[int]:
    """Return the first `length` numbers of the list, padded with -1."""
    return [*numbers[:length], *[-1] * (length - len(numbers))]

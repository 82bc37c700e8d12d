"""When a turn of Irrgarten touches a rival (F7): what issue and docs/fun.md call company."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.irrgarten.labyrinth import Labyrinth

NEAR: Final = 3
"""Columns and rows between a rival and a monster within which both want it."""


def in_contact(board: Labyrinth, here: int, rivals: Iterable[int], monsters: Iterable[int]) -> bool:
    """Whether a rival is beside a square, or a living monster that a rival is near to.

    A guardian is such a monster, too: all want the exit behind it.
    """
    around = {here + delta for delta in board.deltas}
    squares = list(rivals)
    if not around.isdisjoint(squares):
        return True
    return any(_apart(board, square, one) <= NEAR
               for square in around.intersection(monsters) for one in squares)  # fmt: skip


def _apart(board: Labyrinth, one: int, other: int) -> int:
    pairs = zip(board.xy(one), board.xy(other), strict=True)
    return sum(abs(a - b) for a, b in pairs)

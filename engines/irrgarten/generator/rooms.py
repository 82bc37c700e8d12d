"""Rooms without overlap, and corridors between them. No corridor is a dead end."""

from __future__ import annotations

from itertools import pairwise

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.joining import BARRED, OPEN, joins
from engines.irrgarten.generator.lattice import OUTSIDE, USED, Lattice
from engines.irrgarten.generator.pulse import Pulse

TRIES_BETWEEN_LOOKS = 1_000


def rooms(lattice: Lattice, loops: int, bits: Bits, pulse: Pulse) -> None:
    """Carve rooms and join them; `loops` is the share, in per cent, of extra corridors."""
    owner = [BARRED if mark == OUTSIDE else OPEN for mark in lattice.mark]
    count = 0
    tries = 8 + 2 * len(lattice.cells)
    for attempt in range(tries):
        if attempt % TRIES_BETWEEN_LOOKS == 0:
            pulse.tick(attempt, 2 * tries)
        count += _try_room(lattice, owner, count + 1, bits)
    pulse.tick(1, 2)
    for way in joins(owner, count, lattice.deltas, loops, bits, pulse):
        for here, there in pairwise(way):
            lattice.mark[here] = lattice.mark[there] = USED
            lattice.open(here, there)


def _try_room(lattice: Lattice, owner: list[int], number: int, bits: Bits) -> bool:
    """Place a room of random size at a random place, unless another is there or too near."""
    wide = 2 + bits.below(max(1, min(3, lattice.columns // 5)))
    high = 2 + bits.below(max(1, min(3, (lattice.rows + 1) // 4)))
    x = bits.below(lattice.columns - wide + 1)
    y = bits.below(lattice.rows - high + 1)
    # Most rooms keep a cell's distance, for corridors; some may share a wall.
    gap = 0 if bits.below(4) == 0 else 1
    stride, mark = lattice.stride, lattice.mark
    for row in range(y + 1 - gap, y + high + 1 + gap):
        first = row * stride + x + 1 - gap
        if USED in mark[max(0, first) : first + wide + 2 * gap]:
            return False
    for row in range(y + 1, y + high + 1):
        first = row * stride + x + 1
        for cell in range(first, first + wide):
            mark[cell] = USED
            owner[cell] = number
            inside_right, inside_below = cell < first + wide - 1, row < y + high
            lattice.right[cell] = inside_right
            lattice.down[cell] = inside_below
            lattice.pillar[cell] = inside_right and inside_below
    return True

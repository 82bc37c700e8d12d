"""Mazes in which every cell is used: recursive backtracker, Wilson and Kruskal.

All three carve a tree, with one way between any two cells. `Lattice.open_share` adds loops later.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.lattice import FRESH, OUTSIDE, USED, Lattice
from engines.irrgarten.generator.pulse import CHUNK, Pulse


def backtracker(lattice: Lattice, bits: Bits, pulse: Pulse) -> None:
    """Carve by depth-first search (recursive backtracker).

    Walk to a random fresh cell; without one, go back. This gives long winding ways.
    """
    mark, deltas, below = lattice.mark, lattice.deltas, bits.below
    here = lattice.cells[below(len(lattice.cells))]
    mark[here] = USED
    way = [here]
    steps, total = 0, 2 * len(lattice.cells)
    while way:
        for _ in range(CHUNK):
            options = [there for delta in deltas if mark[there := here + delta] == FRESH]
            if options:
                there = options[below(len(options))] if len(options) > 1 else options[0]
                lattice.open(here, there)
                mark[there] = USED
                way.append(there)
                here = there
            else:
                way.pop()
                if not way:
                    break
                here = way[-1]
        steps += CHUNK
        pulse.tick(steps, total)


def wilson(lattice: Lattice, bits: Bits, pulse: Pulse) -> None:
    """Carve by loop-erased random walks into the tree (Wilson): all mazes are equally likely.

    Any cell may be the root and the walks may start in any order; a root in the middle makes the
    walks shortest. A walk remembers only the last exit of each cell, which erases its loops.
    """
    mark, deltas, stride = lattice.mark, lattice.deltas, lattice.stride
    right, down = lattice.right, lattice.down
    last_way = bytearray(len(mark))
    mark[(lattice.rows // 2 + 1) * stride + lattice.columns // 2 + 1] = USED
    used, total = 1, len(lattice.cells)

    def watched() -> Iterator[bytes]:
        for block in bits.quads():
            pulse.tick(used, total)
            yield block

    ways = chain.from_iterable(watched())
    for start in lattice.cells:
        if mark[start] == USED:
            continue
        here = start
        for way in ways:
            there = here + deltas[way]
            if state := mark[there]:
                if state == OUTSIDE:
                    continue
                last_way[here] = way
                break
            last_way[here] = way
            here = there
        here = start
        while mark[here] == FRESH:
            mark[here] = USED
            used += 1
            way = last_way[here]
            there = here + deltas[way]
            if way < 2:
                right[here if way == 0 else there] = 1
            else:
                down[here if way == 2 else there] = 1
            here = there


def kruskal(lattice: Lattice, bits: Bits, pulse: Pulse) -> None:
    """Remove walls between two pieces in random order (Kruskal): many short dead ends."""
    stride = lattice.stride
    for cell in lattice.cells:
        lattice.mark[cell] = USED
    walls = lattice.walls()
    root = list(range(len(lattice.mark)))
    total = len(walls)
    while walls:
        batch = min(CHUNK, len(walls))
        bits.draw_last(walls, batch)
        for wall in walls[len(walls) - batch :]:
            cell = one = wall >> 1
            other = cell + (stride if wall & 1 else 1)
            while root[one] != one:
                root[one] = one = root[root[one]]
            while root[other] != other:
                root[other] = other = root[root[other]]
            if one != other:
                root[one] = other
                (lattice.down if wall & 1 else lattice.right)[cell] = 1
        del walls[len(walls) - batch :]
        pulse.tick(total - len(walls), total)

"""The squares that a character sees (IRR-24): symmetric shadow casting on the padded board.

Follows the published algorithm of Albert Ford (symmetric shadowcasting, CC0). A free square is
visible exactly if a straight line can join its centre and the viewer's. A wall is visible if any of
it is. Slopes are whole-number fractions. Characters and monsters block no sight.
"""

from __future__ import annotations

from collections.abc import Iterator

Slope = tuple[int, int]
"""A fraction: rise and run, run above 0."""


def visible(walls: bytes, stride: int, eye: int, reach: int) -> frozenset[int]:
    """Return all squares visible from `eye` within `reach` rows and columns, with walls and
    `eye`."""
    seen = {eye}
    down, right = stride, 1
    for ahead, aside in ((-down, right), (down, right), (-right, down), (right, down)):
        pending: list[tuple[int, Slope, Slope]] = [(1, (-1, 1), (1, 1))]
        while pending:
            pending.extend(_row(walls, seen, eye, ahead, aside, reach, *pending.pop()))
    return frozenset(seen)


def _row(
    walls: bytes,
    seen: set[int],
    eye: int,
    ahead: int,
    aside: int,
    reach: int,
    depth: int,
    start: Slope,
    end: Slope,
) -> Iterator[tuple[int, Slope, Slope]]:
    """Scan one row of a quadrant; yield the rows behind its gaps."""
    if depth > reach:
        return
    first = (2 * depth * start[0] + start[1]) // (2 * start[1])
    last = -((-2 * depth * end[0] + end[1]) // (2 * end[1]))
    base = eye + depth * ahead
    before = -1
    for column in range(first, last + 1):
        square = base + column * aside
        wall = walls[square] if 0 <= square < len(walls) else 1
        central = column * start[1] >= depth * start[0] and column * end[1] <= depth * end[0]
        if (wall or central) and 0 <= square < len(walls):
            seen.add(square)
        if before == 1 and not wall:
            start = (2 * column - 1, 2 * depth)
        if before == 0 and wall:
            yield depth + 1, start, (2 * column - 1, 2 * depth)
        before = wall
    if before == 0:
        yield depth + 1, start, end

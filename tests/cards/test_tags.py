"""The tags of the shipped labyrinths say how they really are."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from engines.irrgarten.grid import rows_of
from engines.irrgarten.labyrinth import EXIT, OBSTACLE
from tests.cards.shipped import files, labyrinth

LOOPS = 1 / 6
"""The loops for each free square from which a labyrinth is open; a winding one has fewer."""

Squares = set[tuple[int, int]]


def inside(path: Path) -> tuple[Squares, int, int]:
    """The free squares, without an exit in the outer wall; and the size."""
    rows = rows_of(labyrinth(path).grid)
    high, wide = len(rows), len(rows[0])
    free = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != OBSTACLE}
    edge = {(x, y) for x, y in free if x in (0, wide - 1) or y in (0, high - 1)}
    gap = {(x, y) for x, y in edge if rows[y][x] == EXIT}
    return free - gap if edge == gap else free, wide, high


def loops(free: Squares) -> int:
    """Return how many squares could be walled up without cutting the labyrinth in two: it is in
    one piece."""
    doors = sum(((x + 1, y) in free) + ((x, y + 1) in free) for x, y in free)
    return doors - len(free) + 1


def rooms(free: Squares) -> int:
    return sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= free for x, y in free)


@pytest.mark.parametrize("path", files("labyrinths"), ids=lambda path: path.stem)
def test_tags_that_can_be_counted_are_true(path: Path) -> None:
    tags = labyrinth(path).tags
    free, wide, high = inside(path)
    share = loops(free) / len(free)
    if "maze" in tags:
        assert rooms(free) == 0
        assert share < LOOPS
    if "open" in tags:
        assert share > LOOPS
        assert "maze" not in tags
    if "symmetric" in tags:
        mirrored = (
            {(wide - 1 - x, y) for x, y in free},
            {(x, high - 1 - y) for x, y in free},
            {(wide - 1 - x, high - 1 - y) for x, y in free},
        )
        assert free in mirrored


def test_no_shipped_labyrinth_is_called_perfect() -> None:
    """A perfect maze has no loops; every shipped labyrinth that is called winding has some."""
    winding = [path for path in files("labyrinths") if "maze" in labyrinth(path).tags]
    assert winding
    assert all(loops(inside(path)[0]) for path in winding)
    assert not any("perfect" in Texts(one)("newgame-irrgarten-tag-maze") for one in LANGUAGES)

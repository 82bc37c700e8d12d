"""The board: squares on a padded rectangle, and the monsters' cards.

A square is one whole number on a board with a border of obstacles: (y + 1) * stride + (x + 1),
stride = width + 2. So a neighbour is a sum and the edge of the board needs no test.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engines.irrgarten.tricks import FOE_TRICKS, NO_TRICK, Trick, written_trick
from engines.kernel.errors import BadSetup, BadState

UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = ("up", "down", "left", "right")
OBSTACLE, FREE, MONSTER, EXIT, START = "X-MEP"
NOWHERE = -1
FAR = 1 << 30
"""More steps than any way has: no way exists."""


@dataclass(frozen=True, slots=True)
class MonsterCard:
    """The part of a monster's card that the rules need: thousandths, or -1 for the default
    figures. `trick` is that of the Descent; a race has none."""

    id: str
    letter: str
    strength: int = -1
    intelligence: int = -1
    health: int = -1
    level: int = 1
    trick: Trick = NO_TRICK

    def to_data(self) -> list[str | int]:
        """Return a JSON-able list, in the order of the fields; without a trick it ends before
        it."""
        trick = () if self.trick == NO_TRICK else self.trick
        figures = (self.strength, self.intelligence, self.health, self.level)
        return [self.id, self.letter, *figures, *trick]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> MonsterCard:
        """Return the written card. Raise `BadState` for a value of the wrong type or size."""
        kinds = [str, str, int, int, int, int, int, int][: max(6, len(data))]
        if [type(value) for value in data] != kinds or min(data[2:]) < -1 or not data[4]:
            raise BadState(what="card", found=repr(data))
        trick = written_trick(data[6:], FOE_TRICKS)
        if trick is None:
            raise BadState(what="card", found=repr(data))
        card, letter, strength, intelligence, health, level = data[:6]
        return cls(card, letter, strength, intelligence, health, level, trick)


@dataclass(frozen=True, slots=True)
class Labyrinth:
    """A board (IRR-1). `walls` has a 1 for each obstacle of the padded board, else 0.

    `monsters` are the squares that the file fixes, and `cards` their card ids ("" for any); both
    are empty where positions are drawn (IRR-3). `starts` are likewise the fixed starts (IRR-2).
    """

    width: int
    height: int
    walls: bytes
    exit: int
    monsters: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def stride(self) -> int:
        """The length of a row of the padded board."""
        return self.width + 2

    @property
    def deltas(self) -> tuple[int, int, int, int]:
        """The differences of a square's number for a step up, down, left and right."""
        return (-self.stride, self.stride, -1, 1)

    def square(self, x: int, y: int) -> int:
        """Return the square in column x and row y, both from 0."""
        return (y + 1) * self.stride + x + 1

    def xy(self, square: int) -> tuple[int, int]:
        """Return the column and row of a square, both from 0."""
        y, x = divmod(square, self.stride)
        return x - 1, y - 1

    def free(self) -> list[int]:
        """Return all squares without an obstacle, in order."""
        walls = self.walls
        return [square for square in range(len(walls)) if not walls[square]]

    @classmethod
    def from_rows(cls, rows: Sequence[str], cards: dict[int, str] | None = None) -> Labyrinth:
        """Return the board of a grid with a character per square. `cards` may name monsters' cards.

        Raise `BadSetup` for lines of unequal length, unknown characters, and no exit or two
        (IRR-5). This does not check that the exit can be reached; `unreachable` does.
        """
        width, height = len(rows[0]) if rows else 0, len(rows)
        walls = bytearray(b"\1") * ((width + 2) * (height + 2))
        found: dict[str, list[int]] = {MONSTER: [], EXIT: [], START: []}
        for y, row in enumerate(rows):
            if len(row) != width:
                raise BadSetup(problem="unequal-lines", line=y + 1, length=len(row), first=width)
            for x, sign in enumerate(row):
                square = (y + 1) * (width + 2) + x + 1
                if sign in found:
                    found[sign].append(square)
                elif sign not in (FREE, OBSTACLE):
                    raise BadSetup(problem="unknown-square", line=y + 1, column=x + 1, found=sign)
                walls[square] = sign == OBSTACLE
        if len(found[EXIT]) != 1:
            raise BadSetup(problem="one-exit", found=len(found[EXIT]))
        monsters = tuple(found[MONSTER])
        names = tuple((cards or {}).get(square, "") for square in monsters)
        starts = tuple(found[START])
        return cls(width, height, bytes(walls), found[EXIT][0], monsters, starts, names)

    def rows(self) -> list[str]:
        """Return the grid with a character per square."""
        signs = bytearray(b"-X"[wall] for wall in self.walls)
        for square in self.monsters:
            signs[square] = ord(MONSTER)
        for square in self.starts:
            signs[square] = ord(START)
        if self.exit != NOWHERE:
            signs[self.exit] = ord(EXIT)
        text, stride = signs.decode(), self.stride
        return [text[y * stride + 1 : (y + 1) * stride - 1] for y in range(1, self.height + 1)]

    def unreachable(self) -> list[int]:
        """Return the free squares that obstacles cut off from the exit, in order (IRR-5)."""
        closed = bytearray(self.walls)
        for square in self.flood(self.exit):
            closed[square] = 1
        return [square for square in range(len(closed)) if not closed[square]]

    def flood(self, square: int) -> Iterable[int]:
        """Return the squares reachable from a square, nearest first, itself included."""
        seen = bytearray(self.walls)
        seen[square] = 1
        queue = [square]
        up, down, left, right = self.deltas
        for here in queue:
            for there in (here + up, here + down, here + left, here + right):
                if not seen[there]:
                    seen[there] = 1
                    queue.append(there)
        return queue

    @classmethod
    def unknown(cls, width: int, height: int) -> Labyrinth:
        """Return a board with only a known size: the initial board of a seat in the fog
        (IRR-24)."""
        edge = b"\1" * (width + 2)
        return cls(width, height, edge + (b"\1" + bytes(width) + b"\1") * height + edge, NOWHERE)


@lru_cache(maxsize=4)
def exit_distances(walls: bytes, stride: int, exit_square: int) -> list[int]:
    """Return the steps from every square to the exit, obstacles considered; `FAR` without a way."""
    distance = [FAR] * len(walls)
    distance[exit_square] = 0
    queue = [exit_square]
    for here in queue:
        steps = distance[here] + 1
        for there in (here - stride, here + stride, here - 1, here + 1):
            if not walls[there] and distance[there] == FAR:
                distance[there] = steps
                queue.append(there)
    return distance

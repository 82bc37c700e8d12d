"""The board as one seat sees it, square by square: a picture to draw from, without rules.

Each change returns the squares that look different now, so that a widget draws only those. Views
and events fill the board; squares are numbered as in `engines.irrgarten.labyrinth`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

UNSEEN, WALL, FLOOR, EXIT = range(4)
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
"""The directions of a wall's links, as bits."""


@dataclass(frozen=True, slots=True)
class MonsterMark:
    """A monster as drawn: its letter, whether it lives, and the odds digit ("" if not known).

    `danger` is the role of its colour: safe, risky or deadly."""

    letter: str
    alive: bool = True
    digit: str = ""
    danger: str = "risky"


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A character as drawn: its seat from 0, and whether it lives."""

    seat: int
    alive: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """Two columns of the screen: their text, the colour role, and the background role."""

    text: str
    role: str
    ground: str = "board"


class SeenBoard:
    """The squares of a padded board of `stride` columns, and what they hold.

    `terrain` has one kind per square. Under fog `visible` are the squares in sight; without fog it
    is None and all squares look alike."""

    def __init__(self, width: int, height: int, terrain: bytes | bytearray) -> None:
        self.width = width
        self.height = height
        self.stride = width + 2
        self.terrain = bytearray(terrain)
        self.visible: frozenset[int] | None = None
        self.foes: dict[int, MonsterMark] = {}
        self.seats: dict[int, SeatMark] = {}
        self.places: dict[int, int] = {}
        self.route: frozenset[int] = frozenset()
        self.cursor: int | None = None
        self.active = -1

    @classmethod
    def from_walls(cls, width: int, height: int, walls: bytes, exit_square: int) -> SeenBoard:
        terrain = bytearray(WALL if wall else FLOOR for wall in walls)
        terrain[exit_square] = EXIT
        return cls(width, height, terrain)

    @classmethod
    def from_known(cls, width: int, height: int, known: str) -> SeenBoard:
        """Return a board as a seat knows it: one symbol per square, `?` for an unseen one."""
        return cls(width, height, bytes(_KINDS.get(sign, FLOOR) for sign in known))

    def square(self, x: int, y: int) -> int:
        return (y + 1) * self.stride + x + 1

    def xy(self, square: int) -> tuple[int, int]:
        y, x = divmod(square, self.stride)
        return x - 1, y - 1

    def discover(self, squares: Iterable[int], signs: str) -> set[int]:
        """Make squares known. Walls beside them may change their shape."""
        changed: set[int] = set()
        for square, sign in zip(squares, signs, strict=True):
            kind = _KINDS.get(sign, FLOOR)
            if self.terrain[square] != kind:
                self.terrain[square] = kind
                changed.add(square)
        return changed | self._walls_beside(changed)

    def forget(self, squares: Iterable[int]) -> set[int]:
        changed = {square for square in squares if self.terrain[square] != UNSEEN}
        for square in changed:
            self.terrain[square] = UNSEEN
        return changed | self._walls_beside(changed)

    def _walls_beside(self, squares: set[int]) -> set[int]:
        """Walls and border squares that may change their shape when `squares` change."""
        size = len(self.terrain)
        beside = {other for square in squares for other in self._around(square)}
        return {
            s for s in beside if 0 <= s < size and (self.terrain[s] == WALL or not self.inside(s))
        }

    def see(self, visible: Iterable[int] | None) -> set[int]:
        before, self.visible = self.visible, None if visible is None else frozenset(visible)
        return set((before or frozenset()) ^ (self.visible or frozenset()))

    def place(self, seat: int, square: int | None, alive: bool = True) -> set[int]:
        """Put a character on a square, or on none if this seat does not know where it is."""
        changed: set[int] = set()
        old = self.places.pop(seat, None)
        if old is not None:
            if self.seats.get(old, SeatMark(-1)).seat == seat:
                del self.seats[old]
            changed.add(old)
        if square is not None:
            self.places[seat] = square
            self.seats[square] = SeatMark(seat, alive)
            changed.add(square)
        return changed

    def mark(self, square: int, foe: MonsterMark | None) -> set[int]:
        """Change how a monster looks, or remove it if it is no longer known."""
        if self.foes.get(square) == foe:
            return set()
        if foe is None:
            del self.foes[square]
        else:
            self.foes[square] = foe
        return {square}

    def activate(self, seat: int) -> set[int]:
        before, self.active = self.active, seat
        return {self.places[s] for s in (before, seat) if s in self.places}

    def plan(self, squares: Iterable[int]) -> set[int]:
        before, self.route = self.route, frozenset(squares)
        return set(before ^ self.route)

    def point(self, square: int | None) -> set[int]:
        before, self.cursor = self.cursor, square
        return {s for s in (before, square) if s is not None and before != square}

    def links(self, square: int) -> int:
        """Return the directions in which a wall is linked to its neighbours, as bits.

        Two walls are joined unless everything beside the join is wall too, so that solid rock shows
        as an outline and not as a grid."""
        terrain, step = self.terrain, self.stride
        ways = 0
        for bit, ahead, aside in (
            (UP, -step, 1),
            (DOWN, step, 1),
            (LEFT, -1, step),
            (RIGHT, 1, step),
        ):
            other = square + ahead
            if not self._wall(other):
                continue
            beside = (square - aside, square + aside, other - aside, other + aside)
            if any(not self._wall(s) for s in beside if 0 <= s < len(terrain)):
                ways |= bit
        return ways

    def inside(self, square: int) -> bool:
        x, y = self.xy(square)
        return 0 <= x < self.width and 0 <= y < self.height

    def _wall(self, square: int) -> bool:
        return self.inside(square) and self.terrain[square] == WALL

    def _around(self, square: int) -> tuple[int, ...]:
        """The eight squares around a square; of one at the border some may not exist."""
        above, below = square - self.stride, square + self.stride
        return (
            *(above - 1, above, above + 1),
            *(square - 1, square + 1),
            *(below - 1, below, below + 1),
        )

    def open_beside(self, square: int) -> bool:
        return any(self.terrain[s] in (FLOOR, EXIT) for s in self._around(square) if self.inside(s))

    def buried(self, square: int) -> bool:
        """Whether all squares around a wall are walls."""
        return all(map(self._wall, self._around(square)))


_KINDS = {"?": UNSEEN, "X": WALL, "-": FLOOR, "E": EXIT}

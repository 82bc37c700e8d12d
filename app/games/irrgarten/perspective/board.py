"""What one seat's board shows, kept square by square: a picture to draw from, no rules.

Each change returns the squares that look different now, so that a widget draws those and no
more. It is filled from views and events; squares are numbered as in `engines.irrgarten.labyrinth`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

UNSEEN, WALL, FLOOR, EXIT = range(4)
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
"""The ways in which a wall goes on, as bits."""


@dataclass(frozen=True, slots=True)
class MonsterMark:
    """A monster as drawn: its letter, whether it lives, and the odds digit ("" if not known).

    `danger` is the role of its colour: safe, risky or deadly.
    """

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
    """Two columns of the screen: their text, the role of the colour, and that of the ground."""

    text: str
    role: str
    ground: str = "board"


class SeenBoard:
    """The squares of a padded board of `stride` columns, and what stands on them.

    `terrain` has a kind a square. Under fog `visible` are the squares in sight; without fog it
    is None and all squares look alike.
    """

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
        """A board that is known to everybody."""
        terrain = bytearray(WALL if wall else FLOOR for wall in walls)
        terrain[exit_square] = EXIT
        return cls(width, height, terrain)

    @classmethod
    def from_known(cls, width: int, height: int, known: str) -> SeenBoard:
        """A board as a seat knows it: a sign a square, `?` for what it has not seen."""
        return cls(width, height, bytes(_KINDS.get(sign, FLOOR) for sign in known))

    def square(self, x: int, y: int) -> int:
        """The square in column x and row y, both from 0."""
        return (y + 1) * self.stride + x + 1

    def xy(self, square: int) -> tuple[int, int]:
        """Column and row of a square, both from 0."""
        y, x = divmod(square, self.stride)
        return x - 1, y - 1

    def discover(self, squares: Iterable[int], signs: str) -> set[int]:
        """Squares become known. Walls beside them may be drawn in another way now."""
        changed: set[int] = set()
        for square, sign in zip(squares, signs, strict=True):
            kind = _KINDS.get(sign, FLOOR)
            if self.terrain[square] != kind:
                self.terrain[square] = kind
                changed.add(square)
        return changed | self._walls_beside(changed)

    def forget(self, squares: Iterable[int]) -> set[int]:
        """Squares are not known any more."""
        changed = {square for square in squares if self.terrain[square] != UNSEEN}
        for square in changed:
            self.terrain[square] = UNSEEN
        return changed | self._walls_beside(changed)

    def _walls_beside(self, squares: set[int]) -> set[int]:
        """Walls, and the border, that may be drawn in another way: a square beside them changed."""
        step, size = self.stride, len(self.terrain)
        around = (-step - 1, -step, -step + 1, -1, 1, step - 1, step, step + 1)
        beside = {square + delta for square in squares for delta in around}
        return {
            s for s in beside if 0 <= s < size and (self.terrain[s] == WALL or not self.inside(s))
        }

    def see(self, visible: Iterable[int] | None) -> set[int]:
        """Other squares are in sight."""
        before, self.visible = self.visible, None if visible is None else frozenset(visible)
        return set((before or frozenset()) ^ (self.visible or frozenset()))

    def place(self, seat: int, square: int | None, alive: bool = True) -> set[int]:
        """A character stands on a square, or nowhere that this seat knows."""
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
        """A monster looks different, or is not known any more."""
        if self.foes.get(square) == foe:
            return set()
        if foe is None:
            del self.foes[square]
        else:
            self.foes[square] = foe
        return {square}

    def activate(self, seat: int) -> set[int]:
        """Another seat's turn: its character is drawn on a ground of its own."""
        before, self.active = self.active, seat
        return {self.places[s] for s in (before, seat) if s in self.places}

    def plan(self, squares: Iterable[int]) -> set[int]:
        """Another route is drawn."""
        before, self.route = self.route, frozenset(squares)
        return set(before ^ self.route)

    def point(self, square: int | None) -> set[int]:
        """The look cursor is elsewhere, or away."""
        before, self.cursor = self.cursor, square
        return {s for s in (before, square) if s is not None and before != square}

    def links(self, square: int) -> int:
        """The ways in which a wall goes on, as bits.

        Two walls are joined unless everything beside the join is wall too, so that solid rock
        shows as an outline and not as a grid.
        """
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
        """Whether a square of the padded board belongs to the labyrinth."""
        x, y = self.xy(square)
        return 0 <= x < self.width and 0 <= y < self.height

    def _wall(self, square: int) -> bool:
        return self.inside(square) and self.terrain[square] == WALL

    def open_beside(self, square: int) -> bool:
        """Whether a square of the border touches a known one that is no wall."""
        step = self.stride
        around = (-step - 1, -step, -step + 1, -1, 1, step - 1, step, step + 1)
        beside = (square + delta for delta in around)
        return any(self.terrain[s] in (FLOOR, EXIT) for s in beside if self.inside(s))

    def buried(self, square: int) -> bool:
        """Whether a wall has nothing but wall around it."""
        step = self.stride
        around = (-step - 1, -step, -step + 1, -1, 1, step - 1, step, step + 1)
        return all(self._wall(square + delta) for delta in around)


_KINDS = {"?": UNSEEN, "X": WALL, "-": FLOOR, "E": EXIT}

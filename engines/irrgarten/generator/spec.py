"""The request to the generator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from engines.irrgarten.generator.errors import BadSpec

Algorithm = Literal["backtracker", "wilson", "kruskal", "rooms", "caves"]
Difficulty = Literal["calm", "normal", "deadly"]

ALGORITHMS: Final[tuple[Algorithm, ...]] = get_args(Algorithm)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)

SMALLEST: Final = 5
LARGEST: Final = 1001
MOST_PLAYERS: Final = 8

DEFAULT_LOOPS: Final[dict[Algorithm, int]] = {
    "backtracker": 0,
    "wilson": 0,
    "kruskal": 15,
    "rooms": 30,
    "caves": 0,
}


@dataclass(frozen=True, slots=True)
class Spec:
    """The description of a labyrinth to generate (IRR-5).

    Raise `BadSpec` if a figure is out of range. Sizes are in squares, 5 to 1001, odd or even.
    `loops` is the share, in per cent, of removable walls to open (for rooms: of extra corridors to
    dig); None takes the algorithm's default. `monsters` None takes a share of the free squares by
    difficulty (normal: a twelfth). Space is kept for the exit and `players` players.
    """

    width: int
    height: int
    algorithm: Algorithm = "backtracker"
    loops: int | None = None
    monsters: int | None = None
    difficulty: Difficulty = "normal"
    players: int = 2

    def __post_init__(self) -> None:
        _within("width", self.width, SMALLEST, LARGEST)
        _within("height", self.height, SMALLEST, LARGEST)
        _within("players", self.players, 1, MOST_PLAYERS)
        if self.loops is not None:
            _within("loops", self.loops, 0, 100)
        if self.monsters is not None:
            _within("monsters", self.monsters, 0, self.width * self.height)
        if self.algorithm not in ALGORITHMS:
            raise BadSpec(field="algorithm", found=self.algorithm, allowed=ALGORITHMS)
        if self.difficulty not in DIFFICULTIES:
            raise BadSpec(field="difficulty", found=self.difficulty, allowed=DIFFICULTIES)

    @property
    def loops_share(self) -> int:
        return DEFAULT_LOOPS[self.algorithm] if self.loops is None else self.loops


def _within(field: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise BadSpec(field=field, found=found, allowed=(low, high))

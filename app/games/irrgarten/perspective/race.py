"""The steps that everyone has to go, as far as a seat knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from app.games.irrgarten.perspective.bodies import steps_past_bodies
from app.games.irrgarten.perspective.paths import steps_around
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.labyrinth import FAR, exit_distances
from engines.irrgarten.moving import NEAR_EXIT

MOST_KNOWN: Final = 400
"""Steps from the exit up to which the known squares are searched in fog."""

Reach = Literal["shut", "owed", "unknown", "enough", "leap", "late"]
"""Whether a seat can get out with its moves: no way is open, it lacks things for the exit, its
steps are unknown, the moves are enough, they are enough only with a leap, or they are too few."""


class LastMoves(NamedTuple):
    """The moves that a seat has left, its steps to the exit (None if they are unknown), and whether
    it can still get out."""

    moves: int
    steps: int | None
    reach: Reach


class RaceFigure(NamedTuple):
    """A seat's steps to the exit, obstacles and bodies considered; None if they are unknown.
    `laps` is the age of the figure: 0 if it is that of now. `shut` says that bodies shut every
    known way."""

    seat: int
    steps: int | None
    laps: int = 0
    shut: bool = False

    @property
    def near(self) -> bool:
        """Whether the seat may soon be out (IRR-33)."""
        return self.steps is not None and self.steps <= NEAR_EXIT


def race(fold: KnownGame) -> list[RaceFigure]:
    """Return a figure for each seat, the nearest to the exit first, unknown ones last."""
    away = steps_by_square(fold)
    figures = [_figure(fold, seat, away) for seat in range(len(fold.mates))]
    return sorted(figures, key=lambda one: FAR if one.steps is None else one.steps)


def steps_now(fold: KnownGame) -> dict[int, int]:
    """Return the steps of the seats whose figures are those of now."""
    return {one.seat: one.steps for one in race(fold) if one.steps is not None and not one.laps}


def rivals_now(fold: KnownGame, seat: int) -> list[tuple[int, int]]:
    """Return the steps and the seats of the living rivals that are inside and whose figures are
    those of now, the nearest to the exit first."""
    found = [
        (steps, one)
        for one, steps in steps_now(fold).items()
        if one != seat and one not in fold.out and fold.mates[one].alive
    ]
    return sorted(found)


def steps_over_rivals(fold: KnownGame, seat: int, square: int | None = None) -> int:
    """Return a seat's steps to the exit, from its own square or another, if it leaps over living
    rivals where they are now, too; `FAR` if the square or the way is unknown."""
    square = fold.mates[seat].square if square is None else square
    if square is None:
        return FAR
    others = (one for one in fold.mates if one.seat != seat and one.seat not in fold.out)
    rivals = frozenset(one.square for one in others if one.square is not None)
    return steps_past_bodies(fold, steps_by_square(fold), square, rivals)


def last_moves(fold: KnownGame, seat: int) -> LastMoves | None:
    """Return what is left of a race for a seat (IRR-39, IRR-9); None while no end is set, and for a
    seat that is out or dead."""
    moves = fold.moves_left(seat)
    if moves is None:
        return None
    own = next(one for one in race(fold) if one.seat == seat)
    steps = None if own.laps else own.steps
    reach = "shut" if own.shut else _reach(fold, seat, moves, steps)
    return LastMoves(moves, steps, reach)


def _reach(fold: KnownGame, seat: int, moves: int, steps: int | None) -> Reach:
    far = steps is not None and steps > moves
    if far and steps_over_rivals(fold, seat) > moves:
        return "late"  # also without the things for the exit: there is no time to fetch any
    if fold.fare_owed(seat):
        return "owed"
    if steps is None:
        return "unknown"
    return "leap" if far else "enough"


def _figure(fold: KnownGame, seat: int, away: Callable[[int], int]) -> RaceFigure:
    square = fold.mates[seat].square
    if square is not None and away(square) < FAR:
        steps = steps_past_bodies(fold, away, square)
        return RaceFigure(seat, steps) if steps < FAR else RaceFigure(seat, None, shut=True)
    heard = fold.heard.get(seat)
    if heard is None:
        return RaceFigure(seat, None)
    steps, turn = heard
    return RaceFigure(seat, steps, (fold.turn - turn) // len(fold.mates))


def steps_by_square(fold: KnownGame) -> Callable[[int], int]:
    """Return a function from a square to its steps to the exit, `FAR` where no way is known; in fog
    only known squares count. Characters and monsters don't."""
    if fold.board.visible is None:
        board = fold.config.labyrinth
        return exit_distances(fold.config.walls, board.stride, board.exit).__getitem__
    known = {} if fold.exit is None else steps_around(fold, fold.exit, MOST_KNOWN)
    return lambda square: known.get(square, FAR)

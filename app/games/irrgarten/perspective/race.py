"""The steps that everyone has to go, as far as a seat knows them."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.games.irrgarten.perspective.paths import steps_around
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.labyrinth import FAR, exit_distances
from engines.irrgarten.moving import NEAR_EXIT

MOST_KNOWN: Final = 400
"""Steps from the exit up to which the known squares are searched in fog."""


class RaceFigure(NamedTuple):
    """A seat's steps to the exit, obstacles considered; None if they are unknown. `laps` is the
    age of the figure: 0 if it is that of now."""

    seat: int
    steps: int | None
    laps: int = 0

    @property
    def near(self) -> bool:
        """Whether the seat may soon be out (IRR-33)."""
        return self.steps is not None and self.steps <= NEAR_EXIT


def race(fold: KnownGame) -> list[RaceFigure]:
    """Return a figure for each seat, the nearest to the exit first, unknown ones last."""
    away = _away(fold)
    figures = [_figure(fold, seat, away) for seat in range(len(fold.mates))]
    return sorted(figures, key=lambda one: FAR if one.steps is None else one.steps)


def steps_now(fold: KnownGame) -> dict[int, int]:
    """Return the steps of the seats whose figures are those of now."""
    return {one.seat: one.steps for one in race(fold) if one.steps is not None and not one.laps}


def _figure(fold: KnownGame, seat: int, away: dict[int, int] | list[int]) -> RaceFigure:
    square = fold.mates[seat].square
    if square is not None:
        steps = away.get(square, FAR) if isinstance(away, dict) else away[square]
        if steps < FAR:
            return RaceFigure(seat, steps)
    heard = fold.heard.get(seat)
    if heard is None:
        return RaceFigure(seat, None)
    steps, turn = heard
    return RaceFigure(seat, steps, (fold.turn - turn) // len(fold.mates))


def _away(fold: KnownGame) -> dict[int, int] | list[int]:
    """Return the steps to the exit by square; in fog only those over known squares."""
    if fold.board.visible is None:
        board = fold.config.labyrinth
        return exit_distances(fold.config.walls, board.stride, board.exit)
    return {} if fold.exit is None else steps_around(fold, fold.exit, MOST_KNOWN)

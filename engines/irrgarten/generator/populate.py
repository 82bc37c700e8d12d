"""Placement of the exit and the monsters."""

from __future__ import annotations

from array import array
from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.errors import TooSmall, Unsolvable
from engines.irrgarten.generator.pulse import CHUNK, Pulse
from engines.irrgarten.generator.spec import Difficulty, Spec

SQUARES_PER_MONSTER: Final[dict[Difficulty, int]] = {"calm": 20, "normal": 12, "deadly": 8}

WEIGHTS: Final[dict[Difficulty, tuple[int, int, int, int]]] = {
    "calm": (9, 3, 2, 1),
    "normal": (1, 1, 1, 1),
    "deadly": (1, 3, 4, 12),
}
"""The weight of a square by class: open, at a chokepoint, near the exit, both."""


def place_exit(board: Board, bits: Bits, pulse: Pulse) -> int:
    """Return a free square at the end of a long way for the exit.

    It is the farthest by steps from the square that is farthest from a random one. In a tree that
    is one end of the longest way, elsewhere nearly so. Among equally far squares, take the
    outermost.
    """
    squares = [square for square, free in enumerate(board.free) if free]
    width, height = board.width, board.height

    def outward(square: int) -> tuple[int, int]:
        y, x = divmod(square, width)
        return abs(2 * x - width + 1) + abs(2 * y - height + 1), square

    end = squares[bits.below(len(squares))]
    for low, high in ((0.70, 0.75), (0.75, 0.80)):
        pulse.stage(low, high)
        steps = board.distances(end, pulse)
        farthest = max(steps)
        end = max((square for square in squares if steps[square] == farthest), key=outward)
    return end


def place_monsters(
    board: Board, spec: Spec, exit_square: int, bits: Bits, pulse: Pulse
) -> list[int]:
    """Return different squares for the monsters, none of them the exit (IRR-3).

    Raise `TooSmall` without room for exit, monsters and players (IRR-5). Raise `Unsolvable` if a
    free square has no way to the exit.
    """
    pulse.stage(0.80, 0.90)
    steps = board.distances(exit_square, pulse)
    free = sum(board.free)
    cut_off = free - (len(steps) - steps.count(-1))
    if cut_off:
        raise Unsolvable(cut_off=cut_off)
    wished = spec.monsters
    count = free // SQUARES_PER_MONSTER[spec.difficulty] if wished is None else wished
    if wished is None:
        count = max(0, min(count, free - 1 - spec.players))
    if free < 1 + count + spec.players:
        raise TooSmall(free=free, needed=1 + count + spec.players)
    pulse.stage(0.90, 1.0)
    weights = WEIGHTS[spec.difficulty]
    classes = _classes(board, steps, weights, pulse)
    return _draw(classes, weights, count, bits, pulse)


def _classes(
    board: Board, steps: array[int], weights: tuple[int, ...], pulse: Pulse
) -> list[list[int]]:
    """Return the free squares except the exit by class: open, chokepoint, near the exit, both."""
    found: list[list[int]] = [[], [], [], []]
    if len(set(weights)) == 1:
        found[0] = [square for square, distance in enumerate(steps) if distance > 0]
        return found
    near = _quarter(steps)
    free, width = board.free, board.width
    for first in range(0, len(steps), CHUNK):
        pulse.tick(first, 2 * len(steps))
        for square in range(first, min(first + CHUNK, len(steps))):
            distance = steps[square]
            if distance <= 0:
                continue
            above, below = square - width, square + width
            around = (
                free[above]
                | free[above + 1] << 1
                | free[square + 1] << 2
                | free[below + 1] << 3
                | free[below] << 4
                | free[below - 1] << 5
                | free[square - 1] << 6
                | free[above - 1] << 7
            )
            found[_CHOKES[around] + (2 if distance <= near else 0)].append(square)
    return found


def _quarter(steps: array[int]) -> int:
    """Return the distance within which a quarter of the free squares lie."""
    reached = sorted(distance for distance in steps if distance > 0)
    return reached[len(reached) // 4] if reached else 0


def _draw(
    classes: list[list[int]], weights: tuple[int, ...], count: int, bits: Bits, pulse: Pulse
) -> list[int]:
    """Draw squares without replacement, with probability proportional to their class's weight."""
    drawn = []
    for done in range(count):
        if done % CHUNK == 0:
            pulse.tick(count + done, 2 * count)
        pick = bits.below(sum(len(c) * weight for c, weight in zip(classes, weights, strict=True)))
        for squares, weight in zip(classes, weights, strict=True):
            if pick < len(squares) * weight:
                index = pick // weight
                drawn.append(squares[index])
                squares[index] = squares[-1]
                squares.pop()
                break
            pick -= len(squares) * weight
    return drawn


def _is_choke(around: int) -> bool:
    """Whether the free squares around a square touch it in two or more separate places.

    `around` has a bit for each of the eight squares, clockwise from the one above.
    """
    places = 0
    for side in (0, 2, 4, 6):
        corner, next_side = side + 1, (side + 2) % 8
        joined = around >> corner & around >> next_side & 1
        places += (around >> side & 1) and not joined
    return places >= 2


_CHOKES: Final = bytes(_is_choke(around) for around in range(256))

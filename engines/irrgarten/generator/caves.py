"""Caves: a cellular automaton on rock, then tunnels between the separate caves.

The whole board is one whole number with a bit per square. So a step of the automaton is a few sums
of shifted numbers, bit by bit for all squares at once.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.joining import BARRED, OPEN, joins
from engines.irrgarten.generator.pulse import CHUNK, Pulse

ROUNDS: Final = 3
SMALLEST_CAVE: Final = 5
"""The least size of a cave in squares; smaller ones are filled with rock."""
LEVELS: Final = 8
"""The initial share of rock has 2**8 possible values."""


def caves(width: int, height: int, bits: Bits, pulse: Pulse) -> Board:
    """Return joined caves on about half of the board, or less where the edges leave too little
    room."""
    inner = ((1 << (width - 2)) - 1) << 1
    everywhere = border = (1 << (width * height)) - 1
    for row in range(1, height - 1):
        border ^= inner << (row * width)
    planes = [bits.take(width * height) for _ in range(LEVELS)]
    wanted = min(width * height * 48, (width - 2) * (height - 2) * 64) // 100
    rounds = min(ROUNDS, min(width - 2, height - 2) // 3)

    def settled(level: int) -> int:
        return _settled(planes, level, border, everywhere, width, rounds)

    # More initial rock leaves more final rock at every square, so a binary search finds the share.
    level = 0
    for step in range(LEVELS):
        pulse.tick(step, 4 * LEVELS)
        trial = level | 1 << (LEVELS - 1 - step)
        if width * height - settled(trial).bit_count() >= wanted:
            level = trial
    digits = format(settled(level) | 1 << (width * height), "b")[:0:-1]
    free = bytearray(digits.encode().translate(bytes.maketrans(b"01", b"\1\0")))
    board = Board(width, height, free)
    _join(board, bits, pulse)
    return board


def _settled(
    planes: list[int], level: int, border: int, everywhere: int, width: int, rounds: int
) -> int:
    """Return the rock after `rounds` of smoothing, from `level` rock squares in 256 at random."""
    rock = 0
    for place, plane in enumerate(planes):
        clear = everywhere ^ plane
        rock = clear | rock if level >> place & 1 else clear & rock
    rock |= border
    for _ in range(rounds):
        rock = _smoothed(rock, width) & everywhere | border
    return rock


def _smoothed(rock: int, width: int) -> int:
    """Return rock where at least 5 of the 9 squares around and at a place are rock."""
    left, right = rock << 1, rock >> 1
    ones = left ^ rock ^ right
    twos = left & rock | left & right | rock & right
    above, below = ones << width, ones >> width
    odd = above ^ ones ^ below
    carry = above & ones | above & below | ones & below
    above, below = twos << width, twos >> width
    two = above ^ twos ^ below
    four = above & twos | above & below | twos & below
    # The sum is odd + 2 * (two + carry) + 4 * four; `four` leaves at most one of `two` beside it.
    return four & (two | carry) | (four | two & carry) & odd


def _join(board: Board, bits: Bits, pulse: Pulse) -> None:
    """Fill the smallest caves with rock and dig tunnels between the others."""
    width, height, free = board.width, board.height, board.free
    owner = [OPEN] * len(free)
    count, due = 0, CHUNK
    unseen = bytearray(free)
    largest: list[int] = []
    for start in range(len(free)):
        if start >= due:
            pulse.tick(len(free) + start, 4 * len(free))
            due = start + CHUNK
        if not unseen[start]:
            continue
        piece = _piece(unseen, start, width, pulse)
        if len(piece) < SMALLEST_CAVE:
            for square in piece:
                free[square] = 0
            largest = max(largest, piece, key=len)
            continue
        count += 1
        for square in piece:
            owner[square] = count
    if count == 0:
        for square in largest:
            free[square] = 1
        return
    for x in range(width):
        owner[x] = owner[x - width] = BARRED
    for y in range(height):
        owner[y * width] = owner[y * width + width - 1] = BARRED
    pulse.tick(2, 4)
    for way in joins(owner, count, (1, -1, width, -width), 0, bits, pulse):
        for square in way:
            free[square] = 1


def _piece(unseen: bytearray, start: int, width: int, pulse: Pulse) -> list[int]:
    """Return the free squares connected with `start`, and remove them from `unseen`."""
    unseen[start] = 0
    piece = [start]
    due = CHUNK
    for here in piece:
        if len(piece) >= due:
            pulse.tick(len(unseen) + len(piece), 4 * len(unseen))
            due = len(piece) + CHUNK
        for there in (here + 1, here - 1, here + width, here - width):
            if unseen[there]:
                unseen[there] = 0
                piece.append(there)
    return piece


def thin_walls(board: Board, percent: int, bits: Bits, pulse: Pulse) -> None:
    """Open a share of the obstacles that are one square thick between two free squares."""
    if percent == 0:
        return
    free, width = board.free, board.width
    walls = []
    for row in range(1, board.height - 1):
        for here in range(row * width + 1, row * width + width - 1):
            if not free[here]:
                across = free[here - 1] + free[here + 1]
                along = free[here - width] + free[here + width]
                if across + along == 2 and across != 1:
                    walls.append(here)
        if row % 16 == 0:
            pulse.tick(row, board.height)
    count = (len(walls) * percent + 50) // 100
    bits.draw_last(walls, count)
    for here in walls[len(walls) - count :]:
        free[here] = 1

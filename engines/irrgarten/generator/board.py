"""The squares of a labyrinth during generation, as flat bytes."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from engines.irrgarten.generator.pulse import CHUNK, Pulse
from engines.irrgarten.labyrinth import EXIT, FREE, MONSTER, OBSTACLE

UNREACHED = -1


@dataclass(slots=True)
class Board:
    """A rectangle of squares: `free[y * width + x]` is 1 for a free square, 0 for an obstacle.

    The squares at the four edges are always obstacles. So the four neighbours of a free square are
    its index plus or minus 1 and `width`, and all are on the board.
    """

    width: int
    height: int
    free: bytearray

    def rows(self, exit_square: int, monsters: list[int]) -> list[str]:
        """Return the rows of a labyrinth file."""
        text = self.free.translate(bytes.maketrans(b"\0\1", f"{OBSTACLE}{FREE}".encode()))
        for square in monsters:
            text[square] = ord(MONSTER)
        text[exit_square] = ord(EXIT)
        width = self.width
        return [text[y * width : (y + 1) * width].decode() for y in range(self.height)]

    def distances(self, start: int, pulse: Pulse) -> array[int]:
        """Return the steps from `start` to each square by free squares; `UNREACHED` without a
        way."""
        steps = array("i", [UNREACHED]) * len(self.free)
        unseen = bytearray(self.free)
        width, total = self.width, sum(self.free)
        unseen[start] = 0
        edge, distance, done, due = [start], 0, 0, CHUNK
        while edge:
            reached = []
            for here in edge:
                steps[here] = distance
                if unseen[right := here + 1]:
                    unseen[right] = 0
                    reached.append(right)
                if unseen[left := here - 1]:
                    unseen[left] = 0
                    reached.append(left)
                if unseen[down := here + width]:
                    unseen[down] = 0
                    reached.append(down)
                if unseen[up := here - width]:
                    unseen[up] = 0
                    reached.append(up)
            done += len(edge)
            distance += 1
            edge = reached
            if done >= due:
                pulse.tick(done, total)
                due = done + CHUNK
        return steps

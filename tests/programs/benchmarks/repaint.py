"""What a key costs on the wire and in CPU time, in a real pty of 120×40 with true colour."""

from __future__ import annotations

import atexit
import statistics
import sys
from collections.abc import Mapping, Sequence

from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import FRAME_END, Cost, RawTerminal
from tests.programs.benchmarks.measure import Bench, Goal, at_most
from tests.programs.benchmarks.registry import group

RIGHT, LEFT = "\x1b[C", "\x1b[D"
PAIRS = 12
"""How often a sample goes there and back."""

ACROSS = 48
"""Steps in one direction: more than the 44 squares between the margins of the view."""


class Walk:
    """A program that is kept open between the rounds, and walks about when it is asked to.

    `shows` are bytes that it sends when it is ready; without them its first frame counts. `pairs`
    is how often a sample goes there and back.
    """

    def __init__(
        self,
        command: Sequence[str],
        shows: bytes = FRAME_END,
        env: Mapping[str, str] | None = None,
        there: str = RIGHT,
        back: str = LEFT,
        pairs: int = 0,
    ) -> None:
        self.terminal = RawTerminal(command, env=env)
        atexit.register(self.terminal.close)
        self.there, self.back, self.pairs = there, back, pairs or PAIRS
        self.terminal.read_until(shows, timeout=60)
        self.terminal.read_until_quiet(0.5)
        self.to_and_fro()

    def to_and_fro(self) -> list[Cost]:
        """What each of some steps costs that stay within the view."""
        return [
            self.terminal.cost_of(key) for _ in range(self.pairs) for key in (self.there, self.back)
        ]

    def kilobytes(self) -> float:
        """The median of a step within the view, in KB of 1000 bytes."""
        return statistics.median(cost.sent for cost in self.to_and_fro()) / 1000

    def milliseconds(self) -> float:
        """CPU time of a step within the view, the median."""
        return statistics.median(cost.cpu for cost in self.to_and_fro()) * 1000

    def kilobytes_of_a_scroll(self) -> float:
        """The dearest step on a way that leaves the view, in KB; the next call walks back."""
        costs = [self.terminal.cost_of(self.there) for _ in range(ACROSS)]
        self.there, self.back = self.back, self.there
        return max(cost.sent for cost in costs) / 1000


def board(width: int, height: int) -> Walk:
    """The maze widget alone."""
    return Walk(
        [sys.executable, "-m", "tests.programs.benchmarks.boardapp", str(width), str(height)]
    )


def kilobytes(name: str, walk: Walk, limit: float) -> Bench:
    """The bytes of a step within the view."""
    return Bench(name, "KB", walk.kilobytes, None, at_most(limit))


def milliseconds(
    name: str, walk: Walk, against: str | None = None, goal: Goal | None = None
) -> Bench:
    """The CPU time of a step within the view."""
    return Bench(name, "ms of CPU", walk.milliseconds, against, goal)


@group("repaint")
def benches(_seconds: float) -> list[Bench]:
    """The board alone, in a small labyrinth and in the largest."""
    clean_environment()
    small, large = board(25, 15), board(1001, 1001)
    return [
        kilobytes("board 25×15, a move", small, 0.25),
        kilobytes("board 1001×1001, a move", large, 0.25),
        Bench("board 1001×1001, a scroll", "KB", large.kilobytes_of_a_scroll, None, at_most(15)),
        milliseconds("board 25×15, CPU of a move", small),
        milliseconds(
            "board 1001×1001, CPU of a move", large, "board 25×15, CPU of a move", at_most(1.3)
        ),
    ]

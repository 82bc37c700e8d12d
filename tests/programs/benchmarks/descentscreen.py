"""What a step costs on the screen of the Descent, in a real pty of 120x40."""

from __future__ import annotations

import statistics

from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import TimedOutError
from tests.programs.benchmarks.measure import Bench, at_most
from tests.programs.benchmarks.registry import UnavailableError, group
from tests.programs.benchmarks.repaint import PAIRS, Walk, kilobytes, milliseconds
from tests.programs.benchmarks.startup import program, temporary_home

DOWN, UP = "\x1b[B", "\x1b[A"
SEED = "c"
"""A floor of caves whose entrance has a free square below it."""
NAME = "Walker"


LATE, EARLY = 1000, 50
"""Bells that ring after the walk is over, and within ten steps."""
CLOSING_STEPS = 11
"""The steps from the start in which squares grow warmer and close around the walker."""
REPAINTED = 1000
"""A step of fewer bytes was refused: the labyrinth had pushed the walker elsewhere."""


def walk(bell: int, pairs: int = PAIRS) -> Walk:
    """A Descent with this bell. Raise `UnavailableError`."""
    command = [program(), "play", "descent", "--seed", SEED, "--players", NAME]
    command += ["--option", f"bell={bell}"]
    try:
        home = {"MAZMORRA_HOME": temporary_home()}
        return Walk(command, shows=NAME.encode(), env=home, there=DOWN, back=UP, pairs=pairs)
    except TimedOutError as reason:
        raise UnavailableError(f"the game does not start: {reason}") from reason


def milliseconds_of_closing() -> float:
    """CPU time of a step while squares grow warmer and close, the median of one Descent."""
    closing = walk(EARLY, pairs=1)
    with closing.terminal:
        costs = [closing.terminal.cost_of((DOWN, UP)[step % 2]) for step in range(CLOSING_STEPS)]
    return statistics.median(cost.cpu for cost in costs if cost.sent > REPAINTED) * 1000


@group("descentscreen")
def benches(_seconds: float) -> list[Bench]:
    """The whole screen with its table of monsters."""
    clean_environment()
    calm = walk(LATE)
    return [
        kilobytes("Descent, a move", calm, 2.5),
        milliseconds("Descent, CPU of a move", calm),
        Bench(
            "Descent, CPU of a move, squares closing",
            "ms of CPU",
            milliseconds_of_closing,
            None,
            at_most(16),
        ),
    ]

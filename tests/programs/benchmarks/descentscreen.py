"""What a step costs on the screen of the Descent, in a real pty of 120x40."""

from __future__ import annotations

from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import TimedOutError
from tests.programs.benchmarks.measure import Bench
from tests.programs.benchmarks.registry import UnavailableError, group
from tests.programs.benchmarks.repaint import Walk, kilobytes, milliseconds
from tests.programs.benchmarks.startup import program, temporary_home

DOWN, UP = "\x1b[B", "\x1b[A"
SEED = "c"
"""A floor of caves whose entrance has a free square below it."""
NAME = "Walker"


def walk() -> Walk:
    """A Descent whose bell rings after the walk is over. Raise `UnavailableError`."""
    command = [program(), "play", "descent", "--seed", SEED, "--players", NAME]
    command += ["--option", "bell=1000"]
    try:
        home = {"MAZMORRA_HOME": temporary_home()}
        return Walk(command, shows=NAME.encode(), env=home, there=DOWN, back=UP)
    except TimedOutError as reason:
        raise UnavailableError(f"the game does not start: {reason}") from reason


@group("descentscreen")
def benches(_seconds: float) -> list[Bench]:
    """The whole screen with its table of monsters."""
    clean_environment()
    calm = walk()
    return [
        kilobytes("Descent, a move", calm, 2.5),
        milliseconds("Descent, CPU of a move", calm),
    ]

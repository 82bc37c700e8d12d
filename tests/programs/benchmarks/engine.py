"""The bare engine of Irrgarten: random players, nobody listening, no screen."""

from __future__ import annotations

import random
from collections.abc import Callable

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.kernel.streams import CheapSource, Source
from tests.programs.benchmarks.calibration import pig
from tests.programs.benchmarks.measure import Bench, Play, at_most
from tests.programs.benchmarks.playing import clone_in_decisions, keyed, random_games, speed
from tests.programs.benchmarks.registry import group

BOARD = (
    "-M----X---",
    "-X-XX-X-X-",
    "-X--X---X-",
    "--X-M-XM--",
    "M---X--X-X",
    "-XX-XX----",
    "--X----MX-",
    "X--MX-X-X-",
    "--X---X---",
    "E-M-X---XM",
)
"""10×10 with 8 monsters, the size that the goals are set for.

A random game lasts some 700 decisions here, as in the games that the goals come from. The length
matters: a blocked move leads down or right, so with the exit at the right it takes 100 decisions,
and dealing the game is most of the work.
"""

SEATS = 3


def config() -> Config:
    """Three players on the board, the rules of the preset `seed`, no fog."""
    return Config(Labyrinth.from_rows(BOARD), seats=SEATS)


def irrgarten(source_of: Callable[[int], Source] = CheapSource, *, collect: bool = False) -> Play:
    """Plays random games of Irrgarten, one a call; returns the number of decisions.

    `source_of` makes the randomness of game n; `collect` keeps every event of the game in a list.
    """
    return random_games(Rules(), config(), source_of, collect=collect)


def in_the_middle(decisions: int = 200) -> State:
    """A game in which gear has been won: the first that lasts so many decisions."""
    rules, board = Rules(), config()
    for number in range(1000):
        state, choose = rules.deal(board, CheapSource(number)), random.Random(number)
        for _ in range(decisions):
            if rules.actor(state) >= 0:
                rules.apply(state, choose.choice(rules.legal(state)))
        if rules.actor(state) >= 0:
            return state
    raise AssertionError("no game lasts long enough")


def decisions_per_clone(seconds: float) -> float:
    """How many decisions could be made in the time of one clone, as a search makes it."""
    return clone_in_decisions(Rules(), in_the_middle(), irrgarten(), seconds)


@group("engine")
def benches(seconds: float) -> list[Bench]:
    """Decisions per second beside the calibration, and what listening and cloning cost."""

    return [
        speed(seconds, "calibration: pig", pig()),
        speed(seconds, "irrgarten, cheap source", irrgarten(), "calibration: pig", 0.6),
        speed(seconds, "irrgarten, keyed source", irrgarten(keyed), "calibration: pig", 0.35),
        speed(
            seconds,
            "irrgarten, events collected",
            irrgarten(collect=True),
            "irrgarten, cheap source",
            0.5,
        ),
        Bench(
            "irrgarten, a clone",
            "decisions",
            lambda: decisions_per_clone(seconds),
            None,
            at_most(2),
        ),
    ]

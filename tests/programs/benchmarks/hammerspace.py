"""The bare engine of Hammerspace: random players, nobody listening, no screen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from engines.hammerspace import turns
from engines.hammerspace.config import Config
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.kernel.streams import CheapSource, Source
from tests.programs.benchmarks.calibration import SEED, pig
from tests.programs.benchmarks.measure import Bench, Play, at_most
from tests.programs.benchmarks.playing import clone_in_decisions, keyed, random_games, speed
from tests.programs.benchmarks.registry import group
from tests.seeds.hammerdeck import cards

SEATS = 4
GOAL = 0.13 if (turns.__file__ or "").endswith(".py") else 0.4
"""The ratio to the calibration with all piles: interpreted, or as machine code."""


def config(*, full: bool = True) -> Config:
    """Four players and the deck of the catalogue; `full` with its characters and monsters."""
    if full:
        return Config(cards(), SEATS, Parameters(monster_ms=0, monster_turns=20))
    return Config(cards(), SEATS, Parameters(characters=False, monsters=False, monster_ms=0))


def hammerspace(
    source_of: Callable[[int], Source] = CheapSource, *, full: bool = True, collect: bool = False
) -> Play:
    """Plays random games of Hammerspace, one a call; returns the number of decisions.

    `source_of` makes the randomness of game n; `collect` keeps every event of the game in a list.
    """
    return random_games(Rules(), config(full=full), source_of, collect=collect)


def in_the_middle(turns: int = 12) -> State:
    """A game in which things last: its first moment in so late a turn."""
    rules, choose = Rules(), random.Random(SEED)
    state = rules.deal(config(), CheapSource(SEED))
    while rules.actor(state) >= 0:
        if state.turn >= turns and state.lasting:
            return state
        rules.apply(state, choose.choice(rules.legal(state)))
    raise AssertionError("the game was over too soon")


def decisions_per_clone(seconds: float) -> float:
    """How many decisions could be made in the time of one clone, as a search makes it."""
    return clone_in_decisions(Rules(), in_the_middle(), hammerspace(), seconds)


def games_a_second(seconds: float) -> float:
    """Whole games, for simulations: what one worker plays at most."""
    play, games, start = hammerspace(), 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        play()
        games += 1
    return games / used


@group("hammerspace")
def benches(seconds: float) -> list[Bench]:
    """Decisions per second beside the calibration, and what effects, listening and cloning cost."""

    return [
        speed(seconds, "calibration: pig", pig()),
        speed(seconds, "cheap source", hammerspace(), "calibration: pig", GOAL),
        speed(seconds, "no characters or monsters", hammerspace(full=False), "calibration: pig"),
        speed(seconds, "keyed source", hammerspace(keyed), "calibration: pig"),
        speed(seconds, "events collected", hammerspace(collect=True), "cheap source"),
        Bench("whole games", "games/s", lambda: games_a_second(seconds)),
        Bench("a clone", "decisions", lambda: decisions_per_clone(seconds), None, at_most(2)),
    ]

"""The bare engine of Napakalaki: random players, nobody listening, no screen."""

from __future__ import annotations

import random
from collections.abc import Callable

from engines.kernel.streams import CheapSource, Source
from engines.napakalaki.config import Config
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import State
from tests.programs.benchmarks.calibration import SEED, pig
from tests.programs.benchmarks.measure import Bench, Play, at_most
from tests.programs.benchmarks.playing import clone_in_decisions, keyed, random_games, speed
from tests.programs.benchmarks.registry import group
from tests.programs.strength.napakalaki import table
from tests.seeds.napakalaki import monsters, treasures

SEATS = 3


def config() -> Config:
    """Three players, 32 treasures and 19 monsters, the edition readme."""
    return Config(treasures(1), monsters(1), SEATS)


def napakalaki(source_of: Callable[[int], Source] = CheapSource, *, collect: bool = False) -> Play:
    """Plays random games of Napakalaki, one a call; returns the number of decisions.

    `source_of` makes the randomness of game n; `collect` keeps every event of the game in a list.
    """
    return random_games(Rules(), config(), source_of, collect=collect)


def friends() -> Config:
    """Three players, the deck and the rules of `friends`."""
    return table("friends", "friends")


def in_the_middle(held: int = 10) -> State:
    """A game in which cards have been won: its first moment with so many in the players' hands."""
    rules, state, choose = Rules(), Rules().deal(config(), CheapSource(SEED)), random.Random(SEED)
    while rules.actor(state) >= 0:
        if sum(len(cards) for cards in (*state.equipped, *state.hidden)) >= held:
            return state
        rules.apply(state, choose.choice(rules.legal(state)))
    raise AssertionError("nobody won so many cards")


def decisions_per_clone(seconds: float) -> float:
    """How many decisions could be made in the time of one clone, as a search makes it."""
    return clone_in_decisions(Rules(), in_the_middle(), napakalaki(), seconds)


@group("napakalaki")
def benches(seconds: float) -> list[Bench]:
    """Decisions per second beside the calibration, and what listening and cloning cost."""

    return [
        speed(seconds, "calibration: pig", pig()),
        speed(seconds, "cheap source", napakalaki(), "calibration: pig", 0.45),
        speed(
            seconds,
            "friends, cheap source",
            random_games(Rules(), friends(), CheapSource),
            "calibration: pig",
            0.35,
        ),
        speed(seconds, "keyed source", napakalaki(keyed), "calibration: pig"),
        speed(seconds, "events collected", napakalaki(collect=True), "cheap source", 0.5),
        Bench("a clone", "decisions", lambda: decisions_per_clone(seconds), None, at_most(2)),
    ]

"""The bare engine of Napakalaki: random players, nobody listening, no screen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, Source
from engines.napakalaki.config import Config
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import State
from tests.benchmarks.calibration import SEED, pig
from tests.benchmarks.engine import keyed
from tests.benchmarks.measure import Bench, Play, at_least, at_most, rate
from tests.benchmarks.registry import group
from tests.seeds.napakalaki import monsters, treasures

SEATS = 3


def config() -> Config:
    """Three players, 32 treasures and 19 monsters, the edition readme."""
    return Config(treasures(1), monsters(1), SEATS)


def napakalaki(source_of: Callable[[int], Source] = CheapSource, *, collect: bool = False) -> Play:
    """Plays random games of Napakalaki, one a call; returns the number of decisions.

    `source_of` makes the randomness of game n; `collect` keeps every event of the game in a list.
    """
    rules, decks = Rules(), config()
    choose = random.Random(SEED).random
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        state = rules.deal(decks, source_of(number))
        actor, legal, apply = rules.actor, rules.legal, rules.apply
        events: list[Event] = []
        emit = events.append if collect else None
        decisions = 0
        while actor(state) >= 0:
            actions = legal(state)
            apply(state, actions[int(choose() * len(actions))], emit)
            decisions += 1
        return decisions

    return play


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
    rules, state, source = Rules(), in_the_middle(), CheapSource(SEED)
    clones, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds / 2:
        for _ in range(100):
            rules.clone(state, source)
        clones += 100
    return used / clones * rate(napakalaki(), seconds / 2)


@group("napakalaki")
def benches(seconds: float) -> list[Bench]:
    """Decisions per second beside the calibration, and what listening and cloning cost."""

    def speed(
        name: str, play: Play, against: str | None = None, least: float | None = None
    ) -> Bench:
        goal = None if least is None else at_least(least)
        return Bench(name, "decisions/s", lambda: rate(play, seconds), against, goal)

    return [
        speed("calibration: pig", pig()),
        speed("cheap source", napakalaki(), "calibration: pig", 0.4),
        speed("keyed source", napakalaki(keyed), "calibration: pig"),
        speed("events collected", napakalaki(collect=True), "cheap source"),
        Bench("a clone", "decisions", lambda: decisions_per_clone(seconds), None, at_most(2)),
    ]

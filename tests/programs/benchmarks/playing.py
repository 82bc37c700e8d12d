"""What is measured of any game's bare engine: random games, and the cost of a clone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, KeyedSource, Source
from tests.programs.benchmarks.calibration import SEED
from tests.programs.benchmarks.measure import Bench, Play, at_least, rate


def random_games(
    rules: Any,
    config: Any,
    source_of: Callable[[int], Source],
    *,
    collect: bool = False,
    again: int = 0,
) -> Play:
    """Plays random games, one a call; returns the number of decisions.

    `rules` are a game's rules with `deal`. `source_of` makes the randomness of game n; `collect`
    keeps every event of the game in a list. With `again`, so many games are played over and over,
    decision by decision, so what a game draws once stays in its caches.
    """
    choose = random.Random(SEED).random
    number = 0

    def play() -> int:
        nonlocal number, choose
        number += 1
        if again:
            number %= again
            choose = random.Random(number).random
        state = rules.deal(config, source_of(number))
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


def keyed(number: int) -> Source:
    """The randomness of a match that is saved."""
    return KeyedSource(f"bench {number}")


def clone_in_decisions(rules: Any, state: Any, play: Play, seconds: float) -> float:
    """How many decisions could be made in the time of one clone, as a search makes it."""
    source = CheapSource(SEED)
    clones, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds / 2:
        for _ in range(100):
            rules.clone(state, source)
        clones += 100
    return used / clones * rate(play, seconds / 2)


def speed(
    seconds: float, name: str, play: Play, against: str | None = None, least: float | None = None
) -> Bench:
    """Decisions per second, beside another figure of the same run if one is named."""
    goal = None if least is None else at_least(least)
    return Bench(name, "decisions/s", lambda: rate(play, seconds), against, goal)

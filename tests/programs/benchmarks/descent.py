"""The bare engine of the Descent: random players, nobody listening, no screen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from app.games.irrgarten.descent.repository import DescentRepository
from engines.irrgarten.deck import to_descent_cards, to_descent_gear
from engines.irrgarten.descent.building import build
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.plan import KINDS
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import State
from engines.kernel.streams import CheapSource, Source
from tests.programs.benchmarks.calibration import pig
from tests.programs.benchmarks.measure import Bench, Play, at_least, at_most, rate
from tests.programs.benchmarks.playing import clone_in_decisions, keyed, random_games, speed
from tests.programs.benchmarks.registry import group

SEATS = 3
KNOWN = 16
"""The Descents that are played again and again: their floors have room in the cache."""


def config() -> Config:
    """Three players, the shipped monsters and gear."""
    repository = DescentRepository()
    gear = repository.gear()
    assert gear is not None
    return Config(SEATS, None, to_descent_cards(*repository.decks()), to_descent_gear(gear))


def descents(source_of: Callable[[int], Source] = CheapSource) -> Play:
    """Plays random Descents, one a call; returns the number of decisions."""
    return random_games(Rules(), config(), source_of)


def known_descents() -> Play:
    """Plays the same random Descents again and again: their floors were drawn beforehand."""
    play = random_games(Rules(), config(), CheapSource, again=KNOWN)
    for _ in range(KNOWN):
        play()
    return play


def floor_in_decisions(seconds: float) -> float:
    """How many decisions could be made on floors drawn beforehand in the time that one takes."""
    cards, floors, start = config(), 0, time.process_time()
    while (used := time.process_time() - start) < seconds / 2:
        number, kind = 1 + floors % cards.floors, floors % len(KINDS)
        build.__wrapped__(cards, number, kind, f"bench {floors}")
        floors += 1
    return used / floors * rate(known_descents(), seconds / 2)


def in_the_middle(decisions: int = 100) -> State:
    """A Descent after some decisions."""
    rules, cards = Rules(), config()
    for number in range(1000):
        state, choose = rules.deal(cards, CheapSource(number)), random.Random(number)
        for _ in range(decisions):
            if rules.actor(state) >= 0:
                rules.apply(state, choose.choice(rules.legal(state)))
        if rules.actor(state) >= 0:
            return state
    raise AssertionError("no Descent lasts long enough")


@group("descent")
def benches(seconds: float) -> list[Bench]:
    """Decisions per second beside the calibration, and what cloning costs."""
    return [
        speed(seconds, "calibration: pig", pig()),
        speed(seconds, "descent, cheap source", descents(), "calibration: pig", 0.35),
        speed(seconds, "descent, keyed source", descents(keyed), "calibration: pig", 0.25),
        Bench(
            "descent, known floors",
            "decisions/s",
            lambda: rate(known_descents(), seconds),
            "calibration: pig",
            at_least(0.35),
        ),
        Bench("descent, a floor drawn", "decisions", lambda: floor_in_decisions(seconds)),
        Bench(
            "descent, a clone",
            "decisions",
            lambda: clone_in_decisions(Rules(), in_the_middle(), descents(), seconds),
            None,
            at_most(2),
        ),
    ]

"""What a player might wait for before a match: a seed picked for an Even Race, par of a Descent."""

from __future__ import annotations

import time
from itertools import count

from engines.irrgarten.descent.par import par
from engines.irrgarten.picking import picked_seed
from tests.programs.benchmarks.measure import Bench, at_most
from tests.programs.benchmarks.registry import group
from tests.programs.fun.games import Table, config_of

WHOLE = 1_000_000_000
"""Turns that the search for a seed may take: it ends by itself."""


def seconds_to_pick() -> float:
    """CPU seconds of a whole search for the seed of three players, in The Customs House."""
    config = config_of(Table("irrgarten", "even", 3))
    start = time.process_time()
    picked_seed(config, f"bench-{next(_NUMBERS)}", WHOLE)
    return time.process_time() - start


def seconds_of_par() -> float:
    """CPU seconds of par of a Descent alone."""
    config = config_of(Table("descent", "descent", 1))
    start = time.process_time()
    par(config, f"bench-{next(_NUMBERS)}")
    return time.process_time() - start


_NUMBERS = count()
"""Each round has seeds of its own: nothing is still in a cache."""


@group("before")
def benches(_seconds: float) -> list[Bench]:
    """Six seconds of CPU are three on two cores."""
    return [
        Bench("even, a seed picked among ten", "CPU s", seconds_to_pick, None, at_most(6)),
        Bench("descent, par", "CPU s", seconds_of_par, None, at_most(5)),
    ]

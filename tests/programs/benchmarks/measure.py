"""How figures are taken: round after round, all of them in each, so that a slow spell of the
machine hits all alike; the median counts, and a ratio is taken within each round.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Play = Callable[[], int]
"""Does a piece of work, such as one whole game, and returns how many decisions it took."""


@dataclass(frozen=True)
class Goal:
    """What a ratio, or a figure that is compared with nothing, shall be."""

    limit: float
    at_most: bool

    def met(self, value: float) -> bool:
        """Whether the value is on the right side."""
        return value <= self.limit if self.at_most else value >= self.limit

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.limit:g}"


def at_least(limit: float) -> Goal:
    """More is better."""
    return Goal(limit, at_most=False)


def at_most(limit: float) -> Goal:
    """Less is better."""
    return Goal(limit, at_most=True)


@dataclass(frozen=True)
class Bench:
    """One figure. `sample` takes it once; `against` names the bench that it is divided by."""

    name: str
    unit: str
    sample: Callable[[], float]
    against: str | None = None
    goal: Goal | None = None


@dataclass
class Result:
    """What came of a bench: a value a round, and a ratio a round if it is compared."""

    bench: Bench
    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median figure."""
        return statistics.median(self.values)

    @property
    def ratio(self) -> float | None:
        """The median ratio to the bench it is compared with, or None."""
        return statistics.median(self.ratios) if self.ratios else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met, or None if there is none."""
        if self.bench.goal is None:
            return None
        return self.bench.goal.met(self.value if self.ratio is None else self.ratio)


def take(benches: Iterable[Bench], rounds: int) -> list[Result]:
    """Take every figure once a round. Raises ValueError if one is compared with a later one."""
    results = {bench.name: Result(bench) for bench in benches}
    for _ in range(rounds):
        taken: dict[str, float] = {}
        for name, result in results.items():
            gc.collect()
            taken[name] = result.bench.sample()
            result.values.append(taken[name])
            if (other := result.bench.against) is not None:
                if other not in taken:
                    raise ValueError(f"{name} is compared with {other}, which comes later or never")
                result.ratios.append(taken[name] / taken[other])
    return list(results.values())


def rate(play: Play, seconds: float) -> float:
    """Decisions per second of CPU time of this process, over at least so many seconds."""
    clock = time.process_time
    decisions = 0
    start = clock()
    while (used := clock() - start) < seconds:
        decisions += play()
    return decisions / used


def table(results: Sequence[Result]) -> str:
    """The results for people, a line each."""
    rows = [("figure", "median", "", "ratio", "to", "goal", "")]
    for result in results:
        bench = result.bench
        ratio = "" if result.ratio is None else f"{result.ratio:.3g}"
        verdict = {None: "", True: "met", False: "MISSED"}[result.met]
        goal = "" if bench.goal is None else str(bench.goal)
        row = (bench.name, short(result.value), bench.unit, ratio, bench.against or "", goal)
        rows.append((*row, verdict))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = {1, 3}
    return "\n".join(
        "  ".join(
            cell.rjust(width) if index in right else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def short(number: float) -> str:
    """Three digits that matter, with commas between thousands."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"

"""Runs cases of a target one after the other and says which failed: by seed and number."""

from __future__ import annotations

import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import FrameType
from typing import Any, Final

from tests.programs.fuzz.target import Target

HUNG: Final = 20.0
"""CPU seconds after which a case is stopped."""
SLOW: Final = 1.0
"""CPU seconds of a case from which `make fuzz` reports it."""
GREEDY: Final = 200 << 20
"""Bytes that a case may add to the most the process ever had."""
WEIGHED: Final = 16
"""Memory is looked at after so many cases: to ask for it takes as long as to read a small file."""


class Hung(BaseException):
    """A case takes longer than any reader may. No handler of errors catches it."""


@dataclass(frozen=True)
class Failure:
    """A case that failed, and why: the end of a traceback."""

    target: str
    seed: int
    number: int
    why: str
    trace: str
    where: str = ""
    """The kind of error and the line that raised it: cases that share it fail alike."""

    def __str__(self) -> str:
        return f"{self.target} --seed {self.seed} --only {self.number}: {self.why}"


@dataclass
class Report:
    """What came of the cases of a target."""

    target: str
    seed: int
    cases: int = 0
    came: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    slowest: tuple[float, int] = (0.0, -1)


def case_of(target: Target, seed: int, number: int) -> Any:
    """The input of a number: one in two is structural."""
    return target.make(Random(f"{target.NAME}|{seed}|{number}"), number % 2 == 0)


def run(
    target: Target, numbers: Iterable[int], seed: int, *, measured: bool = False, most: int = 20
) -> Report:
    """Feed cases, until so many failed. Only what is `measured` may be too slow or too large."""
    report = Report(target.NAME, seed)
    began, size = time.process_time(), peak()
    for number in numbers:
        start = time.process_time()
        try:
            with stopped_when_hung():
                report.came[target.feed(case_of(target, seed, number))] += 1
        except (Exception, Hung) as problem:
            report.failures.append(_failure(report, number, problem))
        took = time.process_time() - start
        report.slowest = max(report.slowest, (took, number))
        report.cases += 1
        if measured and took > SLOW:
            report.failures.append(Failure(target.NAME, seed, number, f"{took:.1f} s", ""))
        if measured and report.cases % WEIGHED == 0:
            before, size = size, peak()
            if size - before > GREEDY:
                grown = f"{(size - before) >> 20} MB more in {WEIGHED} cases up to this one"
                report.failures.append(Failure(target.NAME, seed, number, grown, ""))
        if len(report.failures) >= most:
            break
    report.seconds = time.process_time() - began
    return report


def _failure(report: Report, number: int, problem: BaseException) -> Failure:
    why = f"{type(problem).__name__}: {str(problem)[:300]!r}"
    frame = traceback.extract_tb(problem.__traceback__)[-1]
    where = f"{type(problem).__name__} {frame.filename}:{frame.lineno}"
    trace = "".join(traceback.format_exception(problem)[-7:])
    return Failure(report.target, report.seed, number, why, trace, where)


def peak() -> int:
    """The most memory that this process ever had, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


@contextmanager
def stopped_when_hung(seconds: float = HUNG) -> Iterator[None]:
    """Raises `Hung` inside when so much CPU time has passed."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Hung(f"{seconds} CPU seconds")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)

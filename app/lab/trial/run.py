"""A trial from its job to its answers: chunk after chunk, until the differences are known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from app.lab.journal import Journal
from app.lab.looks import planned_looks, shared
from app.lab.run import Progress, Work, play_chunks
from app.lab.trial.figures import TrialFigure
from app.lab.trial.job import TrialJob
from app.lab.trial.sums import SIZE, Answer, Estimate, add_sums, estimate
from app.lab.workers import Workers

WORKER: Final = "app.lab.trial.worker"
FIRST: Final = 50
"""The fewest seeds before the first look: intervals of fewer would be too short."""
Watch = Callable[["TrialResult"], object]
"""Called with the answers at each look."""


@dataclass(frozen=True, slots=True)
class TrialAnswer:
    """A figure with one of the changed values: what was measured, and what is known.

    `margin` is how little is too little to see.
    """

    figure: TrialFigure
    value: int
    estimate: Estimate
    margin: float
    counts: bool
    """Whether the trial goes on until it is known."""

    @property
    def answer(self) -> Answer:
        return self.estimate.answer(self.margin)


@dataclass(frozen=True, slots=True)
class TrialResult:
    """The answers after a number of seeds. `confidence` is that of each interval."""

    seeds: int
    confidence: float
    answers: tuple[TrialAnswer, ...]

    @property
    def known(self) -> bool:
        return not any(one.answer is Answer.OPEN for one in self.answers if one.counts)


def try_change(
    job: TrialJob,
    asked: int,
    margin: float,
    workers: Workers,
    progress: Progress | None = None,
    watch: Watch | None = None,
    journal: Journal | None = None,
) -> TrialResult:
    """Play until it is known how each of the first `asked` figures changes with each value, or that
    it changes by less than the margin, in parts of one; or until all seeds are played.

    Raise as `play_chunks` does.
    """
    return TrialLooks(job, asked, margin, watch).play(workers, progress, journal)


class TrialLooks:
    """Adds chunks up, and looks at the answers when it is time."""

    def __init__(self, job: TrialJob, asked: int, margin: float, watch: Watch | None) -> None:
        self.job, self.asked, self.margin, self.watch = job, asked, margin, watch
        self.chunks = job.chunks()
        self.looks = planned_looks(len(self.chunks), -(-FIRST // len(self.chunks[0])))
        self.sums = [[[0] * SIZE for _ in job.figures] for _ in job.configs]
        self.result = TrialResult(0, 0.0, ())

    def play(
        self, workers: Workers, progress: Progress | None, journal: Journal | None
    ) -> TrialResult:
        seed_of = self.job.job(self.job.configs[0]).seed_of
        work = Work(WORKER, self.job.to_data(), self.chunks, seed_of)
        play_chunks(work, workers, self.take, progress, journal)
        return self.result

    def take(self, number: int, answer: Any) -> bool:
        """Add a chunk up, and return whether enough is known at a look."""
        for at, figures in enumerate(answer["sums"]):
            for figure, sums in enumerate(figures):
                add_sums(self.sums[at][figure], sums)
        if number + 1 not in self.looks:
            return False
        self.result = self.look(self.chunks[number].stop, self.looks[number + 1])
        if self.watch is not None:
            self.watch(self.result)
        return self.result.known

    def look(self, seeds: int, confidence: float) -> TrialResult:
        """Return what is known now. The chance of an error is shared by all answers."""
        strict = shared(confidence, len(self.job.figures) * (len(self.job.configs) - 1))
        answers = []
        for at, figure in enumerate(self.job.figures):
            for value in range(1, len(self.job.configs)):
                base, other = self.sums[0][at], self.sums[value][at]
                found = estimate(seeds, base, other, figure, strict)
                margin = self.margin if figure.share else self.margin * (found.before or 0.0)
                answers.append(TrialAnswer(figure, value, found, margin, at < self.asked))
        return TrialResult(seeds, strict, tuple(answers))

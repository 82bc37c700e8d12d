"""The sequential test on matches whose truth is known, because they are dice.

In a block, three seats use a card with a chance, and a user wins with a chance that the change
raises or lowers. The same dice are thrown with and without the change, as with common seeds, but in
some blocks the change throws them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from app.lab.counts import WIN
from app.lab.intervals import CONFIDENCE, Interval
from app.lab.looks import planned_looks
from app.lab.sections import MeasuredShare, ReportRow, ReportSection
from app.lab.targets import BalanceTarget, TargetStatus, between, judge
from app.lab.trial.figures import TrialFigure
from app.lab.trial.job import TrialJob
from app.lab.trial.run import TrialLooks
from app.lab.trial.sums import SIZE, Answer, Pair, add_sums, block_sums

MARGIN: Final = 0.03
SEEDS: Final = 4000
SEATS: Final = 3
USED, WON, AGAIN = 0.4, 1 / 3, 0.5
"""The chances that a seat uses the card, that a user wins, and that a change throws dice again."""
CLEAR: Final = 0.12
"""The least effect of a clear case."""
TRUTHS: Final = (0.0, MARGIN, -MARGIN, 0.06, -0.06, CLEAR, -CLEAR, 0.2)
"""The effects that are tried in turn. At the margin neither answer is right: it must not be called
too small, and hardly any number of matches would show which side it is on."""


@dataclass(frozen=True, slots=True)
class Run:
    """A run: the truth, the answer, the interval at the end, and the matches it took of all."""

    truth: float
    answer: Answer
    interval: Interval
    part: float

    @property
    def wrong(self) -> bool:
        """Whether the answer denies the truth."""
        match self.answer:
            case Answer.MORE:
                return self.truth <= 0
            case Answer.LESS:
                return self.truth >= 0
            case Answer.SMALL:
                return abs(self.truth) >= MARGIN
        return False

    @property
    def outside(self) -> bool:
        """Whether the truth is outside the interval."""
        return not self.interval[0] <= self.truth <= self.interval[1]


def trial_run(truth: float, seed: int) -> Run:
    """Return one run of a trial of a change with that effect."""
    dice = Random(seed)
    figure = TrialFigure("wearers", (("won",),), ("used",), WIN)
    job = TrialJob("napakalaki", ({}, {}), ("sharp",) * SEATS, SEEDS, "1", (figure,))
    looks = TrialLooks(job, 1, MARGIN, None)
    for number, chunk in enumerate(job.chunks()):
        base, other = [0] * SIZE, [0] * SIZE
        for _ in chunk:
            now, then = _block(dice, truth)
            add_sums(base, block_sums(now, now))
            add_sums(other, block_sums(now, then))
        if looks.take(number, {"sums": [[base], [other]]}):
            break
    found = looks.result.answers[0]
    return Run(truth, found.answer, found.estimate.interval, looks.result.seeds / SEEDS)


def _block(dice: Random, truth: float) -> tuple[Pair, Pair]:
    again, result = dice.random() < AGAIN, list[Pair]()
    seats = [(dice.random(), dice.random()) for _ in range(SEATS)]
    for changed in (False, True):
        if changed and again:
            seats = [(dice.random(), dice.random()) for _ in range(SEATS)]
        chance = WON + truth * changed
        users = [win < chance for use, win in seats if use < USED]
        result.append((WIN * sum(users), len(users)))
    return result[0], result[1]


GAMES: Final = 4000
TARGET: Final = BalanceTarget("even-seats", between(0.3, 0.36), "seats", "won")
SHARES: Final = (0.33, 0.3, 0.36, 0.27, 0.4, 0.45)
"""Chances of a seat: in the limits, on both limits, and outside."""


def target_run(truth: float, seed: int) -> Run:
    """Return one run of a simulation that stops once its target is decided. `Answer.SMALL` means
    that the target is met, the others that it is missed."""
    dice, won, played = Random(seed), 0, 0
    chunks = GAMES // 50
    for number in range(1, chunks + 1):
        won += sum(dice.random() < truth for _ in range(50))
        played += 50
        confidence = planned_looks(chunks).get(number)
        if confidence is None:
            continue
        share = MeasuredShare(won, played)
        section = ReportSection("seats", "seat", ("won",), (ReportRow("0", (share,)),))
        found = judge(TARGET, 3, {}, {"seats": section}, confidence)
        if found.outcome is not TargetStatus.UNDECIDED or number == chunks:
            low, high = share.interval(confidence)
            missed = Answer.MORE if low > found.limits[1] else Answer.LESS
            answer = {TargetStatus.HOLDS: Answer.SMALL, TargetStatus.UNDECIDED: Answer.OPEN}.get(
                found.outcome, missed
            )
            return Run(truth, answer, (low, high), played / GAMES)
    raise AssertionError("the last look comes after the last chunk")


def target_is_wrong(run: Run) -> bool:
    """Whether a target is met though the truth is outside its limits, or missed though it isn't."""
    low, high = TARGET.limits(3)
    if run.answer is Answer.SMALL:
        return not low < run.truth < high
    return run.answer is not Answer.OPEN and low <= run.truth <= high


def lines(runs: int) -> Iterator[str]:
    """Yield the figures of so many runs of either kind."""
    found = [trial_run(TRUTHS[run % len(TRUTHS)], run) for run in range(runs)]
    yield f"deck try: {runs} runs of at most {SEEDS} matches, margin {MARGIN:.0%}"
    for truth in TRUTHS:
        yield _line(f"true effect {truth:+.0%}", [one for one in found if one.truth == truth])
    yield _line("all", found)
    clear = [one for one in found if abs(one.truth) >= CLEAR]
    yield f"  clear cases save {1 - _mean(one.part for one in clear):.0%} of the matches"
    stops = [target_run(SHARES[run % len(SHARES)], run) for run in range(runs)]
    wrong = sum(map(target_is_wrong, stops))
    yield f"simulate --decide: {runs} runs of at most {GAMES} matches, wrong {wrong / runs:.1%}"
    clear = [one for one in stops if one.truth in (0.27, 0.4, 0.45)]
    yield f"  clear cases save {1 - _mean(one.part for one in clear):.0%} of the matches"


def _line(name: str, runs: list[Run]) -> str:
    wrong, outside = (sum(marks) / len(runs) for marks in (
        [one.wrong for one in runs], [one.outside for one in runs]))  # fmt: skip
    undecided = sum(one.answer is Answer.OPEN for one in runs) / len(runs)
    return (
        f"  {name:18} wrong {wrong:6.1%}  interval misses {outside:6.1%} "
        f"(goal {1 - CONFIDENCE:.0%})  undecided {undecided:6.1%}  "
        f"matches {_mean(one.part for one in runs):5.0%}"
    )


def _mean(values: Iterator[float]) -> float:
    found = [*values]
    return sum(found) / len(found)

"""The analysis of a match: replayed from its journal and measured at each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.analysis.analyst import Analyst, ProgressMeasure, analyst_of
from app.analysis.luck import LuckEntry, LuckTotal, totals
from app.analysis.plot import Scale
from app.analysis.recording_random import RecordingRandom
from app.analysis.turning_points import TurningPoint, turning_points
from app.match.clock import CLOCK
from app.match.entries import carry_out, entry_of
from app.match.journal import Decision, Header
from app.match.lifecycle import begun
from app.match.match import WrongJournal
from engines.kernel.errors import EngineError
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from engines.kernel.rules import Rules

LEAST_SWING = 0.03
"""The least change of a chance for a turning point."""
LEAST_STEP = 2
"""The least change of a progress figure, where there are no chances."""
TOLD_EVERY = 16
"""Decisions between two progress reports: a few milliseconds."""

Report = Callable[[float], bool]
"""Receives the finished share, from 0 to 1; returns whether to continue."""


class Stopped(Exception):
    """The `report` callback cancelled the analysis."""


class NotOver(Exception):
    """The match is not over, and an analysis would reveal its secrets."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Courses for drawing: for each seat a value at the start of each turn, and one at the end."""

    courses: tuple[tuple[float, ...], ...]
    scale: Scale
    first: int = 1
    """The number of the first turn."""


@dataclass(frozen=True)
class Analysis:
    """The measured course of a match.

    Courses have a row before the first decision and one after each, with a number for each seat;
    `chances` is empty for a single seat. `turns` are the decisions with which turns begin, of
    which the first has the number `first`: 1, or 0 where the set-up is decided first. `seen` holds,
    for each decision, the events that its seat may see.
    """

    seats: int
    figure: ProgressMeasure
    progress: tuple[tuple[int, ...], ...]
    chances: tuple[tuple[float, ...], ...]
    turns: tuple[int, ...]
    seen: tuple[tuple[Event, ...], ...]
    luck: tuple[LuckTotal, ...]
    first: int = 1
    expected: tuple[tuple[float, ...], ...] = ()
    """The estimated figures at the end, of a single seat whose analyst estimates them."""

    @cached_property
    def moments(self) -> tuple[TurningPoint, ...]:
        """The turning points, by the chances; where there are none, by the expected figures, else
        by the figures."""
        if self.chances:
            return turning_points(
                self.chances, self.turns, LEAST_SWING, first=self.first, counts=self._likely
            )
        course = self.expected or self.progress
        return turning_points(course, self.turns, LEAST_STEP, first=self.first)

    def _likely(self, decision: int, seat: int) -> bool:
        """Return whether a swing of a chance isn't the opposite of that of the seat's figure: that
        is the estimate's mistake. Steps to an exit are no figure of that kind."""
        before, after = self.chances[decision][seat], self.chances[decision + 1][seat]
        was, now = self.progress[decision][seat], self.progress[decision + 1][seat]
        ended = decision == len(self.seen) - 1
        return ended or self.figure.falls or (now - was) * (after - before) >= 0

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """The rows of the courses where turns begin, and the last one."""
        last = len(self.progress) - 1
        return (*(turn for turn in self.turns if turn < last), last)

    @cached_property
    def chance_chart(self) -> Chart:
        """The chances, from 0 to 1."""
        return Chart(self._by_seat(self.chances), Scale(0.0, 1.0), self.first)

    @cached_property
    def figure_chart(self) -> Chart:
        """The figures; where less is better the scale is upside down, so that up is good."""
        courses, figure = self._by_seat(self.progress), self.figure
        least = min(figure.least, *(min(course) for course in courses))
        most = max(figure.most, *(max(course) for course in courses))
        scale = Scale(most, least) if figure.falls else Scale(least, most)
        return Chart(courses, scale, self.first)

    def _by_seat(self, rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(rows[mark][seat] for mark in self.marks) for seat in range(self.seats))


def analyse(
    header: Header, decisions: Sequence[Decision], report: Report = lambda _share: True
) -> Analysis:
    """Analyse a match.
    Slow: run it in a thread. Raise the errors of `begun`, `WrongJournal` where a decision does
    not follow, `NotOver`, and `Stopped` if `report` returned False."""
    rules, config = begun(header)
    analyst = analyst_of(header.game, config)
    source = RecordingRandom(header.seed)
    state = analyst.deal(source)
    notes = _Notes(rules, analyst, source, [seat.bot == "random" for seat in header.seats])
    notes.take(state, (), ())
    first = turn = rules.turn(state)[0]
    turns = [0]
    for index, decision in enumerate(decisions):
        if not index % TOLD_EVERY and not report(index / len(decisions)):
            raise Stopped
        events: list[Event] = []
        try:
            entry = entry_of(rules, decision)
            if entry >= 0:
                analyst.before(state, entry)
            carry_out(rules, state, entry, events.append)
        except EngineError as problem:
            raise WrongJournal(header.match, index, str(problem)) from problem
        viewer = SPECTATOR if decision.seat == CLOCK else decision.seat
        notes.take(state, events, tuple(event for event in events if may_see(event, viewer)))
        now = rules.turn(state)[0]
        turns += [index + 1] * (now - turn)
        turn = now
    if rules.actor(state) != OVER:
        raise NotOver
    return notes.analysis(turns, first)


class _Notes:
    """The measurements so far."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        analyst: Analyst,
        source: RecordingRandom,
        aimless: Sequence[bool],
    ) -> None:
        """`aimless` says for each seat whether it plays at random."""
        self._seats = len(aimless)
        self._aimless = aimless
        self._rules = rules
        self._analyst = analyst
        self._source = source
        self._progress: list[tuple[int, ...]] = []
        self._chances: list[tuple[float, ...]] = []
        self._expected: list[tuple[float, ...]] = []
        self._hangs = getattr(analyst, "hangs", None)  # only a `HangingAnalyst` has it
        # Only a `ScoreAnalyst` has it.
        self._estimate = getattr(analyst, "expected", None) if self._seats == 1 else None
        self._seen: list[tuple[Event, ...]] = []
        self._entries: list[LuckEntry] = []

    def take(self, state: Any, events: Sequence[Event], seen: tuple[Event, ...]) -> None:
        """Measure the state after the deal or a decision; `seen` are the events to keep."""
        analyst, hangs = self._analyst, self._hangs is not None and self._hangs(state)
        self._entries += analyst.luck(state, self._source.take(), events)
        self._progress.append(analyst.progress(state))
        if self._seats > 1:
            rows = self._chances
            rows.append(rows[-1] if hangs else self._rules.evaluate(state, self._aimless))
        if self._estimate is not None:
            found = self._expected
            found.append(found[-1] if hangs else self._estimate(state))
        self._seen.append(seen)

    def analysis(self, turns: Sequence[int], first: int) -> Analysis:
        return Analysis(
            seats=self._seats,
            figure=self._analyst.figure,
            progress=tuple(self._progress),
            chances=tuple(self._chances),
            turns=tuple(turns),
            seen=tuple(self._seen[1:]),
            luck=totals(self._entries, self._analyst.luck_words),
            first=first,
            expected=tuple(self._expected),
        )

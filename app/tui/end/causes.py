"""The log of a finished match, and the lines of it that say what brought a turning point about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from app.analysis.match_analysis import Analysis
from app.analysis.turning_points import TurningPoint
from app.i18n.fluent import Texts
from app.text.log import Kind, LogLine, MatchLog
from app.text.narrating import Narrator
from engines.kernel.events import Event, GameEnded

LONG: Final = 1_000_000
"""More lines than any log has."""
SCRAPS: Final = 16
"""Decisions between two checks whether the result is still needed."""
TELLING: Final[Mapping[Kind, int]] = {"bad": 4, "good": 3, "fight": 2, "end": 1, "move": 1}
"""The importance of each kind of line: a result says more than a fight that begins."""
RESULTS: Final = ("fight", "bad", "good")
BY_CLOCK: Final = ("time-up", "turn-limit", "cap")
"""Reasons for the end of a match that no decision brought about."""


@dataclass(frozen=True, slots=True)
class ToldLog:
    """A whole log in one language, and by the decision of a turning point the lines about it."""

    language: str
    log: MatchLog
    causes: Mapping[int, tuple[LogLine, ...]]
    places: Mapping[int, str] = field(default_factory=dict)
    """Where its turning points were, in a game that doesn't count by turns."""

    def sentence(self, decision: int, *, short: bool = False) -> str:
        """The lines about a turning point; `short`, without what it brought, where that can be left
        out."""
        lines = self.causes.get(decision, ())
        return " ".join((line.short if short else "") or line.text for line in lines)

    def turn(self, decision: int) -> int:
        """The turn of those lines, 0 without any."""
        return next((line.turn for line in self.causes.get(decision, ())), 0)


class Players(NamedTuple):
    """The names of the seats, and the seat of each decision."""

    names: Sequence[str]
    deciders: Sequence[int]


def tell(
    analysis: Analysis,
    moments: Sequence[TurningPoint],
    narrator: Narrator,
    texts: Texts,
    go_on: Callable[[], bool],
    players: Players,
) -> ToldLog:
    """Return the log of a match, and the lines about these turning points; the deciding seat's
    perspective is used for each decision."""
    log = MatchLog(texts, LONG)
    spans: list[range] = []
    places: list[str] = []
    for number, events in enumerate(analysis.seen):
        if not number % SCRAPS and not go_on():
            break
        places.append(narrator.place)
        start = len(log.lines)
        for event in events:
            for line in narrator.feed(event):
                if not log.add(line):
                    start = min(start, len(log.lines) - 1)
        spans.append(range(start, len(log.lines) + (narrator.pending is not None)))
    if narrator.pending is not None:
        log.add(narrator.pending)
    causes: dict[int, tuple[LogLine, ...]] = {}
    for moment in moments:
        number = moment.decision
        if number < len(spans):
            found = _Cause(log.lines, moment, players)
            since = spans[_first(analysis, moment)].start
            ends = {"timed": _ended_by_clock(analysis.seen[number])}
            ends["over"] = number == len(analysis.seen) - 1
            causes[number] = found.lines(spans[number], since, **ends)
    told = {number: places[number] for number in causes if places[number]}
    return ToldLog(texts.language, log, causes, told)


def _first(analysis: Analysis, moment: TurningPoint) -> int:
    """Return the decision with which began what a turning point settles (`HangingAnalyst`)."""
    course = analysis.chances or analysis.expected or analysis.progress
    first = moment.decision
    while first and course[first] is course[first - 1]:
        first -= 1
    return first


def _ended_by_clock(events: Sequence[Event]) -> bool:
    return any(isinstance(event, GameEnded) and event.reason in BY_CLOCK for event in events)


class _Cause:
    """Looks for the lines about a turning point."""

    def __init__(self, lines: Sequence[LogLine], moment: TurningPoint, players: Players) -> None:
        self._lines, self._names = lines, players.names
        self._seat, self._decider = moment.seat, players.deciders[moment.decision]
        self._fell, self._turn = moment.after < moment.before, moment.turn

    def lines(self, own: range, since: int, *, over: bool, timed: bool) -> tuple[LogLine, ...]:
        """Return the lines about the decision whose lines are `own`. What one did to another comes
        first, if it is not before the line `since`, then the result, and of a decision with which
        the match was `over` what it cost after that. With `timed` it is the line about the end: the
        clock ended the match, not the decision."""
        numbers = [at for at in own if at < len(self._lines) and not self._strays(self._lines[at])]
        if timed and (ends := [at for at in numbers if self._lines[at].kind == "end"]):
            return (self._lines[ends[0]],)
        before = reversed(range(since, numbers[-1] + 1 if numbers else own.start))
        deed = next((at for at in before if self._lines[at].deed), -1)
        found = [deed] if deed >= 0 else []
        result = self._result([at for at in numbers if at > deed])
        if result >= 0 and (deed < 0 or self._fits(self._lines[result]) >= 0):
            found += [*self._attack(range(max(deed + 1, own.start), result)), result]
        elif numbers and deed not in numbers:
            found.append(max(numbers, key=self._worth))
        if over and found:
            found += [at for at in numbers if at > found[-1] and self._lines[at].kind == "bad"][:1]
        return tuple(self._lines[at] for at in found)

    def _attack(self, numbers: range) -> list[int]:
        """Return the line of the attack that had a result, if that is another one: the attack may
        also have hit somebody else."""
        hits = (at for at in numbers if self._lines[at].victim >= 0 and not self._lines[at].deed)
        return [*hits][:1]

    def _strays(self, line: LogLine) -> bool:
        """Return whether a line only says that the next turn begins, or what contradicts the swing
        and happened to somebody by itself, as a return from the dead."""
        if line.kind == "turn":
            return line.turn > self._turn
        decider = self._names[self._decider] if self._decider >= 0 else ""
        return self._fits(line) < 0 and decider not in line.text

    def _result(self, numbers: Sequence[int]) -> int:
        """Return the result that explains the swing best, -1 without one. One of the seats whose
        decision and whose swing it was is in it, or it cost somebody something: the dice of others
        fall by themselves."""
        parties = {self._names[seat] for seat in (self._seat, self._decider) if seat >= 0}
        lines = [(at, self._lines[at]) for at in numbers]
        able = [
            at
            for at, line in lines
            if line.kind in RESULTS
            and (self._sufferer(line) >= 0 or any(name in line.text for name in parties))
        ]
        return max(able, key=self._worth, default=-1)

    def _worth(self, at: int) -> tuple[int, int, int, int]:
        line = self._lines[at]
        weight = line.weight if self._sufferer(line) >= 0 else 0
        return self._fits(line), weight, TELLING.get(line.kind, 0), -at

    def _sufferer(self, line: LogLine) -> int:
        """Return the seat that a line cost something, -1 for none: monsters have no seat."""
        return line.victim if line.victim < len(self._names) else -1

    def _fits(self, line: LogLine) -> int:
        """Return 1 for what cost somebody something, where that explains the swing, and -1 for a
        line that contradicts it: a gain of a seat doesn't explain why its chance fell."""
        sufferer = self._sufferer(line)
        if sufferer >= 0:
            return 1 if (sufferer == self._seat) == self._fell else -1
        if line.kind not in ("good", "bad"):
            return 0
        named = [seat for seat, name in enumerate(self._names) if name in line.text]
        gained = (line.kind == "good") == (self._seat in named)
        return -1 if len(named) == 1 and gained == self._fell else 0

"""Achievements and best results of a game, as data over the events that a seat could see.

A game declares them (`AchievementTable`) in a small closed vocabulary: a kind of event with
conditions on its fields, a way to count such events, a condition to come first, events that reset
the count and events that rule the achievement out. `AchievementTracker` applies it to a seat's own
feed. It never reads the game's state, so an achievement reveals no more than the seat knew.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final, NamedTuple

from engines.kernel.events import Event, GameEnded, TurnBegan


class Who(Enum):
    """The owner of a field's value, relative to the seat that the feed belongs to."""

    ME = "me"
    """The seat itself; for a field with several seats, the seat is among them."""
    RIVAL = "rival"
    """Another seat; -1 (no seat) does not count."""


ME: Final = Who.ME
RIVAL: Final = Who.RIVAL


@dataclass(frozen=True, slots=True)
class Least:
    """At least this number; for a tuple, at least this length."""

    number: int


@dataclass(frozen=True, slots=True)
class Most:
    """At most this number; for a tuple, at most this length."""

    number: int


Test = int | bool | str | Who | Least | Most
"""A condition on a field: a plain value must be equal."""
Tests = Test | tuple[Test, ...]
"""One condition, or several that must all hold."""


@dataclass(frozen=True, slots=True)
class EventFilter:
    """Events of exactly this class whose fields pass all tests."""

    kind: type[Event]
    tests: tuple[tuple[str, Test], ...] = ()

    def fits(self, event: Event, seat: int) -> bool:
        """Whether an event passes for a seat."""
        return type(event) is self.kind and all(
            _passes(getattr(event, name), test, seat) for name, test in self.tests
        )


def when(kind: type[Event], **tests: Tests) -> EventFilter:
    """Return a filter for a class of events, with tests by field name.

    Raise `ValueError` for a field that the class does not have.
    """
    found: list[tuple[str, Test]] = []
    for name, asked in tests.items():
        _field(kind, name)
        found += ((name, test) for test in (asked if isinstance(asked, tuple) else (asked,)))
    return EventFilter(kind, tuple(found))


def _field(kind: type[Event], name: str) -> None:
    if name not in {field.name for field in fields(kind)}:
        raise ValueError(f"{kind.__name__} has no {name}")


def _passes(value: Any, test: Test, seat: int) -> bool:
    if isinstance(test, Who):
        if isinstance(value, tuple):
            return (seat in value) if test is ME else any(0 <= one != seat for one in value)
        return bool(value == seat if test is ME else 0 <= value != seat)
    if isinstance(test, Least | Most):
        size = len(value) if isinstance(value, tuple) else value
        return bool(size >= test.number if isinstance(test, Least) else size <= test.number)
    return bool(value == test)


VICTORY: Final = EventFilter(GameEnded, (("winners", ME),))
TURN: Final = EventFilter(TurnBegan)
"""The beginning of any seat's turn: resets a count of events within one turn."""


class How(Enum):
    """A way to count events."""

    TIMES = "times"
    """The number of events."""
    SUM = "sum"
    """The sum of a field."""
    HIGHEST = "highest"
    """The highest value of a field."""
    KINDS = "kinds"
    """The number of different values of a field."""


class Tally(NamedTuple):
    """The events to count and the way to count them. `field` is empty only for `TIMES`.

    An event counts only after an `after` event. An `anew` event resets the count to zero; `after`
    must then occur again. `shared` are a field of `of` and one of `after`: an event then counts
    only if the first has a value that the second had in an `after` event.
    """

    of: EventFilter
    how: How = How.TIMES
    field: str = ""
    after: EventFilter | None = None
    anew: tuple[EventFilter, ...] = ()
    shared: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement: a tally reached `least` in a match.

    A `never` event anywhere in the match rules it out; `won` requires victory too. `id` names its
    texts: `feats-<game>-<id>`.
    """

    id: str
    tally: Tally
    least: int = 1
    never: tuple[EventFilter, ...] = ()
    won: bool = False


@dataclass(frozen=True, slots=True)
class Best:
    """A result to compare matches by; higher is better. `won` requires victory.

    With `thousandths` the number is a real in thousandths.
    """

    id: str
    tally: Tally
    won: bool = False
    thousandths: bool = False


@dataclass(frozen=True, slots=True)
class AchievementTable:
    """The achievements and best results of a game.

    Raise `ValueError` for a duplicate id and for an unknown field.
    """

    achievements: tuple[Achievement, ...]
    bests: tuple[Best, ...]

    def __post_init__(self) -> None:
        tallies = [(achievement.id, achievement.tally) for achievement in self.achievements]
        tallies += ((best.id, best.tally) for best in self.bests)
        if len(tallies) != len(dict(tallies)):
            raise ValueError([name for name, _ in tallies])
        for name, tally in tallies:
            if (tally.how is How.TIMES) == bool(tally.field):
                raise ValueError(name)
            if tally.field:
                _field(tally.of.kind, tally.field)
            if tally.shared is not None:
                if tally.after is None:
                    raise ValueError(name)
                _field(tally.of.kind, tally.shared[0])
                _field(tally.after.kind, tally.shared[1])


class AchievementResult(NamedTuple):
    """A seat's result in a match.

    For an achievement, `value` is the turn of its completion (from 1, over all seats); for a best
    result, its number.
    """

    id: str
    value: int


class _Watch:
    __slots__ = ("_armed", "_before", "_seen", "count", "reached", "tally", "turn", "wanted")

    def __init__(self, tally: Tally, wanted: int) -> None:
        self.tally = tally
        self.wanted = wanted
        self.count = 0
        self.reached = False
        self.turn = 0
        self._armed = tally.after is None
        self._seen: set[int] = set()
        self._before: set[Any] = set()
        """The values of `after` events that an event may share."""

    def hear(self, event: Event, seat: int, turn: int) -> None:
        tally = self.tally
        if any(one.fits(event, seat) for one in tally.anew):
            self.count = 0
            self._seen.clear()
            self._before.clear()
            self._armed = tally.after is None
        if self._armed and tally.of.fits(event, seat) and self._shares(event):
            self._count(event)
            if not self.reached and self.count >= self.wanted:
                self.reached, self.turn = True, turn
        if tally.after is not None and tally.after.fits(event, seat):
            self._armed = True
            if tally.shared is not None:
                self._before |= _values(event, tally.shared[1])

    def _shares(self, event: Event) -> bool:
        shared = self.tally.shared
        return shared is None or not self._before.isdisjoint(_values(event, shared[0]))

    def _count(self, event: Event) -> None:
        tally = self.tally
        if tally.how is How.TIMES:
            self.count += 1
            return
        value: int = getattr(event, tally.field)
        if tally.how is How.SUM:
            self.count += value
        elif tally.how is How.HIGHEST:
            self.count = max(self.count, value)
        else:
            self._seen.add(value)
            self.count = len(self._seen)


def _values(event: Event, name: str) -> set[Any]:
    """Return the value of a field, or those of a tuple."""
    value = getattr(event, name)
    return set(value) if isinstance(value, tuple) else {value}


class AchievementTracker:
    """The results of a seat, computed from its feed from the beginning of a match.

    `achievements` is empty until the match is over.
    """

    def __init__(self, table: AchievementTable, seat: int) -> None:
        self.seat = seat
        self._achievements = [
            (achievement, _Watch(achievement.tally, achievement.least))
            for achievement in table.achievements
        ]
        self._bests = [(best, _Watch(best.tally, 1)) for best in table.bests]
        self._spoiled: set[str] = set()
        self._turn = 1
        self._over = self._won = False
        self._heard_by: dict[type[Event], list[_Watch]] = {}
        watches = [watch for _, watch in self._achievements] + [watch for _, watch in self._bests]
        for watch in watches:
            for kind in _kinds(watch.tally):
                self._heard_by.setdefault(kind, []).append(watch)
        self._spoilers: dict[type[Event], list[tuple[EventFilter, str]]] = {}
        for achievement in table.achievements:
            for one in achievement.never:
                self._spoilers.setdefault(one.kind, []).append((one, achievement.id))

    def hear(self, event: Event) -> None:
        """Process the next event that the seat could see."""
        kind, seat = type(event), self.seat
        if isinstance(event, TurnBegan):
            self._turn = event.turn
        elif isinstance(event, GameEnded):
            self._over, self._won = True, seat in event.winners
        for one, achievement in self._spoilers.get(kind, ()):
            if one.fits(event, seat):
                self._spoiled.add(achievement)
        for watch in self._heard_by.get(kind, ()):
            watch.hear(event, seat, self._turn)

    def achievements(self) -> list[AchievementResult]:
        """Return the seat's results in declaration order; an empty list before the end of the
        match."""
        if not self._over:
            return []
        done = [
            AchievementResult(achievement.id, watch.turn)
            for achievement, watch in self._achievements
            if watch.reached
            and achievement.id not in self._spoiled
            and (self._won or not achievement.won)
        ]
        done += (
            AchievementResult(best.id, watch.count)
            for best, watch in self._bests
            if watch.reached and (self._won or not best.won)
        )
        return done


def _kinds(tally: Tally) -> set[type[Event]]:
    after = () if tally.after is None else (tally.after,)
    return {one.kind for one in (tally.of, *after, *tally.anew)}

"""The log of one seat's events in a match, which can change its language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace

from app.i18n.fluent import Texts, Value
from app.match.source import Frame
from app.text.log import LogLine, MatchLog
from app.text.narrating import Narrator
from engines.kernel.events import Event, TurnBegan

MOST = 10_000
"""Events and notes that are kept for a change of language."""

PARTIES = ("seat", "rival", "party", "attacker", "keeper")
"""Fields of events that name a player."""

NoteValue = Value | Callable[[], str]
"""A placeholder's value of a note; a function for one that changes with the language."""


@dataclass(frozen=True, slots=True)
class ProgramNote:
    """A line of the program's own in the log: a message, its values, and perhaps a short form for
    a panel without room."""

    message: str
    values: tuple[tuple[str, NoteValue], ...] = ()
    short: Callable[[], str] | None = None

    def line(self, narrator: Narrator) -> LogLine:
        values = {name: value() if callable(value) else value for name, value in self.values}
        line = narrator.note(self.message, **values)
        return line if self.short is None else replace(line, short=self.short())


@dataclass(frozen=True, slots=True)
class DecisionMark:
    """The place in the story where a decision was told to its end, perhaps one of the player of
    the log."""

    own: bool


def involved(event: Event) -> frozenset[int]:
    """Return the seats that an event happens to. A party can be a monster, which has no seat."""
    found = [getattr(event, name) for name in PARTIES if hasattr(event, name)]
    return frozenset((*found, *getattr(event, "targets", ())))


class EventLog(ABC):
    """The log of a seat and the events behind it. `begin` returns a narrator at the beginning of
    the story."""

    def __init__(self, texts: Texts, begin: Callable[[], Narrator]) -> None:
        self._texts = texts
        self._begin = begin
        self._entries: list[Event | ProgramNote | DecisionMark] = []
        self.recaps = False
        """Whether a person reads along, who hears at their turn what changed for them."""
        self._start()

    def _start(self) -> None:
        self.log = MatchLog(self._texts)
        self._narrator = self._begin()
        self._involved: frozenset[int] = frozenset()

    @abstractmethod
    def take(self, frame: Frame) -> object:
        """Add a frame of the seat. A game defines the result."""

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Whether the end was shown."""

    @property
    def lines(self) -> list[LogLine]:
        """All lines, including an unfinished one."""
        pending = self.pending
        return [*self.log.lines, *([] if pending is None else [pending])]

    @property
    def pending(self) -> LogLine | None:
        """The line of an action that is not finished."""
        return self._narrator.pending

    @property
    def newest_part(self) -> LogLine | None:
        """The part of `pending` that the last decision added."""
        return self._narrator.newest_part

    def tell(self, event: Event, *, keep: bool = True) -> None:
        """Add an event to the log. With `keep` False it is lost on a change of language."""
        if keep:
            self._keep(event)
        self._add(event)

    def note(self, message: str, /, **values: NoteValue) -> None:
        """Add a line of the program's own, for example about a stopped route."""
        self._note(ProgramNote(message, tuple(values.items())))

    def _note(self, note: ProgramNote) -> None:
        self._keep(note)
        self._add(note)

    def decided(self, *, own: bool) -> None:
        """Note the end of a decision; a mark right after an equal one adds nothing."""
        mark = DecisionMark(own)
        if not self._entries or self._entries[-1] != mark:
            self._keep(mark)
        self._add(mark)

    def _add(self, entry: Event | ProgramNote | DecisionMark) -> None:
        if isinstance(entry, DecisionMark):
            self.log.decided(own=entry.own)
        elif isinstance(entry, ProgramNote):
            self.log.add(entry.line(self._narrator))
        else:
            self._tell(entry)

    def _tell(self, event: Event) -> None:
        """Add the lines that an event finishes. They are about the seats that the narrator names,
        else about those of all events since the lines before; the next turn may finish a line, but
        is not in it."""
        if not isinstance(event, TurnBegan):
            self._involved |= involved(event)
        lines = self._narrator.feed(event)
        for line in lines:
            self.log.add(replace(line, seats=line.seats or self._involved))
        if lines or isinstance(event, TurnBegan):
            self._involved = frozenset()

    def _keep(self, entry: Event | ProgramNote | DecisionMark) -> None:
        if len(self._entries) >= MOST:
            del self._entries[: MOST // 10]
        self._entries.append(entry)

    def retell(self) -> None:
        """Rebuild the log after a change of language."""
        self._start()
        for entry in self._entries:
            self._add(entry)

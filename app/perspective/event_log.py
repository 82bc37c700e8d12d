"""The log of one seat's events in a match, which can change its language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from app.i18n.fluent import Texts, Value
from app.match.source import Frame
from app.text.log import LogLine, MatchLog
from app.text.narrating import Narrator
from engines.kernel.events import Event

MOST = 10_000
"""Events and notes that are kept for a change of language."""

NoteValue = Value | Callable[[], str]
"""A placeholder's value of a note; a function for one that changes with the language."""


@dataclass(frozen=True, slots=True)
class ProgramNote:
    """A line of the program's own in the log: a message and its values."""

    message: str
    values: tuple[tuple[str, NoteValue], ...] = ()

    def line(self, narrator: Narrator) -> LogLine:
        values = {name: value() if callable(value) else value for name, value in self.values}
        return narrator.note(self.message, **values)


class EventLog(ABC):
    """The log of a seat and the events behind it. `begin` returns a narrator at the beginning of
    the story."""

    def __init__(self, texts: Texts, begin: Callable[[], Narrator]) -> None:
        self._texts = texts
        self._begin = begin
        self._entries: list[Event | ProgramNote] = []
        self._start()

    def _start(self) -> None:
        self.log = MatchLog(self._texts)
        self._narrator = self._begin()

    @abstractmethod
    def take(self, frame: Frame) -> object:
        """Add a frame of the seat. A game defines the result."""

    @property
    @abstractmethod
    def ended(self) -> bool:
        """Whether the end was shown."""

    @property
    def pending(self) -> LogLine | None:
        """The line of an action that is not finished."""
        return self._narrator.pending

    def tell(self, event: Event, *, keep: bool = True) -> None:
        """Add an event to the log. With `keep` False it is lost on a change of language."""
        if keep:
            self._keep(event)
        self._add(event)

    def note(self, message: str, /, **values: NoteValue) -> None:
        """Add a line of the program's own, for example about a stopped route."""
        note = ProgramNote(message, tuple(values.items()))
        self._keep(note)
        self._add(note)

    def _add(self, entry: Event | ProgramNote) -> None:
        if isinstance(entry, ProgramNote):
            self.log.add(entry.line(self._narrator))
            return
        for line in self._narrator.feed(entry):
            self.log.add(line)

    def _keep(self, entry: Event | ProgramNote) -> None:
        if len(self._entries) >= MOST:
            del self._entries[: MOST // 10]
        self._entries.append(entry)

    def retell(self) -> None:
        """Rebuild the log after a change of language."""
        self._start()
        for entry in self._entries:
            self._add(entry)

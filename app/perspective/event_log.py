"""What one seat was told of a match: its log, which can be told again in another language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.i18n.fluent import Texts, Value
from app.text.log import LogLine, MatchLog
from engines.kernel.events import Event

MOST = 10_000
"""How much is kept to be told again in another language."""

Told = Value | Callable[[], str]
"""What fills a blank of a note; words that change with the language are asked for each time."""


class Narrator(Protocol):
    """What a game's narrator does: events in, lines of the log out."""

    turn: int

    @property
    def pending(self) -> LogLine | None:
        """The line that is still being told."""

    def feed(self, event: Event) -> list[LogLine]:
        """The lines that an event finishes, often none."""

    def note(self, message_id: str, /, **values: Value) -> LogLine:
        """A line of the program's own."""


@dataclass(frozen=True, slots=True)
class ProgramNote:
    """A line of the program's own in the log: a message and what fills it."""

    message: str
    values: tuple[tuple[str, Told], ...] = ()

    def line(self, narrator: Narrator) -> LogLine:
        """The line in the present language."""
        values = {name: value() if callable(value) else value for name, value in self.values}
        return narrator.note(self.message, **values)


class EventLog:
    """A log and what it is told from. `begin` gives a narrator at the beginning of the story."""

    def __init__(self, texts: Texts, begin: Callable[[], Narrator]) -> None:
        self._texts = texts
        self._begin = begin
        self._told: list[Event | ProgramNote] = []
        self._start()

    def _start(self) -> None:
        self.log = MatchLog(self._texts)
        self._narrator = self._begin()

    @property
    def pending(self) -> LogLine | None:
        """The line of something that still goes on."""
        return self._narrator.pending

    def tell(self, event: Event, *, keep: bool = True) -> None:
        """Put an event in the log. What is not kept is not told again in another language."""
        if keep:
            self._keep(event)
        for line in self._narrator.feed(event):
            self.log.add(line)

    def note(self, message: str, /, **values: Told) -> None:
        """A line of the program's own: why a route stopped, that a bot was restarted."""
        note = ProgramNote(message, tuple(values.items()))
        self._keep(note)
        self.log.add(note.line(self._narrator))

    def _keep(self, told: Event | ProgramNote) -> None:
        if len(self._told) >= MOST:
            del self._told[: MOST // 10]
        self._told.append(told)

    def retell(self) -> None:
        """The language changed: tell everything again."""
        self._start()
        for told in self._told:
            if isinstance(told, ProgramNote):
                self.log.add(told.line(self._narrator))
            else:
                for line in self._narrator.feed(told):
                    self.log.add(line)

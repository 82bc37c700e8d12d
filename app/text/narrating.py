"""Narrators make log lines of events. The parts that all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from app.i18n.fluent import Texts, Value
from app.match.events import BotStumbled, NotSaved
from app.text.errors import unsaved_message
from app.text.log import Kind, LogLine
from engines.kernel.events import Event


def stumbled_message(event: BotStumbled) -> str:
    """Return the id of the message about a bot that failed."""
    return "common-bot-restarted" if event.what == "restarted" else "common-bot-fell-back"


class Narrator(ABC):
    """Makes lines that belong to the current `turn`; `names` are the seats' names."""

    def __init__(self, texts: Texts, names: Sequence[str], turn: int) -> None:
        self.turn = turn
        self._texts = texts
        self._names = tuple(names)

    @property
    def place(self) -> str:
        """Where and when the match is, in a game that doesn't count by turns, else ""."""
        return ""

    @property
    @abstractmethod
    def pending(self) -> LogLine | None:
        """The line of an action that is not finished."""

    @property
    def newest_part(self) -> LogLine | None:
        """The part of `pending` that the last decision added, if it grows with decisions."""
        return self.pending

    @abstractmethod
    def feed(self, event: Event) -> list[LogLine]:
        """Return the lines that an event finishes, often none."""

    def note(self, message_id: str, /, **values: Value) -> LogLine:
        """Return a line of the program's own."""
        return self._line("system", message_id, **values)

    def _line(self, kind: Kind, message_id: str, /, **values: Value) -> LogLine:
        return LogLine(self.turn, self._texts(message_id, **values), kind)

    def _of_the_table(self, event: Event) -> list[LogLine]:
        """Return the line for an event of the match itself, of `app.match.events`, if it is one."""
        match event:
            case BotStumbled():
                seated = 0 <= event.seat < len(self._names)
                name = self._names[event.seat] if seated else event.bot
                return [self._line("system", stumbled_message(event), name=name)]
            case NotSaved():
                return [self._line("bad", unsaved_message(self._texts, event.kind))]
        return []

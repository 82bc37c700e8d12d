"""The common part of all games' narrators: events become log lines in the current turn."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts, Value
from app.text.log import Kind, LogLine
from app.text.table import table_line
from engines.kernel.events import Event


class NarratorBase:
    """Makes lines that belong to the current `turn`; `names` are the seats' names."""

    def __init__(self, texts: Texts, names: Sequence[str], turn: int) -> None:
        self.turn = turn
        self._texts = texts
        self._names = tuple(names)

    def note(self, message_id: str, /, **values: Value) -> LogLine:
        return self._line("system", message_id, **values)

    def _line(self, kind: Kind, message_id: str, /, **values: Value) -> LogLine:
        return LogLine(self.turn, self._texts(message_id, **values), kind)

    def _of_the_table(self, event: Event) -> list[LogLine]:
        line = table_line(self._texts, event, self._names, self.turn)
        return [line] if line is not None else []

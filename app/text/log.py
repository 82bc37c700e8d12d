"""The log of a game: finished lines, with equal neighbours merged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.i18n.fluent import Texts

Kind = Literal["move", "fight", "good", "bad", "turn", "end", "system"]


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its turn, its text, its kind, and the detail lines under it.

    `times` counts the equal lines merged into it; `short` is the result alone, where the text is
    too long.
    """

    turn: int
    text: str
    kind: Kind
    detail: tuple[str, ...] = ()
    times: int = 1
    short: str = ""


class MatchLog:
    """Lines, oldest first, at most `most` of them."""

    def __init__(self, texts: Texts, most: int = 5000) -> None:
        self._texts = texts
        self._most = most
        self.lines: list[LogLine] = []

    def add(self, line: LogLine) -> bool:
        """Add a line. Return False if it was merged into the last one, which then gets its turn."""
        last = self.lines[-1] if self.lines else None
        if last is not None and (last.text, last.kind, last.detail) == (
            line.text,
            line.kind,
            line.detail,
        ):
            self.lines[-1] = replace(last, turn=line.turn, times=last.times + 1)
            return False
        self.lines.append(line)
        if len(self.lines) > self._most:
            del self.lines[: self._most // 10]
        return True

    def shown(self, line: LogLine) -> str:
        """Return the text of a line with its count: "Ana: up was blocked, slid right. x3"."""
        return self._counted(line.text, line.times)

    def shortened(self, line: LogLine) -> str:
        return self._counted(line.short or line.text, line.times)

    def _counted(self, text: str, times: int) -> str:
        return text if times == 1 else self._texts("common-times", text=text, n=times)

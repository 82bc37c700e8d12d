"""The log of a game: finished lines, repeats folded into one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.text.fluent import Texts

Kind = Literal["move", "fight", "good", "bad", "turn", "end", "system"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the turn it belongs to, its text, what it is like, and what stands under
    it when it is opened. `times` counts equal lines folded into it."""

    turn: int
    text: str
    kind: Kind
    detail: tuple[str, ...] = ()
    times: int = 1


class Log:
    """Lines, oldest first, at most `most` of them."""

    def __init__(self, texts: Texts, most: int = 5000) -> None:
        self._texts = texts
        self._most = most
        self.lines: list[Line] = []

    def add(self, line: Line) -> bool:
        """Take a line. False if it was folded into the last one, which then has its turn."""
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

    def shown(self, line: Line) -> str:
        """The text of a line with its count: "Ana: up was blocked, slid right. x3"."""
        if line.times == 1:
            return line.text
        return self._texts("common-times", text=line.text, n=line.times)

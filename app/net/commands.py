"""The commands of a seat: each is carried out once and answered once, however often it is sent.

A seat numbers its commands. A number that came before gets the answer that it got then.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from app.net.limits import KEPT_ANSWERS
from app.net.messages import No, Ok

Answer = Ok | No

NEW: Final = "new"
"""A command that is to be carried out."""
OPEN: Final = "open"
"""A command that was carried out, and whose answer waits until it is written."""


class CommandLog:
    """The commands of one seat and their answers. `last` is the greatest number so far."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.last = 0
        self._answers: OrderedDict[int, Answer] = OrderedDict()
        self._open: dict[int, int] = {}

    def find(self, cmd: int) -> Answer | str:
        """Return the answer to a command that came before, `OPEN`, or `NEW`."""
        if cmd in self._open:
            return OPEN
        if cmd > self.last:
            return NEW
        return self._answers.get(cmd) or No(self._seat, cmd, "old")

    def begin(self, cmd: int, n: int) -> None:
        """Keep a command open until decision number `n` is written and sent."""
        self.last = cmd
        self._open[cmd] = n

    def refuse(self, cmd: int, code: str) -> No:
        """Answer a command that changed nothing."""
        answer = No(self._seat, cmd, code)
        self._keep(cmd, answer)
        return answer

    def told(self, n: int) -> list[Answer]:
        """Return the answers of all commands up to decision number `n`, which everybody has."""
        if not self._open:
            return []
        done = [Ok(self._seat, cmd, at) for cmd, at in self._open.items() if at <= n]
        return [self.accept(answer.cmd, answer.n) for answer in done]

    def accept(self, cmd: int, n: int) -> Answer:
        """Answer a command that was carried out."""
        answer = Ok(self._seat, cmd, n)
        self._keep(cmd, answer)
        return answer

    def _keep(self, cmd: int, answer: Answer) -> None:
        self.last = max(self.last, cmd)
        self._open.pop(cmd, None)
        self._answers[cmd] = answer
        while len(self._answers) > KEPT_ANSWERS:
            self._answers.popitem(last=False)

"""How far a run is, on one line of a terminal that is written over and goes away at the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from app.i18n.fluent import Texts
from app.i18n.literal import clip, width
from app.lab.layout import SHORTEST_BAR, Style

BAR = 24
FREE = 3
"""Cells at the end of a line: one, and two for `^C`, which would move the cursor to the next."""
ERASE = "\r\x1b[K"


class ProgressLine:
    """A line of progress: how many of `games` are done, the time left and the answer so far. Games
    that are `kept` from an earlier run count as done, but not for the speed."""

    def __init__(
        self,
        out: TextIO,
        texts: Texts,
        style: Style,
        games: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._out, self._texts, self._style, self._games = out, texts, style, games
        self._clock, self._start = clock, clock()
        self.answer = ""
        """What is known so far, in a few words."""
        self.kept = 0
        self(0)

    def __call__(self, done: int, kept: int = 0) -> None:
        self.kept = kept
        self._out.write(ERASE + self.line(done))
        self._out.flush()

    def line(self, done: int) -> str:
        """Return the line, which leaves room for the `^C` of a terminal. The bar is as long as the
        words leave room for."""
        passed = self._clock() - self._start
        text = self._texts("lab-progress", done=done, games=self._games)
        played = done - self.kept
        if played and passed > 0:
            left = round(passed * (self._games - done) / played)
            speed = round(played / passed)
            text = self._texts(
                "lab-progress-speed", done=done, games=self._games, speed=speed, time=clock(left)
            )
        known = f"; {self.answer}" if self.answer else ""
        words, room = f"{text}{known}", self._style.cells - FREE
        bar = self._bar(done / self._games, min(BAR, room - 1 - width(words)))
        return clip(f"{bar} {words}" if bar else words, room)

    def _bar(self, part: float, cells: int) -> str:
        if cells < SHORTEST_BAR:
            return ""
        bar = self._style.bar(part, cells)
        return bar + ("." if self._style.ascii else "░") * (cells - width(bar))

    def clear(self) -> None:
        self._out.write(ERASE)
        self._out.flush()


def clock(seconds: int) -> str:
    """A time as people read it: 0:07, 12:30, 1:02:03."""
    minutes, rest = divmod(max(seconds, 0), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

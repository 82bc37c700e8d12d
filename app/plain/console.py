"""Line input and output of plain mode, without cursor movement and colours.

Only what one player may not read of another's is cleared from a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from typing import Protocol, TextIO

from app.i18n.literal import literal

WIDEST = 100
"""Greatest width of a line in columns: longer ones are hard to read."""
NARROWEST = 20
NO_BREAK = "\u00a0"
"""A blank at which no line is wrapped."""
ECHO = 400
"""Cells of an echoed line: scripts write shorter ones."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen of a terminal, and what was scrolled out of it."""


class ConsoleClosed(Exception):
    """Input or output has ended: the end of a file, a closed pipe, a closed terminal."""


class Console(Protocol):
    """The input and output of plain mode."""

    def say(self, text: str = "") -> None:
        """Write a line. Raise `ConsoleClosed`."""

    def ask(self, prompt: str) -> str:
        """Return the line typed after a prompt, stripped of blanks. Raise `ConsoleClosed`."""

    def clear(self) -> bool:
        """Remove everything that was written. Return whether that was possible. Raise
        `ConsoleClosed`."""


class StreamConsole:
    """A console over two streams of text.

    `columns` returns the width of the terminal, 0 if the output is not one: lines are then not
    wrapped, so that a program reads one sentence in each. `echo` repeats the input as harmless
    text, for a log of a script's own input. `clears` means that the output is a terminal that can
    be cleared.
    """

    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        columns: Callable[[], int] = lambda: 0,
        *,
        echo: bool = False,
        clears: bool = False,
    ) -> None:
        if isinstance(source, TextIOWrapper) and source.errors != "replace":
            # A byte that is not text must not end the session, or take later lines with it. A
            # source that was read before, in a session that came back from the screen, can't be
            # changed.
            source.reconfigure(errors="replace")
        self._source, self._sink = source, sink
        self._columns = columns
        self._echo = echo
        self._clears = clears

    def say(self, text: str = "") -> None:
        """Write a line, wrapped at blanks where the terminal is narrower."""
        columns = self._columns()
        lines = [text]
        if columns > 0:
            room = max(NARROWEST, min(WIDEST, columns) - 1)
            hang = "   " if text[:1].isdigit() else ""
            kept = text.replace(" %", f"{NO_BREAK}%")  # "30 %" is one word
            lines = textwrap.wrap(kept, room, subsequent_indent=hang) or [""]
            lines = [line.replace(NO_BREAK, " ") for line in lines]
        self._write("".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str:
        self._write(f"{prompt} ")
        try:
            line = self._source.readline()
        except (OSError, ValueError) as problem:
            raise ConsoleClosed from problem
        if not line:
            raise ConsoleClosed
        if self._echo:
            self._write(f"{literal(line.strip(), ECHO)}\n")
        return line.strip()

    def clear(self) -> bool:
        if self._clears:
            self._write(CLEAR)
        return self._clears

    def _write(self, text: str) -> None:
        try:
            self._sink.write(text)
            self._sink.flush()
        except (OSError, ValueError) as problem:
            raise ConsoleClosed from problem


def say_all(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        console.say(line)

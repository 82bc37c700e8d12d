"""Line input and output of plain mode, without cursor movement and colours.

Only what one player may not read of another's is wiped from a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from typing import Protocol, TextIO

from app.i18n.literal import literal

WIDEST = 100
"""Greatest width of a line in columns: longer ones are hard to read."""
NARROWEST = 20
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal and what can be scrolled back to."""
ECHO = 400
"""Cells of an echoed line: scripts write shorter ones."""


class ConsoleClosed(Exception):
    """Input or output has ended: the end of a file, a closed pipe, a closed terminal."""


class Console(Protocol):
    """The input and output of plain mode."""

    def say(self, text: str = "") -> None:
        """Write a line. Raise `ConsoleClosed`."""

    def ask(self, prompt: str) -> str:
        """Return the line typed after a prompt, stripped of blanks. Raise `ConsoleClosed`."""

    def wipe(self) -> None:
        """Empty a terminal, for the next player's eyes. Raise `ConsoleClosed`."""


class StreamConsole:
    """A console over two streams of text.

    `columns` returns the width of the terminal, 0 if the output is not one: lines are then not
    wrapped, so that a program reads one sentence in each. `echo` repeats the input as harmless
    text, for a log of a script's own input.
    """

    def __init__(
        self,
        source: TextIO,
        sink: TextIO,
        columns: Callable[[], int] = lambda: 0,
        *,
        echo: bool = False,
    ) -> None:
        if isinstance(source, TextIOWrapper) and source.errors != "replace":
            # A byte that is not text must not end the session, or take later lines with it. A
            # source that was read before, in a session that came back from the screen, can't be
            # changed.
            source.reconfigure(errors="replace")
        self._source, self._sink = source, sink
        self._columns = columns
        self._echo = echo

    def say(self, text: str = "") -> None:
        """Write a line, wrapped at blanks where the terminal is narrower."""
        columns = self._columns()
        lines = [text]
        if columns > 0:
            room = max(NARROWEST, min(WIDEST, columns) - 1)
            hang = "   " if text[:1].isdigit() else ""
            lines = textwrap.wrap(text, room, subsequent_indent=hang) or [""]
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

    def wipe(self) -> None:
        if self._columns() > 0:
            self._write(WIPE)

    def _write(self, text: str) -> None:
        try:
            self._sink.write(text)
            self._sink.flush()
        except (OSError, ValueError) as problem:
            raise ConsoleClosed from problem


def say_all(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        console.say(line)

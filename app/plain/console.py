"""Where plain mode reads a line and says one. Nothing moves a cursor and nothing has a colour."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from typing import Protocol, TextIO

from app.i18n.literal import literal

WIDEST = 100
"""Columns of a line at most: longer ones are hard to read."""
NARROWEST = 20
ECHO = 400
"""Cells of a line that is repeated: no script of anybody's writes longer ones."""


class ConsoleClosed(Exception):
    """Nobody reads or writes any more: the end of a file, a closed pipe, a closed terminal."""


class Console(Protocol):
    """What plain mode talks to."""

    def say(self, text: str = "") -> None:
        """Say a line. Raises `ConsoleClosed`."""

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, without blanks around it. Raises `ConsoleClosed`."""


class StreamConsole:
    """A console over two streams of text.

    `columns` tells how wide the terminal is, 0 for something that is none: lines are then not
    broken, so that a program that reads them finds one sentence in each. `echo` repeats what was
    read, as harmless text, for a log of a script's own input.
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
            # One byte that is no text must not end the talk, or take later lines with it. A source
            # that was read from before, by a talk that came back from the screen, can't be changed.
            source.reconfigure(errors="replace")
        self._source, self._sink = source, sink
        self._columns = columns
        self._echo = echo

    def say(self, text: str = "") -> None:
        """A line, broken at blanks where the terminal is narrower."""
        columns = self._columns()
        lines = [text]
        if columns > 0:
            room = max(NARROWEST, min(WIDEST, columns) - 1)
            hang = "   " if text[:1].isdigit() else ""
            lines = textwrap.wrap(text, room, subsequent_indent=hang) or [""]
        self._write("".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str:
        """A typed line."""
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

    def _write(self, text: str) -> None:
        try:
            self._sink.write(text)
            self._sink.flush()
        except (OSError, ValueError) as problem:
            raise ConsoleClosed from problem


def say_all(console: Console, lines: Iterable[str]) -> None:
    """Say several lines."""
    for line in lines:
        console.say(line)

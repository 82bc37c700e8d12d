"""Queries to a terminal: the widths of symbols, its background, its name.

The answers come back as key presses would. A terminal without answers costs `PATIENCE` seconds.
"""

from __future__ import annotations

import os
import re
import select
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from app.doctor.keys import raw

PATIENCE = 1.0
"""Seconds for all answers; over a slow line the first one takes a few tenths."""

_CURSOR = b"\x1b[6n"
_BACKGROUND = b"\x1b]11;?\x1b\\"
_NAME = b"\x1b[>0q"
_LAST = b"\x1b[c"
"""A query that every terminal answers, after all other answers."""
_CLEAN = b"\r\x1b[K"

_COLUMN = re.compile(rb"\x1b\[\d{1,9};(\d{1,9})R")
_COLOUR = re.compile(rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
_CALLED = re.compile(rb"\x1bP>\|([ -~]{1,80})")
_DONE = re.compile(rb"\x1b\[\?[\d;]*c")


@dataclass(frozen=True, slots=True)
class TerminalAnswers:
    """The answers of a terminal.

    `widths` are the cells of each symbol, empty if it reported none; `background` red, green and
    blue from 0 to 255; `name` its own name and version.
    """

    widths: dict[str, int] = field(default_factory=dict)
    background: tuple[int, int, int] | None = None
    name: str = ""


def ask(
    reader: int, writer: int, signs: Sequence[str], patience: float = PATIENCE
) -> TerminalAnswers:
    """Return the answers of the terminal at these file descriptors about these symbols.
    The symbols appear in the cursor's line for a moment; it must be empty. Raise `OSError` or
    `termios.error` where there is no terminal."""
    query = b"".join(b"\r" + sign.encode() + _CURSOR for sign in signs)
    with raw(reader):
        _write(writer, query + _CLEAN + _BACKGROUND + _NAME + _LAST)
        answer = _read(reader, patience)
        _write(writer, _CLEAN)
    return understood(answer, signs)


def understood(answer: bytes, signs: Sequence[str]) -> TerminalAnswers:
    """Return the answers in bytes. Widths count only if there is one for each symbol."""
    columns = [int(column) - 1 for column in _COLUMN.findall(answer)]
    widths = dict(zip(signs, columns, strict=True)) if len(columns) == len(signs) else {}
    colour, called = _COLOUR.search(answer), _CALLED.search(answer)
    background = None
    if colour:
        red, green, blue = (_byte(part) for part in colour.groups())
        background = red, green, blue
    return TerminalAnswers(widths, background, called[1].decode() if called else "")


def _byte(part: bytes) -> int:
    """Return a colour component of any number of hexadecimal digits, scaled to 0 to 255."""
    return int(part, 16) * 255 // ((1 << 4 * len(part)) - 1)


def _write(writer: int, data: bytes) -> None:
    while data:
        data = data[os.write(writer, data) :]


def _read(reader: int, patience: float) -> bytes:
    """Return all bytes until the last answer or the end of the patience (seconds)."""
    answer, end = b"", time.monotonic() + patience
    while not _DONE.search(answer) and (left := end - time.monotonic()) > 0:
        if not select.select([reader], [], [], left)[0]:
            break
        received = os.read(reader, 4096)
        if not received:
            break
        answer += received
    return answer

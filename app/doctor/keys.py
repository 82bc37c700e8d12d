"""A terminal that hands over each key at once, and what it hands over in words."""

from __future__ import annotations

import os
import signal
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

ENDS = (signal.SIGTERM, signal.SIGHUP)
"""Signals that end the program with the status 128 + n, but not before the terminal is itself."""


@contextmanager
def raw(handle: int) -> Iterator[int]:
    """No echo, no waiting for Enter, and Ctrl-C as a key. For the main thread; a signal of `ENDS`
    raises `SystemExit` meanwhile. Whoever waits for keys without end waits for the handle that this
    gives, too: a signal that comes just before the wait would not end it otherwise."""
    before = termios.tcgetattr(handle)
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    woke = signal.set_wakeup_fd(wakes)
    handlers = {number: signal.signal(number, _end) for number in ENDS}
    try:
        tty.setraw(handle, termios.TCSAFLUSH)
        yield woken
    finally:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSAFLUSH, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(woke)
        os.close(woken)
        os.close(wakes)


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def shown(sent: bytes) -> str:
    """Bytes as people write them: `ESC [ A`."""
    named = {0x1B: "ESC", 0x20: "SPACE", 0x7F: "DEL"}
    parts = []
    for sign in sent.decode("utf-8", "replace"):
        code = ord(sign)
        parts.append(named.get(code) or (f"^{chr(code + 64)}" if code < 32 else sign))
    return " ".join(parts)

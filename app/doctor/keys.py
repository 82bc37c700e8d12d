"""Raw mode of a terminal, and a readable form of its key bytes."""

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
"""Signals that end the program with the status 128 + n, after the terminal is restored."""


@contextmanager
def raw(handle: int) -> Iterator[int]:
    """Switch off echo and line buffering, and deliver Ctrl-C as a key.
    For the main thread. A signal of `ENDS` raises `SystemExit` meanwhile. An endless wait for
    keys must also wait for the yielded handle: a signal just before the wait would not end it
    otherwise."""
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
    """Return bytes in readable form: `ESC [ A`."""
    named = {0x1B: "ESC", 0x20: "SPACE", 0x7F: "DEL"}
    parts = []
    for sign in sent.decode("utf-8", "replace"):
        code = ord(sign)
        parts.append(named.get(code) or (f"^{chr(code + 64)}" if code < 32 else sign))
    return " ".join(parts)

"""Raw mode of a terminal, and a readable form of the bytes of its keys."""

from __future__ import annotations

import os
import signal
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

END_SIGNALS = (signal.SIGTERM, signal.SIGHUP)
"""Signals that end the program with the status 128 + n, after the terminal is restored."""


@contextmanager
def raw(handle: int) -> Iterator[int]:
    """Switch off echo and line buffering, and deliver Ctrl-C as a key.

    Only for the main thread. Within it, a signal of `END_SIGNALS` raises `SystemExit`. Who waits
    for keys without a time limit must also wait for the yielded handle, which becomes readable
    with a signal: one that comes just before the wait would not end it.
    """
    before = termios.tcgetattr(handle)
    wake_read, wake_write = os.pipe()
    os.set_blocking(wake_write, False)
    previous_wake = signal.set_wakeup_fd(wake_write)
    handlers = {number: signal.signal(number, _end) for number in END_SIGNALS}
    try:
        tty.setraw(handle, termios.TCSAFLUSH)
        yield wake_read
    finally:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSAFLUSH, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(previous_wake)
        os.close(wake_read)
        os.close(wake_write)


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def readable(sent: bytes) -> str:
    """Return bytes in readable form: `ESC [ A`."""
    named = {0x1B: "ESC", 0x20: "SPACE", 0x7F: "DEL"}
    parts = []
    for character in sent.decode("utf-8", "replace"):
        code = ord(character)
        parts.append(named.get(code) or (f"^{chr(code + 64)}" if code < 32 else character))
    return " ".join(parts)

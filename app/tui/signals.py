"""The signals that end the program in order: the terminal clean, the match saved.

They are caught before the program takes over the terminal and until it gives it back. A signal
before the start of the event loop waits for it, because a program that dies in between leaves an
unusable terminal.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""Signals that end the program with the status 128 + n. Ctrl-C is a key once the program has the
terminal: an interrupt comes from another program, or in the first moments."""


class Signals:
    def __init__(self) -> None:
        self._came = 0

    def catch(self) -> None:
        for number in SIGNALS:
            signal.signal(number, self._note)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._came = number

    def hear(self, leave: Callable[[int], object]) -> None:
        """Call `leave` with the number of each signal from now on, also of one that came before.
        Call it in the event loop."""
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, leave, number)
        if self._came:
            leave(self._came)

"""The signals that leave the program in order: the terminal clean, the match saved.

They are caught before the terminal is taken over and until it is given back. One that comes before
the event loop hears of signals waits for it, for a program that dies in between leaves a terminal
in which nobody can type.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""What leaves with the status 128 + n. Ctrl-C is a key once the terminal is taken over: an
interrupt comes from another program, or in the first moments."""


class Signals:
    """What came of them."""

    def __init__(self) -> None:
        self._came = 0

    def catch(self) -> None:
        """Catch them from now on."""
        for number in SIGNALS:
            signal.signal(number, self._note)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._came = number

    def hear(self, leave: Callable[[int], object]) -> None:
        """From now on `leave` hears the number of a signal, also of one that came before. Call it
        in the event loop."""
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            loop.add_signal_handler(number, leave, number)
        if self._came:
            leave(self._came)

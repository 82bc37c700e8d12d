"""Textual's driver for a terminal elsewhere: it writes to a line, and is fed what comes from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Literal, TextIO

from textual import events
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.geometry import Size
from typing_extensions import override

from app.guest.size import USUAL

ESC_SECONDS = 0.12
"""Seconds after which Esc counts as a key, not as the beginning of a sequence."""
MOST_PARSED = 64 * 1024
"""Characters for one parser; a new one follows it. A paste that never ends stays in its parser."""

SIZE_SECONDS = 0.1
"""Seconds between two sizes of which the program hears: each is a new layout of everything."""

START = "\x1b[?1049h\x1b[?25l\x1b[?2004h"
"""Another screen, no cursor, marked pastes."""
END = "\x1b[?2004l\x1b[?25h\x1b[?1049l"
MOUSE = ("\x1b[?1000h\x1b[?1003h\x1b[?1006h", "\x1b[?1006l\x1b[?1003l\x1b[?1000l")
"""Reports of the mouse, on and off."""

Send = Callable[[str], object]
"""Takes what a terminal shall show."""


class LineDriver(Driver):
    """A driver without a terminal of its own. `send` takes what the terminal shall show.

    It reads and writes no file, opens no page and starts no program on this machine.
    """

    send: Send = staticmethod(lambda _text: None)

    def __init__(
        self,
        app: Any,
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=False, mouse=mouse, size=size)
        self._parser, self._parsed = XTermParser(), 0
        self._listening = False
        self._sizing: asyncio.TimerHandle | None = None

    @classmethod
    def sending(cls, send: Send) -> type[LineDriver]:
        """Return this class with another `send`."""
        return type(cls.__name__, (cls,), {"send": staticmethod(send)})

    # -- to the terminal

    @override
    def write(self, data: str) -> None:
        self.send(data)

    @override
    def start_application_mode(self) -> None:
        self._listening = True
        self.write(START + (MOUSE[0] if self._mouse else ""))
        self._tell_size()

    @override
    def disable_input(self) -> None:
        self._listening = False

    @override
    def stop_application_mode(self) -> None:
        self._listening = False
        self.write(MOUSE[1] + END)

    def turn_mouse(self, wanted: bool) -> None:
        """Let the program handle the mouse, or the terminal, which can then select text."""
        self._mouse = wanted
        self.write(MOUSE[not wanted])

    # -- from the terminal

    def typed(self, data: str) -> int:
        """Take what the terminal sends for keys, the mouse and pastes. Return their number."""
        if not self._listening:
            return 0
        count = 0
        for message in self._parser.feed(data) if data else ():
            count += 1
            if isinstance(message, events.Paste):
                self._parsed = 0
            if not isinstance(message, events.Resize):  # the line has another way to say its size
                self.process_message(message)
        self._parsed += len(data)
        if self._parsed > MOST_PARSED:
            self._parser, self._parsed = XTermParser(), 0
        asyncio.get_running_loop().call_later(ESC_SECONDS, self._tick)
        return count

    def _tick(self) -> None:
        for message in self._parser.tick():
            if self._listening:
                self.process_message(message)

    def resized(self, cols: int, rows: int) -> None:
        """Tell the program the size of the terminal."""
        self._size = (cols, rows)
        if self._sizing is None:
            told = self._tell_size()
            loop = asyncio.get_running_loop()
            self._sizing = loop.call_later(SIZE_SECONDS, self._after_size, told)

    def _tell_size(self) -> Size:
        size = Size(*(self._size or USUAL))
        if self._listening:
            self.send_message(events.Resize(size, size))
        return size

    def _after_size(self, told: Size) -> None:
        """Tell the size that came last, if it is another one."""
        self._sizing = None
        if self._size is not None and told != self._size:
            self.resized(*self._size)

    def focused(self, here: bool) -> None:
        """Tell the program whether the terminal has the focus."""
        self.send_message(events.AppFocus() if here else events.AppBlur())

    # -- nothing of this happens on the server's machine

    @override
    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Do nothing: a page would open before the host."""

    @override
    def deliver_binary(
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: Path,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """Write nothing: the file would lie on the host's machine."""
        binary.close()

"""What Textual's driver and compositor do in their own way, done in ours.

Fewer bytes on the wire: a changed span of a row is sent from where it begins. Textual 8.2 sends
a span from the left edge of the widget it lies in, so that a step at the right of a board of 80
columns costs the whole row. Both ends are cut here; what the terminal shows in the end is the
same.

And a terminal that is gone is told of: Textual's writing thread dies of it, and then the program
waits for ever for somebody who takes its next frames. Ours forgets them and hangs the program up.

And where the error output leads to a file (`2>log`), the screen is drawn on the output: Textual
would draw it into the file, and the terminal would stay dark.

And a screen that was closed is forgotten: Textual keeps what the last thousand widgets had painted,
because a cache of colours counts the widget among what it goes by.

And a byte that is no UTF-8, from a terminal in another encoding, is passed over: Textual's reading
thread dies of it, and the program with it.

And a key or a click that can't be (a letter beyond all letters, a number with a colon) is passed
over: of that, too, the reading thread dies. So is a size that no terminal has.

The version is pinned exactly; with any other one nothing is replaced, and the log and the doctor
say so (`app.doctor.library`).
"""

from __future__ import annotations

import os
import re
import signal
import sys
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import IO

import textual
from rich.console import Console
from rich.control import Control
from textual import _compositor, _xterm_parser, events
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.color import Color
from textual.driver import Driver
from textual.drivers import linux_driver
from textual.drivers._writer_thread import WriterThread
from textual.drivers.linux_driver import LinuxDriver
from textual.keys import Keys
from textual.message import Message
from textual.style import Style

from app.config.logs import log
from app.doctor.library import KNOWN

_keys_of = XTermParser._parse_extended_key
_click_of = XTermParser.parse_mouse_code
POSSIBLE_SIZE = re.compile(
    r"\x1b\[48;([1-9]\d{0,2}(?::.*?)?);([1-9]\d{0,2}(?::.*?)?);(\d+(?::.*?)?);(\d+(?::.*?)?)t"
)
"""Rows, columns, height and width in pixels, as a terminal tells a new size: up to 999 cells."""


def render_segments(update: _compositor.ChopsUpdate, console: Console) -> str:
    """The escape sequences of an update: each span by itself, cut at both ends."""
    sent: list[str] = []
    for y, start, end in update.spans:
        for chop_end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is None or x >= end or chop_end <= start:
                continue
            first, last = max(x, start), min(chop_end, end)
            sent.append(str(Control.move_to(first, y).segment.text))
            sent.append(strip.crop(first - x, last - x).render(console))
    return "".join(sent)


def write_all(thread: WriterThread) -> None:
    """The work of the thread that writes to the terminal, until it is told that nothing follows.

    A frame that can't be written ends nothing: the program waits for ever once the thread is gone.
    """
    queue, file = thread._queue, drawn_on(thread._file)
    there = True
    while (text := queue.get()) is not None:
        if there:
            try:
                send(text, file)
                if queue.empty():
                    file.flush()
            except OSError:
                there = False
                os.kill(os.getpid(), signal.SIGHUP)
            except ValueError as problem:  # the file was closed, or its codec fails
                log("wire").error("a frame was not written: %r", problem)
    with suppress(OSError, ValueError):
        file.flush()


def send(text: str, file: IO[str]) -> None:
    """Write a frame, with "?" for what the file's encoding can't carry: half a surrogate pair."""
    try:
        file.write(text)
    except UnicodeEncodeError as problem:
        log("wire").error("a frame could not be encoded: %s", problem.reason)
        file.write(text.encode(problem.encoding, "replace").decode(problem.encoding))


def drawn_on(chosen: IO[str] | None) -> IO[str]:
    """Where frames go: to the output, if Textual chose an error output that is no terminal."""
    meant = chosen is sys.__stderr__ and not (chosen and chosen.isatty())
    stream = sys.__stdout__ if meant else chosen
    assert stream is not None, "no full screen starts without a terminal"
    return stream


def forgiving_decoder(encoding: str) -> Callable[[], IncrementalDecoder]:
    """What makes a decoder that leaves out what it can't read."""
    return lambda: getincrementaldecoder(encoding)(errors="ignore")


def possible_keys(parser: XTermParser, sequence: str) -> list[events.Key] | None:
    """The keys that a sequence stands for; one to be ignored where it names what is no letter."""
    try:
        found = _keys_of(parser, sequence)
        "".join(key.character or "" for key in found or ()).encode()
    except (ValueError, OverflowError):
        return [events.Key(Keys.Ignore, sequence)]
    return found


def possible_click(parser: XTermParser, code: str) -> Message | None:
    """What the mouse did, None where it can't have."""
    try:
        return _click_of(parser, code)
    except ArithmeticError:
        return None


@lru_cache(1024)
def _grounds(beneath: Color, ground: Color) -> tuple[Style, Style]:
    return Style(background=beneath + ground), Style(background=beneath)


def inner_outer(_painted: StylesCache, beneath: Color, ground: Color) -> tuple[Style, Style]:
    """What a widget lies on, inside and around it; by the colours alone."""
    return _grounds(beneath, ground)


def install() -> bool:
    """Put it in Textual's place; whether that was done."""
    if textual.__version__ != KNOWN:
        return False
    _compositor.ChopsUpdate.render_segments = render_segments  # type: ignore[assignment,method-assign]  # the one place to do it
    StylesCache.get_inner_outer = inner_outer  # type: ignore[assignment,method-assign]  # likewise
    linux_driver.getincrementaldecoder = forgiving_decoder  # type: ignore[assignment,attr-defined]  # likewise
    _xterm_parser._re_in_band_window_resize = POSSIBLE_SIZE  # type: ignore[misc]  # likewise
    XTermParser._parse_extended_key = possible_keys  # type: ignore[assignment,method-assign]  # likewise
    XTermParser.parse_mouse_code = possible_click  # type: ignore[assignment,method-assign]  # likewise
    WriterThread.run = write_all  # type: ignore[assignment,method-assign]  # likewise
    return True


def report_mouse(driver: Driver, wanted: bool) -> None:
    """Have the terminal report the mouse, or leave it to the terminal, which can then select text.

    Textual decides that once, at the start. Does nothing where there is no real terminal.
    """
    if not isinstance(driver, LinuxDriver) or driver._mouse is wanted:
        return
    if wanted:
        driver._mouse = True
        driver._enable_mouse_support()
    else:
        driver._disable_mouse_support()
        driver._mouse = False

"""Replacements for parts of Textual's driver and compositor.

Less output: a changed span of a row is sent from its first changed cell. Textual 8.2 sends a span
from the left edge of its widget, so that a step at the right of a board of 80 columns costs the
whole row. Here both ends are cut; the terminal shows the same in the end.

Lost terminals: if the terminal is gone, Textual's writing thread dies, and then the program waits
for ever for a reader of its next frames. The replacement drops them and sends the program SIGHUP.

Redirected errors: if the error output leads to a file (`2>log`), the screen is drawn on the output.
Textual would draw it into the file, and the terminal would stay dark.

Less work: a strip makes each of its seven caches when it is first used; most never are. And see
`textual_shortcuts`.

Closed screens: they are released. Textual keeps the paint of the last thousand widgets, because a
cache of colours has the widget in its key.

Ended programs: they are released, too. Textual keeps what a thousand key sequences mean, with the
parser in the key, and the parser has the last key that came, which has the app.

Invalid bytes: a byte that is not UTF-8, from a terminal in another encoding, is skipped. Textual's
reading thread dies of it, and the program with it.

Invalid input: an impossible key or click (a code point beyond Unicode, a number with a colon) is
skipped, since the reading thread dies of that, too. So is a size that no terminal has.

Late timers: a timer for one call calls also when it starts late. Textual's skips a call whose time
has passed, which is right for a clock and wrong for one call: the timer that ends a resize was lost
on a busy machine, and the screen never took a new size again.

Signals: a new size, a stop and its end are handled in the event loop, one after the other. Textual
handles them in Python's signal handlers. A second signal can interrupt such a handler: then the
older of two sizes arrived last, and stayed. A stop could wait for ever for a lock of the frames.
And a program that is continued without such a stop (a dying terminal does that) started a second
thread that read keys: nobody ended it, and it ran on for ever after the program's end. A program
that a SIGSTOP had stopped got the terminal back in the shell's line mode.

The version is pinned exactly. With any other one nothing is replaced, and the log and the doctor
say so (`app.doctor.library`).
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import termios
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from typing import IO, Any, Protocol, runtime_checkable

from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from textual import _compositor, _xterm_parser, events
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.binding import Binding, BindingsMap
from textual.cache import FIFOCache
from textual.color import Color
from textual.driver import Driver
from textual.drivers import linux_driver
from textual.drivers._writer_thread import WriterThread
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.keys import Keys
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.style import Style
from textual.timer import Timer

from app.config.logs import log
from app.doctor.library import other_version
from app.tui import textual_shortcuts

_original_parse_keys = XTermParser._parse_extended_key.__wrapped__  # without its cache
_original_parse_mouse = XTermParser.parse_mouse_code
_original_run_timer = Timer._run
_original_start = LinuxDriver.start_application_mode
POSSIBLE_SIZE = re.compile(
    r"\x1b\[48;([1-9]\d{0,2}(?::.*?)?);([1-9]\d{0,2}(?::.*?)?);(\d+(?::.*?)?);(\d+(?::.*?)?)t"
)
"""A terminal's report of its size: rows and columns up to 999, then height and width in pixels."""

CACHES = {
    "_divide_cache": 4,
    "_crop_cache": 16,
    "_style_cache": 16,
    "_filter_cache": 4,
    "_line_length_cache": 4,
    "_crop_extend_cache": 4,
    "_offsets_cache": 4,
}
"""The caches of a strip, and how many entries each of them holds in Textual 8.2."""


def render_segments(update: _compositor.ChopsUpdate, console: Console) -> str:
    """Return the escape sequences of an update: each span by itself, cut at both ends."""
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
    """Write the queued frames to the terminal, up to a None: the body of the writing thread.

    An error of a frame does not end the thread, because the program would then wait for ever.
    """
    queue, file = thread._queue, frame_file(thread._file)
    connected = True
    while (text := queue.get()) is not None:
        if connected:
            try:
                send(text, file)
                if queue.empty():
                    file.flush()
            except OSError:
                connected = False
                os.kill(os.getpid(), signal.SIGHUP)
            except ValueError as problem:  # the file was closed, or its codec fails
                log("wire").error("a frame was not written: %r", problem)
    with suppress(OSError, ValueError):
        file.flush()


def send(text: str, file: IO[str]) -> None:
    """Write a frame, with "?" for each character that can't be encoded (half a surrogate pair)."""
    try:
        file.write(text)
    except UnicodeEncodeError as problem:
        log("wire").error("a frame could not be encoded: %s", problem.reason)
        file.write(text.encode(problem.encoding, "replace").decode(problem.encoding))


def frame_file(chosen: IO[str] | None) -> IO[str]:
    """Return the file for frames: the output if Textual chose a redirected error output."""
    redirected = chosen is sys.__stderr__ and not (chosen and chosen.isatty())
    stream = sys.__stdout__ if redirected else chosen
    assert stream is not None, "no full screen starts without a terminal"
    return stream


def forgiving_decoder(encoding: str) -> Callable[[], IncrementalDecoder]:
    """Return a factory of decoders that skip undecodable bytes."""
    return lambda: getincrementaldecoder(encoding)(errors="ignore")


def possible_keys(parser: XTermParser, sequence: str) -> list[events.Key] | None:
    """Return the keys of a sequence; an ignored one if the sequence names no valid letter."""
    try:
        found = _original_parse_keys(parser, sequence)
        "".join(key.character or "" for key in found or ()).encode()
    except (ValueError, OverflowError):
        return [events.Key(Keys.Ignore, sequence)]
    return found


def possible_click(parser: XTermParser, code: str) -> Message | None:
    """Return the mouse message of a sequence, or None if it is impossible."""
    try:
        return _original_parse_mouse(parser, code)
    except ArithmeticError:
        return None


def make_strip(strip: Strip, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    """Make a strip without caches: the `__init__` of strips."""
    strip._segments = list(segments)
    strip._cell_length = cell_length
    strip._render_cache = strip._link_ids = strip._cell_count = None


def strip_cache(strip: Strip, name: str) -> FIFOCache[Any, Any]:
    """Return a new cache of a strip, on its first use: the `__getattr__` of strips."""
    size = CACHES.get(name)
    if size is None:
        raise AttributeError(f"a strip has no {name!r}", name=name, obj=strip)
    cache: FIFOCache[Any, Any] = FIFOCache(size)
    setattr(strip, name, cache)
    return cache


async def run_timer(timer: Timer) -> None:
    """Run a timer; its only call is made late rather than never."""
    if timer._repeat == 0:
        timer._skip = False
    await _original_run_timer(timer)


def start_terminal(driver: LinuxDriver) -> None:
    """Take over the terminal, and wait in the event loop for its signals."""
    _original_start(driver)  # type: ignore[no-untyped-call]  # Textual types it so
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGWINCH, report_size, driver)
    loop.add_signal_handler(signal.SIGTSTP, driver._sigtstp_application)
    loop.add_signal_handler(signal.SIGCONT, continue_program, driver)


def continue_program(driver: LinuxDriver) -> None:
    """Take the terminal over again after a stop, and draw the screen again.

    Nobody gives the terminal back before a SIGSTOP. A shell that was in front meanwhile has its
    own modes and its own words there, so the program gives it back now, as for any other stop.
    """
    if not driver._must_signal_resume:
        try:
            # In the background this stops the program until it is in front again.
            modes = termios.tcgetattr(driver.fileno)
            termios.tcsetattr(driver.fileno, termios.TCSANOW, modes)
        except termios.error:
            return  # a dying terminal continues its programs too
        driver.suspend_application_mode()
        driver._must_signal_resume = True
    driver._sigcont_application()


def report_size(driver: LinuxDriver) -> None:
    """Send the program the terminal's present size, if the terminal itself does not."""
    if not driver._in_band_window_resize:
        size = Size(*driver._get_terminal_size())
        driver.send_message(events.Resize(size, size))


@lru_cache(1024)
def _grounds(beneath: Color, ground: Color) -> tuple[Style, Style]:
    return Style(background=beneath + ground), Style(background=beneath)


def inner_outer(_painted: StylesCache, beneath: Color, ground: Color) -> tuple[Style, Style]:
    """Return the background inside and around a widget; the cache key is the colours alone."""
    return _grounds(beneath, ground)


def install() -> bool:
    """Install the replacements. Return whether that was done."""
    if other_version():
        return False
    _compositor.ChopsUpdate.render_segments = render_segments  # type: ignore[assignment,method-assign]  # the one place to do it
    StylesCache.get_inner_outer = inner_outer  # type: ignore[assignment,method-assign]  # likewise
    linux_driver.getincrementaldecoder = forgiving_decoder  # type: ignore[assignment,attr-defined]  # likewise
    _xterm_parser._re_in_band_window_resize = POSSIBLE_SIZE  # type: ignore[misc]  # likewise
    XTermParser._parse_extended_key = possible_keys  # type: ignore[assignment,method-assign]  # likewise
    XTermParser.parse_mouse_code = possible_click  # type: ignore[assignment,method-assign]  # likewise
    Strip.__init__ = make_strip  # type: ignore[assignment,method-assign]  # likewise
    Strip.__getattr__ = strip_cache  # type: ignore[attr-defined]  # likewise
    LinuxDriver.start_application_mode = start_terminal  # type: ignore[method-assign]  # likewise
    Timer._run = run_timer  # type: ignore[assignment,method-assign]  # likewise
    WriterThread.run = write_all  # type: ignore[assignment,method-assign]  # likewise
    textual_shortcuts.install()
    return True


@runtime_checkable
class MouseDriver(Protocol):
    """A driver of our own, which can turn the mouse on and off."""

    def turn_mouse(self, wanted: bool) -> None:
        """Let the program handle the mouse, or the terminal."""


def report_mouse(driver: Driver, wanted: bool) -> None:
    """Let the program handle the mouse if `wanted`, else the terminal, which can then select text.

    Textual itself decides that only once, at the start. Do nothing without a real terminal.
    """
    if isinstance(driver, MouseDriver):
        driver.turn_mouse(wanted)
        return
    if not isinstance(driver, LinuxDriver) or driver._mouse is wanted:
        return
    if wanted:
        driver._mouse = True
        driver._enable_mouse_support()
    else:
        driver._disable_mouse_support()
        driver._mouse = False


def replace_bindings(screen: Screen[Any], bindings: Iterable[Binding]) -> None:
    """Give one screen other keys than its class has, those of the class's bases included."""
    screen._bindings = BindingsMap(bindings)

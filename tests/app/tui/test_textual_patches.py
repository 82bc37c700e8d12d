"""What is sent of an update leaves the terminal with the same picture, in fewer bytes."""

from __future__ import annotations

import inspect
import os
import random
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO, StringIO, TextIOWrapper
from itertools import chain, pairwise, repeat

import pytest
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual._compositor import ChopsUpdate
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers import linux_driver
from textual.drivers._writer_thread import MAX_QUEUED_WRITES, WriterThread
from textual.strip import Strip
from textual.timer import Timer
from typing_extensions import override

from app.tui import textual_patches
from tests.helpers.rawpty import RawTerminal

WIDTH, HEIGHT = 40, 6
STYLES = [Style.parse(text) for text in ("red on black", "bold green on blue", "white on black")]
LETTERS = "ab界 │"


def console() -> Console:
    return Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH)


def some_strip(dice: random.Random, cells: int) -> Strip:
    """A strip of so many cells, wide characters among them."""
    segments, left = [], cells
    while left:
        letter = dice.choice(LETTERS)
        if letter == "界" and left < 2:
            continue
        segments.append(Segment(letter, dice.choice(STYLES)))
        left -= 2 if letter == "界" else 1
    return Strip(segments)


def an_update(dice: random.Random) -> ChopsUpdate:
    """Rows of one to three widgets, and spans of them that changed."""
    chops, ends = [], []
    for _ in range(HEIGHT):
        cuts = sorted({0, WIDTH, *(dice.randrange(1, WIDTH) for _ in range(dice.randrange(3)))})
        pairs = list(pairwise(cuts))
        chops.append({x: some_strip(dice, end - x) for x, end in pairs})
        ends.append([end for _, end in pairs])
    spans = []
    for y in range(HEIGHT):
        start = dice.randrange(WIDTH)
        spans.append((y, start, dice.randrange(start + 1, WIDTH + 1)))
    return ChopsUpdate(chops, spans, ends)


def drawn(text: str) -> dict[tuple[int, int], tuple[str, str]]:
    """What a terminal shows after these bytes: letter and look of each cell that was written."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    x = y = 0
    look = ""
    for escape, letter in re.findall(r"\x1b\[([\d;]*[A-Za-z])|(.)", text):
        if escape.endswith("H"):
            row, column = escape[:-1].split(";")
            x, y = int(column) - 1, int(row) - 1
        elif escape.endswith("m"):
            look = "" if escape in ("m", "0m") else escape
        else:
            cells[x, y] = letter, look
            x += 2 if letter == "界" else 1
    return cells


THEIR_INIT = Strip.__init__
ORIGINAL: Callable[[ChopsUpdate, Console], str] = ChopsUpdate.render_segments


@pytest.mark.parametrize("seed", range(40))
def test_the_changed_span_looks_the_same(seed: int) -> None:
    """Inside the spans both ways write the same; only what lies before a span is left out."""
    update = an_update(random.Random(seed))
    ours = drawn(textual_patches.render_segments(update, console()))
    theirs = drawn(ORIGINAL(update, console()))
    spans = {y: (start, end) for y, start, end in update.spans}
    assert ours
    for (x, y), cell in ours.items():
        start, end = spans[y]
        assert start <= x < end
        # A wide character that a span cuts through is half outside it: blank, as Textual cuts.
        if start < x < end - 1:
            assert theirs[x, y] == cell, (x, y)


def test_only_what_is_behind_the_start_of_a_span_is_sent() -> None:
    strip = Strip([Segment("x" * 60, STYLES[0]), Segment("y" * 20, STYLES[1])])
    update = ChopsUpdate([{0: strip}], [(0, 70, 72)], [[80]])
    assert textual_patches.render_segments(update, console()).count("y") == 2
    assert "x" not in textual_patches.render_segments(update, console())


def test_another_version_of_textual_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.tui.textual_patches.other_version", lambda: "9.0.0")
    monkeypatch.setattr(ChopsUpdate, "render_segments", ORIGINAL)
    assert not textual_patches.install()
    assert ChopsUpdate.render_segments is ORIGINAL


def test_it_stands_in_for_the_version_that_is_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChopsUpdate, "render_segments", ORIGINAL)
    monkeypatch.setattr(WriterThread, "run", WriterThread.run)
    assert textual_patches.install()
    assert ChopsUpdate.render_segments is textual_patches.render_segments
    assert WriterThread.run is textual_patches.write_all


class Gone(StringIO):
    """A terminal that was closed: the first thing that is written fails."""

    tried = 0

    @override
    def write(self, text: str) -> int:
        self.tried += 1
        raise OSError(5, "Input/output error")


def test_a_terminal_that_is_gone_hangs_the_program_up_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """More frames than wait in Textual's queue are taken and forgotten, and the thread ends."""
    monkeypatch.setattr(WriterThread, "run", textual_patches.write_all)
    signals: list[tuple[int, int]] = []
    monkeypatch.setattr("os.kill", lambda pid, number: signals.append((pid, number)))
    terminal = Gone()
    thread = WriterThread(terminal)
    thread.start()
    for _ in range(3 * MAX_QUEUED_WRITES):
        thread._queue.put("a frame", timeout=5)
    thread._queue.put(None, timeout=5)
    thread.join(5)
    assert not thread.is_alive()
    assert signals == [(os.getpid(), signal.SIGHUP)]
    assert terminal.tried == 1


class Wire(BytesIO):
    """What left the program, still there when its end was closed."""

    sent = b""

    @override
    def close(self) -> None:
        self.sent = self.getvalue()
        super().close()


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[WriterThread, TextIOWrapper, Wire]]:
    """The thread that writes, on a terminal that takes UTF-8 and nothing else."""
    monkeypatch.setattr(WriterThread, "run", textual_patches.write_all)
    far_end = Wire()
    terminal = TextIOWrapper(far_end, encoding="utf-8", errors="strict")
    thread = WriterThread(terminal)
    thread.start()
    yield thread, terminal, far_end
    if thread.is_alive():  # else nobody would take the order to stop
        thread.stop()


def queue_up(thread: WriterThread, *frames: str) -> None:
    """Give the thread frames, and wait until it has taken all of them. The queue is short, so a
    thread that had died would stop this."""
    for frame in frames:
        thread._queue.put(frame, timeout=5)


def test_a_letter_that_no_encoding_has_stops_no_later_frame(
    writing: tuple[WriterThread, TextIOWrapper, Wire],
) -> None:
    """Half a surrogate pair, from a name in a file: the frame comes with "?" in its place."""
    thread, _, far_end = writing
    queue_up(thread, "one ", "t\ud83dwo ", *["more "] * 3 * MAX_QUEUED_WRITES, "last")
    thread.stop()
    sent = far_end.getvalue().decode()
    assert sent.startswith("one t?wo more ")
    assert sent.endswith("more last")


def test_a_closed_file_does_not_end_the_thread(
    writing: tuple[WriterThread, TextIOWrapper, Wire],
) -> None:
    """Python says so with a `ValueError`; whoever has frames for it must not wait for ever."""
    thread, terminal, far_end = writing
    terminal.close()
    queue_up(thread, *["a frame"] * 3 * MAX_QUEUED_WRITES)
    assert thread.is_alive()
    assert far_end.sent == b""


class Terminal(StringIO):
    @override
    def isatty(self) -> bool:
        return True


def test_the_screen_is_where_the_terminal_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """With `2>log` the error output is none, and with `2>&-` there is no error output."""
    output, errors = Terminal(), Terminal()
    monkeypatch.setattr("sys.__stdout__", output)
    for other in (StringIO(), None):
        monkeypatch.setattr("sys.__stderr__", other)
        assert textual_patches.frame_file(other) is output
    monkeypatch.setattr("sys.__stderr__", errors)
    assert textual_patches.frame_file(errors) is errors


def test_bytes_that_are_no_utf_8_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal in another encoding sends them for its letters."""
    monkeypatch.setattr(linux_driver, "getincrementaldecoder", None)
    assert textual_patches.install()
    decode = vars(linux_driver)["getincrementaldecoder"]("utf-8")().decode
    assert decode(b"q\xff\xf1x\xc3") == "qx"
    assert decode("ñ".encode()[1:]) == "ñ", "a letter may come in two pieces"


@pytest.mark.parametrize(
    "sequence",
    [
        *("\x1b[1114112u", "\x1b[9999999999999999999999~", "\x1b[55296u", "\x1b[1:2;3u"),
        *("\x1b[97;1;57343u", "\x1b[<0;5;5M", "\x1b[48;24;80;0;0t"),
    ],
)
def test_keys_and_clicks_that_cannot_be_are_passed_over(sequence: str) -> None:
    """The thread that reads would die of them, and the program with it."""
    assert textual_patches.install()
    parser = XTermParser()
    parser.terminal_size, parser.terminal_pixel_size, parser.mouse_pixels = (0, 0), (0, 0), True
    heard = [*parser.feed(sequence), *parser.feed("q")]
    keys = [event.key for event in heard if isinstance(event, events.Key)]
    assert keys == ["q"]


@pytest.mark.parametrize(("size", "heard"), [("0;0", []), ("9999;9999", []), ("50;200", [200])])
def test_a_size_that_no_terminal_has_is_none(size: str, heard: list[int]) -> None:
    assert textual_patches.install()
    told = XTermParser().feed(f"\x1b[48;{size};1;1t")
    assert [event.size.width for event in told if isinstance(event, events.Resize)] == heard


def test_a_strip_makes_each_cache_when_it_is_first_used() -> None:
    """The sizes are those of Textual, and other names are still missing."""
    assert textual_patches.install()
    strip = Strip([Segment("frozen peas", STYLES[0])])
    assert strip.crop(7, 11) is strip.crop(7, 11), "the second one is from the cache"
    made = {name for name in textual_patches.CACHES if name in slots_of(strip)}
    assert made == {"_crop_cache"}
    source = inspect.getsource(THEIR_INIT)
    sizes = {
        name: int(size)
        for name, size in re.findall(r"self\.(\w+)[^=]*= FIFOCache\((\d+)\)", source)
    }
    assert sizes == textual_patches.CACHES
    with pytest.raises(AttributeError, match="hammer"):
        _ = strip.hammer  # type: ignore[attr-defined]  # what the test is about


def slots_of(strip: Strip) -> set[str]:
    """The names that are set on a strip, without setting others by looking."""
    found = set()
    for name in Strip.__slots__:
        with suppress(AttributeError):
            vars(Strip)[name].__get__(strip)
            found.add(name)
    return found


async def test_a_timer_that_starts_late_makes_its_only_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another program takes the processor between the two looks at the clock, for a second."""
    assert textual_patches.install()
    called: list[str] = []
    app: App[None] = App()
    async with app.run_test() as pilot:
        clock = chain((0.0,), repeat(1.0))
        with monkeypatch.context() as late:
            late.setattr("textual.timer._time.get_time", lambda: next(clock))
            await Timer(app, 1 / 120, callback=lambda: called.append("call"), repeat=0)._run()
        await pilot.pause()
    assert called == ["call"]


RESIZED_TWICE = """
import os, signal
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.widgets import Static
from app.tui import textual_patches

def size(driver):
    now = sizes.pop(0) if len(sizes) > 1 else sizes[0]
    if now == (100, 30):
        os.kill(os.getpid(), signal.SIGWINCH)
    return now

class Sized(App):
    def compose(self):
        yield Static()
    def on_resize(self, event):
        self.query_one(Static).update(f"size {event.size.width}")
    def key_w(self):
        os.kill(os.getpid(), signal.SIGWINCH)

sizes = [(80, 24), (100, 30), (120, 40)]
LinuxDriver._get_terminal_size = size
textual_patches.install()
Sized().run()
"""
"""A program whose terminal changes its size once more while the program reads the size."""


def test_the_last_size_of_the_terminal_is_the_one_that_stays() -> None:
    with RawTerminal([sys.executable, "-c", RESIZED_TWICE], size=(80, 24)) as terminal:
        terminal.read_until(b"size 80")
        terminal.press("w")
        terminal.read_until(b"size 120", timeout=5.0)
        terminal.read_until_quiet()
        assert b"size 100" not in terminal.output.rpartition(b"size 120")[2]

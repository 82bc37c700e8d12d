"""A program in a bare pty: every byte it sends, its CPU time, and how it leaves the terminal.

There is no terminal emulator: the queries that Textual sends are answered as a modern terminal
would, and nothing is drawn. For what the screen shows, see `tests.helpers.terminal`.
"""

from __future__ import annotations

import fcntl
import os
import platform
import re
import resource
import select
import signal
import struct
import subprocess
import termios
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import NamedTuple, Self

ANSWERS: Mapping[bytes, bytes] = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",  # synchronised output: there, off
    b"\x1b[?2048$p": b"\x1b[?2048;0$y",  # resizes told in the stream: not there
    b"\x1b[?u": b"\x1b[?0u",  # kitty's keyboard: there, off
    b"\x1b[c": b"\x1b[?62;22c",  # device attributes: a VT220 with colours
    b"\x1b[0c": b"\x1b[?62;22c",
    b"\x1b[6n": b"\x1b[1;1R",  # the cursor: top left
}
"""What a terminal answers to what a program asks."""

CURSOR = b"\x1b[6n"
ESCAPES = re.compile(r"\x1b(\[[0-9;?>]*[a-zA-Z]|[\]P][^\x1b]*\x1b\\)")
MODE_CHANGE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
FRAME_END = b"\x1b[?2026l"
"""Ends a frame of Textual, once it knows that the terminal has synchronised output."""
ROW = b"\x1b[%d;1H"
"""Goes to the first column of a row, counted from 1: begins each row of a whole frame."""

MODES: Mapping[int, str] = {
    47: "alternate screen",
    1047: "alternate screen",
    1049: "alternate screen",
    1000: "mouse reporting",
    1002: "mouse reporting",
    1003: "mouse reporting",
    1006: "mouse reporting",
    1015: "mouse reporting",
    1016: "mouse reporting",
    1004: "focus reporting",
    2004: "bracketed paste",
    2026: "synchronised output",
}
"""Private modes of a terminal that a program must not leave on."""


class TimedOutError(AssertionError):
    """The program did not do in time what was waited for; shows the end of what it sent."""

    def __init__(self, waited_for: str, sent: bytes) -> None:
        super().__init__(f"waited in vain for {waited_for}; the last output was {sent[-400:]!r}")


class Ended(NamedTuple):
    """How a program ended: its exit status (negative: a signal) and all the CPU seconds it took."""

    status: int
    cpu: float


class Cost(NamedTuple):
    """What the answer to a key took: bytes sent to the terminal and CPU seconds."""

    sent: int
    cpu: float


class RawTerminal:
    """One program in one pty. Use it as a context manager; at the end the program is killed."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        size: tuple[int, int] = (120, 40),
        env: Mapping[str, str] | None = None,
        cwd: str | None = None,
        answers: Mapping[bytes, bytes] = ANSWERS,
        cells: Callable[[str], int] | None = None,
    ) -> None:
        """Start `command` in a terminal of `size` (columns, rows).

        `env` is added to the environment of the tests, in a terminal with true colour. `answers`
        are all that it answers; with `cells`, how wide it draws a sign, it tells the column of its
        cursor by what stands in the line.
        """
        self.output = bytearray()
        """Everything that the program has sent."""
        self._answered = 0
        self._answers = answers
        self._cells = cells
        self._query = re.compile(b"|".join(re.escape(query) for query in answers))
        self._longest = max(map(len, answers))
        self._ended: Ended | None = None
        self._master, self._slave = os.openpty()
        self.resize(*size)
        full = {**os.environ, "COLORTERM": "truecolor", "TERM": "xterm-256color", **(env or {})}
        with warnings.catch_warnings():
            # Python 3.12 warns of a fork beside threads; the child only makes one system call.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._process = subprocess.Popen(
                command,
                stdin=self._slave,
                stdout=self._slave,
                stderr=self._slave,
                env=full,
                cwd=cwd,
                start_new_session=True,
                preexec_fn=_own_the_terminal,  # noqa: PLW1509  # see the warning above
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Kill the program if it still runs, and give the terminal back; may be called twice."""
        self.end(signal.SIGKILL)
        for handle in {self._master, self._slave} - {-1}:
            os.close(handle)
        self._master = self._slave = -1

    @property
    def pid(self) -> int:
        """The process id of the program."""
        return self._process.pid

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the terminal; the program gets SIGWINCH."""
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def press(self, keys: str | bytes) -> None:
        """Write keys as a terminal would send them ('\\x1b[A' is the arrow up)."""
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)

    def read_until(self, wanted: bytes, timeout: float = 20.0, since: int = 0) -> int:
        """Read until `wanted` was sent at or after position `since`; its position.

        Raises TimedOutError after `timeout` seconds or when the program ends without sending it.
        """
        deadline = time.monotonic() + timeout
        while (found := self.output.find(wanted, since)) < 0:
            ended = self.ended() is not None
            if not self._pump(0.05) and (ended or time.monotonic() > deadline):
                raise TimedOutError(repr(wanted), bytes(self.output))
        return found

    def read_frame(self, wanted: bytes, rows: int, timeout: float = 20.0, since: int = 0) -> None:
        """Read until a frame of so many rows was sent that shows `wanted`; an older frame, still
        on its way when the size changed, has other rows. Raises as `read_until` does."""
        begin = since
        while True:
            end = self.read_until(FRAME_END, timeout, begin)
            frame, begin = self.output[begin:end], end + len(FRAME_END)
            if wanted in frame and ROW % rows in frame and ROW % (rows + 1) not in frame:
                return

    def read_until_quiet(self, quiet: float = 0.15, timeout: float = 20.0) -> bytes:
        """Read until nothing was sent for `quiet` seconds; what was sent since the call."""
        start, deadline = len(self.output), time.monotonic() + timeout
        while self._pump(quiet):
            if time.monotonic() > deadline:
                raise TimedOutError("silence", bytes(self.output))
        return bytes(self.output[start:])

    def cost_of(self, keys: str | bytes, quiet: float = 0.06) -> Cost:
        """Press keys; the answer is the next frame and what follows until `quiet` seconds pass.

        Raises TimedOutError if no frame comes.
        """
        start, before = len(self.output), self.cpu_seconds()
        self.press(keys)
        self.read_until(FRAME_END, since=start)
        self.read_until_quiet(quiet)
        return Cost(len(self.output) - start, self.cpu_seconds() - before)

    def cpu_seconds(self) -> float:
        """The CPU time of the running program so far, all its threads, without its children."""
        if platform.system() == "Linux":
            return time.clock_gettime((~self.pid << 3) | 2)  # the CPU clock of another process
        shown = subprocess.check_output(["ps", "-o", "time=", "-p", str(self.pid)], text=True)
        minutes, _, seconds = shown.strip().rpartition(":")
        return float(minutes or 0) * 60 + float(seconds)

    def ended(self) -> Ended | None:
        """How the program ended, or None while it runs."""
        if self._ended is None:
            pid, status, used = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self._reaped(status, used)
        return self._ended

    def wait(self, timeout: float = 20.0) -> Ended:
        """Read what the program sends until it ends; raises TimedOutError if it does not."""
        deadline = time.monotonic() + timeout
        while (ended := self.ended()) is None:
            if time.monotonic() > deadline:
                raise TimedOutError("the end of the program", bytes(self.output))
            self._pump(0.02)
        while self._pump(0.02):
            pass
        return ended

    def wait_stopped(self, timeout: float = 20.0) -> None:
        """Read what the program sends until it has stopped, as a shell does before `fg`.

        Raises TimedOutError if it does not stop.
        """
        deadline = time.monotonic() + timeout
        while self._ended is None and time.monotonic() < deadline:
            pid, status, used = os.wait4(self.pid, os.WNOHANG | os.WUNTRACED)
            if pid and os.WIFSTOPPED(status):
                while self._pump(0.02):
                    pass
                return
            if pid:
                self._reaped(status, used)
            self._pump(0.02)
        raise TimedOutError("a stop of the program", bytes(self.output))

    def type_lines(self) -> None:
        """Let the terminal echo and pass on whole lines, as a shell does that is in front again."""
        modes = termios.tcgetattr(self._slave)
        modes[3] |= termios.ECHO | termios.ICANON | termios.ISIG
        termios.tcsetattr(self._slave, termios.TCSANOW, modes)

    def send_signal(self, number: signal.Signals) -> None:
        """Send the program a signal, if it still runs."""
        if self.ended() is None:
            os.kill(self.pid, number)

    def end(self, number: signal.Signals) -> Ended:
        """Send the program a signal and wait for its end."""
        self.send_signal(number)
        return self.wait()

    def hang_up(self) -> Ended:
        """Close the terminal window, as a person does with the mouse: the program gets SIGHUP."""
        os.close(self._master)
        self._master = -1
        return self.wait()

    def left_on(self) -> set[str]:
        """What is on at this moment and would trouble the shell: empty in a clean terminal."""
        modes: dict[int, bool] = {}
        for numbers, switch in MODE_CHANGE.findall(bytes(self.output)):
            modes.update(dict.fromkeys(map(int, numbers.split(b";")), switch == b"h"))
        on = {MODES[mode] for mode, is_on in modes.items() if is_on and mode in MODES}
        if not modes.get(25, True):
            on.add("hidden cursor")
        if not modes.get(7, True):
            on.add("no line wrap")
        pushed = len(re.findall(rb"\x1b\[>\d+u", self.output))
        if pushed > self.output.count(b"\x1b[<u"):
            on.add("kitty keyboard")
        local_flags = termios.tcgetattr(self._slave)[3]
        if not local_flags & termios.ECHO or not local_flags & termios.ICANON:
            on.add("raw keyboard")
        return on

    def _pump(self, seconds: float) -> bool:
        """Wait for output, at most so long, and answer its queries; whether there was any."""
        if self._master < 0:
            time.sleep(seconds)
            return False
        if not select.select([self._master], [], [], seconds)[0]:
            return False
        try:
            received = os.read(self._master, 65536)
        except OSError:  # Linux says so when no process has the terminal open any more
            return False
        self.output += received
        for query in self._query.finditer(self.output, self._answered):
            os.write(self._master, self._answer(query.group(), query.start()))
            self._answered = query.end()
        self._answered = max(self._answered, len(self.output) - self._longest)
        return bool(received)

    def _answer(self, query: bytes, at: int) -> bytes:
        if query != CURSOR or self._cells is None:
            return self._answers[query]
        line = bytes(self.output[:at]).rpartition(b"\r")[2].decode()
        column = 1 + sum(map(self._cells, ESCAPES.sub("", line)))
        return b"\x1b[1;%dR" % column

    def _reaped(self, status: int, used: resource.struct_rusage) -> None:
        code = os.waitstatus_to_exitcode(status)
        self._process.returncode = code
        self._ended = Ended(code, used.ru_utime + used.ru_stime)


def cpu_to_first_paint(
    command: Sequence[str],
    env: Mapping[str, str] | None = None,
    size: tuple[int, int] = (120, 40),
    shows: bytes | None = None,
) -> float:
    """CPU seconds from the start of a program to the end of its first frame.

    The frame is the first one of Textual's, or the first that `shows` these bytes. The program is
    killed there, so the figure holds nothing of what it would have done next.
    """
    with RawTerminal(command, env=env, size=size) as terminal:
        start = terminal.read_until(shows) if shows is not None else 0
        terminal.read_until(FRAME_END, since=start)
        return terminal.end(signal.SIGKILL).cpu


def cpu_of_run(command: Sequence[str], env: Mapping[str, str] | None = None) -> float:
    """CPU seconds of a program that runs to its end, such as `--version`.

    Raises AssertionError if it ends with an error.
    """
    with RawTerminal(command, env=env) as terminal:
        ended = terminal.wait()
        assert ended.status == 0, bytes(terminal.output[-400:])
        return ended.cpu


def _own_the_terminal() -> None:
    """In the child: make the pty its controlling terminal, so that closing it hangs up."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)

"""A program in a real terminal: tmux draws, a test reads the screen and types.

Every terminal is a tmux server of its own, without anybody's configuration. For bytes and CPU
time see `tests.helpers.rawpty`, which needs no tmux.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

REQUIRED = "MAZMORRA_REQUIRE_TERMINAL"
"""Set to 1 where a terminal test must not be skipped, as in continuous integration."""

AFTER_ESCAPE = 0.3
"""Seconds after an Escape before the next key, lest the two be read as Alt and that key."""

POLL = 0.02
PATIENCE = 60.0
"""Seconds after which something that has not come will not come, also on a busy machine."""
SETTINGS = (
    ("status", "off"),
    ("default-terminal", "screen-256color"),
    ("escape-time", "0"),
    ("history-limit", "1000"),
)

SHELL = """
sh -c 'echo $$ >"$0/pid"; exec "$@"' "$0" "$@"
status=$?
stty -a >"$0/stty"
echo $status >"$0/ended"
mv "$0/ended" "$0/status"
exec sleep 86400
"""
"""What runs the program, as a person's shell would: it stays in the same terminal afterwards."""

UNWANTED = {
    "alternate screen": "alternate_on",
    "mouse reporting": "mouse_any_flag",
    "hidden cursor": "?cursor_flag,0,1",
}
"""What a program must not leave on, each with the format by which tmux tells it."""


class NotShownError(AssertionError):
    """What was waited for did not come; shows the screen as it was at the end."""

    def __init__(self, waited_for: str, screen: str) -> None:
        super().__init__(f"waited in vain for {waited_for}; the screen was:\n{screen}")


def require_tmux() -> None:
    """Skip the test where tmux is missing, or fail it where terminal tests are required."""
    if shutil.which("tmux") is not None:
        return
    if os.environ.get(REQUIRED) == "1":
        pytest.fail(f"tmux is missing, and {REQUIRED}=1 says that this test must run")
    pytest.skip("tmux is missing: install it to run the tests in a real terminal")


class Terminal:
    """One program in one tmux window of a fixed size, without a status line."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        size: tuple[int, int] = (80, 24),
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> None:
        """Start `command` in a terminal of `size` (columns, rows); `env` is added to the tests'."""
        self._folder = tempfile.mkdtemp(prefix="mz-", dir="/tmp")  # a socket's path must be short
        self._env = {**os.environ, "COLORTERM": "truecolor", **(env or {})}
        self._env["TMUX_TMPDIR"] = self._folder
        self._env.pop("TMUX", None)
        columns, rows = map(str, size)
        settings = [word for pair in SETTINGS for word in ("set-option", "-g", *pair, ";")]
        window = ["new-session", "-d", "-x", columns, "-y", rows]
        shell = ["sh", "-c", SHELL, self._folder, *command]
        if cwd is not None:
            window += ["-c", str(cwd)]
        self._tmux("start-server", ";", *settings, *window, "--", *shell)
        self._closed = False

    def press(self, *keys: str) -> None:
        """Press keys by their tmux names: 'Enter', 'Escape', 'Down', 'C-q', 'n' ..."""
        for key in keys:
            self._tmux("send-keys", key)
            if key == "Escape":
                time.sleep(AFTER_ESCAPE)

    def press_until(self, key: str, text: str, each: float = 10.0) -> str:
        """Press a key until the screen shows `text`, again after so many seconds, since the
        program drops what was typed before it had painted its screen; the screen. Raises
        NotShownError."""
        for _ in range(int(PATIENCE / each) - 1):
            self.press(key)
            with suppress(NotShownError):
                return self.wait_for(text, each)
        return self.wait_for(text, each)

    def type(self, text: str) -> None:
        """Type text letter by letter, or send a sequence as it is."""
        self._tmux("send-keys", "-l", "--", text)

    def click(self, column: int, row: int) -> None:
        """Press and release the left button on a cell, counted from 0."""
        place = f"{column + 1};{row + 1}"
        self.type(f"\x1b[<0;{place}M\x1b[<0;{place}m")

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the terminal."""
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def screen(self, *, styled: bool = False) -> str:
        """The screen as text, a line for each row; `styled` keeps the escape sequences."""
        return self._tmux("capture-pane", "-p", *(["-e"] if styled else []))

    def wait_for(self, text: str, timeout: float = PATIENCE) -> str:
        """Wait until the screen shows `text`; the screen. Raises NotShownError."""
        return self.wait_until(lambda screen: text in screen, f"{text!r}", timeout)

    def wait_until_gone(self, text: str, timeout: float = PATIENCE) -> str:
        """Wait until the screen no longer shows `text`; the screen. Raises NotShownError."""
        return self.wait_until(lambda screen: text not in screen, f"{text!r} to go", timeout)

    def wait_until(
        self, true: Callable[[str], object], what: str, timeout: float = PATIENCE
    ) -> str:
        """Wait until something is true of the screen; the screen. Raises NotShownError with `what`
        was waited for. A screen is not drawn in one piece: wait for all that you look at."""
        deadline = time.monotonic() + timeout
        while not true(screen := self.screen()):
            if time.monotonic() > deadline:
                raise NotShownError(what, screen)
            time.sleep(POLL)
        return screen

    def wait_until_still(self, still: float = 0.3, timeout: float = PATIENCE) -> str:
        """Wait until the screen has not changed for so many seconds; the screen."""
        deadline = time.monotonic() + timeout
        screen, since = self.screen(styled=True), time.monotonic()
        while time.monotonic() - since < still:
            if time.monotonic() > deadline:
                raise NotShownError("a still screen", self.screen())
            time.sleep(POLL)
            if (now := self.screen(styled=True)) != screen:
                screen, since = now, time.monotonic()
        return self.screen()

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send the program a signal."""
        os.kill(int(self._note("pid")), number)

    def status(self) -> int | None:
        """The exit status, or None while the program runs.

        As a shell tells it: a program that was ended by signal n has 128 + n.
        """
        note = self._note("status")
        return int(note) if note else None

    def wait_for_end(self, timeout: float = PATIENCE) -> int:
        """Wait until the program has ended; its exit status as in `status`."""
        deadline = time.monotonic() + timeout
        while (status := self.status()) is None:
            if time.monotonic() > deadline:
                raise NotShownError("the end of the program", self.screen())
            time.sleep(POLL)
        return status

    def left_on(self) -> set[str]:
        """What is on at this moment that a person at a shell would not want."""
        asked = ",".join(f"#{{{flag}}}" for flag in UNWANTED.values())
        answers = self._tmux("display-message", "-p", asked).strip().split(",")
        on = {name for name, answer in zip(UNWANTED, answers, strict=True) if answer == "1"}
        if {"-icanon", "-echo"}.intersection(self._note("stty").split()):
            on.add("raw keyboard")
        return on

    def close(self) -> None:
        """End the terminal; a program that still runs is hung up."""
        if not self._closed:
            self._closed = True
            self._tmux("kill-server", check=False)
            shutil.rmtree(self._folder, ignore_errors=True)

    def _note(self, name: str) -> str:
        """What the shell wrote down under this name, or nothing."""
        file = Path(self._folder, name)
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def _tmux(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["tmux", "-u", "-f", "/dev/null", *words],
            env=self._env,
            capture_output=True,
            encoding="utf-8",
            timeout=30,
            check=False,
        )
        if check and done.returncode != 0:
            raise RuntimeError(f"tmux {words[0]} said: {done.stderr.strip()}")
        return done.stdout

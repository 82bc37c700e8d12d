"""The real terminal: typing, reading the screen, signals, sizes."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable

import pytest

from tests.helpers import terminal as aid
from tests.helpers.terminal import NotShownError, Terminal

LITTLE = [sys.executable, "-m", "tests.helpers.littleapp"]

pytestmark = pytest.mark.terminal
Open = Callable[..., Terminal]


def test_keys_are_typed_and_the_screen_is_read(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0 ñ │")
    terminal.press("Space", "Space")
    screen = terminal.wait_for("count 2")
    assert len(screen.splitlines()) == 24
    assert "\x1b[" not in screen
    assert "\x1b[" in terminal.screen(styled=True)


def test_a_key_after_escape_is_a_key_of_its_own(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    terminal.press("Escape")
    terminal.wait_for("escaped")
    terminal.press("Escape", "Space")
    terminal.wait_for("count 1")


def test_the_mouse_clicks_where_it_is_told(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    terminal.click(4, 0)
    terminal.wait_for("clicked 4,0")


def test_the_terminal_changes_its_size(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    terminal.resize(120, 40)
    terminal.wait_until_still()
    assert len(terminal.screen().splitlines()) == 40


def test_the_program_sees_true_colour_utf8_and_what_it_was_given(open_terminal: Open) -> None:
    tells = (
        "import os, locale; e = os.environ; size = os.get_terminal_size()\n"
        "print(e['COLORTERM'], e['GIVEN'], locale.getpreferredencoding().upper(), *size)"
    )
    terminal = open_terminal([sys.executable, "-c", tells], size=(120, 40), env={"GIVEN": "yes"})
    terminal.wait_for("truecolor yes UTF-8 120 40")


def test_leaving_cleanly(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    assert terminal.status() is None
    assert {"alternate screen", "mouse reporting", "hidden cursor"} <= terminal.left_on()
    terminal.press("q")
    assert terminal.wait_for_end() == 3
    assert terminal.left_on() == set()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_killed(number: signal.Signals, open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    terminal.kill(number)
    assert terminal.wait_for_end() == 128 + number
    assert {"alternate screen", "mouse reporting", "raw keyboard"} <= terminal.left_on()


def test_waiting_in_vain_shows_the_screen(open_terminal: Open) -> None:
    terminal = open_terminal(LITTLE)
    terminal.wait_for("count 0")
    with pytest.raises(NotShownError, match="count 0 ñ"):
        terminal.wait_for("count 99", timeout=0.1)
    terminal.press("Space")
    terminal.wait_until_gone("count 0")


def test_without_tmux_a_test_is_skipped_or_fails_where_it_must_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv(aid.REQUIRED, raising=False)
    with pytest.raises(pytest.skip.Exception, match="tmux is missing"):
        aid.require_tmux()
    monkeypatch.setenv(aid.REQUIRED, "1")
    with pytest.raises(pytest.fail.Exception, match="must run"):
        aid.require_tmux()

"""The bare pty: bytes, CPU time, endings, and a terminal that is left clean or not."""

from __future__ import annotations

import signal
import sys

import pytest

from tests.helpers.rawpty import (
    FRAME_END,
    RawTerminal,
    TimedOutError,
    cpu_of_run,
    cpu_to_first_paint,
)

LITTLE = [sys.executable, "-m", "tests.helpers.littleapp"]
CAREFUL = [*LITTLE, "--careful"]

pytestmark = pytest.mark.terminal


def started(command: list[str]) -> RawTerminal:
    terminal = RawTerminal(command)
    terminal.read_until("count 0 ñ".encode())
    terminal.read_until_quiet()
    return terminal


def test_keys_are_answered_with_few_bytes_in_synchronised_frames() -> None:
    with started(LITTLE) as terminal:
        cost = terminal.cost_of(" ")
        assert b"count 1" in terminal.output[-cost.sent :]
        assert terminal.output.endswith(FRAME_END)
        assert 0 < cost.sent < 1000
        assert 0 < cost.cpu < terminal.cpu_seconds()


def test_a_program_that_ends_well_leaves_the_terminal_clean() -> None:
    with started(LITTLE) as terminal:
        assert {"alternate screen", "mouse reporting", "raw keyboard"} <= terminal.left_on()
        terminal.press("q")
        assert terminal.wait().status == 3
        assert terminal.left_on() == set()


def test_a_program_that_minds_no_signals_leaves_the_terminal_in_a_mess() -> None:
    with started(LITTLE) as terminal:
        assert terminal.end(signal.SIGTERM).status == -signal.SIGTERM
        assert {"alternate screen", "mouse reporting", "raw keyboard"} <= terminal.left_on()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_careful_program_leaves_the_terminal_clean_on_signals(number: signal.Signals) -> None:
    with started(CAREFUL) as terminal:
        assert terminal.end(number).status == 128 + number
        assert terminal.left_on() == set()


def test_closing_the_window_hangs_up() -> None:
    with started(LITTLE) as terminal:
        assert terminal.hang_up().status == -signal.SIGHUP


def test_an_exception_is_told_and_leaves_the_terminal_clean() -> None:
    with started(LITTLE) as terminal:
        terminal.press("x")
        assert terminal.wait().status == 1
        assert b"asked to fail" in terminal.output
        assert terminal.left_on() == set()


def test_waiting_in_vain_ends_with_what_was_sent_last() -> None:
    with (
        RawTerminal([sys.executable, "-c", "print('something else')"]) as terminal,
        pytest.raises(TimedOutError, match="something else"),
    ):
        terminal.read_until(b"never")


def test_queries_are_answered_even_when_they_come_in_pieces() -> None:
    asks = (
        "import sys, termios, tty, time\n"
        "tty.setraw(0)\n"
        "for part in ('\\x1b[', '6n'):\n"
        "    sys.stdout.write(part); sys.stdout.flush(); time.sleep(0.1)\n"
        "print(repr(sys.stdin.read(6)))\n"
    )
    with RawTerminal([sys.executable, "-c", asks]) as terminal:
        terminal.read_until(rb"'\x1b[1;1R'")


def test_the_size_of_the_terminal_is_as_asked() -> None:
    tells = "import os; print(*os.get_terminal_size())"
    with RawTerminal([sys.executable, "-c", tells], size=(80, 24)) as terminal:
        terminal.read_until(b"80 24")


def test_first_paint_costs_more_than_a_bare_python_and_less_than_the_whole_run() -> None:
    bare = cpu_of_run([sys.executable, "-c", "pass"])
    painted = cpu_to_first_paint(LITTLE, shows=b"count 0")
    assert 0 < bare < painted


def test_a_run_that_fails_is_no_measurement() -> None:
    with pytest.raises(AssertionError, match="wrong"):
        cpu_of_run([sys.executable, "-c", "import sys; sys.exit('wrong')"])

"""A terminal that is narrow, resized, stopped, closed or of few letters: no traceback, and it is
left as it was; in a bare pty, on screens of all kinds."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path

import pytest

from app.tui.screens.end import GLANCE
from tests.app.test_end_to_end import CORRIDOR
from tests.app.tui.test_leaving import MAZMORRA, home_of
from tests.helpers.rawpty import ESCAPES, RawTerminal

USUAL, LARGER = (80, 24), (81, 25)
PATIENCE = 60.0
"""Seconds for an answer, on a machine that has much else to do."""
SIZES = cycle(((20, 24), (10, 3), (120, 40), (1, 1), (79, 24), (200, 60), (40, 12)))
ESC, RULES, SETTINGS = "\x1b", "\x1b[18~", "\x1b[20~"
Step = tuple[str, str]
"""A key, and what is then to be read."""
HOME: Step = (ESC, "lessons on the real screens")

NAPAKALAKI = ("play", "napakalaki", "--seed", "GOLD-19C2")
HAMMERSPACE = ("play", "hammerspace", "--seed", "BOLT-55D0")


@contextmanager
def program(folder: Path, shows: str, *words: str, **env: str) -> Iterator[RawTerminal]:
    """The program in a terminal, once it shows something."""
    command = [MAZMORRA, "--speed", "instant", *words]
    with RawTerminal(command, size=USUAL, env={**home_of(folder), **env}) as terminal:
        terminal.read_until(shows.encode(), PATIENCE)
        terminal.read_until_quiet()
        yield terminal


def press(terminal: RawTerminal, key: str, shows: str) -> None:
    """Press a key, and see what it shows."""
    at = len(terminal.output)
    terminal.press(key)
    terminal.read_until(shows.encode(), PATIENCE, since=at)


def walk(terminal: RawTerminal, *steps: Step) -> None:
    """After each step the terminal changes its size six times, and is then as usual."""
    for key, shows in steps:
        press(terminal, key, shows)
        for size in islice(SIZES, 4):
            terminal.resize(*size)
            terminal.read_until_quiet(0.01)
        for size in (LARGER, USUAL):  # keys do nothing before the program has heard of it
            at = len(terminal.output)
            terminal.resize(*size)
            terminal.read_frame(shows.encode(), size[1], PATIENCE, since=at)


def said(terminal: RawTerminal, since: int = 0) -> str:
    """All words that were sent."""
    return ESCAPES.sub(" ", terminal.output[since:].decode(errors="replace"))


def left_well(folder: Path, terminal: RawTerminal, status: int) -> None:
    """The program ended with this status, without a word, and the terminal is as it was."""
    ended = terminal.ended()
    assert ended is not None
    assert ended.status == status, said(terminal)[-2000:]
    assert not terminal.left_on()
    assert not re.search("Traceback|Something went wrong|Warning", said(terminal))
    assert not list(folder.rglob("fault-*.txt"))


def test_menus_and_a_lesson_through_thirty_resizes(tmp_path: Path) -> None:
    with program(tmp_path, HOME[1]) as terminal:
        walk(terminal, (SETTINGS, "Looks"), HOME, ("g", "GALLERY"))
        press(terminal, *HOME)
        walk(terminal, ("r", "RECORDS"))
        press(terminal, *HOME)
        walk(terminal, ("d", "DAILY"))
        press(terminal, *HOME)
        press(terminal, "t", "IRRGARTEN")
        walk(terminal, ("\r", "LABYRINTH"))
        terminal.end(signal.SIGTERM)
        left_well(tmp_path, terminal, 128 + signal.SIGTERM)


def test_a_table_resized_stopped_and_gone_on_with(tmp_path: Path) -> None:
    """The board, its log, the rules; a shell that stops the program finds a clean terminal."""
    board = "STARTING TREASURES"
    with program(tmp_path, board, *NAPAKALAKI) as terminal:
        walk(terminal, ("L", "LOG"), (ESC, board), (RULES, "CONTENTS"), (ESC, board))
        terminal.send_signal(signal.SIGTSTP)
        terminal.wait_stopped()
        assert not terminal.left_on()
        at = len(terminal.output)
        terminal.send_signal(signal.SIGCONT)
        terminal.read_until(board.encode(), PATIENCE, since=at)
        assert "alternate screen" in terminal.left_on()
        terminal.end(signal.SIGHUP)
        left_well(tmp_path, terminal, 128 + signal.SIGHUP)


def test_a_program_that_was_stopped_without_a_word_takes_the_terminal_back(tmp_path: Path) -> None:
    """Nobody hears of a SIGSTOP; the shell in front meanwhile has the keyboard in lines."""
    board = "STARTING TREASURES"
    with program(tmp_path, board, *NAPAKALAKI) as terminal:
        terminal.send_signal(signal.SIGSTOP)
        terminal.wait_stopped()
        terminal.type_lines()
        assert "raw keyboard" not in terminal.left_on()
        at = len(terminal.output)
        terminal.send_signal(signal.SIGCONT)
        at = terminal.read_until(b"\x1b[?1049h", PATIENCE, since=at)
        terminal.read_frame(board.encode(), USUAL[1], PATIENCE, since=at)
        assert {"raw keyboard", "alternate screen"} <= terminal.left_on()
        press(terminal, RULES, "CONTENTS")
        terminal.end(signal.SIGTERM)
        left_well(tmp_path, terminal, 128 + signal.SIGTERM)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted there")
def test_to_continue_without_a_stop_starts_no_second_reader(tmp_path: Path) -> None:
    """A dying terminal continues its programs too; a reader too many would run on for ever."""
    with program(tmp_path, "Quit") as terminal:
        threads = Path(f"/proc/{terminal.pid}/task")
        walk(terminal, (RULES, "CONTENTS"))
        before = len(list(threads.iterdir()))
        terminal.send_signal(signal.SIGCONT)
        walk(terminal, (ESC, "Quit"))
        assert len(list(threads.iterdir())) == before
        terminal.end(signal.SIGHUP)
        left_well(tmp_path, terminal, 128 + signal.SIGHUP)


def test_a_window_that_is_closed_leaves_a_match_to_go_on_with(tmp_path: Path) -> None:
    """Nobody reads any more in the middle of a frame; then it is gone on with."""
    board = "HAMMERSPACE"
    with program(tmp_path, board, *HAMMERSPACE) as terminal:
        walk(terminal, ("t", "TABLE"), (ESC, board))
        terminal.resize(150, 50)
        assert terminal.hang_up().status == 128 + signal.SIGHUP
    assert not list(tmp_path.rglob("fault-*.txt"))
    with program(tmp_path, "Continue") as terminal:
        press(terminal, "c", board)
        terminal.end(signal.SIGINT)
        left_well(tmp_path, terminal, 128 + signal.SIGINT)


def test_from_the_end_into_a_replay_through_resizes(tmp_path: Path) -> None:
    corridor = tmp_path / "corridor.yaml"
    corridor.write_text(CORRIDOR, encoding="utf-8")
    match = ("play", "irrgarten", "--labyrinth", str(corridor), "--players", "Ana")
    with program(tmp_path, "LABYRINTH", *match) as terminal:
        for _ in range(20):  # six, and those that a busy machine took for a wish to hurry
            if b"Ana escapes" not in terminal.output:
                terminal.press("l")
                terminal.read_until_quiet()
        terminal.read_until_quiet(GLANCE + 0.2)  # no key works before the result can be seen
        walk(terminal, ("r", "REPLAY"))
        terminal.end(signal.SIGTERM)
        left_well(tmp_path, terminal, 128 + signal.SIGTERM)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_before_the_first_frame_leaves_a_clean_terminal(
    number: signal.Signals, tmp_path: Path
) -> None:
    """The terminal was just taken over, and is too small for the match that opens."""
    with RawTerminal([MAZMORRA, *NAPAKALAKI], size=(20, 5), env=home_of(tmp_path)) as terminal:
        terminal.read_until(b"\x1b[?1049h")
        terminal.end(number)
        left_well(tmp_path, terminal, 128 + number)


def test_without_utf_8_only_ascii_is_sent(tmp_path: Path) -> None:
    """In Spanish too: letters with accents become those without."""
    none = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    with program(tmp_path, "lecciones", "--lang", "es", **none) as terminal:
        press(terminal, "g", "GALERIA")
        terminal.end(signal.SIGTERM)
        assert terminal.output.isascii()
        left_well(tmp_path, terminal, 128 + signal.SIGTERM)


def test_a_terminal_that_only_prints_is_offered_plain_mode_which_a_signal_ends(
    tmp_path: Path,
) -> None:
    env = {**home_of(tmp_path), "TERM": "dumb"}
    with RawTerminal([MAZMORRA], env=env) as terminal:
        assert terminal.wait().status == 2
        assert "--plain" in said(terminal)
    match = ["play", "irrgarten", "--plain", "--players", "Ana"]
    with RawTerminal([MAZMORRA, *match], env=env) as terminal:
        terminal.read_until(b"> ")
        assert terminal.end(signal.SIGTERM).status == -signal.SIGTERM
        assert not terminal.left_on()
        assert "Traceback" not in said(terminal)
    with RawTerminal([MAZMORRA, "--plain"], env=env) as terminal:
        terminal.read_until(b"> ")
        assert "Continue" in said(terminal)
        terminal.press("\x03")
        assert terminal.wait().status == 130
        assert not terminal.left_on()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_doctor_that_is_sent_away_leaves_a_keyboard_to_type_on(
    number: signal.Signals, tmp_path: Path
) -> None:
    """While it listens to keys, and Ctrl-C is one of them."""
    with RawTerminal([MAZMORRA, "doctor", "--keys"], env=home_of(tmp_path)) as terminal:
        terminal.read_until(b"Ctrl-C ends.")
        assert terminal.left_on() == {"raw keyboard"}
        assert terminal.end(number).status == 128 + number
        assert not terminal.left_on()

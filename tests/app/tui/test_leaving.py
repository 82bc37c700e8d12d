"""However the program ends, the terminal is as it was before; in a real terminal."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.rawpty import RawTerminal
from tests.helpers.terminal import Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.xdist_group("terminal")]

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))
FAILING = [sys.executable, "-m", "tests.app.tui.failing"]
COLOUR = re.compile(rb"\x1b\[[0-9;:]*(?<![0-9])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?![0-9])[0-9;:]*m")
"""A sequence that sets a colour; 39 and 49, the terminal's own, are none."""

Open = Callable[..., Terminal]


def home_of(path: Path) -> dict[str, str]:
    """A folder of somebody who started the program before."""
    settings = path / "home" / "config" / "settings.toml"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.touch()
    return {"MAZMORRA_HOME": str(path / "home")}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_a_clean_terminal(
    open_terminal: Open, tmp_path: Path, number: signal.Signals
) -> None:
    terminal = open_terminal([MAZMORRA], env=home_of(tmp_path))
    terminal.wait_for("Play Irrgarten")
    terminal.kill(number)
    assert terminal.wait_for_end() == 128 + number
    assert not terminal.left_on()


def test_ctrl_q_on_the_home_screen_leaves_a_clean_terminal(
    open_terminal: Open, tmp_path: Path
) -> None:
    terminal = open_terminal([MAZMORRA], env=home_of(tmp_path))
    terminal.wait_for("Play Irrgarten")
    terminal.press("C-q")
    assert terminal.wait_for_end() == 0
    assert not terminal.left_on()


def test_a_fault_leaves_a_clean_terminal_a_short_page_and_a_report(
    open_terminal: Open, tmp_path: Path
) -> None:
    terminal = open_terminal(FAILING, size=(120, 40), env=home_of(tmp_path))
    terminal.wait_for("Play Irrgarten")
    terminal.press(":")
    assert terminal.wait_for_end() == 1
    assert not terminal.left_on()
    page = terminal.screen()
    assert "Something went wrong in Mazmorra" in page
    assert "Traceback" not in page
    assert "no page shows" not in page
    (report,) = (tmp_path / "home" / "log").glob("fault-*.txt")
    text = report.read_text(encoding="utf-8")
    assert "RuntimeError: asked to fail" in text
    assert "that no page shows" not in text.replace('secret = "a local value', "")


def test_a_fault_in_a_match_leaves_the_match_to_be_continued(
    open_terminal: Open, tmp_path: Path
) -> None:
    env = home_of(tmp_path)
    terminal = open_terminal([*FAILING, "game=irrgarten"], env=env)
    terminal.wait_for("WOLF-7F3A")
    terminal.press(":")
    assert terminal.wait_for_end() == 1
    (report,) = (tmp_path / "home" / "log").glob("fault-*.txt")
    assert '"seed": "WOLF-7F3A"' in report.read_text(encoding="utf-8")
    again = open_terminal([MAZMORRA], env=env)
    again.wait_for("Continue")


@pytest.mark.parametrize("no_color", ["1", ""])
def test_no_color_sends_no_colour_at_all(tmp_path: Path, no_color: str) -> None:
    """Textual alone would send greys (`NO_COLOR`, even empty, see no-color.org)."""
    env = {**home_of(tmp_path), "NO_COLOR": no_color, "COLORTERM": "truecolor"}
    with RawTerminal([MAZMORRA], env=env) as terminal:
        terminal.read_until(b"Play Irrgarten")
        terminal.press("?")
        terminal.read_until(b"Help: the keys")
        terminal.press("q:")
        terminal.read_until(b"type a few letters")
        terminal.read_until_quiet()
        assert COLOUR.search(bytes(terminal.output)) is None


def test_with_colour_the_same_search_finds_colours(tmp_path: Path) -> None:
    with RawTerminal([MAZMORRA], env=home_of(tmp_path)) as terminal:
        terminal.read_until(b"Play Irrgarten")
        assert COLOUR.search(bytes(terminal.output)) is not None


def test_textuals_own_variable_for_themes_changes_nothing(tmp_path: Path) -> None:
    env = {**os.environ, **home_of(tmp_path), "TEXTUAL_THEME": "dracula"}
    with RawTerminal([MAZMORRA], env={**env, "COLORTERM": "truecolor"}) as terminal:
        terminal.read_until(b"Play Irrgarten")
        assert b"48;2;16;20;24" in bytes(terminal.output)  # the dark theme's background #101418

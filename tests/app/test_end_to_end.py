"""The whole program in a real terminal: play by keys, leave, come back, win."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.terminal import Terminal

pytestmark = pytest.mark.terminal

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))

CORRIDOR = """\
id: corridor
name: {en: Straight On, es: Todo recto}
description: {en: For a short walk., es: Para un paseo corto.}
grid: |
  XXXXXXXXX
  XP-----EX
  X-------X
  XXXXXXXXX
options: {monster_share: 1000}
"""


@pytest.fixture
def corridor(tmp_path: Path) -> Path:
    """A labyrinth without monsters: six steps to the right and one is out."""
    file = tmp_path / "corridor.yaml"
    file.write_text(CORRIDOR, encoding="utf-8")
    return file


def test_a_game_is_played_left_and_resumed(
    open_terminal: Callable[..., Terminal], corridor: Path
) -> None:
    """From the shell into a seeded game, two steps, out; Continue, four more, victory."""
    play = [MAZMORRA, "--speed", "instant", "play", "irrgarten", "--labyrinth", str(corridor)]
    game = open_terminal([*play, "--seed", "WOLF-7F3A", "--players", "Ana"])
    started = game.wait_for("NEXT")
    assert "WOLF-7F3A" in started
    assert "turn 1 " in started
    game.press("Right")
    game.wait_for("turn 2 ")
    game.press("l")
    game.wait_for("turn 3 ")
    left_at = board_of(game.wait_until_still())
    game.press("C-q")
    game.wait_for("Quit Mazmorra?")
    game.press("y")
    assert game.wait_for_end() == 0
    assert game.left_on() == set()

    again = open_terminal([MAZMORRA, "--speed", "instant"])
    again.wait_for("Continue")
    again.press("c")
    again.wait_for("turn 3 ")
    resumed = again.wait_until_still()
    assert "WOLF-7F3A" in resumed
    assert board_of(resumed) == left_at
    for turn in (4, 5, 6):
        again.press("6")
        again.wait_for(f"turn {turn} ")
    again.press("Right")
    won = again.wait_for("p new match")  # the log says "Ana escapes" before the end's own screen
    assert "Ana escapes" in won
    assert "WOLF-7F3A" in won
    again.press_until("b", "NEXT")
    again.press("Escape")
    again.wait_for("p new match")
    again.press_until("Escape", "Play Irrgarten")
    again.close()


def board_of(screen: str) -> list[str]:
    """The left part of the screen, where the board is."""
    return [row[:52] for row in screen.splitlines()[2:16]]

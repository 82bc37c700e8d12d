"""Two whole programs in real terminals on one folder of saves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.files import paths
from app.store.archive import opened_beside
from tests.app.test_end_to_end import CORRIDOR
from tests.helpers.terminal import Terminal

pytestmark = pytest.mark.terminal

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))


def test_the_second_says_so_and_what_it_plays_is_not_saved(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    """Ana plays in one terminal. Whoever sits at the other sees her match in the list, wins one of
    their own, and nothing of it is in the file; nor does Ana notice anything."""
    corridor = tmp_path / "corridor.yaml"
    corridor.write_text(CORRIDOR, encoding="utf-8")
    play = [MAZMORRA, "--speed", "instant", "play", "irrgarten", "--labyrinth", str(corridor)]
    first = open_terminal([*play, "--seed", "WOLF-7F3A", "--players", "Ana"])
    first.wait_for("turn 1 ")
    first.press("Right")
    first.wait_for("turn 2 ")

    second = open_terminal([*play, "--seed", "BEAR-0001", "--players", "Ben"])
    second.wait_for("NOT SAVED")
    for turn in (2, 3, 4, 5, 6):
        second.press("Right")
        second.wait_for(f"turn {turn} ")
    second.press("Right")
    won = second.wait_for("p new match")  # the log says "Ben escapes" before the end's own screen
    assert "Ben escapes" in won
    assert "NOT SAVED" in won
    second.press_until("q", "open in another Mazmorra")
    second.press("m")
    listed = second.wait_for("Straight On")
    assert "1 in progress, 0 finished" in listed
    assert "NOT SAVED" in listed

    first.press("Right")
    first.wait_for("turn 3 ")
    repository = opened_beside(paths.database())
    (saved,) = repository.unfinished()
    assert (saved.decisions, repository.counts()) == (2, (1, 0))
    assert [seat.name for seat in saved.seats] == ["Ana"]
    assert repository.results() == []
    repository.shut()
    second.close()
    first.close()

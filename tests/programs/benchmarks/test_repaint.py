"""The walks of the repaint figures: they take what a program sends, and keep it open."""

from __future__ import annotations

import sys

import pytest

from app.games.irrgarten.perspective.board import FLOOR, WALL
from engines.irrgarten.deck import LabyrinthFile, to_labyrinth
from engines.kernel.decks import load
from tests.programs.benchmarks import repaint, screen
from tests.programs.benchmarks.boardapp import corridor_board
from tests.programs.benchmarks.registry import MODULES, groups


@pytest.mark.terminal
def test_a_walk_counts_what_each_step_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repaint, "PAIRS", 2)
    monkeypatch.setattr(repaint, "ACROSS", 3)
    command = [sys.executable, "-m", "tests.helpers.littleapp"]
    walk = repaint.Walk(command, shows=b"count 0", there=" ", back=" ")
    with walk.terminal:
        assert 0 < walk.kilobytes() < 1
        assert 0 < walk.milliseconds() < 1000
        assert walk.kilobytes_of_a_scroll() >= walk.kilobytes()
        assert b"count 15" in walk.terminal.output


@pytest.mark.parametrize(("width", "height"), [(25, 15), (101, 51)])
def test_the_board_of_the_figures_has_a_corridor_among_walls(width: int, height: int) -> None:
    board = corridor_board(width, height)
    row = [board.terrain[board.square(x, height // 2)] for x in range(1, width)]
    assert set(row) == {FLOOR}
    assert 0.3 < board.terrain.count(WALL) / (width * height) < 0.7
    assert board.terrain == corridor_board(width, height).terrain


def test_the_labyrinth_of_the_figures_is_one_that_the_game_accepts() -> None:
    labyrinth = to_labyrinth(
        load(screen.labyrinth(screen.pillars()).encode(), "walk.yaml", LabyrinthFile)
    )
    assert (labyrinth.width, labyrinth.height) == (101, 51)
    assert len(labyrinth.starts) == len(labyrinth.monsters) == 1


def test_every_group_is_found() -> None:
    assert list(groups()) == [*MODULES]

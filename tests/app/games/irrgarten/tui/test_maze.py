"""The maze widget: joined walls, the camera, what is drawn again, clicks."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from app.games.irrgarten.perspective.board import MonsterMark, SeenBoard
from app.games.irrgarten.tui.maze_grid import MARGIN_X, MARGIN_Y, MazeGrid, fitted
from app.tui.glyphs import ASCII, UNICODE, Glyphs
from app.tui.themes import DARK, MONO
from engines.irrgarten.labyrinth import Labyrinth

RING = (
    "XXXXX",
    "X---X",
    "X-X-X",
    "X---E",
    "XXXXX",
)


class GridApp(App[None]):
    """The widget and nothing else."""

    def __init__(self, board: SeenBoard) -> None:
        super().__init__()
        self.grid = MazeGrid(board)
        self.clicked: list[tuple[int, bool]] = []

    def compose(self) -> ComposeResult:
        yield self.grid

    def on_maze_grid_clicked(self, message: MazeGrid.Clicked) -> None:
        self.clicked.append((message.square, message.double))


def board_of(*rows: str) -> SeenBoard:
    labyrinth = Labyrinth.from_rows(rows)
    return SeenBoard.from_walls(labyrinth.width, labyrinth.height, labyrinth.walls, labyrinth.exit)


def drawn(grid: MazeGrid) -> list[str]:
    return [grid.render_line(y).text.rstrip() for y in range(grid.size.height)]


async def test_walls_are_joined_where_they_meet() -> None:
    app = GridApp(board_of(*RING))
    async with app.run_test(size=(10, 5)):
        assert drawn(app.grid) == [
            "┌───────┐",
            "│       │",
            "│   ■   ╵",
            "│       >>",
            "└───────╴",
        ]


async def test_walls_in_ascii_are_solid() -> None:
    app = GridApp(board_of(*RING))
    async with app.run_test(size=(10, 5)):
        app.grid.dress(DARK, ASCII)
        assert drawn(app.grid)[2:4] == ["##  ##  ##", "##      >>"]


@pytest.mark.parametrize(
    ("cells", "rows"),
    [
        (1, ["┌───┐", "│1m │", "│.■▪╵", "│x %>", "└───╴"]),
        (
            3,
            ["┌───────────┐", "│  @1 m9    │", "│   . ■   ▪ ╵", "│  x     %3 >>>", "└───────────╴"],
        ),
    ],
)
async def test_a_square_takes_one_column_or_three(cells: int, rows: list[str]) -> None:
    """In one column whose character it is, and which monster, come before all else."""
    board = board_of(*RING)
    board.place(0, board.square(1, 1))
    board.place(2, board.square(3, 3), alive=False)
    board.mark(board.square(2, 1), MonsterMark("m", digit="9"))
    board.mark(board.square(1, 3), MonsterMark("D", alive=False))
    board.see([board.square(1, 2)])
    board.plan([board.square(3, 2)])
    app = GridApp(board)
    async with app.run_test(size=(5 * cells, 5)) as pilot:
        app.grid.dress(DARK, UNICODE, cells)
        assert drawn(app.grid) == rows
        assert app.grid.at(4 * cells, 2) == board.square(4, 2)
        with patch.object(MazeGrid, "refresh") as refresh:
            app.grid.show({board.square(2, 1), board.square(3, 1)})
        assert refresh.call_args.args == (Region(2 * cells, 1, 2 * cells, 1),)
        await pilot.click(offset=(3 * cells, 3))
        assert app.clicked == [(board.square(3, 3), False)]


@pytest.mark.parametrize("cells", [1, 2, 3])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_whatever_stands_on_a_square_is_told_by_signs_alone(glyphs: Glyphs, cells: int) -> None:
    """With all colour removed every state still differs; in one column a monster has no odds, and
    who is dead no number."""
    board = board_of(*RING)
    grid = MazeGrid(board)
    grid.dress(MONO, glyphs, cells)
    square = board.square(2, 1)

    def text() -> str:
        return fitted(grid.cell(square).text, cells, glyphs)

    seen = {"floor": text()}
    board.see([square])
    seen["in sight"] = text()
    board.plan([square])
    seen["on the route"] = text()
    for letter, digit in (("m", "9"), ("m", "3"), ("M", "9")):
        board.mark(square, MonsterMark(letter, digit=digit))
        seen[f"{letter} {digit if cells > 1 else ''}"] = text()
    board.mark(square, MonsterMark("m", alive=False))
    seen["a dead monster"] = text()
    board.mark(square, None)
    for seat in range(8):
        board.place(seat, square)
        seen[f"seat {seat}"] = text()
        board.place(seat, square, alive=False)
        seen[f"dead {seat if cells > 1 else ''}"] = text()
        board.place(seat, None)
    for name, other in (("exit", (4, 3)), ("wall", (2, 2))):
        seen[name] = fitted(grid.cell(board.square(*other)).text, cells, glyphs)
    board.forget([square])
    seen["unknown"] = text()
    assert len(set(seen.values())) == len(seen), seen
    assert all(len(sign) == cells for sign in seen.values())


async def test_a_small_board_stands_in_the_middle_with_its_open_edge_drawn() -> None:
    app = GridApp(board_of("--E"))
    async with app.run_test(size=(14, 5)):
        assert drawn(app.grid)[1:4] == ["  ▒▒▒▒▒▒▒▒▒▒", "  ▒▒    >>▒▒", "  ▒▒▒▒▒▒▒▒▒▒"]
        assert app.grid.at(4, 2) == app.grid.board.square(0, 0)
        assert app.grid.at(2, 2) is None


async def test_the_camera_moves_only_when_the_dead_zone_is_left() -> None:
    rows = ["-" * 99 + "E"] * 60
    board = board_of(*["-" * 100] * 59, rows[0])
    app = GridApp(board)
    async with app.run_test(size=(80, 24)):
        grid = app.grid
        grid.follow(board.square(50, 30))
        before = grid.camera
        for x in range(before[0] + MARGIN_X, before[0] + 40 - MARGIN_X):
            grid.follow(board.square(x, 30))
            assert grid.camera == before
        for y in range(before[1] + MARGIN_Y, before[1] + 24 - MARGIN_Y):
            grid.follow(board.square(50, y))
            assert grid.camera == before
        grid.follow(board.square(before[0] + 40 - MARGIN_X, 30))
        assert grid.camera[0] > before[0]


@pytest.mark.parametrize(
    ("here", "there"), [((20, 20), (20, 9)), ((30, 20), (15, 29)), ((20, 20), (22, 21))]
)
async def test_the_camera_shows_what_was_seen_with_the_character(
    here: tuple[int, int], there: tuple[int, int]
) -> None:
    app = GridApp(board_of(*["-" * 80] * 49, "-" * 79 + "E"))
    async with app.run_test(size=(40, 14)):
        square, other = app.grid.board.square(*here), app.grid.board.square(*there)
        app.grid.follow(square)
        before = app.grid.camera
        app.grid.follow(square, other)
        assert {square, other} <= set(app.grid.squares_in_view())
        after = app.grid.camera
        app.grid.follow(square, other)
        assert app.grid.camera == after, "painted again, it stays"
        app.grid.follow(square)
        assert app.grid.camera == before


async def test_the_camera_never_leaves_the_character_for_what_is_too_far_away() -> None:
    app = GridApp(board_of(*["-" * 80] * 49, "-" * 79 + "E"))
    async with app.run_test(size=(40, 14)):
        square = app.grid.board.square(20, 20)
        app.grid.follow(square)
        before = app.grid.camera
        app.grid.follow(square, app.grid.board.square(60, 20))
        assert app.grid.camera == before


async def test_the_camera_stays_on_the_board() -> None:
    board = board_of(*["-" * 100] * 59, "-" * 99 + "E")
    app = GridApp(board)
    async with app.run_test(size=(80, 24)):
        app.grid.follow(board.square(0, 0))
        assert app.grid.camera == (0, 0)
        app.grid.follow(board.square(99, 59))
        assert app.grid.camera == (60, 36)


async def test_the_first_picture_in_another_size_is_aimed_in_that_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A slow machine paints before the widget is told of its size."""
    monkeypatch.setattr(MazeGrid, "on_resize", lambda _self, _event: None)
    app = GridApp(board_of("--E"))
    async with app.run_test(size=(14, 5)) as pilot:
        assert drawn(app.grid)[2] == "  ▒▒    >>▒▒"
        app.grid.follow(app.grid.board.square(2, 0))
        await pilot.resize_terminal(22, 5)
        assert drawn(app.grid)[2].strip() == "▒▒    >>▒▒"
        assert app.grid.at(10, 2) == app.grid.board.square(1, 0)


async def test_only_squares_that_changed_are_drawn_again() -> None:
    board = board_of(*RING)
    app = GridApp(board)
    async with app.run_test(size=(10, 5)):
        board.place(0, board.square(1, 1))
        changed = board.place(0, board.square(2, 1))
        with patch.object(MazeGrid, "refresh") as refresh:
            app.grid.show(changed)
        assert refresh.call_args.args == (Region(2, 1, 4, 1),)


async def test_what_changes_out_of_view_is_not_drawn() -> None:
    board = board_of(*["-" * 100] * 59, "-" * 99 + "E")
    app = GridApp(board)
    async with app.run_test(size=(20, 10)):
        with patch.object(MazeGrid, "refresh") as refresh:
            app.grid.show({board.square(90, 50)})
        refresh.assert_not_called()


async def test_a_row_is_one_region() -> None:
    """Textual would send the row's beginning again for each further region."""
    board = board_of(*RING)
    app = GridApp(board)
    async with app.run_test(size=(10, 5)):
        with patch.object(MazeGrid, "refresh") as refresh:
            app.grid.show({board.square(1, 1), board.square(3, 1), board.square(1, 3)})
        assert set(refresh.call_args.args) == {Region(2, 1, 6, 1), Region(2, 3, 2, 1)}


async def test_a_monster_shows_its_letter_and_the_digit_of_its_odds() -> None:
    board = board_of(*RING)
    app = GridApp(board)
    async with app.run_test(size=(10, 5)):
        board.mark(board.square(1, 1), MonsterMark("M", digit="8", danger="safe"))
        board.mark(board.square(3, 1), MonsterMark("M", alive=False))
        assert drawn(app.grid)[1] == "│ M8  x │"


@pytest.mark.parametrize("times", [1, 2])
async def test_a_click_tells_its_square(times: int) -> None:
    board = board_of(*RING)
    app = GridApp(board)
    async with app.run_test(size=(10, 5)) as pilot:
        await pilot.click(offset=(5, 3), times=times)
        expected: list[Any] = [(board.square(2, 3), False), (board.square(2, 3), True)]
        assert app.clicked == expected[:times]


async def test_a_character_on_a_monsters_square_shows_both() -> None:
    """IRR-10, IRR-23: whoever fought stays there; nobody may take the square for an empty one."""
    board = board_of("----E")
    app = GridApp(board)
    async with app.run_test(size=(14, 3)):
        square = board.square(1, 0)
        board.mark(square, MonsterMark("M", digit="4"))
        board.place(0, square)
        assert app.grid.cell(square).text == "1M"
        board.place(0, square, alive=False)
        assert app.grid.cell(square).text == "%M"
        board.mark(square, MonsterMark("M", alive=False))
        assert app.grid.cell(square).text == "%1"


async def test_who_fights_the_guardian_beside_a_rival_is_no_riddle() -> None:
    """Next to `@2` the guardian's symbol made `@23>`."""
    board = board_of("---E")
    board.mark(board.square(3, 0), MonsterMark(">", digit="4"))
    board.place(1, board.square(2, 0))
    board.place(2, board.square(3, 0))
    async with GridApp(board).run_test(size=(20, 4)) as pilot:
        assert "@2@3" in "".join(drawn(pilot.app.query_one(MazeGrid)))

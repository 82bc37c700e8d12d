"""The small drawing of a labyrinth."""

from __future__ import annotations

import pytest

from app.games.irrgarten.tui.newgame.preview import bare, drawing
from app.i18n.literal import width
from app.tui.glyphs import ASCII, GLYPH_SETS, UNICODE
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.generator import Spec, generate

BOARD = ["XXXXX", "XP-EX", "XMX-X", "XXXXX"]


def text(rows: list[str], cells: int, height: int, glyphs: str = "unicode") -> list[str]:
    lines = drawing(rows, cells, height, GLYPH_SETS[glyphs])
    assert lines is not None
    return ["".join(run.text for run in line) for line in lines]


def test_a_small_board_is_drawn_as_in_the_game() -> None:
    assert text(BOARD, 12, 6) == [
        "┌──────────┐",
        "│┌───────┐ │",
        "││ @   >>│ │",
        "││ M ╷   │ │",
        "│└───┴───┘ │",
        "└──────────┘",
    ]


def test_under_fog_the_drawing_shows_walls_alone() -> None:
    """An exit at the edge would be a gap in the wall."""
    assert bare(BOARD) == ["XXXXX", "X---X", "X-X-X", "XXXXX"]
    assert bare(["P-M", "X-E"]) == ["---", "X-X"]


def test_the_frame_is_left_out_where_it_does_not_fit() -> None:
    assert text(BOARD, 10, 4, "ascii")[0] == "##########"


def test_a_larger_board_is_a_minimap_of_two_by_two_squares() -> None:
    assert text(BOARD, 7, 4) == ["┌───┐", "│▛>▌│", "│▙▙▌│", "└───┘"]


def test_in_ascii_a_square_is_a_character_where_there_is_room() -> None:
    """Quarter blocks have no ASCII that tells sixteen of them apart."""
    assert text(BOARD, 7, 6, "ascii") == [
        "+-----+",
        "|#####|",
        "|#  >#|",
        "|# # #|",
        "|#####|",
        "+-----+",
    ]


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
@pytest.mark.parametrize("size", [(5, 5), (25, 15), (41, 25), (61, 41), (101, 51)])
@pytest.mark.parametrize("room", [(31, 12), (58, 30)])
def test_no_drawing_is_wider_or_higher_than_its_room(
    glyphs: str, size: tuple[int, int], room: tuple[int, int]
) -> None:
    lines = drawing(generate(Spec(*size), "MOSS"), *room, GLYPH_SETS[glyphs])
    if lines is None:
        assert (size[0] + 1) // 2 > room[0] or (size[1] + 1) // 2 > room[1]
        return
    assert len(lines) <= room[1]
    assert len({width_of(line) for line in lines}) == 1
    assert width_of(lines[0]) <= room[0]


def test_the_ascii_drawing_is_ascii() -> None:
    for cells in (30, 8):
        lines = drawing(BOARD, cells, 6, ASCII)
        assert lines is not None
        assert all(run.text.isascii() for line in lines for run in line)
    assert width(UNICODE.minimap) == 16

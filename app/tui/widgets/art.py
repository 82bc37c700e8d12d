"""The art of the title: letters of half blocks in a labyrinth, or of `#` in ASCII."""

from __future__ import annotations

from app.tui.glyphs import Glyphs
from app.tui.widgets.ink import Line, Run

LETTERS = {
    "M": (
        "##   ##",
        "### ###",
        "#######",
        "#######",
        "## # ##",
        "##   ##",
        "##   ##",
        "##   ##",
    ),
    "A": (
        "  ###  ",
        " ##### ",
        "##   ##",
        "##   ##",
        "#######",
        "#######",
        "##   ##",
        "##   ##",
    ),
    "Z": (
        "#######",
        "#######",
        "    ###",
        "   ### ",
        "  ###  ",
        " ###   ",
        "#######",
        "#######",
    ),
    "O": (
        " ##### ",
        "#######",
        "##   ##",
        "##   ##",
        "##   ##",
        "##   ##",
        "#######",
        " ##### ",
    ),
    "R": (
        "###### ",
        "#######",
        "##   ##",
        "##   ##",
        "###### ",
        "#####  ",
        "## ### ",
        "##  ###",
    ),
}
"""Seven by eight dots each; a cell of the terminal is one dot wide and two high."""

NAME = "MAZMORRA"


def dots() -> list[str]:
    """The name as rows of dots, a blank column between letters."""
    return [" ".join(LETTERS[letter][row] for letter in NAME) for row in range(8)]


def title_lines(cells: int, height: int, glyphs: Glyphs) -> list[Line]:
    """The name as lines of text."""
    rows = dots()
    upper, lower, both = ("#", "#", "#") if glyphs.name == "ascii" else ("▀", "▄", "█")
    signs = {"  ": " ", "# ": upper, " #": lower, "##": both}
    lines: list[Line] = []
    for row in range(0, 8, 2):
        text = "".join(signs[a + b] for a, b in zip(rows[row], rows[row + 1], strict=True))
        lines.append([Run(text, "key" if row < 4 else "risky")])
    above = max(0, (height - len(lines)) // 2)
    return [[] for _ in range(above)] + lines

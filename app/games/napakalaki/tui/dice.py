"""A die: its face with pips."""

from __future__ import annotations

from typing import Final

from app.tui.widgets.styled_text import Span

FACES: Final = (
    ("     ", "  o  ", "     "),
    ("o    ", "     ", "    o"),
    ("o    ", "  o  ", "    o"),
    ("o   o", "     ", "o   o"),
    ("o   o", "  o  ", "o   o"),
    ("o   o", "o   o", "o   o"),
)
"""The six faces, in three rows of five cells."""
CELLS: Final = 7
"""The width of a face, with a margin at each side."""


def face_lines(face: int, pip: str, role: str) -> list[list[Span]]:
    """A face of three rows by `CELLS` cells, as a tile with its own background."""
    return [[Span(f" {row.replace('o', pip)} ", role, "select", "bold")] for row in FACES[face - 1]]

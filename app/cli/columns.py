"""Rows of text with aligned columns."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.literal import width

GAP = "  "


def aligned(rows: Sequence[Sequence[str]], indent: str = "") -> list[str]:
    """Return a line for each row; all rows have the same number of cells."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        indent
        + GAP.join(
            cell + " " * (most - width(cell)) for cell, most in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]

"""Sheets of parts and their text format.

A sheet is text. A part begins with a line of its kind, its name and its options; its rows follow,
and a blank line ends it. Only the left half of a creature is drawn: the right side of a row is the
middle of the creature, and the other half is its mirror image. A name that occurs twice has several
builds.

Options of bodies are anchors: `head`, the column of a pair of horns or ears; `feet`, the column
from which feet hang under the last row; `arms`, the row at whose left end arms begin. In a body,
`e` is the start of the eyes and `m` the row of the mouth. Options of added parts: `centre` (it ends
in the middle and not at the anchor), `up` and `left` (an offset in cells).

In pixels, `.` is clear, `#` the hide, `+` the accent, `-` and `=` their shades, `o` and `w` white,
`p` and `i` a pupil, `t` a tooth, `k` the dark of a mouth. In letters, a blank is clear and `x` is
the inside of a body: a blank, or its pattern.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

MARKS = "em"


@dataclass(frozen=True, slots=True)
class CreaturePart:
    """One drawing and its options."""

    rows: tuple[str, ...]
    options: Mapping[str, int]

    def option(self, name: str, default: int = 0) -> int:
        return self.options.get(name, default)


@dataclass(frozen=True)
class PartSheet:
    """All parts of one size and one way of drawing. `size` is the columns of a half, and the
    rows."""

    size: tuple[int, int]
    clear: str
    parts: Mapping[str, Mapping[str, tuple[CreaturePart, ...]]]
    """By kind (`body`, `eyes`, `mouth`, `crown`, `arms`, `feet`), then by name."""

    def part(self, kind: str, name: str, build: int = 0) -> CreaturePart:
        """Return one part; the number of the build wraps around."""
        builds = self.parts[kind][name]
        return builds[build % len(builds)]


def read_sheet(text: str, size: tuple[int, int], clear: str) -> PartSheet:
    parts: dict[str, dict[str, list[CreaturePart]]] = {}
    for block in text.strip("\n").split("\n\n"):
        first, *rows = block.splitlines()
        kind, name, *words = first.split()
        across = max(map(len, rows), default=0)
        options = {word.partition("=")[0]: int(word.partition("=")[2] or 1) for word in words}
        part = CreaturePart(tuple(row.ljust(across, clear) for row in rows or [""]), options)
        parts.setdefault(kind, {}).setdefault(name, []).append(part)
    return PartSheet(
        size,
        clear,
        {kind: {name: tuple(found) for name, found in of.items()} for kind, of in parts.items()},
    )

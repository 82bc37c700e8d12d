"""What must hold of the cells of a screen in each language, theme and set of signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style

from app.tui.app import MazmorraApp
from app.tui.glyphs import drawn_signs
from app.tui.widgets.painted import Painted
from tests.helpers.pictures import composed

MARKS = frozenset("¿¡«»×–")
"""Beyond letters, what texts keep where signs are ASCII."""
SELECTED = ("select", "here")
"""The grounds of what is chosen."""

Cell = tuple[str, Style]


def cells(app: MazmorraApp) -> list[list[Cell]]:
    """Every cell of the screen as it is drawn; the second one of a wide letter is empty."""
    rows: list[list[Cell]] = []
    for strip in composed(app):
        row: list[Cell] = []
        for text, style, control in strip:
            if not control:
                row += [(part, style or Style.null()) for part in _apart(text)]
        rows.append(row)
    return rows


def _apart(text: str) -> Iterator[str]:
    for letter in text:
        yield letter
        yield from [""] * (cell_len(letter) - 1)


def lines(screen: list[list[Cell]]) -> list[str]:
    """The text of each row."""
    return ["".join(text for text, _ in row) for row in screen]


def painted_over(app: MazmorraApp, screen: list[list[Cell]]) -> list[str]:
    """Lines of a widget of which something is not where it should be: something else is drawn
    there, or it is outside of the screen."""
    found = []
    for widget in app.screen.query(Painted):
        if not (widget.display and widget.visible and widget.size):
            continue
        left, top, wide, high = widget.content_region
        for y, line in enumerate(widget.lines_now()[:high]):
            text = "".join(run.text for run in line)
            there = screen[top + y][left:] if 0 <= top + y < len(screen) else []
            wanted = {x: one for x, one in enumerate(_apart(text)) if x < wide and one.strip()}
            if any(x >= len(there) or there[x][0] != one for x, one in wanted.items()):
                found.append(f"{type(widget).__name__} is painted over: {text.strip()!r}")
    return found


def foreign(text: str) -> str:
    """What is no sign of ASCII, no letter and no mark of a text."""
    return "".join(
        sorted({one for one in text if not (one.isascii() or one.isalpha() or one in MARKS)})
    )


def unmeasured(text: str) -> str:
    """Signs beyond ASCII that the doctor does not measure; letters may be of people's own names."""
    known = set(drawn_signs())
    return "".join(
        sorted({one for one in text if not (one.isascii() or one.isalpha() or one in known)})
    )


def coloured(screen: list[list[Cell]]) -> set[str]:
    """What has a colour."""
    return {
        text
        for row in screen
        for text, style in row
        if not all(one is None or one.is_default for one in (style.color, style.bgcolor))
    }


def chosen(app: MazmorraApp, screen: list[list[Cell]]) -> set[tuple[int, int]]:
    """The cells on the ground of what is chosen, in a theme with colours."""
    grounds = {app.palette.colours[role] for role in SELECTED}
    return {
        (x, y)
        for y, row in enumerate(screen)
        for x, (_, style) in enumerate(row)
        if style.bgcolor is not None and style.bgcolor.get_truecolor().hex in grounds
    }


def not_reversed(screen: list[list[Cell]], places: set[tuple[int, int]]) -> list[str]:
    """Rows in which what is chosen looks like the rest; a field has its cursor reversed."""
    rows = {y for _, y in places}
    return [
        lines(screen)[y].strip()
        for y in sorted(rows)
        if not any(screen[y][x][1].reverse for x in range(len(screen[y])) if (x, y) in places)
    ]


_FRAMES = re.compile(r"\s{2,}|[│┌┐└┘─├┤|╭╮╰╯█+]+")
_WORD = re.compile(r"[^\W\d_]{2,}")


def untranslated(english: list[str], spanish: list[str], names: frozenset[str]) -> list[str]:
    """Pieces of two words and more that are the same in both languages, but for names and paths."""
    pieces = {part.strip() for line in english for part in _FRAMES.split(line)}
    both = pieces & {part.strip() for line in spanish for part in _FRAMES.split(line)}
    return sorted(
        part
        for part in both
        if "/" not in part and len(words := _WORD.findall(part)) > 1 and not names >= set(words)
    )

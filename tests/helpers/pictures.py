"""Pictures of a screen that a person can read in a diff.

`screen_text` gives the text of a screen, then what the colours *mean* (wall, danger, muted ...),
row by row. What a colour means comes from the app (`app.roles()`), so a change of theme changes
no picture. `screen_svg` gives the picture itself, for the few that people look at.

A picture in text looks like this::

    screen 20x3

    ####### a wall
    #@

    roles
     0 w7 m13
     1 w s m18
     2 m20

    m  muted on board
    s  seat1 on board, bold
    w  wall on board

A row of the part `roles` is a list of runs: a letter of the legend and, unless it is 1, the
number of cells. Rows that are alike are written once (`2-9`). A blank cell counts as its neighbour
does when the background is the same, for then nobody sees a difference. A colour without a role
is `?`, the terminal's own colour `default`.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from typing_extensions import override

if TYPE_CHECKING:
    from rich.color import Color
    from rich.style import Style
    from textual.app import App
    from textual.strip import Strip

UNKNOWN = "?"
DEFAULT = "default"
"""The terminal's own colour, as a theme without colours uses it."""

ATTRIBUTES = ("bold", "dim", "italic", "underline", "blink", "reverse", "strike")
SHOWN_ON_BLANKS = {"underline", "reverse", "strike"}
LETTERS = string.ascii_lowercase + string.ascii_uppercase


class TextPicture(SingleFileSnapshotExtension):
    """A snapshot of text in a file of its own, named after the test."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


class SvgPicture(TextPicture):
    """A snapshot of an SVG in a file of its own, named after the test."""

    file_extension = "svg"


class Look(NamedTuple):
    """How a cell looks, without its character: two roles and the attributes of the text.

    `ink` is None in a blank cell, where only the background is seen.
    """

    ink: str | None
    paper: str
    attributes: tuple[str, ...]

    @override
    def __str__(self) -> str:
        colours = f"{self.ink} on {self.paper}" if self.ink else f"on {self.paper}"
        return ", ".join([colours, *self.attributes])


Run = tuple[Look, int]
"""A look and the number of neighbouring cells that have it."""


def screen_text(app: App[Any], roles: Mapping[str, str] | None = None) -> str:
    """The active screen as text with the roles of its styles; ends with a line feed.

    `roles` maps a colour as rendered ('#e69f00', or a name such as 'red' in a theme of terminal
    colours) to the name of its role; without it the app is asked, if it has a method `roles`.
    """
    strips = composed(app)
    table = _roles_of(app) if roles is None else roles
    known = {colour.lower(): role for colour, role in table.items()}
    dyes = _Dyes(known)
    rows = [_settle_blanks(_runs(strip, dyes)) for strip in strips]
    letters = _letters({look for row in rows for look, _ in row})
    legend = sorted(f"{letter}  {look}" for look, letter in letters.items())
    parts = [_words(app, strips), ["roles", *_role_rows(rows, letters)], legend]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def screen_words(app: App[Any]) -> str:
    """The part of `screen_text` before the roles: size and text, at a tenth of the cost."""
    return "\n".join(_words(app, composed(app))) + "\n"


def screen_svg(app: App[Any]) -> str:
    """The active screen as SVG, with the random ids of its parts replaced by a fixed one."""
    drawing = app.export_screenshot(simplify=True)
    found = re.search(r"terminal-\d+", drawing)
    return drawing.replace(found.group(), "terminal") if found else drawing


def composed(app: App[Any]) -> list[Strip]:
    """The lines of the active screen as they would be sent (the one use of these private names)."""
    from textual._context import visible_screen_stack

    visible_screen_stack.set(app._background_screens)  # a dialog lets them shine through
    return app.screen._compositor.render_strips()


def _words(app: App[Any], strips: Iterable[Strip]) -> list[str]:
    size = app.screen.size
    return [f"screen {size.width}x{size.height}", "", *(strip.text.rstrip() for strip in strips)]


def _roles_of(app: App[Any]) -> Mapping[str, str]:
    roles = getattr(app, "roles", None)
    return roles() if callable(roles) else {}


class _Dyes(dict[tuple["Style | None", bool], Look]):
    """The looks of styles, blank or not, each found once: a screen has a dozen."""

    def __init__(self, roles: Mapping[str, str]) -> None:
        super().__init__()
        self.roles = roles

    def __missing__(self, key: tuple[Style | None, bool]) -> Look:
        style, blank = key
        self[key] = look = _look(style, self.roles, blank=blank)
        return look


def _runs(strip: Strip, dyes: _Dyes) -> Iterator[Run]:
    """The looks of one line, from left to right; blanks are apart from letters."""
    for text, style, control in strip:
        if control:
            continue
        for blank, characters in groupby(text, key=str.isspace):
            part = "".join(characters)
            yield dyes[style, blank], _cells(part)


def _cells(text: str) -> int:
    from rich.cells import cell_len  # not above: most tests need no picture, and Rich takes time

    return cell_len(text)


def _look(style: Style | None, roles: Mapping[str, str], *, blank: bool) -> Look:
    if style is None:
        return Look(None if blank else DEFAULT, DEFAULT, ())
    attributes = tuple(name for name in ATTRIBUTES if getattr(style, name))
    ink: str | None = _role(style.color, roles)
    if blank and not SHOWN_ON_BLANKS.intersection(attributes):
        ink, attributes = None, ()
    return Look(ink, _role(style.bgcolor, roles), attributes)


def _role(colour: Color | None, roles: Mapping[str, str]) -> str:
    if colour is None or colour.is_default:
        return roles.get(DEFAULT, DEFAULT)
    name = colour.triplet.hex if colour.triplet is not None else colour.name
    return roles.get(name.lower(), UNKNOWN)


def _settle_blanks(runs: Iterable[Run]) -> list[Run]:
    """Merge equal neighbours, and blanks with what stands beside them on the same background."""
    settled: list[Run] = []
    for look, length in runs:
        before, so_far = settled[-1] if settled else (None, 0)
        if before is not None and _melts(look, into=before):
            settled[-1] = (before, so_far + length)
        elif before is not None and _melts(before, into=look):
            settled[-1] = (look, so_far + length)
        else:
            settled.append((look, length))
    return settled


def _melts(look: Look, into: Look) -> bool:
    """Whether a cell of this look cannot be told from a neighbour of the other one."""
    if look == into:
        return True
    unseen = SHOWN_ON_BLANKS.isdisjoint(into.attributes)
    return look.ink is None and look.paper == into.paper and unseen


def _letters(looks: Iterable[Look]) -> dict[Look, str]:
    """A letter for each look, from its own name where possible, so that a new look moves few."""
    letters: dict[Look, str] = {}
    free = dict.fromkeys(LETTERS)
    for look in sorted(looks, key=str):
        name = (look.ink or look.paper).lower()
        wanted = name + name.upper() + LETTERS
        letter = next((letter for letter in wanted if letter in free), UNKNOWN)
        free.pop(letter, None)
        letters[look] = letter
    return letters


def _role_rows(rows: list[list[Run]], letters: Mapping[Look, str]) -> Iterator[str]:
    width = len(str(len(rows) - 1)) * 2 + 1
    written = (
        " ".join(f"{letters[look]}{length if length > 1 else ''}" for look, length in row)
        for row in rows
    )
    for line, alike in groupby(enumerate(written), key=lambda numbered: numbered[1]):
        numbers = [number for number, _ in alike]
        place = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
        yield f"{place:>{width}} {line}"

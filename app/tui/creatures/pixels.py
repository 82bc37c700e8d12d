"""Creatures in pixels: shading, patterns, and two pixels per cell."""

from __future__ import annotations

from app.tui.creatures.assembly import Grid, assembled
from app.tui.creatures.genes import Genes
from app.tui.creatures.parts import PartSheet
from app.tui.themes import HIDES, SHADES
from app.tui.widgets.styled_text import Line, Span, merged

CLEAR = "."
HIDE, ACCENT, SHADE, DARK_ACCENT = "#", "+", "-", "="
_DARKER = {HIDE: SHADE, ACCENT: DARK_ACCENT}
_HOLES = frozenset(".pkw")
"""The holes of a picture without colours; all else is lit. Of the two whites, `w` is a hole with
a lit pupil `i`, and `o` is lit with a hole for a pupil, `p`."""
_FAINT = frozenset({ACCENT, DARK_ACCENT, SHADE})


def pixel_lines(
    genes: Genes, sheet: PartSheet, scale: int, pixels: str, *, colour: bool
) -> list[Line]:
    """Return the lines of a creature, without blanks around it; `pixels` as in `Glyphs`."""
    rows = [
        [sign for sign in row for _ in range(scale)]
        for row in painted(genes, sheet)
        for _ in range(scale)
    ]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    if not colour:
        return [_plain_line(list(zip(*pair, strict=True)), pixels) for pair in pairs]
    roles = roles_of(genes)
    return [_line(list(zip(*pair, strict=True)), roles, pixels) for pair in pairs]


def painted(genes: Genes, sheet: PartSheet) -> Grid:
    """Return the whole creature, mirrored: a character per pixel."""
    grid, made_of = assembled(genes, sheet)
    _pattern(grid, made_of, genes)
    _shade(grid, made_of)
    return [row + row[::-1] for row in grid]


def _pattern(grid: Grid, made_of: Grid, genes: Genes) -> None:
    across, down = len(grid[0]), len(grid)
    face = [
        (x, y) for y in range(down) for x in range(across) if made_of[y][x] in ("eyes", "mouth")
    ]
    near = {(x + dx, y + dy) for x, y in face for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    chin = max((y for _, y in face), default=down // 2)
    bottom = max(y for y in range(down) if "body" in made_of[y])
    for y in range(down):
        for x in range(across):
            if grid[y][x] != HIDE or made_of[y][x] != "body" or (x, y) in near:
                continue
            above = y == 0 or grid[y - 1][x] == CLEAR
            if _patterned(genes, x, y, across, (chin, bottom), above=above):
                grid[y][x] = ACCENT


def _patterned(
    genes: Genes, x: int, y: int, across: int, span: tuple[int, int], *, above: bool
) -> bool:
    chin, bottom = span
    match genes.pattern:
        case "belly":
            return y > chin and x >= across // 2
        case "spots":
            return (genes.grain >> (5 * x + 11 * y) % 29) & 3 == 0
        case "stripes":
            return x < across // 2 and (y + genes.grain) % 2 == 0
        case "bands":
            return y > chin and (y + genes.grain) % 2 == 0
        case "back":
            return above
        case "socks":
            return y >= bottom - 1
        case "check":
            return y > chin and (x + y + genes.grain) % 2 == 0
    return False


def _shade(grid: Grid, made_of: Grid) -> None:
    down = len(grid)
    body = [y for y in range(down) if "body" in made_of[y]]
    middle = (body[0] + body[-1]) // 2
    dark = [
        (x, y)
        for y in body
        for x, sign in enumerate(grid[y])
        if sign in _DARKER
        and made_of[y][x] == "body"
        and (
            y == body[-1]
            or grid[y + 1][x] == CLEAR
            or (y > middle and (x == 0 or grid[y][x - 1] == CLEAR))
        )
    ]
    for x, y in dark:
        grid[y][x] = _DARKER[grid[y][x]]


def roles_of(genes: Genes) -> dict[str, str]:
    """Return the role of each character; monsters that kill are darker, with glaring eyes."""
    roles = {
        CLEAR: "", HIDE: HIDES[genes.hide], ACCENT: HIDES[genes.accent],
        SHADE: SHADES[genes.hide], DARK_ACCENT: SHADES[genes.accent],
        "o": "eyeball", "w": "eyeball", "p": "pupil", "i": "pupil", "t": "eyeball", "k": "pupil",
    }  # fmt: skip
    if genes.deadly:
        roles |= {HIDE: SHADES[genes.hide], ACCENT: SHADES[genes.accent]}
        roles |= dict.fromkeys((SHADE, DARK_ACCENT), "grave")
        roles |= dict.fromkeys("ow", "glare") | dict.fromkeys("pi", "eyeball")
    return roles


def _line(pairs: list[tuple[str, ...]], roles: dict[str, str], pixels: str) -> list[Span]:
    return merged(_cell(roles[upper], roles[lower], pixels) for upper, lower in pairs)


def _cell(upper: str, lower: str, pixels: str) -> Span:
    if upper == lower:
        return Span(pixels[3], upper) if upper else Span(pixels[0])
    if not upper:
        return Span(pixels[2], lower)
    if lower and upper == "pupil":  # a hole even on a terminal that leaves out the colours
        return Span(pixels[2], lower, upper)
    return Span(pixels[1], upper, lower)


def _plain_line(pairs: list[tuple[str, ...]], pixels: str) -> list[Span]:
    cells = []
    for upper, lower in pairs:
        at = (upper not in _HOLES) + 2 * (lower not in _HOLES)
        if at == 3 and upper in _FAINT and lower in _FAINT:
            at += 1 + (upper == lower)
        cells.append(Span(pixels[at]))
    return merged(cells)

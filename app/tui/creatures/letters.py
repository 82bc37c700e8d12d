"""Creatures in letters, for the ASCII set of glyphs: drawings of their own from the same genes."""

from __future__ import annotations

from app.tui.creatures.assembly import Grid, assembled
from app.tui.creatures.genes import Genes
from app.tui.creatures.parts import PartSheet
from app.tui.themes import HIDES, SHADES
from app.tui.widgets.styled_text import Line, Span, merged

CLEAR = " "
INSIDE = "x"
_MIRROR = str.maketrans("()[]{}<>/\\", ")(][}{><\\/")
_TEXTURES = {"belly": ":", "spots": "'", "stripes": "=", "bands": "~", "back": '"', "socks": ".",
             "check": "%"}  # fmt: skip


def letter_lines(genes: Genes, sheet: PartSheet) -> list[Line]:
    grid, made_of = assembled(genes, sheet)
    roles = _roles(genes)
    _texture(grid, made_of, genes)
    lines: list[Line] = []
    for signs, kinds in zip(grid, made_of, strict=True):
        half = "".join(signs)
        whole = half + half[::-1].translate(_MIRROR)
        looks = [roles[kind] for kind in (*kinds, *reversed(kinds))]
        lines.append(merged(map(Span, whole, looks)))
    return lines


def _texture(grid: Grid, made_of: Grid, genes: Genes) -> None:
    face = [
        (x, y) for y, row in enumerate(made_of) for x, kind in enumerate(row)
        if kind in ("eyes", "mouth")
    ]  # fmt: skip
    near = {(x + dx, y) for x, y in face for dx in (-1, 0, 1)}
    chin = max((y for _, y in face), default=len(grid) // 2)
    across = len(grid[0])
    for y, row in enumerate(grid):
        for x, sign in enumerate(row):
            if sign != INSIDE:
                continue
            kind = made_of[y][x]
            free = (x, y) not in near and kind == "body"
            marked = free and _marked(genes, x, y, across, chin)
            row[x] = _TEXTURES[genes.pattern] if marked else CLEAR
            made_of[y][x] = "pattern" if marked else kind


def _marked(genes: Genes, x: int, y: int, across: int, chin: int) -> bool:
    match genes.pattern:
        case "plain":
            return False
        case "belly":
            return y >= chin and x >= across // 2
        case "spots":
            return (genes.grain >> (5 * x + 11 * y) % 29) & 3 == 0
        case "stripes":
            return x < across // 2
        case "socks" | "bands":
            return y >= chin
        case "back":
            return y < chin
    return (x + y + genes.grain) % 2 == 0


def _roles(genes: Genes) -> dict[str, str]:
    hide, accent = HIDES[genes.hide], HIDES[genes.accent]
    roles = dict.fromkeys(("crown", "arms", "feet", "pattern"), accent)
    roles |= {"": "text", "body": hide, "eyes": "title", "mouth": "title"}
    if genes.deadly:
        roles |= {"body": SHADES[genes.hide], "crown": "glare", "eyes": "glare"}
    return roles

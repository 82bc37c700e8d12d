"""Pictures of monsters: from the id alone, always the same, all different, always in their room."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from app.i18n.literal import width
from app.tui.creatures import creature
from app.tui.creatures.assembly import assembled
from app.tui.creatures.drawing import SIZES, part_sheet
from app.tui.creatures.genes import KINDS, genes_of
from app.tui.creatures.pixels import painted, roles_of
from app.tui.glyphs import ASCII, GLYPH_SETS, UNICODE, Glyphs
from app.tui.themes import CREATURE_ROLES, DARK, HIDES, HIGH_CONTRAST, LIGHT, SHADES, Palette
from app.tui.widgets.styled_text import Line, width_of
from tests.helpers.colour import contrast

MANY = [f"monster-{number}" for number in range(2000)]
HOSTILE = [
    "",
    " ",
    "x" * 10_000,
    "\x1b[31m\x00\r\n",
    "\ud800",
    "[bold]",
    "é" * 500,
    "🦀",
    "../../x",
]
TURNED = str.maketrans("()[]{}<>/\\", ")(][}{><\\/")

Cell = tuple[str, str, str]


def text_of(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line) for line in lines]


def cells_of(line: Line) -> list[Cell]:
    """The cells; a blank has no role of its own."""
    return [
        (sign, run.role if sign != " " else "", run.ground) for run in line for sign in run.text
    ]


def told(lines: list[Line]) -> str:
    """A picture as text, and the runs of each row with their roles."""
    rows = text_of(lines)
    looks = [
        " ".join(
            f"{len(run.text)}:{run.role}{'/' + run.ground if run.ground else ''}" for run in line
        )
        for line in lines
    ]
    return "\n".join([*rows, "", *looks]) + "\n"


@pytest.mark.parametrize("name", GLYPH_SETS)
@pytest.mark.parametrize("monster", ["bellboy-crab", "singing-sofa", "zq-17"])
def test_an_id_is_this_picture_for_ever(
    monster: str, name: str, picture: SnapshotAssertion
) -> None:
    for size in SIZES:
        drawn = told(creature(monster, *size, GLYPH_SETS[name]))
        assert drawn == picture(name=f"{monster}-{name}-{size[0]}x{size[1]}")


def test_what_kills_has_a_picture_of_its_own(picture: SnapshotAssertion) -> None:
    drawn = [told(creature("singing-sofa", 12, 6, glyphs, 1)) for glyphs in GLYPH_SETS.values()]
    assert "\n".join(drawn) == picture
    for glyphs in GLYPH_SETS.values():
        for monster in MANY[:200]:
            tame, deadly = (creature(monster, 12, 6, glyphs, danger) for danger in (0, 1))
            assert tame != deadly


@pytest.mark.one_of(3)
@pytest.mark.parametrize("colour", [True, False], ids=["coloured", "mono"])
@pytest.mark.parametrize("glyphs", GLYPH_SETS.values(), ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("size", SIZES)
def test_left_and_right_are_alike(size: tuple[int, int], glyphs: Glyphs, colour: bool) -> None:
    for monster in MANY[:300]:
        for danger in (0, 1):
            for line in creature(monster, *size, glyphs, danger, colour=colour):
                cells = cells_of(line)
                other = [
                    (sign.translate(TURNED), role, ground) for sign, role, ground in cells[::-1]
                ]
                assert cells == other, monster


@pytest.mark.parametrize("glyphs", GLYPH_SETS.values(), ids=lambda glyphs: glyphs.name)
def test_it_fills_its_room_and_no_more(glyphs: Glyphs) -> None:
    for cells, rows in ((12, 6), (8, 4), (13, 7), (11, 9), (24, 12), (40, 13), (7, 4), (0, 3)):
        for monster in MANY[:20]:
            lines = creature(monster, cells, rows, glyphs)
            assert [width_of(line) for line in lines] == [cells] * rows
    assert creature("goose", 12, 0, glyphs) == []
    assert not "".join(text_of(creature("goose", 7, 3, glyphs))).strip()


def test_twice_the_room_is_twice_the_picture() -> None:
    small, big = (creature("goose", size, size // 2, UNICODE) for size in (12, 24))
    lit = [sum(sign != " " for sign in "".join(text_of(lines))) for lines in (small, big)]
    assert lit[1] > 3 * lit[0]


@pytest.mark.parametrize("monster", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("glyphs", GLYPH_SETS.values(), ids=lambda glyphs: glyphs.name)
def test_any_text_is_an_id(monster: str, glyphs: Glyphs) -> None:
    for size in SIZES:
        lines = creature(monster, *size, glyphs)
        assert [width_of(line) for line in lines] == [size[0]] * size[1]
        assert "".join(text_of(lines)).strip()
        assert lines == creature(monster, *size, glyphs)


@pytest.mark.parametrize("colour", [True, False], ids=["coloured", "mono"])
def test_only_signs_of_the_set(colour: bool) -> None:
    for monster in MANY[:500]:
        for size in SIZES:
            drawn = "".join(text_of(creature(monster, *size, UNICODE, colour=colour)))
            assert set(drawn) <= set(UNICODE.pixels)
            letters = "".join(text_of(creature(monster, *size, ASCII, colour=colour)))
            assert letters.isascii()
            assert letters.isprintable()
    assert all(width(sign) == 1 for sign in UNICODE.pixels)


@pytest.mark.parametrize("glyphs", GLYPH_SETS.values(), ids=lambda glyphs: glyphs.name)
def test_every_sign_has_a_role_of_creatures(glyphs: Glyphs) -> None:
    for monster in MANY[:500]:
        for size in SIZES:
            for danger in (0, 1):
                runs = [run for line in creature(monster, *size, glyphs, danger) for run in line]
                inked = {run.role for run in runs if run.text.strip()}
                assert inked <= {*CREATURE_ROLES, "title"}
                assert {run.ground for run in runs} <= {*CREATURE_ROLES, ""}


def test_sheets_name_the_same_parts() -> None:
    sheets = [part_sheet(size, pixels=pixels) for size in SIZES for pixels in (True, False)]
    for kind in ("body", "eyes", "mouth", "crown", "arms", "feet"):
        names = [set(sheet.parts[kind]) for sheet in sheets]
        assert all(one == names[0] for one in names), kind
    assert set(sheets[0].parts["body"]) == set(KINDS)


@pytest.mark.parametrize("glyphs", GLYPH_SETS.values(), ids=lambda glyphs: glyphs.name)
def test_two_thousand_monsters_look_different(glyphs: Glyphs) -> None:
    pictures = {told(creature(monster, 12, 6, glyphs)) for monster in MANY}
    assert len(MANY) - len(pictures) <= 5


def test_a_word_of_the_id_says_what_it_is() -> None:
    kinds = {
        "octopus-of-hugs": "kraken",
        "keyboard-cat": "beast",
        "cangrejo-botones": "crab",
        "Araña del 3º": "spider",
        "choir-of-frogs": "frog",
        "owls": "bird",
    }
    assert {monster: genes_of(monster).kind for monster in kinds} == kinds
    assert genes_of("hiccup-dragon").crown == "horns"
    assert {genes_of(monster + "q").kind for monster in MANY} == set(KINDS)


def marked(palette: Palette, role: str, other: str) -> float:
    return contrast(palette.colours[role], palette.colours[other])


COLOURED = pytest.mark.parametrize(
    "palette", [DARK, LIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name
)


@COLOURED
def test_creatures_stand_out_from_what_is_behind_them(palette: Palette) -> None:
    for role in set(CREATURE_ROLES) - {"eyeball", "pupil"}:
        for ground in ("panel", "board"):
            assert marked(palette, role, ground) >= 3, (role, ground)


@COLOURED
def test_eyes_are_seen_in_every_theme(palette: Palette) -> None:
    """A pupil on a skin or in the white of its eye; what kills has white ones in a darker skin."""
    assert marked(palette, "pupil", "eyeball") >= 7
    assert all(marked(palette, "pupil", hide) >= 3 for hide in HIDES)
    assert all(marked(palette, "eyeball", shade) >= 3 for shade in SHADES)


@COLOURED
def test_every_eye_stands_out_from_what_is_beside_it(palette: Palette) -> None:
    for monster in MANY[:300]:
        for danger in (0, 1):
            genes = genes_of(monster, danger)
            roles = {**roles_of(genes), ".": "panel"}
            for size in SIZES:
                sheet = part_sheet(size, pixels=True)
                made_of = assembled(genes, sheet)[1]
                grid = painted(genes, sheet)
                eyes = [
                    (grid[y][x], grid[y + dy][x + dx])
                    for y, row in enumerate(made_of)
                    for x, kind in enumerate(row)
                    for dx, dy in ((1, 0), (0, 1), (0, -1))
                    if kind == "eyes" and 0 <= y + dy < len(grid)
                ]
                best = max((marked(palette, roles[a], roles[b]) for a, b in eyes), default=3)
                assert best >= 3, (monster, danger, size)


def test_without_colours_a_face_has_holes() -> None:
    """A hole is a part of a cell that is not lit, between lit ones of the same row of pixels."""
    for monster in MANY[:500]:
        for size in SIZES:
            rows = pixel_rows(text_of(creature(monster, *size, UNICODE, colour=False)))
            assert any("01" in row.strip("0") and "10" in row.strip("0") for row in rows), monster


def pixel_rows(lines: list[str]) -> list[str]:
    """Lit pixels as 1, row by row: a half block lights one of the two of its cell."""
    none, upper, lower = UNICODE.pixels[0], UNICODE.pixels[1], UNICODE.pixels[2]
    return [
        "".join("0" if sign in (none, dark) else "1" for sign in line)
        for line in lines
        for dark in (lower, upper)
    ]

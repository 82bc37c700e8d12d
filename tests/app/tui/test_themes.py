"""Everybody can read it: contrast of every theme, and no colour at all where none is wanted."""

from __future__ import annotations

import pytest

from app.settings import THEMES
from app.tui.themes import (
    BACKGROUNDS,
    CREATURE_ROLES,
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    MONO,
    PALETTES,
    SEAT_ROLES,
    Palette,
)

READ = {
    "text", "title", "muted", "faint", "accent", "key", "safe", "risky", "deadly", "good", "bad",
    "dead", *SEAT_ROLES,
}  # fmt: skip
"""Roles of letters: 4.5 to 1 at least, the figure of WCAG for text."""
SEEN = {"wall", "unseen", "remembered", "trail", "route", "exit", "border"}
"""Roles of lines and signs of the board: 3 to 1 at least, the figure of WCAG for graphics."""

TEXTURE = {"rock"}
"""Fills whole areas of the board, and never stands on another ground."""


ALL = READ | SEEN | TEXTURE | set(BACKGROUNDS) | set(CREATURE_ROLES)


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_figures_are_those_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_every_role_stands_out_from_every_background(palette: Palette) -> None:
    weak = [
        f"{role} on {ground}: {found:.2f}"
        for least, roles in ((4.5, READ), (3.0, SEEN))
        for role in sorted(roles)
        for ground in BACKGROUNDS
        if (found := contrast(palette.colours[role], palette.colours[ground])) < least
    ]
    assert not weak, "\n".join(weak)


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_solid_rock_is_seen_on_the_board(palette: Palette) -> None:
    for role in TEXTURE:
        assert contrast(palette.colours[role], palette.colours["board"]) >= 3, role


def test_high_contrast_text_has_seven_to_one() -> None:
    """The figure of WCAG for enhanced contrast, on the grounds that most text stands on."""
    colours = HIGH_CONTRAST.colours
    for role in ("text", "title", "muted", "faint", "key", "accent"):
        for ground in ("background", "panel", "board", "modal"):
            assert contrast(colours[role], colours[ground]) >= 7, (role, ground)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_theme_has_every_role(palette: Palette) -> None:
    assert palette.colours.keys() == DARK.colours.keys() == ALL


@pytest.mark.parametrize("palette", [DARK, LIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name)
def test_no_two_roles_share_a_colour(palette: Palette) -> None:
    """So that a picture of the screen can be read back as roles."""
    assert len(palette.roles()) == len(palette.colours)


def test_mono_names_no_colour() -> None:
    assert not any(MONO.colours.values())
    for role in DARK.colours:
        for ground in BACKGROUNDS:
            style = MONO.style(role, ground)
            assert style.color is None
            assert style.bgcolor is None


def test_in_mono_what_matters_is_told_by_attributes() -> None:
    assert MONO.style("text", "select").reverse
    assert MONO.style("seat1", "here").reverse
    assert MONO.style("deadly").underline
    assert MONO.style("key").bold


def test_themes_are_called_as_in_the_settings() -> None:
    assert tuple(PALETTES) == THEMES

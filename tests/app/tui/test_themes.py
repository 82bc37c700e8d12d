"""Everybody can read it: contrast of every theme, and no colour at all where none is wanted."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.config.settings import THEMES
from app.tui.themes import (
    CREATURE_ROLES,
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    MONO,
    PALETTES,
    SEAT_ROLES,
    Palette,
)
from tests.helpers.colour import DEFICIENCIES, Colour, contrast, distance, seen

BACKGROUNDS = (
    "background", "panel", "board", "here", "select", "modal", "gate", "warm", "hot",
)  # fmt: skip
"""Roles that colour what is behind; all others colour what is in front."""
READ = {
    "text", "title", "muted", "faint", "accent", "key", "safe", "risky", "deadly", "good", "bad",
    "dead", *SEAT_ROLES,
}  # fmt: skip
"""Roles of letters: 4.5 to 1 at least, the figure of WCAG for text."""
SEEN = {"wall", "unseen", "route", "exit", "border"}
"""Roles of lines and signs of the board: 3 to 1 at least, the figure of WCAG for graphics."""

TEXTURE = {"rock"}
"""Fills whole areas of the board, and never stands on another ground."""


COLOURED = (DARK, LIGHT, HIGH_CONTRAST)

ALL = READ | SEEN | TEXTURE | set(BACKGROUNDS) | set(CREATURE_ROLES)


def test_the_figures_are_those_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_published_with_the_formula(
    one: Colour, other: Colour, apart: float
) -> None:
    """Rows of table 1 of Sharma, Wu and Dalal (2005)."""
    assert round(distance(one, other), 4) == apart


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_greys_are_grey_to_everybody(deficiency: str) -> None:
    """Each row of the matrices sums to one."""
    for grey in ("#000000", "#777777", "#ffffff"):
        assert distance(seen(grey, deficiency), seen(grey)) < 0.01


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
@pytest.mark.parametrize("deficiency", ["", *DEFICIENCIES])
def test_any_two_seats_are_told_apart_by_everybody(palette: Palette, deficiency: str) -> None:
    """At least 12 by CIEDE2000, with full sight and with each of three deficiencies."""
    looks = {role: seen(palette.colours[role], deficiency) for role in SEAT_ROLES}
    close = {
        f"{one} and {other}": round(apart, 1)
        for one, other in combinations(SEAT_ROLES, 2)
        if (apart := distance(looks[one], looks[other])) < 12
    }
    assert not close


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_every_role_stands_out_from_every_background(palette: Palette) -> None:
    weak = [
        f"{role} on {ground}: {found:.2f}"
        for least, roles in ((4.5, READ), (3.0, SEEN))
        for role in sorted(roles)
        for ground in BACKGROUNDS
        if (found := contrast(palette.colours[role], palette.colours[ground])) < least
    ]
    assert not weak, "\n".join(weak)


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
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


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
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


def test_in_mono_states_that_only_a_role_tells_differ_by_attributes() -> None:
    """What works and what doesn't on the key bar, what is chosen, how dangerous a monster is."""
    for roles in (("key", "faint"), ("title", "text"), ("safe", "risky", "deadly")):
        looks = [str(MONO.style(role)) for role in roles]
        assert len(set(looks)) == len(looks), roles
    for ground in ("select", "here"):
        for role in DARK.colours.keys() - set(BACKGROUNDS):
            assert MONO.style(role, ground) != MONO.style(role), (role, ground)


def test_in_mono_what_matters_is_told_by_attributes() -> None:
    assert MONO.style("text", "select").reverse
    assert MONO.style("seat1", "here").reverse
    assert MONO.style("deadly").underline
    assert MONO.style("key").bold


def test_themes_are_called_as_in_the_settings() -> None:
    assert tuple(PALETTES) == THEMES

"""Every screen of the tour in both layouts and languages, all themes and both sets of signs, looked
at cell by cell (`make product`, some minutes); in the suite, one part of it.

What is found there needs no eyes: cut or covered text, too faint text, signs that ASCII has not,
colours where there should be none, a choice that only a colour tells, a language in the other one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.tui.themes import PALETTES
from tests.app.tui.everywhere import skins, tour
from tests.app.tui.everywhere.cast import USUAL
from tests.app.tui.everywhere.losses import faint
from tests.app.tui.everywhere.test_everywhere import made, untold
from tests.app.tui.everywhere.trial import program
from tests.app.tui.looks import LARGE, SMALL

SIZES = {"80x24": SMALL, "120x40": LARGE}
SHARE = (tour.the_end, SMALL)
"""What the suite looks at."""
THEMES = [name for name, palette in PALETTES.items() if palette.coloured]
NAMES = frozenset(
    {
        *("Ana", "Ben", "Eva", "Mazmorra", "Irrgarten", "Napakalaki", "Hammerspace"),
        *("Sunday", "in", "the", "maze", "Test", "garden", "Esc", "no", "IRR", "NAP", "HAM"),
        *("Pretend", "TERM", "xterm", "color", "settings", "toml", "napakalaki", "txt", "gold"),
    }
)
"""What is called the same in every language: players, games, a match, a labyrinth of a test, files,
clauses and terminals; and a key that says no."""
ABOUT_SIGNS = ("shell: doctor", "shell: first")
"""They show signs to ask whether they line up."""


async def wrong_with(pilot: Pilot[Any], stop: str) -> list[str]:
    """All that is wrong with a screen; it is left as it was found."""
    texts: dict[str, list[str]] = {}
    found: list[str] = []
    for language in ("en", "es"):
        dark = await seen(pilot, language=language)
        texts[language] = skins.lines(dark)
        found += [f"{language}: {one}" for one in await wrong_in(pilot, dark, stop)]
    await seen(pilot, language="en")
    same = skins.untranslated(texts["en"], texts["es"], NAMES)
    return [*found, *(f"not in Spanish: {one}" for one in same)]


async def wrong_in(pilot: Pilot[Any], dark: list[list[skins.Cell]], stop: str) -> list[str]:
    """What is wrong in the present language, here and in all other themes and signs."""
    app = program(pilot)
    found = [*faint(app), *untold(app), *skins.painted_over(app, dark)]
    if strange := skins.unmeasured(_all(dark)):
        found.append(f"the doctor does not measure {strange}")
    places = skins.chosen(app, dark)
    for theme in THEMES[1:]:
        other = await seen(pilot, theme=theme)
        if skins.lines(other) != skins.lines(dark) and app.said("theme") not in _all(other):
            found.append(f"the theme {theme} has another text")
    bare = await seen(pilot, theme="mono", glyphs="ascii")
    found += [*untold(app), *skins.painted_over(app, bare)]
    found += [f"a colour without colours: {one!r}" for one in skins.coloured(bare)]
    found += [f"chosen by colour: {one}" for one in skins.not_reversed(bare, places)]
    if stop not in ABOUT_SIGNS and (strange := skins.foreign(_all(bare))):
        found.append(f"not of ASCII: {strange}")
    await seen(pilot, theme=THEMES[0], glyphs="unicode")
    return found


async def seen(pilot: Pilot[Any], **looks: str) -> list[list[skins.Cell]]:
    """The screen in other looks."""
    app = program(pilot)
    app.change(**looks)
    await pilot.pause()
    return skins.cells(app)


def _all(screen: list[list[skins.Cell]]) -> str:
    return "\n".join(skins.lines(screen))


async def examined(part: tour.Part, size: tuple[int, int], folder: Path) -> list[str]:
    """All that is wrong with the screens of a part."""
    app, file = made(folder, part, USUAL)
    wrong: list[str] = []
    async with app.run_test(size=size) as pilot:
        async for stop in part(pilot, USUAL):
            wrong += [f"{stop}: {one}" for one in await wrong_with(pilot, stop)]
    file.store.shut()
    return wrong


WALKS = [
    pytest.param(
        part,
        size,
        marks=() if (part, size) == SHARE else pytest.mark.long,
        id=f"{part.__name__}-{name}",
    )
    for part in tour.PARTS
    for name, size in SIZES.items()
]
"""Each part in each size."""


@pytest.mark.parametrize(("part", "size"), WALKS)
async def test_every_screen_in_every_look(
    part: tour.Part, size: tuple[int, int], tmp_path: Path
) -> None:
    wrong = await examined(part, size, tmp_path)
    assert not wrong, "\n".join(wrong)

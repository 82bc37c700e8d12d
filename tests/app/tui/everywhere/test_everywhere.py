"""What must hold on every screen, whoever plays and whatever things are called.

One walk a part looks for all at once: each stop has its pictures, English that is a third longer
loses no word and no key, text stands out in every theme, and a key leads into no dead end
(`test_keys.py` tries all of them). A second one has players and cards
with names that mean harm.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.content.content_index import ContentIndex
from app.text import rulebook
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.widgets.menu import Menu
from tests.app.i18n.pseudo import PSEUDO, PseudoTexts
from tests.app.tui.everywhere import tour
from tests.app.tui.everywhere.cast import CRUEL, SPOKEN, USUAL, Cast
from tests.app.tui.everywhere.losses import faint, losses, shown, unruly
from tests.app.tui.everywhere.matrix import unpictured
from tests.app.tui.everywhere.trial import of_some_key
from tests.app.tui.matches.helpers import File, program
from tests.app.tui.modes import kind_of
from tests.helpers.thinned import is_whole

SMALL = (80, 24)
ONE_OF = 3
"""At every third stop a key is tried and all is read in longer words, in `make whole` at all of
them; `make keys` tries each key."""
NAMED = tuple(
    part for part in tour.PARTS if part not in (tour.new_games, tour.gallery, tour.lessons)
)
"""Where names are that came from somebody's file."""

ELSEWHERE = {
    "gallery.ExhibitRows": "the page beside it begins with the whole name",
    "matches.MatchRows": "the details under it",
    "match.LogPanel": "the log (L)",
    "irrgarten.LogPanel": "the log (L)",
    "irrgarten.DescentSidePanel": "the whole picture (y)",
    "end.TurningPointList": "the chosen one takes as many rows as it needs",
    "hammerspace.MiddlePanel": "the monster among the cards (i)",
    "hammerspace.HammerspaceRivals": "the table (t)",
    "hammerspace.PreviewPanel": "the sums (y)",
    "hammerspace.PlayerPanel": "the card (i)",
    "napakalaki.EquipPanel": "the card (x)",
    "napakalaki.NapakalakiHead": "the sign stands for stations of the turn that are far",
    "widgets.MenuRows": "the lines under the menu, or the one over it",
}
"""Widgets whose rows may end with `~`, and where the whole text is, one key or glance away."""


def made(
    folder: Path, part: tour.Part, who: Cast, language: str = "en"
) -> tuple[MazmorraApp, File]:
    file = File(folder / "matches.sqlite3")
    if part is tour.shell:
        tour.filled(file, who)
    app = program(file, language=language)
    app.services.library = ContentIndex(None)
    return app, file


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages of the rules have no third language; the Spanish ones are longer."""
    real = rulebook.page
    for name in ("app.text.rulebook", "app.tui.rules.browser"):
        module = importlib.import_module(name)
        monkeypatch.setattr(
            module,
            "page",
            lambda game, language: real(game, "es" if language == PSEUDO else language),
        )


async def spoken(pilot: Pilot[Any], language: str) -> None:
    """All screens in a language, which need not be one of the program's."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    app.texts.language = language
    for screen in app.screen_stack:
        if isinstance(screen, BaseScreen):
            screen.retext()
    await pilot.pause()


def untold(app: MazmorraApp) -> list[str]:
    """What is lost and not told elsewhere."""
    found = [
        one for one in losses(app)
        if not (": cut: " in one and one.partition(":")[0] in ELSEWHERE)
    ]  # fmt: skip
    for menu in app.screen.query(Menu):
        if menu.chosen is not None and menu.chosen.note[:40] not in shown(app):
            words = menu.chosen.note.split()
            if any(word not in shown(app) for word in words):
                found.append(f"a note of {app.screen}: {menu.chosen.note}")
    return found


@pytest.mark.parametrize("part", tour.PARTS, ids=lambda part: part.__name__)
async def test_longer_words_fit_and_all_stands_out(
    part: tour.Part, tmp_path: Path, pages: None
) -> None:
    app, file = made(tmp_path, part, USUAL)
    app.texts = PseudoTexts()
    wrong: list[str] = []
    async with app.run_test(size=SMALL) as pilot:
        await spoken(pilot, "en")
        number = 0
        async for stop in part(pilot, USUAL):
            number += 1
            screen = kind_of(app.screen)
            wrong += (f"{stop}: {one}" for one in unpictured(stop, screen))
            wrong += (f"{stop}: {one}" for one in faint(app))
            if number % ONE_OF == 0 or is_whole():
                wrong += [f"{stop}: {one}" for one in await of_some_key(pilot, file, stop)]
            if number % ONE_OF == 1 or is_whole():
                await spoken(pilot, PSEUDO)
                wrong += (f"{stop}: {one}" for one in untold(app))
                await spoken(pilot, "en")
    file.store.shut()
    assert not wrong, "\n".join(wrong)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("cruel", CRUEL, ids=["bad", "worse"])
@pytest.mark.parametrize("part", NAMED, ids=lambda part: part.__name__)
async def test_names_are_text_and_nothing_moves(
    part: tour.Part, cruel: Cast, tmp_path: Path
) -> None:
    app, file = made(tmp_path, part, cruel)
    wrong: list[str] = []
    said: set[str] = set()
    async with app.run_test(size=SMALL) as pilot:
        async for stop in part(pilot, cruel):
            wrong += (f"{stop}: {one}" for one in unruly(app))
            wrong += (f"{stop}: {one}" for one in losses(app) if ": cut: " not in one)
            said |= {one for one in SPOKEN if one in shown(app)}
    file.store.shut()
    assert not wrong, "\n".join(wrong)
    assert said
    assert app.return_code in (None, 0)

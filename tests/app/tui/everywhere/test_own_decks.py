"""Names and texts of somebody's own decks are text, wherever they are shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from app.content import checks
from app.content.content_index import ContentIndex
from app.tui.app import MazmorraApp
from tests.app.tui.everywhere import tour
from tests.app.tui.everywhere.losses import losses, shown, unruly
from tests.app.tui.everywhere.owndecks import SPOKEN, written
from tests.app.tui.matches.helpers import File, program
from tests.app.tui.waiting import settled

GALLERY = ("g", "slash", "r", "e", "d", "enter", *("down",) * 4, "escape", "slash", "Z", "enter")
LOOKS: dict[str, tuple[str, ...]] = {
    "irrgarten/labyrinths/harmful.yaml": ("x", "tab", "escape", "y", "escape", "m", "escape"),
    "napakalaki/decks/harmful": ("enter", "x", "right", "escape", "d", "escape", "y", "escape"),
    "hammerspace/decks/harmful": ("i", "right", "right", "escape", "t", "escape", "y", "escape"),
}
"""Keys of a match that show what its cards and monsters are called."""


async def looked_at(pilot: Pilot[Any], *keys: str) -> tuple[list[str], set[str]]:
    """What is wrong on a screen after each key, and which of the names were read."""
    app = pilot.app
    assert isinstance(app, MazmorraApp)
    wrong, said = [], set()
    for key in keys:
        await tour.keys(pilot, key)
        wrong += [f"{key}: {one}" for one in unruly(app)]
        wrong += [f"{key}: {one}" for one in losses(app) if ": cut: " not in one]
        said |= {one for one in SPOKEN if one in shown(app)}
    return wrong, said


def test_such_decks_are_sound(tmp_path: Path) -> None:
    written(tmp_path)
    found = list(checks.players_content(tmp_path))
    assert len(found) == len(LOOKS)
    assert not any(checks.error_in(checks.content_path(path), kind) for path, kind in found)


async def test_the_gallery_shows_them_as_they_are_written(tmp_path: Path) -> None:
    written(tmp_path)
    file = File(tmp_path / "matches.sqlite3")
    app = program(file)
    app.services.library = ContentIndex(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        wrong, said = await looked_at(pilot, *GALLERY)
    file.store.shut()
    assert not wrong
    assert {"[red]x[/]", "[@click=app.quit]Zoë"} <= said
    assert app.return_code in (None, 0)


@pytest.mark.parametrize("scenario", LOOKS, ids=lambda path: path.partition("/")[0])
async def test_a_match_shows_them_as_they_are_written(scenario: str, tmp_path: Path) -> None:
    written(tmp_path)
    file = File(tmp_path / "matches.sqlite3")
    game, path = scenario.partition("/")[0], str(tmp_path / scenario)
    app = program(file, game=game, scenario=path, seed="WOLF-7F3A")
    app.services.library = ContentIndex(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert app.session is not None
        wrong, said = await looked_at(pilot, *LOOKS[scenario])
    file.store.shut()
    assert not wrong
    assert said
    assert app.return_code in (None, 0)

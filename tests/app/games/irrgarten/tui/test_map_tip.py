"""The coach's tip on the digits of the map names a monster that is there, as the map shows it."""

from __future__ import annotations

import re

import pytest

from app.games.irrgarten.descent.tui.floor_grid import FloorGrid
from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.lessons.learned import LearnedState
from app.tui.app import MazmorraApp
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

HALL = (
    "XXXXXXXXXXXX",
    "XP------M--X",
    "XP---------X",
    "X----------E",
    "XXXXXXXXXXXX",
)
TIP = re.compile(r"(\S)([0-9+]) (?:on the map|en el mapa): .* (\S)(?:\.| )")


def beginner(language: str = "en") -> MazmorraApp:
    app = program(language=language)
    app.services.learned, app.services.store = LearnedState(None), None
    return app


def drawn(grid: MazeGrid) -> str:
    return "\n".join(grid.render_line(y).text for y in range(grid.size.height))


async def test_irr_37_the_tip_names_a_monster_of_the_map_with_its_digit() -> None:
    """It said "H5", whatever was there."""
    app = beginner()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(HALL, last_laps=2, even_starts=True))
        await pilot.press("l")
        await settled(pilot)
        found = TIP.search(screen_words(app))
        assert found is not None
        letter, digit = found[1], found[2]
        assert f"{letter}{digit}" in drawn(app.screen.query_one(MazeGrid))
        assert f"against {letter}." in screen_words(app)


async def test_irr_37_without_a_digit_on_the_map_there_is_no_such_tip() -> None:
    app = beginner()
    bare = [row.replace("M", "-") for row in HALL]
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(bare, last_laps=2, monsters=0))
        await pilot.press("l")
        await settled(pilot)
        assert "on the map:" not in screen_words(app)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_irr_57_on_a_floor_the_tip_is_about_the_target(language: str) -> None:
    app = beginner(language)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await descent.opened(pilot, descent.match_of())
        way = next(iter(screen.scene.previews)).way
        await pilot.press({0: "k", 1: "j", 2: "h", 3: "l"}[way])
        await settled(pilot)
        found = TIP.search(screen_words(app))
        target = screen.scene.target
        assert found is not None
        assert target is not None
        assert found[1] == screen.scene.letter(target)
        assert f"{found[1]}{found[2]}" in drawn(screen.query_one(FloorGrid))

"""Every key on every screen of the tour (`make keys`), in both layouts and languages; in the suite,
what was found that way.

The walk of `test_everywhere` tries one key of each screen.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.app.tui.everywhere import tour, trial
from tests.app.tui.everywhere.branches import branch
from tests.app.tui.everywhere.cast import USUAL
from tests.app.tui.everywhere.keyboard import pressed
from tests.app.tui.everywhere.test_everywhere import SMALL, made
from tests.app.tui.everywhere.tour import PARTS, Part
from tests.helpers.thinned import is_whole

FIELDS = {
    "rules": ("f7", "slash"),
    "name": ("m", "r"),
    "commands": ("colon",),
    "gallery": ("g", "slash"),
    "form": ("i", "down", "down", "down", "enter"),
}
"""The keys from the home screen to each field; the last one opens it."""

LAYOUTS = {"80x24-en": (SMALL, "en"), "120x40-es": ((120, 40), "es")}
"""Each layout and each language once: `-k 120x40-es` chooses."""


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
@pytest.mark.parametrize(("size", "language"), LAYOUTS.values(), ids=LAYOUTS)
async def test_every_key_on_every_screen(
    part: Part, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    app, file = made(tmp_path, part, USUAL, language=language)
    wrong: list[str] = []
    stops = tried = 0
    async with app.run_test(size=size) as pilot:
        async for stop in part(pilot, USUAL):
            found, keys = await trial.of_all_keys(pilot, file)
            wrong += (f"{stop}: {one}" for one in found)
            stops, tried = stops + 1, tried + keys
            print(f"{stop}: {len(found)} of {keys}", flush=True)  # it takes minutes
    file.store.shut()
    print(f"{part.__name__}: {stops} screens, {tried} keys")
    assert not wrong, "\n".join(wrong)


async def test_what_is_typed_fast_is_what_is_typed_slowly(tmp_path: Path) -> None:
    app, file = made(tmp_path, tour.shell, USUAL)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for name, (*way, last) in list(FIELDS.items())[:: 1 if is_whole() else 2]:
            slowly, fast = [
                await branch(file, partial(typed, pilot, way, last, at_once))
                for at_once in (False, True)
            ]
            assert slowly == fast, name
            assert "neck ñ7" in slowly[-1], name
    file.store.shut()


async def typed(pilot: Pilot[Any], way: list[str], last: str, at_once: bool) -> list[str]:
    await pressed(pilot, way)
    return await trial.written(pilot, [last], at_once=at_once)


async def test_screens_that_lead_to_each_other_do_not_pile_up(tmp_path: Path) -> None:
    app, file = made(tmp_path, tour.shell, USUAL)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, ["f7", "f1", "f9", "t", "f1"] * 2)
        high = len(app.screen_stack)
        await pressed(pilot, ["f7", "f1", "f9", "t", "f1"] * 2)
        assert len(app.screen_stack) == high
    file.store.shut()


async def test_an_answer_given_twice_closes_one_screen(tmp_path: Path) -> None:
    """Two Enters in a field, the second before the first was heard."""
    app, file = made(tmp_path, tour.new_games, USUAL)
    async with app.run_test(size=SMALL) as pilot:
        await pressed(pilot, FIELDS["form"])
        assert await branch(file, partial(trial.of_key, pilot, "enter")) == ["acts"]
    file.store.shut()


async def test_the_program_can_be_left_over_any_question(tmp_path: Path) -> None:
    app, file = made(tmp_path, tour.labyrinth, USUAL)
    async with app.run_test(size=SMALL) as pilot:
        async for stop in tour.labyrinth(pilot, USUAL):
            if stop == "irrgarten: resign":
                break
        assert await branch(file, partial(trial.of_key, pilot, "ctrl+q")) == ["acts"]
    file.store.shut()

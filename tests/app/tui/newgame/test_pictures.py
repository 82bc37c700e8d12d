"""Pictures of the new-game screen: a mount a state, then languages, sizes, signs and themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from tests.app.tui.looks import SMALL, all_looks
from tests.app.tui.newgame.helpers import (
    BROKEN,
    TWO_STARTS,
    SlowMaker,
    fixed_library,
    form_of,
    go_to,
    program,
    slow_form,
    write,
)
from tests.helpers.pictures import screen_words


async def test_as_it_opens(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "right")
        await all_looks(pilot, picture)


async def test_the_list_with_a_broken_file(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path, bog=BROKEN))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left", "left", "enter")
        await all_looks(pilot, picture)


async def test_the_generator(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left")
        await go_to(pilot, "gen:algorithm")
        await all_looks(pilot, picture)


async def test_rules_unfolded_with_changes(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "option:fog")
        await pilot.press("right")
        await go_to(pilot, "group:figures")
        await pilot.press("enter")
        await go_to(pilot, "group:death")
        await pilot.press("enter")
        await go_to(pilot, "option:resurrection")
        await pilot.press("right")
        await all_looks(pilot, picture)


async def test_a_start_that_cannot_be(picture: SnapshotAssertion, tmp_path: Path) -> None:
    """Two P in the grid, eight players (IRR-5)."""
    app = program(fixed_library(tmp_path, doorstep=TWO_STARTS))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i")
        draft = form_of(app).form.draft
        draft.scenario_index = [entry.name for entry in draft.entries].index("doorstep")
        await go_to(pilot, "seats")
        await pilot.press(*["a"] * 6, "end")
        await all_looks(pilot, picture)


async def test_a_name_that_is_refused(picture: SnapshotAssertion, tmp_path: Path) -> None:
    """It is refused in the language of that moment."""

    async def refused(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()

    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "seat:0")
        await pilot.press("enter")
        await write(pilot, "Ben")
        assert "Ben is taken by another player." in screen_words(app)
        app.change(language="es")
        await pilot.pause()
        assert "Another player" not in screen_words(app)
        await all_looks(pilot, picture, settle=refused)


async def test_a_labyrinth_in_the_making(picture: SnapshotAssertion, tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = slow_form(app, SlowMaker())
        app.push_screen(screen)
        await pilot.pause()
        await pilot.press("down", "left")
        screen.form.draft.size_from("1001x1001")
        await pilot.press("s")
        await pilot.pause(0.2)
        await all_looks(pilot, picture)

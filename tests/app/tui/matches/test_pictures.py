"""Pictures of the list of matches, in both sizes and languages, and in ASCII without colour."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.app.tui.looks import all_looks, undressed
from tests.app.tui.matches.helpers import File, keys, listed, program, usual
from tests.app.tui.waiting import settled

SIZE = (80, 24)


async def test_the_list(file: File, picture: SnapshotAssertion) -> None:
    usual(file)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "down")
        await all_looks(pilot, picture, settle=settled)
        await undressed(pilot)
        await keys(pilot, "slash", *"ana irr")
        await all_looks(pilot, picture, settle=settled, prefix="search-")


async def test_a_finished_match(file: File, picture: SnapshotAssertion) -> None:
    usual(file)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "tab")
        await all_looks(pilot, picture, settle=settled)


async def test_eight_players_and_a_damaged_match(file: File, picture: SnapshotAssertion) -> None:
    names = ("Maximiliana", "Bartholomew", "Evangelina", "Leo", "Noa", "Ida", "Ugo", "Zoe")
    file.add(1, players=" ".join(f"{name}:scout" for name in names), ago=60)
    file.add(2)
    file.spoil("UPDATE matches SET header = '{' WHERE id = '0000000000000002'")
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "down")
        await all_looks(pilot, picture, settle=settled)


async def test_a_damaged_match_is_asked_about(file: File, picture: SnapshotAssertion) -> None:
    file.add(1)
    file.spoil("UPDATE decisions SET notation = 'left' WHERE number = 4")
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter")
        await all_looks(pilot, picture, settle=settled)


async def test_the_file_that_is_asked_for(
    file: File, picture: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAZMORRA_HOME", "/tmp/home")
    file.add(1)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "e")
        await all_looks(pilot, picture, settle=settled)


@pytest.mark.parametrize(("asked", "key"), [("rename", "r"), ("delete", "d")])
async def test_what_is_asked(file: File, picture: SnapshotAssertion, asked: str, key: str) -> None:
    usual(file)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, key)
        await all_looks(pilot, picture, settle=settled)


async def test_nothing_is_saved(file: File, picture: SnapshotAssertion) -> None:
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await all_looks(pilot, picture, settle=settled)

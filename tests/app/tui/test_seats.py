"""The menu of a match: seats that go to bots and back, and giving up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.match.match import Match
from app.match.seats import RESIGNED, marked
from app.tui.app import MazmorraApp
from app.tui.dialogs.pause import PauseMenu
from app.tui.dialogs.seats import SeatsDialog
from app.tui.screens.handover import HandoverScreen
from tests.app.tui.looks import all_looks
from tests.app.tui.matches.helpers import File, keys, listed, program, shown
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

SIZE = (80, 24)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[File]:
    found = File(tmp_path / "matches.sqlite3")
    yield found
    found.store.shut()


def match_of(app: object) -> Match:
    assert isinstance(app, MazmorraApp)
    assert app.session is not None
    match = match_behind(app.session)
    assert isinstance(match, Match)
    return match


async def test_a_seat_goes_to_a_bot_and_back(file: File) -> None:
    file.add(1, players="Ana Ben:scout", decisions=0)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter", "escape", "b")
        assert isinstance(pilot.app.screen, SeatsDialog)
        await keys(pilot, "2")
        await keys(pilot, "escape")
        assert isinstance(pilot.app.screen, PauseMenu)
        assert not match_of(pilot.app).seats[1].human, "nothing holds before it is taken"
        await keys(pilot, "b", "down", "left", "left", "t")
        assert isinstance(pilot.app.screen, IrrgartenScreen)
        assert "The players have changed" in shown(pilot)
        assert match_of(pilot.app).seats[1].bot != "scout"
        saved = file.store.one(f"{1:016x}")
        assert saved.seats == match_of(pilot.app).seats


async def test_whoever_resigns_watches_bots_play_on(file: File) -> None:
    file.add(1, players="Ana Ben:random", decisions=0)
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter", "escape", "r")
        assert "Resign, Ana?" in shown(pilot)
        await keys(pilot, "enter")
        assert match_of(pilot.app).seats[0].human
        await keys(pilot, "r", "y")
        match = match_of(pilot.app)
        assert not match.seats[0].human
        assert marked(match.header.title, RESIGNED) == {0}
        assert match.decisions, "the bots go on"


async def test_the_keyboard_is_passed_when_another_hand_is_to_be_seen(file: File) -> None:
    mover = file.add(1, "napakalaki", "Ana Ben Eva", decisions=0).actor
    other = (mover + 1) % 3
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, HandoverScreen)
        await keys(pilot, "space", "escape", "b", str(other + 1), "t")
        assert not match_of(pilot.app).seats[other].human
        assert isinstance(pilot.app.screen, HandoverScreen), "nobody sees another one's hand"
        await keys(pilot, "space")
        assert isinstance(pilot.app.screen, NapakalakiScreen)


async def test_pictures_of_the_dialog(file: File, picture: SnapshotAssertion) -> None:
    match = file.add(1, players="Ana Ben Eva:random", decisions=0)
    seats = [match.seats[0], match.seats[2], match.seats[2]]
    seats = [seat if at != 1 else type(seat)("Ben", "scout") for at, seat in enumerate(seats)]
    match.reseat(seats, resigned=[1])
    async with program(file).run_test(size=SIZE) as pilot:
        await listed(pilot)
        await keys(pilot, "enter", "escape", "b")
        await all_looks(pilot, picture, settle=settled)

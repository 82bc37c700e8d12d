"""Pictures of replays, in both sizes and languages, and in ASCII without colour."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from app.match.source import ReplayRequest
from tests.app.analysis import helpers as analysis
from tests.app.tui.looks import all_looks
from tests.app.tui.replay.helpers import fight, finished, keys, program, replayed
from tests.app.tui.waiting import settled

every_game = pytest.mark.parametrize("game", ["irrgarten", "napakalaki"])
"""Hammerspace has a picture of its own."""


@every_game
async def test_in_the_middle(game: str, picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        one = finished(game)
        seat, after = fight(one)
        await replayed(pilot, one, at=after, viewer=seat)
        await all_looks(pilot, picture, settle=settled)


@every_game
async def test_the_end_of_it(game: str, picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished(game), viewer=0)
        await keys(pilot, "end")
        await all_looks(pilot, picture, settle=settled)


async def test_whoever_decides_is_followed(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished("irrgarten", people="", fog=0))
        await all_looks(pilot, picture, settle=settled)


async def test_play_on_from_here(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished("napakalaki", people="AnaBen"), at=30, viewer=0)
        await keys(pilot, "f")
        await all_looks(pilot, picture, settle=settled)


async def test_a_replay_of_hammerspace(picture: SnapshotAssertion) -> None:
    app, match = program(), analysis.finished("hammerspace")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_replay(ReplayRequest(match.header, match.written, 6, 0))
        await all_looks(pilot, picture, settle=settled)


async def test_a_turn_to_go_to(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await replayed(pilot, finished("irrgarten"), viewer=0)
        await keys(pilot, "t")
        await all_looks(pilot, picture, settle=settled)

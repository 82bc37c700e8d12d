"""A replay as a screen sees it: the same facts on the same feeds, paced, nobody deciding."""

from __future__ import annotations

import asyncio

import pytest

from app.match.match import NotYourTurn
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch, ReplayRunner
from app.match.undo import NothingToUndo
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import MemoryJournal
from tests.app.match.test_napakalaki import new_match, play
from tests.engines.napakalaki.helpers import rich_config

LENGTH = 40


def recorded() -> tuple[dict[int, list[Event]], ReplayMatch]:
    journal = MemoryJournal()
    match = new_match(rich_config(), journal)
    heard: dict[int, list[Event]] = {}
    for seat in (SPECTATOR, *range(len(match.seats))):
        heard[seat] = []
        match.feed(seat).subscribe(Event, heard[seat].append)
    play(match, LENGTH)
    assert journal.header is not None
    playback = ReplayMatch(Replay(journal.header, journal.decisions))
    playback.replay.seek(0)
    return heard, playback


def test_each_seat_hears_again_what_it_heard() -> None:
    """NAP-20: and nothing that was told to others only."""
    heard, playback = recorded()
    again: dict[int, list[Event]] = {seat: [] for seat in heard}
    for seat, events in again.items():
        playback.feed(seat).subscribe(Event, events.append)
    while playback.step():
        pass
    assert again == heard
    assert playback.decisions == LENGTH
    assert playback.past(1) == heard[1]
    assert not playback.step()


def test_nobody_decides_in_it() -> None:
    _, playback = recorded()
    projector = ReplayRunner(playback)
    assert playback.legal() == ()
    assert projector.waiting_for is None
    with pytest.raises(NotYourTurn):
        projector.decide(playback.actor, 0)
    with pytest.raises(NothingToUndo):
        projector.take_back(0)
    assert playback.undoable(0) == 0


async def test_it_plays_until_it_is_held_and_stops_at_the_end() -> None:
    _, playback = recorded()
    projector = ReplayRunner(playback)
    paused: list[int] = []

    def pause() -> float:
        paused.append(playback.decisions)
        return 0.1

    async def ready() -> None:
        if playback.decisions == 5 and not paused.count(5):
            projector.hold()

    projector.pace(pause, ready)
    task = asyncio.create_task(projector.run())
    await asyncio.sleep(1)
    assert playback.decisions == 0, "it begins when it is told to"
    projector.play()
    await asyncio.sleep(1)
    assert (playback.decisions, projector.playing) == (5, False)
    projector.play()
    await asyncio.sleep(10)
    assert (playback.decisions, projector.playing) == (LENGTH, False)
    await projector.stop()
    await task


def test_the_eyes_are_those_of_one_seat_or_of_everybody() -> None:
    _, playback = recorded()
    assert ReplayRunner(playback, 2).seats_seen() == (2,)
    assert ReplayRunner(playback).seats_seen() == ()

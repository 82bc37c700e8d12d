"""A replay as a screen sees it: the same facts on the same feeds, paced, nobody deciding."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from app.match.events import Decided
from app.match.match import NotYourTurn
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch
from app.match.source import Frame
from app.match.undo import NothingToUndo
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import MemoryJournal
from tests.app.match.test_napakalaki import new_match, play
from tests.engines.napakalaki.helpers import rich_config
from tests.helpers.hearing import hear

LENGTH = 40


def recorded() -> tuple[dict[int, list[Event]], ReplayMatch]:
    journal = MemoryJournal()
    match = new_match(rich_config(), journal)
    heard: dict[int, list[Event]] = {}
    for seat in (SPECTATOR, *range(len(match.seats))):
        heard[seat] = []
        hear(match, seat, Event, heard[seat].append)
    play(match, LENGTH)
    assert journal.header is not None
    playback = ReplayMatch(Replay(journal.header, journal.decisions))
    playback.replay.seek(0)
    return heard, playback


def _keep(events: list[Event], frame: Frame) -> None:
    if not isinstance(frame.event, Decided):
        events.append(frame.event)


def test_each_seat_hears_again_what_it_heard() -> None:
    """NAP-20: and nothing that was told to others only."""
    heard, playback = recorded()
    again: dict[int, list[Event]] = {seat: [] for seat in heard}
    for seat, events in again.items():
        playback.watch(seat, partial(_keep, events))
    while playback.step():
        pass
    assert again == heard
    assert playback.decisions == LENGTH
    assert playback.snapshot(1).past == heard[1]
    assert not playback.step()


def test_nobody_decides_in_it() -> None:
    _, playback = recorded()
    pending = playback.snapshot(playback.actor).pending
    assert (pending.legal, pending.waiting_for, pending.undoable) == ((), None, {})
    with pytest.raises(NotYourTurn):
        playback.decide(playback.actor, 0)
    with pytest.raises(NothingToUndo):
        playback.take_back(0)


async def test_it_plays_until_it_is_held_and_stops_at_the_end() -> None:
    _, playback = recorded()
    paused: list[int] = []

    def pause() -> float:
        paused.append(playback.decisions)
        return 0.1

    async def ready() -> None:
        if playback.decisions == 5 and not paused.count(5):
            playback.hold()

    playback.pace(pause, ready)
    task = asyncio.create_task(playback.run())
    await asyncio.sleep(1)
    assert playback.decisions == 0, "it begins when it is told to"
    playback.play()
    await asyncio.sleep(1)
    assert (playback.decisions, playback.playing) == (5, False)
    playback.play()
    await asyncio.sleep(10)
    assert (playback.decisions, playback.playing) == (LENGTH, False)
    await playback.stop()
    await task


def test_the_eyes_are_those_of_one_seat_or_of_everybody() -> None:
    _, playback = recorded()
    assert not playback.people
    playback.viewer = 2
    assert playback.people == (2,)

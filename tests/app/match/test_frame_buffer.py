"""A viewer whose line was cut comes back and gets what it missed: no frame twice, none left out."""

from __future__ import annotations

import pytest

from app.match.events import DecisionsUndone
from app.match.frame_buffer import FrameBuffer, SnapshotNeeded
from app.match.lifecycle import begin, resume
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.match.source import Frame
from engines.kernel.events import SPECTATOR, may_see
from engines.kernel.streams import CheapSource
from tests.app.match.helpers import ID, MemoryJournal, new_match, play
from tests.engines.rules_contract import CASES, GAMES

each_game = pytest.mark.parametrize(("name", "setting"), CASES)


class Screen:
    """What a viewer has got, and when its line was cut."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def get(self, frame: Frame) -> None:
        self.frames.append(frame)

    @property
    def seen(self) -> int:
        return self.frames[-1].seq if self.frames else 0


def dealt(name: str, setting: str) -> Match:
    config = GAMES[name].config(setting)
    seats = [Seat(f"player {seat}", HUMAN) for seat in range(config.seats)]
    return begin(name, config, seats, "7", match_id=ID, title={})


def play_by_dice(match: Match, decisions: int, dice: CheapSource) -> None:
    for _ in range(decisions):
        if not match.over:
            legal = match.legal()
            match.decide(match.actor, legal[dice.below(0, len(legal))])


def buffer_of(match: Match, viewer: int = 0, size: int = 256) -> FrameBuffer:
    return FrameBuffer(match, viewer, size)


def numbers(screen: Screen) -> list[int]:
    return [frame.seq for frame in screen.frames]


# -- the line is cut, and comes back


@each_game
def test_frames_in_two_parts_are_the_frames_at_once(name: str, setting: str) -> None:
    """For every seat and a spectator: those who were away have in the end what the others have."""
    match = dealt(name, setting)
    viewers = (SPECTATOR, *range(len(match.seats)))
    staying, away = {seat: Screen() for seat in viewers}, {seat: Screen() for seat in viewers}
    buffers = {seat: buffer_of(match, seat, size=2_000) for seat in viewers}
    cut = {seat: buffers[seat].watch_after(0, away[seat].get) for seat in viewers}
    for seat in viewers:
        match.watch(seat, staying[seat].get)
    dice = CheapSource(3)
    play_by_dice(match, 15, dice)
    for stop in cut.values():
        stop()
    play_by_dice(match, 15, dice)
    for seat in viewers:
        assert len(away[seat].frames) < len(staying[seat].frames)
        buffers[seat].watch_after(away[seat].seen, away[seat].get)
        assert away[seat].frames == staying[seat].frames
    play_by_dice(match, 15, dice)
    for seat in viewers:
        assert away[seat].frames == staying[seat].frames
        assert numbers(away[seat]) == list(range(1, away[seat].seen + 1))


def test_a_buffer_that_begins_late_goes_on_from_the_snapshot() -> None:
    match = play(new_match(), 10)
    snapshot = match.snapshot(1)
    buffer, screen = buffer_of(match, 1), Screen()
    play(match, 5)
    buffer.watch_after(snapshot.seq, screen.get)
    play(match, 5)
    assert numbers(screen) == list(range(snapshot.seq + 1, match.snapshot(1).seq + 1))


def test_who_missed_nothing_gets_only_what_comes() -> None:
    match, screen = new_match(), Screen()
    buffer = buffer_of(match)
    play(match, 3)
    last = match.snapshot(0).seq
    buffer.watch_after(last, screen.get)
    assert screen.frames == []
    play(match, 1)
    assert screen.frames[0].seq == last + 1


def test_a_decision_made_while_missed_frames_come_is_told_after_them() -> None:
    """The front end of somebody who comes back may decide at the first frame that asks."""
    match, screen = new_match(), Screen()
    buffer = buffer_of(match)
    play(match, 3)

    def decide_once(frame: Frame) -> None:
        screen.get(frame)
        if len(screen.frames) == 1:
            play(match, 1)

    buffer.watch_after(0, decide_once)
    play(match, 1)
    assert match.decisions == 5
    assert numbers(screen) == list(range(1, match.snapshot(0).seq + 1))


# -- what a buffer does not keep


def test_who_was_away_too_long_is_told_to_take_a_snapshot() -> None:
    match, screen = new_match(), Screen()
    buffer = buffer_of(match, size=4)
    play(match, 20)
    last = match.snapshot(0).seq
    with pytest.raises(SnapshotNeeded):
        buffer.watch_after(last - 5, screen.get)
    play(match, 1)
    assert screen.frames == [], "a refused viewer is sent nothing, not later either"
    last = match.snapshot(0).seq
    buffer.watch_after(last - 4, screen.get)
    assert numbers(screen) == [last - 3, last - 2, last - 1, last]


def test_a_number_that_was_never_sent_needs_a_snapshot() -> None:
    match = play(new_match(), 3)
    buffer = buffer_of(match)
    for seen in (-1, match.snapshot(0).seq + 1):
        with pytest.raises(SnapshotNeeded):
            buffer.watch_after(seen, Screen().get)


def test_a_match_from_its_journal_numbers_anew() -> None:
    journal = MemoryJournal()
    match = play(new_match(journal), 10)
    seen = match.snapshot(0).seq
    assert journal.header is not None
    buffer = buffer_of(resume(journal.header, journal.decisions))
    with pytest.raises(SnapshotNeeded):
        buffer.watch_after(seen, Screen().get)


def test_a_closed_buffer_keeps_no_more_frames() -> None:
    match, screen = new_match(), Screen()
    buffer = buffer_of(match)
    buffer.watch_after(0, screen.get)
    buffer.close()
    play(match, 3)
    assert screen.frames == []
    assert match.watchers == 0


# -- what was taken back


def test_undone_frames_are_never_sent_as_new() -> None:
    """Whoever comes back before the undo starts from a snapshot. Numbers go on."""
    match = new_match()
    buffer, away, present = buffer_of(match), Screen(), Screen()
    buffer.watch_after(0, away.get)()
    buffer.watch_after(0, present.get)
    match.decide(0, 3)
    match.take_back(0)
    match.decide(0, 1)
    with pytest.raises(SnapshotNeeded):
        buffer.watch_after(away.seen, away.get)
    assert numbers(present) == list(range(1, len(present.frames) + 1))
    undone = next(f.seq for f in present.frames if isinstance(f.event, DecisionsUndone))
    snapshot = match.snapshot(0)
    assert snapshot.seq == present.seen
    buffer.watch_after(undone - 1, away.get)
    assert away.frames == present.frames[undone - 1 :]
    assert isinstance(away.frames[0].event, DecisionsUndone)


# -- what a viewer may not see


def test_in_the_fog_a_buffer_holds_only_what_its_seat_may_see() -> None:
    """IRR-24."""
    match = new_match(fog=True)
    screens = {seat: Screen() for seat in (SPECTATOR, 0, 1)}
    buffers = {seat: buffer_of(match, seat, size=2_000) for seat in screens}
    play(match, 100)
    for seat, screen in screens.items():
        buffers[seat].watch_after(0, screen.get)
        assert screen.frames
        assert all(may_see(frame.event, seat) for frame in screen.frames)
    assert len(screens[0].frames) != len(screens[SPECTATOR].frames)


def test_a_listener_that_fails_keeps_no_frame_from_the_others() -> None:
    match, screen = new_match(), Screen()
    buffer = buffer_of(match)

    def broken(frame: Frame) -> None:
        if frame.pending is not None:
            raise ValueError("broken line")

    buffer.watch_after(0, broken)
    buffer.watch_after(0, screen.get)
    with pytest.raises(ValueError, match="broken line"):
        play(match, 1)
    assert numbers(screen) == list(range(1, match.snapshot(0).seq + 1))

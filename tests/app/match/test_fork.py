"""A match that goes on from a moment of another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.match.fork import AT, OF, fork
from app.match.headers import BadHeader
from app.match.journal import Checkpoint, Decision, Header, JournalFailed
from app.match.match import WrongJournal
from app.match.replay import Replay
from app.match.seats import HUMAN, Seat
from tests.app.match.helpers import MemoryJournal
from tests.app.match.test_napakalaki import new_match, play
from tests.engines.napakalaki.helpers import rich_config

LENGTH, AFTER = 40, 17


class Keeper(MemoryJournal):
    def add(self, header: Header, decisions: Sequence[Decision], checkpoint: Checkpoint) -> None:
        if self.fails_at == 0:
            raise JournalFailed("full")
        self.header, self.decisions, self.checkpoint = header, list(decisions), checkpoint


def recorded() -> tuple[Header, list[Decision]]:
    match = new_match(rich_config(), MemoryJournal())
    play(match, LENGTH)
    return match.header, list(match.written)


def seats_of(header: Header) -> list[Seat]:
    bots = [replace(seat, bot="sharp") for seat in header.seats]
    return [replace(bots[0], bot=HUMAN), *bots[1:]]


def test_it_stands_where_the_other_stood_and_is_written_down_at_once() -> None:
    header, decisions = recorded()
    keeper = Keeper()
    match = fork(header, decisions[:AFTER], seats_of(header), match_id="f" * 16, journal=keeper)
    other = Replay(header, decisions)
    other.seek(AFTER)
    assert match.digest() == other.digest()
    assert match.header.practice
    assert match.header.title == {**header.title, OF: header.match, AT: str(AFTER)}
    assert (keeper.header, keeper.decisions) == (match.header, list(match.written))
    assert keeper.checkpoint == match.checkpoint()
    again = Replay(match.header, keeper.decisions)
    assert (len(again), again.digest()) == (AFTER, match.digest())


def test_it_goes_on_in_a_journal_of_its_own() -> None:
    header, decisions = recorded()
    keeper = Keeper()
    match = fork(header, decisions[:AFTER], seats_of(header), match_id="f" * 16, journal=keeper)
    match.decide(match.actor, match.legal()[0])
    assert keeper.decisions == match.written
    assert len(Replay(match.header, match.written)) == AFTER + 1


def test_its_dice_are_those_of_the_other_match() -> None:
    header, decisions = recorded()
    match = fork(header, decisions[:AFTER], seats_of(header), match_id="f" * 16)
    for decision in decisions[AFTER:]:
        match.decide(decision.seat, match.rules.parse(decision.notation))
    other = Replay(header, decisions)
    assert match.digest() == other.digest()


def test_what_can_not_be_written_is_played_all_the_same() -> None:
    header, decisions = recorded()
    match = fork(header, decisions, seats_of(header), match_id="f" * 16, journal=Keeper(fails_at=0))
    assert match.unsaved is not None
    assert match.decisions == LENGTH


def test_decisions_that_do_not_follow_are_refused() -> None:
    header, decisions = recorded()
    with pytest.raises(WrongJournal):
        fork(header, decisions[1:], seats_of(header), match_id="f" * 16)
    with pytest.raises(BadHeader):
        fork(header, decisions, [Seat("x" * 500)] * len(header.seats), match_id="f" * 16)


def test_a_match_keeps_what_stands_of_its_journal() -> None:
    """Also after something was taken back."""
    journal = MemoryJournal()
    match = new_match(rich_config(), journal)
    play(match, LENGTH)
    assert match.written == journal.decisions
    header, decisions = match.header, match.written
    forked = fork(header, decisions, header.seats, match_id="f" * 16)
    before = list(forked.written)
    seat = forked.actor
    forked.decide(seat, forked.legal()[0])
    forked.take_back(seat)
    assert forked.written == before

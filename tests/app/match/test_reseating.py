"""Seats change hands while a match goes on: to a bot and back, or for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.files.errors import BrokenSave
from app.match.events import NotSaved
from app.match.fork import fork
from app.match.journal import JournalFailed
from app.match.match import Match
from app.match.replay import Replay
from app.match.runner import MatchRunner
from app.match.seats import HANDED, MOST_SWAPS, RESIGNED, SWAPPED, Seat, by_person, marked
from app.store.matches import Matches
from app.store.resume import continued
from tests.app.match.helpers import ID, SHORT, MemoryJournal, local_bots, new_match, play
from tests.helpers.hearing import hear

BOT = "random"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Matches]:
    found = Matches(tmp_path / "matches.sqlite3")
    yield found
    found.shut()


def with_bots(match: Match, *numbers: int) -> list[Seat]:
    """The seats of a match, those numbers bots."""
    return [
        Seat(seat.name, BOT if at in numbers else "human") for at, seat in enumerate(match.seats)
    ]


def test_a_seat_goes_to_a_bot_and_back_and_the_match_is_the_same(store: Matches) -> None:
    match = play(new_match(store), 4)
    digest, chain = match.digest(), match.written[-1].chain
    match.reseat(with_bots(match, 1))
    assert not match.seats[1].human
    play(match, 2)
    match.reseat(with_bots(match))
    again = continued(store, ID)
    assert [seat.human for seat in again.seats] == [True, True]
    assert again.digest() == match.digest()
    assert match.written[3].chain == chain
    assert marked(again.header.title, HANDED) == {1}
    replay = Replay(*store.load(ID))
    replay.seek(4)
    assert replay.digest() == digest, "a replay needs nobody on the seats"


def test_a_match_knows_who_made_each_decision() -> None:
    """A review counts what a person did, not what a bot did in the same seat."""
    match = play(new_match(MemoryJournal()), 4)
    match.reseat(with_bots(match, 1))
    play(match, 2)
    match.reseat(with_bots(match))
    play(match, 1)
    title, seats = match.header.title, match.seats
    assert title[SWAPPED] == "1:4 1:6"
    assert [by_person(title, seats, 1, at) for at in range(7)] == [*[True] * 4, False, False, True]
    assert all(by_person(title, seats, 0, at) for at in range(7))
    assert by_person({SWAPPED: "1:x ² 1: :"}, seats, 1, 0), "a damaged title is none"
    for _ in range(MOST_SWAPS):
        match.reseat(with_bots(match, 1))
        match.reseat(with_bots(match))
    assert len(match.header.title[SWAPPED].split()) == MOST_SWAPS, "a word of a title has an end"


def test_others_can_only_sit_on_the_seats_that_there_are() -> None:
    match = play(new_match(MemoryJournal()), 2)
    for seats in ([], with_bots(match)[:1], [Seat("stranger"), Seat("player 1")]):
        with pytest.raises(ValueError):  # noqa: PT011  # it has no words
            match.reseat(seats)
    assert match.seats == new_match().seats


def test_who_resigned_does_not_come_back_but_in_a_fork(store: Matches) -> None:
    match = play(new_match(store), 4)
    match.reseat(with_bots(match, 0), resigned=[0])
    with pytest.raises(ValueError):  # noqa: PT011  # it has no words
        match.reseat(with_bots(match))
    assert marked(continued(store, ID).header.title, RESIGNED) == {0}
    forked = fork(match.header, match.written[:2], with_bots(match), match_id="f" * 16)
    assert not marked(forked.header.title, RESIGNED)
    forked.reseat(with_bots(match, 1))


def test_what_cannot_be_written_stands_all_the_same_and_is_told_once() -> None:
    journal = MemoryJournal(fails_at=2)
    match = play(new_match(journal), 2)
    told: list[Any] = []
    hear(match, 0, NotSaved, told.append)
    match.reseat(with_bots(match, 1))
    match.reseat(with_bots(match))
    assert isinstance(match.unsaved, JournalFailed)
    assert len(told) == 1
    assert all(seat.human for seat in match.seats)


def test_a_damaged_configuration_stays_damaged(store: Matches) -> None:
    """The check of a header covers its configuration, which is not written anew."""
    match = play(new_match(store), 2)
    match.reseat(with_bots(match, 1))
    with store._base.write() as execute:
        execute("UPDATE matches SET config = zeroblob(length(config))", ())
    with pytest.raises(BrokenSave):
        store.load(ID)


def test_a_match_that_was_deleted_stays_deleted(store: Matches) -> None:
    match = play(new_match(store), 2)
    store.delete(ID)
    match.reseat(with_bots(match, 1))
    assert store.counts() == (0, 0)


def test_who_gave_up_lost_and_a_seat_that_went_round_counts_as_practice(store: Matches) -> None:
    match = new_match(store, rows=SHORT)
    match.reseat(with_bots(match, 0), resigned=[0])
    match.reseat(with_bots(match, 0, 1))
    match.reseat(with_bots(match, 0))
    while not match.over:
        view = match.view(match.actor)
        match.decide(match.actor, view.legal[-1] if match.actor == 0 else view.legal[0])
        if match.decisions > 200:
            break
    assert match.over
    rows = {row.seat: row for row in store.results(practice=True)}
    assert (rows[0].bot, rows[0].won, rows[0].rank) == ("human", False, 1)
    assert not rows[0].practice, "a defeat that counts"
    assert rows[1].practice


async def test_the_table_asks_the_bot_and_waits_for_the_person_again() -> None:
    match = new_match(rows=["X--X--", "------", "--M-X-", "X---M-", "P-P--E"])
    table = MatchRunner(match, local_bots("irrgarten", match.public))
    table.start()
    await asyncio.sleep(0)
    assert table.waiting_for == match.actor
    assert match.decisions == 0
    table.reseat(with_bots(match, match.actor))
    first = 1 - match.actor
    await asyncio.sleep(1)  # in virtual time; the bot needs none
    assert match.decisions
    assert table.waiting_for == first, "the other person is waited for"
    await table.stop()


async def test_a_bot_that_still_thinks_when_a_person_sits_down_decides_nothing() -> None:
    match = new_match(bots=(BOT, BOT))
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def ready() -> None:
        asked.set()
        await go_on.wait()

    table = MatchRunner(match, local_bots("irrgarten", match.public), ready=ready)
    table.start()
    await asked.wait()
    table.reseat([replace(seat, bot="human") for seat in match.seats])
    go_on.set()
    for _ in range(10):
        await asyncio.sleep(0.01)
    assert match.decisions == 0
    assert table.waiting_for == match.actor
    await table.stop()


def test_garbage_in_a_title_names_no_seat() -> None:
    assert marked({HANDED: "1 x -3 99 ² 1"}, HANDED) == {1}

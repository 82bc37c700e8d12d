"""A journal that writes in a thread: the match goes on, and tells nothing that is not safe."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from app.match.events import DecisionsUndone, NotSaved
from app.match.runner import MatchRunner
from app.match.seats import HUMAN
from engines.kernel.events import EVERYONE, SPECTATOR, Event, GameEnded, TurnBegan
from tests.app.match.helpers import SHORT, local_bots, new_match, play, scripted_action
from tests.app.match.slow import SlowJournal
from tests.helpers.hearing import hear

RIGHT = 3
ROOMY = ["P-----", "------", "P-P--E"]


def slow(fails_at: int = 1 << 30, bots: tuple[str, ...] = (HUMAN, HUMAN)) -> SlowMatch:
    return SlowMatch(SlowJournal(fails_at), bots)


class SlowMatch:
    """A match on a slow disk, and what its spectators hear."""

    def __init__(self, journal: SlowJournal, bots: tuple[str, ...]) -> None:
        self.journal = journal
        self.match = new_match(journal, rows=ROOMY, bots=bots)
        self.heard: list[Event] = []
        hear(self.match, SPECTATOR, Event, self.heard.append)

    @property
    def turns(self) -> list[int]:
        """The turns that were heard to begin."""
        return [event.turn for event in self.heard if isinstance(event, TurnBegan)]


async def let_all_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_decision_is_told_when_it_is_written_and_not_before() -> None:
    there = slow()
    there.match.decide(0, RIGHT)
    waiting = asyncio.create_task(there.match.outbox.sent())
    await let_all_run()
    assert there.match.actor == 1, "the match is ahead of what is told"
    assert there.heard == []
    there.journal.acknowledge()
    await waiting
    assert there.turns == [2]
    assert not there.match.outbox.waiting
    assert len(there.journal.decisions) == 1


async def test_what_is_told_is_the_same_as_on_a_quick_disk_and_in_the_same_order() -> None:
    there, quick = slow(), new_match(rows=ROOMY)
    heard: list[Event] = []
    hear(quick, SPECTATOR, Event, heard.append)
    play(there.match, 5)
    there.journal.acknowledge(3)
    waiting = asyncio.create_task(there.match.outbox.sent())
    await let_all_run()
    play(quick, 3)
    assert there.heard == heard, "as far as it is written"
    there.journal.acknowledge(2)
    await waiting
    play(quick, 2)
    assert there.heard == heard
    assert [one.chain for one in there.journal.decisions] == [one.chain for one in quick.written]


async def test_who_stops_waiting_loses_nothing() -> None:
    there = slow()
    there.match.decide(0, RIGHT)
    waiting = asyncio.create_task(there.match.outbox.sent())
    await let_all_run()
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    there.journal.acknowledge()
    await there.match.outbox.sent()
    assert there.turns == [2]


async def test_that_nothing_is_saved_any_more_comes_before_the_events_once() -> None:
    """What was given to the disk before anybody knew fails, too, and is told all the same."""
    there = slow(fails_at=1)
    play(there.match, 3)
    there.journal.acknowledge(3)
    assert not there.match.outbox.safe
    play(there.match, 1)
    assert not there.journal.given, "once a failure is known nothing more is written"
    await there.match.outbox.sent()
    notice = NotSaved(EVERYONE, "full")
    assert there.heard.count(notice) == 1
    turns = [event for event in there.heard if isinstance(event, TurnBegan | NotSaved)]
    assert turns[1] == notice, "the first decision was safe"
    assert there.turns == [2, 3, 4, 5]
    assert there.match.unsaved is not None
    assert there.match.unsaved.kind == "full"


async def test_a_bug_of_the_journal_is_raised_where_it_is_waited_for() -> None:
    there = slow()
    there.journal.bug = KeyError("column")
    there.match.decide(0, RIGHT)
    there.journal.acknowledge()
    with pytest.raises(KeyError, match="column"):
        await there.match.outbox.sent()
    assert there.heard == [], "nobody knows whether it is safe"


def test_whoever_begins_to_look_hears_nothing_twice() -> None:
    """A screen takes the past, and then what is told from then on."""
    there = slow()
    there.match.decide(0, RIGHT)
    past = there.match.snapshot(SPECTATOR).past
    assert past == there.heard
    assert there.turns == [2]
    heard: list[Event] = []
    hear(there.match, SPECTATOR, Event, heard.append)
    there.match.outbox.wait()
    assert heard == []


async def test_the_end_is_told_when_it_is_written_with_its_winners() -> None:
    journal = SlowJournal()
    match = new_match(journal, rows=SHORT)
    heard: list[Event] = []
    hear(match, SPECTATOR, GameEnded, heard.append)
    while not match.over:
        match.decide(match.actor, RIGHT)
    journal.acknowledge(match.decisions)
    waiting = asyncio.create_task(match.outbox.sent())
    await let_all_run()
    assert heard == [], "the last decision is safe, but not its end"
    journal.acknowledge()
    await waiting
    assert len(heard) == 1
    outcome = match.outcome()
    assert outcome is not None
    assert journal.end == (outcome.winners, match.digest())


async def test_a_bot_decides_when_the_decision_before_is_safe() -> None:
    """That of a person, and that of another bot."""
    there = slow(bots=(HUMAN, "random", "random"))
    table = MatchRunner(there.match, local_bots("irrgarten", there.match.public))
    task = table.start()
    table.decide(0, scripted_action(there.match))
    for made in (1, 2, 3):
        await let_all_run()
        assert there.match.decisions == made, "the next one waits"
        assert len(there.turns) == made - 1, "what is not safe is not told"
        there.journal.acknowledge()
    await let_all_run()
    assert there.turns == [2, 3, 4]
    assert table.waiting_for == 0
    await table.stop()
    assert task.done()


async def test_a_table_that_stops_waits_for_the_disk() -> None:
    there = slow()
    table = MatchRunner(there.match, local_bots("irrgarten", there.match.public))
    table.decide(0, RIGHT)
    stopping = asyncio.create_task(table.stop())
    await let_all_run()
    assert not stopping.done()
    there.journal.acknowledge()
    await stopping
    assert there.turns == [2]


def test_a_decision_that_is_taken_back_is_written_first() -> None:
    there = slow()
    table = MatchRunner(there.match, local_bots("irrgarten", there.match.public))
    table.decide(0, RIGHT)
    table.take_back(0)
    assert isinstance(there.heard[-1], DecisionsUndone)
    assert there.turns == [2], "it was told before it was taken back"
    assert (there.journal.decisions, there.journal.taken_back) == ([], 1)
    assert not there.match.outbox.waiting


def test_who_sits_down_is_written_behind_the_decisions_before() -> None:
    there = slow()
    table = MatchRunner(there.match, local_bots("irrgarten", there.match.public))
    table.decide(0, RIGHT)
    table.reseat((there.match.seats[0], replace(there.match.seats[1], bot="random")))
    assert there.journal.header == there.match.header
    assert there.turns == [2]


async def test_a_broken_listener_is_heard_of_by_whoever_plays_the_match() -> None:
    """As on a quick disk, where the decision itself raises: the program ends in a report."""
    there = slow()

    def broken(event: Event) -> None:
        raise ValueError("broken widget")

    hear(there.match, 0, TurnBegan, broken)
    table = MatchRunner(there.match, local_bots("irrgarten", there.match.public))
    task = table.start()
    table.decide(0, RIGHT)
    await let_all_run()
    there.journal.acknowledge()
    with pytest.raises(ValueError, match="broken widget"):
        await task
    assert there.turns == [2], "the others hear it"


def test_each_state_that_is_to_be_kept_is_that_of_its_decision() -> None:
    """The thread asks for it later, when the match has gone on."""
    there = slow()
    play(there.match, 4)
    checkpoints = [make_checkpoint() for make_checkpoint in there.journal.checkpoint_makers]
    assert [checkpoint.decisions for checkpoint in checkpoints] == [1, 2, 3, 4]
    assert [checkpoint.state["decisions"] for checkpoint in checkpoints] == [1, 2, 3, 4]
    assert [checkpoint.chain for checkpoint in checkpoints] == [
        one.chain for one in there.match.written
    ]

"""Time as an input: written down before the decision that was thought about (HAM-21, HAM-22)."""

from __future__ import annotations

import asyncio

import pytest

from app.match.clock import CLOCK, time_in
from app.match.events import DecisionsUndone
from app.match.journal import Decision, link
from app.match.lifecycle import begin, resume
from app.match.match import Match, WrongJournal
from app.match.replay import Replay
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from engines.hammerspace.actions import PLAY, TARGET
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.parameters import MINUTE, Parameters
from engines.hammerspace.view import View
from tests.app.match import helpers
from tests.app.match.helpers import local_bots
from tests.engines.hammerspace.table import config
from tests.helpers.hearing import hear

PEOPLE = (Seat("Ana", HUMAN), Seat("Ben", HUMAN), Seat("Eva", HUMAN))


def timed(
    journal: helpers.MemoryJournal | None = None,
    seats: tuple[Seat, ...] = PEOPLE,
    seed: str = "CLOCK",
) -> Match:
    """A match with a limit in minutes in which nothing is chosen but what to play and whom."""
    parameters = Parameters(
        hide_at_start=False,
        face_down_limit=0,
        characters=False,
        monsters=False,
        limit_ms=2 * MINUTE,
    )
    made = config(seats=len(seats), parameters=parameters)
    title = {"deck-en": "Test"}
    return begin(
        "hammerspace", made, seats, seed, match_id=helpers.ID, title=title, journal=journal
    )


def with_attack(seed: int) -> tuple[Match, int] | None:
    """A match in which an attack on one of two rivals can be played at once, and its decision."""
    match = timed(seed=f"{seed}")
    cards, config = match.view(match.actor).me.cards, match.public
    for action in match.legal():
        card = cards[action - PLAY]
        if config.kind[card] == ATTACK and config.reach[card] == 1:
            return match, action
    return None


def play(match: Match) -> None:
    """The first that is open."""
    match.decide(match.actor, match.legal()[0])


def limit(match: Match) -> int:
    view: View = match.view(0)
    return view.limit


def test_time_is_an_entry_of_the_journal_and_a_replay_needs_no_clock() -> None:
    journal = helpers.MemoryJournal()
    match = timed(journal)
    match.advance(1500)
    play(match)
    assert limit(match) == 2 * MINUTE - 1500
    assert [entry.seat for entry in journal.decisions] == [CLOCK, match.written[1].seat]
    assert journal.decisions[0].notation == "time 1500"
    assert journal.header is not None
    again = resume(journal.header, journal.decisions)
    assert again.digest() == match.digest()
    assert again.decisions == match.decisions == 2


def test_no_time_is_no_entry() -> None:
    match = timed()
    match.advance(0)
    assert match.decisions == 0


def test_when_the_time_is_up_the_turn_under_way_is_the_last() -> None:
    """HAM-21."""
    match = timed()
    match.advance(5 * MINUTE)
    assert limit(match) == 0
    turn = match.view(0).turn
    while match.actor >= 0:
        assert match.view(0).turn == turn
        play(match)
    before = match.decisions
    match.advance(1000)
    assert match.decisions == before


def test_a_replay_steps_over_time_with_the_decision_after_it() -> None:
    journal = helpers.MemoryJournal()
    match = timed(journal)
    digests = {0: match.digest()}
    for number in range(6):
        match.advance(700 * (number % 3))
        play(match)
        digests[match.decisions] = match.digest()
    assert journal.header is not None
    replay = Replay(journal.header, journal.decisions)
    places = sorted(digests)
    replay.seek(0)
    for place in places[1:]:
        replay.step()
        assert replay.position == place
        assert replay.digest() == digests[place]
    for place, before in zip(places[:0:-1], places[-2::-1], strict=True):
        replay.seek(place)
        replay.seek(replay.position - 1)
        assert replay.position == before, "one step back is one decision back"
        assert replay.digest() == digests[before]


@pytest.mark.parametrize("notation", ["time 0", "time -5", "time 1e9", "time 999999999", "play 1"])
def test_what_is_no_time_is_refused(notation: str) -> None:
    journal = helpers.MemoryJournal()
    match = timed(journal)
    match.advance(1000)
    assert journal.header is not None
    first = journal.decisions[0]
    before = Match(match.rules, match._config, journal.header)._chain
    broken = Decision(CLOCK, notation, link(before, CLOCK, notation))
    assert broken.chain != first.chain
    with pytest.raises(WrongJournal):
        resume(journal.header, [broken])
    with pytest.raises(WrongJournal):
        Replay(journal.header, [broken])


def test_time_in_reads_entries_of_the_clock_only() -> None:
    assert time_in(CLOCK, "time 1200") == 1200
    assert time_in(0, "time 1200") == 0


def test_taking_back_goes_over_time_to_the_decision_before_it() -> None:
    """The attack is aimed at two; time passed between the targets. Both can be taken back, and the
    clock goes back with them."""
    match, pair = next(filter(None, map(with_attack, range(100))))
    seat = match.actor
    match.advance(300)
    match.decide(seat, pair)
    told: list[DecisionsUndone] = []
    hear(match, seat, DecisionsUndone, told.append)
    match.advance(900)
    assert match.undoable(seat)
    match.take_back(seat)
    assert told[0].count == 1, "time is no decision"
    assert match.decisions == 1
    assert limit(match) == 2 * MINUTE - 300
    assert any(a >= PLAY for a in match.legal())
    assert TARGET not in match.legal()


async def test_the_table_asks_how_much_time_has_passed_before_every_decision() -> None:
    journal = helpers.MemoryJournal()
    seats = (Seat("Ana", HUMAN), Seat("Ben", "random"))
    match = timed(journal, seats)
    table = MatchRunner(match, local_bots("hammerspace", match.public))
    table.clock(lambda: 400)
    task = table.start()
    for _ in range(6):
        await asyncio.sleep(0.01)
        if match.over:
            break
        if table.waiting_for is not None:
            table.decide(0, match.legal()[0])
    await table.stop()
    assert task.done()
    entries = journal.decisions
    assert len(entries) > 4
    entries = entries[: len(entries) // 2 * 2]
    assert [entry.seat == CLOCK for entry in entries] == [not at % 2 for at in range(len(entries))]


async def test_time_thought_before_leaving_is_not_given_back() -> None:
    """HAM-21, HAM-22: who leaves and continues finds the clock where it was."""
    journal = helpers.MemoryJournal()
    match = timed(journal)
    table = MatchRunner(match, local_bots("hammerspace", match.public))
    table.clock(lambda: 30_000)
    table.start()
    table.decide(match.actor, match.legal()[0])
    await table.stop()
    await table.stop()
    assert journal.header is not None
    again = resume(journal.header, journal.decisions)
    assert limit(again) == limit(match) == 2 * MINUTE - 60_000, "before the decision and after it"
    again.decide(again.actor, again.legal()[0])
    assert again.view(0).turn >= match.view(0).turn

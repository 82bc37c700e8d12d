"""A match: the one door to a game. Decided, written down, then told, each seat what it may see."""

from __future__ import annotations

import pytest

from app.match.events import NotSaved
from app.match.journal import Decision
from app.match.match import Match, NotYourTurn
from engines.irrgarten.events import Moved
from engines.kernel.errors import IllegalAction
from engines.kernel.events import EVERYONE, SPECTATOR, Event, GameEnded, TurnBegan, may_see
from tests.app.match.helpers import SHORT, MemoryJournal, new_match, play
from tests.helpers.hearing import hear

RIGHT = 3


def feeds(match: Match) -> dict[int, list[Event]]:
    """What each seat, and a spectator, hears from now on."""
    heard: dict[int, list[Event]] = {seat: [] for seat in (SPECTATOR, *range(len(match.seats)))}
    for seat, events in heard.items():
        hear(match, seat, Event, events.append)
    return heard


def test_a_seat_decides_only_in_its_turn_and_a_refusal_changes_nothing() -> None:
    journal = MemoryJournal()
    match = new_match(journal)
    before = match.digest()
    with pytest.raises(NotYourTurn):
        match.decide(1, RIGHT)
    with pytest.raises(IllegalAction):
        match.decide(0, 99)
    assert match.digest() == before
    assert match.decisions == 0
    assert journal.decisions == []


def test_a_decision_is_written_down_before_anybody_hears_of_it() -> None:
    journal = MemoryJournal()
    match = new_match(journal)
    written_when_heard: list[int] = []
    hear(match, 0, Event, lambda _: written_when_heard.append(len(journal.decisions)))
    match.decide(0, RIGHT)
    assert written_when_heard
    assert set(written_when_heard) == {1}


def test_without_fog_every_feed_carries_the_same_events_in_the_same_order() -> None:
    match = new_match()
    heard = feeds(match)
    play(match, 50)
    assert len(heard[0]) > 50
    assert heard[0] == heard[1] == heard[SPECTATOR]


def test_in_the_fog_a_feed_carries_only_what_its_seat_may_see() -> None:
    """IRR-24: and what it may see, it hears."""
    match = new_match(fog=True)
    heard = feeds(match)
    play(match, 200)
    for seat, events in heard.items():
        assert all(may_see(event, seat) for event in events)
    moves = {seat: sum(isinstance(e, Moved) for e in events) for seat, events in heard.items()}
    assert moves[SPECTATOR] == 0
    assert 0 < moves[0] < 200
    hidden_from_0 = [event for event in heard[1] if not may_see(event, 0)]
    assert hidden_from_0
    assert not [event for event in hidden_from_0 if any(event is other for other in heard[0])]


def test_a_failing_listener_on_one_seat_keeps_no_event_from_the_others() -> None:
    match = new_match()

    def broken(event: Event) -> None:
        raise ValueError("broken widget")

    hear(match, SPECTATOR, TurnBegan, broken)
    heard = feeds(match)
    with pytest.raises(ValueError, match="broken widget"):
        match.decide(0, RIGHT)
    assert any(isinstance(event, TurnBegan) for event in heard[0])
    assert heard[0] == heard[1]
    assert match.actor == 1


def test_a_decision_made_by_a_listener_is_told_after_the_one_that_it_heard() -> None:
    """On every feed, also on those that were not served yet."""
    match = new_match()
    heard = feeds(match)

    def answer(event: TurnBegan) -> None:
        if event.turn == 2:
            match.decide(event.seat, RIGHT)

    hear(match, SPECTATOR, TurnBegan, answer)
    match.decide(0, RIGHT)
    turns = [event.turn for event in heard[1] if isinstance(event, TurnBegan)]
    assert turns == sorted(turns)
    assert match.decisions == 2
    assert heard[0] == heard[1] == heard[SPECTATOR]


def test_a_match_that_can_not_be_written_goes_on_and_says_so_once() -> None:
    journal = MemoryJournal(fails_at=3)
    match = new_match(journal)
    heard = feeds(match)
    play(match, 6)
    notices = [event for event in heard[0] if isinstance(event, NotSaved)]
    assert notices == [NotSaved(EVERYONE, "full")]
    assert match.unsaved is not None
    assert match.decisions == 6
    assert len(journal.decisions) == 3
    assert journal.calls == 4, "a journal that failed is not asked again"
    turns = [event.turn for event in heard[0] if isinstance(event, TurnBegan)]
    assert turns[-1] == match.view(0).turn, "the decisions are told all the same"


def test_a_match_whose_header_can_not_be_written_begins_unsaved() -> None:
    match = new_match(MemoryJournal(fails_at=-1))
    assert match.unsaved is not None
    assert match.unsaved.kind == "readonly"
    play(match, 2)
    assert match.decisions == 2


def test_the_end_is_written_with_its_winners_and_the_digest_of_the_last_state() -> None:
    """IRR-9: who enters the exit has won."""
    journal = MemoryJournal()
    match = new_match(journal, rows=SHORT)
    heard = feeds(match)
    while not match.over:
        match.decide(match.actor, RIGHT)
    assert journal.end is not None
    winners, digest = journal.end
    assert digest == match.digest()
    outcome = match.outcome()
    assert outcome is not None
    assert winners == outcome.winners != ()
    assert isinstance(heard[0][-1], GameEnded)
    with pytest.raises(NotYourTurn):
        match.decide(0, RIGHT)


def test_the_journal_chains_the_decisions() -> None:
    """One hash a decision: a decision changed, moved or left out changes all after it."""
    journal, other = MemoryJournal(), MemoryJournal()
    play(new_match(journal), 10)
    play(new_match(other, seed="8"), 10)
    chains = [decision.chain for decision in journal.decisions]
    assert len(set(chains)) == 10
    assert not set(chains) & {decision.chain for decision in other.decisions}
    assert journal.decisions[0] == Decision(0, journal.decisions[0].notation, chains[0])

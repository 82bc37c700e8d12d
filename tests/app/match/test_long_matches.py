"""A long match keeps its decisions and its past events in few bytes, and loses nothing of them."""

from __future__ import annotations

import gc
import tracemalloc
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.match import decision_list, past_events
from app.match.decision_list import DecisionList
from app.match.journal import Decision, link, relink
from app.match.match import MAX_PAST_EVENTS
from app.match.past_events import CHUNK, Chunk, PastEvents, SeenEvents, packed, unpacked
from engines.kernel.events import EVERYONE, Event, TurnBegan, fact
from engines.kernel.rules import Outcome
from tests.app.match.helpers import new_match
from tests.app.net.tables import begun
from tests.engines.rules_contract import CASES


@fact
class Ended(Event):
    """An event that holds more than numbers and texts."""

    outcome: Outcome


OUTCOME = Outcome((0, 1), (1, 0), (0,), "exit", cut_off=False)


def turns(count: int) -> list[Event]:
    return [TurnBegan(EVERYONE, number % 3, number) for number in range(count)]


def test_the_past_is_a_bounded_queue_of_events() -> None:
    """Like the plain queue that it saves the memory of, whatever is added and cut."""
    dice, events = Random(7), iter(turns(1_000_000))
    past, plain, lengths = PastEvents(1_000), deque[Event](maxlen=1_000), set[int]()
    for _ in range(1_500):
        if dice.random() < 0.99:
            some = [next(events) for _ in range(dice.randrange(12))]
            past.extend(some)
            plain.extend(some)
        else:
            count = dice.randrange(8 * CHUNK)
            past.cut(count)
            for _ in range(min(count, len(plain))):
                plain.pop()
        held = list(past)
        assert held[len(held) - len(plain) :] == list(plain)
        assert len(past) == len(held) <= 1_000
        lengths.add(len(held))
    assert {0, 1_000} <= lengths, "neither full nor empty in between"


def test_an_event_with_more_than_numbers_and_texts_stays_as_it_is() -> None:
    events: list[Event] = [Ended(EVERYONE, OUTCOME) for _ in range(2 * CHUNK)]
    past = PastEvents(1_000, events)
    assert list(past) == events
    past.cut(CHUNK + 1)
    assert list(past) == events[: CHUNK - 1]


def test_a_snapshot_unpacks_the_past_of_its_moment_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[object] = []

    def noted(chunk: Chunk) -> list[Event]:
        read.append(chunk)
        return unpacked(chunk)

    monkeypatch.setattr(past_events, "unpacked", noted)
    secret = TurnBegan(1 << 1, 1, 0)
    shown = turns(3 * CHUNK)
    past = PastEvents(1_000, [secret, *shown])
    seen = SeenEvents(past, 0), SeenEvents(past, 1)
    past.extend(turns(5))
    assert not read
    assert seen[0] == shown
    assert seen[1] == [secret, *shown]
    assert (len(seen[0]), seen[0][-1], seen[0][1:3]) == (3 * CHUNK, shown[-1], shown[1:3])
    assert read


def made(count: int) -> Iterator[Decision]:
    """Decisions in a chain, broken once, as when a match continues under changed rules."""
    chain = "0" * 16
    for number in range(count):
        if number == 5:
            chain = relink(chain, 2, number, {})
        chain = link(chain, number % 4 - 1, f"move {number % 40}")
        yield Decision(number % 4 - 1, f"move {number % 40}", chain)


def test_decisions_are_a_list_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision_list, "_EVERY", 7)
    plain = list(made(40))
    packed = DecisionList(plain)
    assert packed == plain
    assert len(packed) == 40
    assert list(reversed(packed)) == plain[::-1]
    assert (packed[-1], packed[3:30:4], packed[-2:]) == (plain[-1], plain[3:30:4], plain[-2:])
    with pytest.raises(IndexError):
        packed[40]
    assert (packed[:0], packed[30:3:-4]) == ([], plain[30:3:-4])
    packed.cut(17)
    assert packed == plain[:17]
    packed.append(plain[17])
    assert packed == plain[:18]
    packed.cut(17)
    assert packed != plain
    for chain in ("", "00", "none of it"):
        with pytest.raises(ValueError, match=r"fromhex|^(00)?$"):
            packed.append(replace(plain[0], chain=chain))
    assert packed == plain[:17]


@pytest.mark.parametrize("wider", [decision_list._WIDER, {4: "H", 300: "L"}])
def test_a_match_may_have_more_notations_than_a_byte_or_two_can_number(
    wider: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision_list, "_WIDER", wider)
    plain = [Decision(0, f"move {number}", "0" * 16) for number in range(302)]
    assert DecisionList(plain * 2) == plain * 2


def bytes_of(count: int, make: Any) -> float:
    """The bytes for each of so many, without what all of them share."""
    make(10)
    gc.collect()
    tracemalloc.start()
    try:
        made = make(count)
        gc.collect()  # the interpreter keeps freed tuples for the next ones
        return tracemalloc.get_traced_memory()[0] / len(made)
    finally:
        tracemalloc.stop()


def test_a_decision_and_an_old_event_take_few_bytes() -> None:
    """Goal D9: a server's memory grows with the matches that go on. As objects they are 190 and
    90 bytes."""

    assert bytes_of(4_000, lambda count: DecisionList(made(count))) < 4
    assert bytes_of(4_000, lambda count: PastEvents(MAX_PAST_EVENTS, turns(count))) < 9


def test_a_match_keeps_both_so() -> None:
    match = new_match()
    assert isinstance(match.written, DecisionList)
    assert isinstance(match.past_events, PastEvents)


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_the_events_of_all_games_are_packed(case: tuple[str, str]) -> None:
    """A class of events that can't be packed would let long matches grow again."""
    match, dice = begun(*case), Random(7)
    for _ in range(80):
        if not match.over:
            match.decide(match.actor, dice.choice(match.legal()))
    events = list(match.past_events)
    old = packed(events)
    assert isinstance(old, tuple)
    assert unpacked(old) == events

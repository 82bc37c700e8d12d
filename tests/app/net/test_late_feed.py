"""Spectators who see a match some turns late, or only after its end: nothing comes sooner."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from app.match.lifecycle import resume
from app.match.match import Match
from app.match.source import Frame
from app.net.hosted_table import HostedTable
from app.net.late_feed import END, LATE, LATE_TURNS
from app.net.messages import Sit, Terms
from app.net.open_table import OpenTable
from app.net.payloads import Payloads
from app.net.seeds import token_key
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import MemoryJournal
from tests.app.net.tables import begun, lobby, served
from tests.app.net.test_hosted_table import Client, Clock
from tests.app.net.test_open_table import Friend, Later

GAMES = [("irrgarten", "sight"), ("napakalaki", "small"), ("hammerspace", "full")]


def table_with(name: str, setting: str, watching: str) -> tuple[Match, HostedTable]:
    match = begun(name, setting)
    terms = Terms(0, chat=False, watching=watching)
    return match, served(match, later=Clock().later, terms=terms)


def some(match: Match, dice: Random, most: int) -> None:
    """Decide some times by dice, and undo now and then."""
    for _ in range(most):
        if match.over:
            return
        back = [seat for seat in range(len(match.seats)) if match.undoable(seat)]
        if back and dice.random() < 0.1:
            match.take_back(dice.choice(back))
        else:
            match.decide(match.actor, dice.choice(match.legal()))


def watching_now(match: Match) -> Client:
    """A spectator who sees the match at once, at another table."""
    return Client(served(match, later=Clock().later), "watch")


def public(client: Client) -> list[dict[str, Any]]:
    """The messages for spectators that a client got."""
    return [one for one in client.got("ev") if one["viewer"] < 0]


@pytest.mark.parametrize(("name", "setting"), GAMES)
def test_a_late_spectator_gets_what_others_got_three_turns_ago(name: str, setting: str) -> None:
    match, table = table_with(name, setting, LATE)
    now, late = watching_now(match), Client(table, "watch")
    dice, told_in = Random(3), [match.turn]
    held = 0
    for _ in range(60):
        some(match, dice, 1)
        if match.over:
            break
        told_in += [match.turn] * (len(public(now)) + 1 - len(told_in))
        ours, theirs = public(late), public(now)
        assert ours == theirs[: len(ours)], "the same messages as a spectator's of that time"
        if ours:
            assert match.turn - told_in[len(ours) - 1] >= LATE_TURNS - 1
        held = max(held, len(theirs) - len(ours))
        assert not late.got("clock")
    assert held >= LATE_TURNS
    assert public(late), "something was told"


@pytest.mark.parametrize("watching", [LATE, END])
def test_no_log_is_written_for_a_spectator_who_does_not_come(
    watching: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of 2,000 events took three times as long when each turn wrote all of them again."""
    match, table = table_with("napakalaki", "friends", watching)
    written, happened, write = list[Event](), list[Frame](), Payloads.event

    def counted(payloads: Payloads, event: Event, viewer: int) -> list[Any]:
        written.append(event)
        return write(payloads, event, viewer)

    monkeypatch.setattr(Payloads, "event", counted)
    match.watch(SPECTATOR, happened.append)
    dice = Random(3)
    while not match.over and match.turn <= 4 * LATE_TURNS:
        match.decide(match.actor, dice.choice(match.legal()))
    assert not match.over
    assert [frame.event for frame in happened] == written, "each event once, as it happens"
    assert Client(table, "watch").got("welcome")[0]["snapshots"][0]["past"] or watching == END


@pytest.mark.one_of(3)
@pytest.mark.parametrize("watching", [LATE, END])
@pytest.mark.parametrize(("name", "setting"), GAMES[::2])
def test_the_end_shows_everything(name: str, setting: str, watching: str) -> None:
    match, table = table_with(name, setting, watching)
    now, late = watching_now(match), Client(table, "watch")
    match.decide(match.actor, match.legal()[0])
    dice = Random(5)
    while not match.over:
        match.decide(match.actor, dice.choice(match.legal()))
    assert len(late.got("end")) == 1
    if watching == LATE:
        assert public(late) == public(now)
        kinds = [json.loads(line)["t"] for line in late.lines]
        assert kinds.index("end") < len(kinds) - 1, "the end comes before the last messages"
    else:
        assert not public(late)
        assert late.got("welcome")[-1]["snapshots"][0]["now"] == public(now)[-1]["now"]
        assert len(late.got("welcome")) == 2


@pytest.mark.parametrize(("name", "setting"), GAMES)
def test_before_the_end_a_spectator_of_later_gets_the_first_position_only(
    name: str, setting: str
) -> None:
    match, table = table_with(name, setting, END)
    early = Client(table, "watch")
    some(match, Random(7), 40)
    assert not match.over
    first = early.got("welcome")[0]["snapshots"]
    early.guest.lost()
    assert not public(early)
    again = Client(table, "watch")
    assert again.got("welcome")[0]["snapshots"] == first
    assert first[0]["now"]["number"] == 0


@pytest.mark.parametrize("watching", [LATE, END])
@pytest.mark.parametrize(("name", "setting"), GAMES)
def test_a_match_that_goes_on_after_a_restart_shows_its_beginning_first(
    name: str, setting: str, watching: str
) -> None:
    """A restart of the program must not show late spectators the present position."""
    before = begun(name, setting)
    some(before, Random(3), 25)
    journal = before._journal
    assert isinstance(journal, MemoryJournal)
    assert journal.header is not None
    match = resume(journal.header, journal.decisions)
    table = served(match, later=Clock().later, terms=Terms(0, chat=False, watching=watching))
    late, dice, turn = Client(table, "watch"), Random(4), match.turn
    number = match.decisions
    while match.turn <= turn + LATE_TURNS and not match.over:
        (shown,) = late.got("welcome")[-1]["snapshots"]
        assert shown["now"]["number"] == 0
        assert not public(late)
        match.decide(match.actor, dice.choice(match.legal()))
    assert match.decisions > number
    (shown,) = late.got("welcome")[-1]["snapshots"]
    if watching == LATE:
        assert number < shown["now"]["number"] < match.decisions
        some(match, dice, 60)
        numbers = [one["seq"] for one in public(late)]
        assert numbers == list(range(shown["seq"] + 1, shown["seq"] + 1 + len(numbers)))
        assert numbers
    else:
        assert shown["now"]["number"] == 0


def test_who_comes_later_sees_no_more_than_who_was_there() -> None:
    match, table = table_with("napakalaki", "guion", LATE)
    late = Client(table, "watch")
    some(match, Random(3), 120)
    assert not match.over
    seen = public(late)[-1]
    late.guest.lost()
    snapshot = Client(table, "watch").got("welcome")[0]["snapshots"][0]
    assert snapshot["seq"] == seen["seq"]
    assert snapshot["now"] == seen["now"]


def begin_with(table: OpenTable) -> HostedTable:
    """Begin a match at an open table, under the terms of its host."""
    match = begun("irrgarten", "sight", bots=(1, 2))
    terms = table.lobby.terms
    table.begun(lambda players: served_for(match, players, terms))
    assert table.hosted is not None
    return table.hosted


def served_for(match: Match, players: Any, terms: Terms) -> HostedTable:
    one = served(match, later=Later(), terms=terms)
    one._players = {player.key: player for player in players}
    return one


def test_a_late_spectator_who_takes_over_a_bot_plays_at_once() -> None:
    table = lobby("irrgarten", 3, Later())
    table.lobby.choose(Terms(0, chat=False, watching=LATE))
    eve = Friend(table, "eve")
    hosted = begin_with(table)
    assert hosted._is_late(hosted._players[token_key("eve")])
    before = eve.decisions
    hosted.match.decide(hosted.match.actor, hosted.match.legal()[0])
    assert eve.decisions == before, "she is late"
    eve.say(Sit(1, ""))
    assert eve.people == (1,)
    assert eve.decisions == hosted.match.decisions

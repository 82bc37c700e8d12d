"""What a table sends to a seat does not depend on what the seat may not see: a share of `make
twins`, and leaks put in on purpose, each of which the comparison finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from app.match.headers import header_to_data
from app.match.lifecycle import thinking_seed
from app.match.match import Match
from app.net import protocol, seat_feed
from app.net.hosted_table import HostedTable
from app.net.late_feed import END, LATE, LATE_TURNS
from app.net.seat_feed import SeatFeed
from app.net.table_commands import TableCommands
from engines.kernel import codec
from engines.kernel.events import SPECTATOR, may_see
from tests.app.net.twins import HIDDEN, Different, Side, steps
from tests.helpers.examples import FACTOR


def test_twins_get_the_same_bytes() -> None:
    made = [
        same for name, setting in HIDDEN for same in islice(steps(name, setting, 1), 40 * FACTOR)
    ]
    assert sum(made) > len(made) // 3, "nothing was compared"


@pytest.mark.parametrize("watching", [LATE, END])
def test_a_spectator_of_later_gets_the_same_bytes(watching: str) -> None:
    made = [
        same
        for name, setting in HIDDEN[1::3]
        for same in islice(steps(name, setting, 2, watching), 60 * FACTOR)
    ]
    assert sum(made) > len(made) // 3, "nothing was compared"


@pytest.mark.parametrize(
    ("name", "setting"),
    [("irrgarten", "even"), ("napakalaki", "friends"), ("hammerspace", "full")],
)
def test_a_late_spectator_learns_nothing_of_the_last_three_turns(name: str, setting: str) -> None:
    """Two matches that part: until the third turn after that, all lines are the same."""
    sides = [Side(name, setting, "5", SPECTATOR, LATE) for _ in range(2)]
    before, after = Random(8), [Random(9), Random(10)]
    while sides[0].match.turn < 9:
        number = before.random()
        for side in sides:
            legal = side.match.legal()
            side.decide(legal[int(number * len(legal))])
    told = []
    for side, dice in zip(sides, after, strict=True):
        side.sent.clear()
        while not side.match.over and side.match.turn < 9 + LATE_TURNS - 1:
            side.decide(dice.choice(side.match.legal()))
        assert not side.match.over
        side.arrive()
        told.append(side.sent)
    assert sides[0].match.digest() != sides[1].match.digest(), "the same decisions"
    assert told[0] == told[1]
    assert len(told[0]) > 1


# -- leaks

Leak = Callable[[pytest.MonkeyPatch], None]


def changed(kind: Any, name: str, change: Callable[..., Any]) -> Leak:
    """A leak that changes the result of a method: `change(result, self, *arguments)`."""

    def put_in(patch: pytest.MonkeyPatch) -> None:
        before = getattr(kind, name)

        def leaking(*given: Any, **named: Any) -> Any:
            return change(before(*given, **named), *given)

        patch.setattr(kind, name, leaking)

    return put_in


def in_now(change: Callable[[Match, int], Any]) -> Leak:
    """A leak in the pending decision."""

    def add(now: dict[str, Any], feed: SeatFeed, *_rest: Any) -> dict[str, Any]:
        return {**now, "more": change(feed._match, feed.viewer)}

    return changed(SeatFeed, "_now", add)


def in_header(change: Callable[[HostedTable], dict[str, Any]]) -> Leak:
    return changed(HostedTable, "_header", lambda data, table: {**data, **change(table)})


def masks(patch: pytest.MonkeyPatch) -> None:
    """The audience goes as a mask: it says who else sees the event."""
    before = codec.Codec.encode

    def leaking(self: codec.Codec, value: Any, seat: int) -> Any:
        data = before(self, value, seat)
        if "seats" in data[2] and hasattr(value, "seats"):
            data[2]["seats"] = value.seats
        return data

    patch.setattr(codec.Codec, "encode", leaking)


def by_length_of_hidden(patch: pytest.MonkeyPatch) -> None:
    """A message is as long as everything that happened, seen or not."""
    before = protocol.lines
    newest: list[int] = []
    receive = Match._record

    def recorded(match: Match, decision: Any, events: Any) -> None:
        newest[:] = [len(repr(events))]
        receive(match, decision, events)

    patch.setattr(Match, "_record", recorded)
    patch.setattr(seat_feed, "lines", lambda message: [before(message)[0] + " " * sum(newest)])


def other_glance(patch: pytest.MonkeyPatch) -> None:
    """A frame carries the glance of the next seat."""
    before = SeatFeed._receive

    def leaking(feed: SeatFeed, frame: Any) -> None:
        seats = len(feed._match.seats)
        glance = feed._match.glance((feed.viewer + 1) % seats)
        before(feed, replace(frame, glance=glance))

    patch.setattr(SeatFeed, "_receive", leaking)


def hidden_first(patch: pytest.MonkeyPatch) -> None:
    """The order of a message's frames depends on the whole state."""
    before = SeatFeed._flush

    def leaking(feed: SeatFeed, pending: Any, fresh: Any = None) -> None:
        feed._frames.sort(key=lambda frame: hash((feed._match.digest(), str(frame[0]))))
        before(feed, pending, fresh)

    patch.setattr(SeatFeed, "_flush", leaking)


def all_past(patch: pytest.MonkeyPatch) -> None:
    """A welcome counts the events of everybody."""
    before = SeatFeed._data

    def leaking(feed: SeatFeed, past: Any, pending: Any) -> dict[str, Any]:
        hidden = sum(not may_see(event, feed.viewer) for event in feed._match.past_events)
        return {**before(feed, past, pending), "hidden": hidden}

    patch.setattr(SeatFeed, "_data", leaking)


def empty_messages_left_out(patch: pytest.MonkeyPatch) -> None:
    """The numbers of messages count the events of everybody."""
    before = SeatFeed._flush

    def leaking(feed: SeatFeed, pending: Any, fresh: Any = None) -> None:
        feed.seq += len(feed._match.rules.dump(feed._match._state).__repr__()) % 3
        before(feed, pending, fresh)

    patch.setattr(SeatFeed, "_flush", leaking)


def telling_answer(patch: pytest.MonkeyPatch) -> None:
    """An answer names the random numbers drawn so far."""
    before = TableCommands._act

    def leaking(table: TableCommands, act: Any) -> str:
        code = before(table, act)
        draws = table.match.rules.draws(table.match._state)
        return code or f"{table.match.digest()[:8]}-{draws}"

    patch.setattr(TableCommands, "_act", leaking)


LEAKS: dict[str, Leak] = {
    "masks": masks,
    "seed": in_header(lambda table: {"seed": table.match.header.seed}),
    "configuration": in_header(lambda table: {"config": table.match.header.config}),
    "digest of the configuration": in_header(
        lambda table: {"config_digest": table.match.header.config_digest}
    ),
    "whole header": in_header(lambda table: header_to_data(table.match.header)),
    "digest of the state": in_now(lambda match, _viewer: match.digest()),
    "chain of the journal": in_now(lambda match, _viewer: match._chain),
    "seed of a bot's thinking": in_now(
        lambda match, _viewer: thinking_seed(match.header.seed, match.actor, match.decisions)
    ),
    "journal": in_now(lambda match, _viewer: [one.chain for one in match.written[-1:]]),
    "actions of others": in_now(lambda match, _viewer: list(match.legal())),
    "views of others": in_now(
        lambda match, viewer: repr(match.view((viewer + 1) % len(match.seats)))
    ),
    "glance of another": other_glance,
    "sizes": by_length_of_hidden,
    "order": hidden_first,
    "past of others": all_past,
    "numbers": empty_messages_left_out,
    "answers": telling_answer,
    "random numbers drawn": in_now(lambda match, _viewer: match.rules.dump(match._state)),
}


def look_for_leaks() -> None:
    for name, setting in (HIDDEN[1], HIDDEN[9], HIDDEN[4], HIDDEN[6]):
        for seed in range(3):
            assert list(islice(steps(name, setting, seed), 40))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(Different):
        look_for_leaks()


def test_where_leaks_are_looked_for_there_are_none() -> None:
    look_for_leaks()

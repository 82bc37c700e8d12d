"""A table that comes back with another match: the client forgets what was for the former one."""

from __future__ import annotations

import pytest

from app.match.match import Match
from app.net import seat_feed
from app.net.lines import MemoryLine, memory_line
from app.net.remote_match import RemoteMatch
from tests.app.match.helpers import MemoryJournal, new_match, play
from tests.app.net.tables import served
from tests.helpers.wired import never_later


def connected(source: RemoteMatch, match: Match) -> MemoryLine:
    """Connect a client to a table of this match, and return the client's end of the line."""
    near, far = memory_line()
    guest = served(match, later=never_later, epoch=match.header.match).connect(far)
    far.on_text, far.on_close = guest.receive, guest.lost
    near.on_text, near.on_close = source.client.receive, source.client.lost
    source.client.attach(near)
    return near


def waits(source: RemoteMatch) -> bool:
    """Whether a decision is on its way."""
    return source.unwritten


def decide(source: RemoteMatch) -> None:
    source.decide(0, source.snapshot(0).pending.legal[0])


def test_what_was_decided_in_another_match_is_not_decided_in_this_one() -> None:
    """Its position may have the same number, and the decision may be legal there."""
    source, states = RemoteMatch("0"), list[str]()
    source.on_command(lambda state: states.append(state.word + state.code))
    line = connected(source, new_match(MemoryJournal(), match_id="a" * 16))
    line.deliver = lambda _call: None  # the line is dead, and nobody knows
    decide(source)
    assert waits(source)
    line.close()
    other = new_match(MemoryJournal(), match_id="b" * 16)
    connected(source, other)
    assert other.decisions == 0
    assert not waits(source)
    assert states == ["sent", "refusedclosed"]


def test_a_match_with_fewer_decisions_is_not_waited_for() -> None:
    source = RemoteMatch("0")
    line = connected(source, new_match(MemoryJournal(), match_id="a" * 16))
    decide(source)
    line.close()
    connected(source, new_match(MemoryJournal(), match_id="b" * 16))
    assert source.decisions == 0
    assert not waits(source)
    decide(source)
    assert source.decisions == 1


@pytest.mark.parametrize(("size", "beginnings"), [(20_000, 1), (400, 2)])
def test_a_client_that_missed_more_than_is_kept_begins_again(
    size: int, beginnings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long messages are forgotten sooner than short ones: a table's memory has a bound."""
    monkeypatch.setattr(seat_feed, "KEPT_SIZE", size)
    source, match = RemoteMatch("0"), new_match(MemoryJournal())
    table = served(match, later=never_later)
    for _ in range(2):
        near, far = memory_line()
        guest = table.connect(far)
        far.on_text, far.on_close = guest.receive, guest.lost
        near.on_text, near.on_close = source.client.receive, source.client.lost
        source.client.attach(near)
        near.close()
        play(match, 4)
    near, far = memory_line()
    far.on_text, near.on_text = table.connect(far).receive, source.client.receive
    source.client.attach(near)
    assert source.decisions == 8
    assert (source.beginnings == 1) == (beginnings == 1)


def test_a_table_with_a_game_that_is_not_installed_is_refused() -> None:
    """Found by `make fuzz`."""
    source, match = RemoteMatch("0"), new_match(MemoryJournal())
    near, far = memory_line()
    far.on_text = served(match, later=never_later).connect(far).receive
    near.on_text = lambda text: source.client.receive(text.replace("irrgarten", "chess"))
    source.client.attach(near)
    assert source.client.problem is not None
    assert source.client.problem.where == "game"

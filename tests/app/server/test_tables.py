"""Tables of a server: opened from the list, led by a guest, kept over a restart."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.net.addresses import ServerLimits
from app.net.messages import Terms
from app.net.server_messages import Again, Begin, Choose, Offer, OtherBot, SendAway
from app.server import table as served_table
from app.server.offers import Offers
from app.server.records import WAITING_SECONDS, BadRecord, from_text, to_text
from app.server.store import LocalStore
from tests.app.match.helpers import local_bots
from tests.app.server.served import GENEROUS, Guest, Server, Visitor
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

ELSEWHERE = "198.51.100.7"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    one = Server(LocalStore(tmp_path))
    yield one
    if not one.tables.closing:
        await one.stop()


def opened(server: Server, **choices: Any) -> tuple[str, Guest]:
    """A table that Ana has opened, and leads."""
    code = Visitor(server, "ana").opens(**choices)
    ana = Guest(server, "ana", code)
    ana.sit(0, "Ana")
    return code, ana


LONG = {"game": "hammerspace", "preset": "full"}
"""A match that a few decisions can't end: the server draws the seed, and labyrinths are small."""


async def playing(server: Server, **choices: Any) -> tuple[str, Guest, Guest]:
    """A match of Ana and Ben."""
    code, ana = opened(server, **choices)
    ben = Guest(server, "ben", code)
    ben.sit(1, "Ben")
    ana.say(Begin())
    await until(lambda: ana.begun and ben.begun)
    return code, ana, ben


def waits(guest: Guest) -> bool:
    """Whether the table is a lobby again after a match."""
    return guest.waits_again


async def decide(*people: Guest, action: int = -1) -> None:
    """Let the one decide whose turn it is, and wait until all have seen it."""
    before = people[0].decisions
    actor = next(one for one in people if one.actor in one.people)
    seat = actor.actor
    actor.decide(seat, action if action >= 0 else actor.snapshot(seat).pending.legal[0])
    await until(lambda: all(one.decisions > before for one in people))


# -- the list


async def test_who_comes_before_the_offers_are_read_gets_the_list_as_soon_as_they_are(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else waits for that: they are read in a thread."""
    here, readers = threading.get_ident(), list[int]()

    class Unread(Offers):
        def _rows(self) -> list[Offer]:
            readers.append(threading.get_ident())
            return [Offer("irrgarten", "seed", 2, 4)]

    monkeypatch.setattr(server.reception, "offers", Unread(("Ana",)))
    cat, dan = Visitor(server, "cat"), Visitor(server, "dan")
    assert cat.tables is None
    await until(lambda: cat.tables and dan.tables)
    assert cat.tables is not None
    assert [one.preset for one in cat.tables.offers] == ["seed"]
    assert len(readers) == 1
    assert readers != [here]


async def test_a_table_is_opened_found_and_led_by_who_opened_it(server: Server) -> None:
    cat = Visitor(server, "cat")
    assert not len(cat.rows)
    code, ana = opened(server, game="napakalaki", preset="friends", seats=4)
    await until(lambda: cat.rows)
    row = cat.rows[0]
    assert (row.code, row.game, row.preset, row.people) == (code, "napakalaki", "friends", ("Ana",))
    assert (row.seats, row.free, row.begun, row.mine) == (4, 3, False, False)
    assert ana.leads.yes
    assert code in ana.leads.link
    ben = Guest(server, "ben", code)
    assert not ben.leads.yes
    assert Visitor(server, "ana").rows[0].mine


async def test_a_private_table_is_for_those_with_its_code(server: Server) -> None:
    code, _ = opened(server, listed=False)
    assert Visitor(server, "ben").rows == ()
    assert Visitor(server, "ana").rows[0].code == code
    assert Guest(server, "ben", code).lobby is not None


@pytest.mark.parametrize(
    "choices",
    [
        {"game": "chess"}, {"preset": "../secret"}, {"preset": ""}, {"seats": 1}, {"seats": 9},
        {"game": "napakalaki", "preset": "guion", "seats": 4},
    ],
)  # fmt: skip
async def test_what_is_not_offered_is_refused(server: Server, choices: dict[str, Any]) -> None:
    ana = Visitor(server, "ana")
    assert ana.opens(**choices) == ""
    assert ana.refusal == "game"
    assert len(server.tables) == 0


async def test_a_server_has_room_for_so_many_tables(tmp_path: Path) -> None:
    server = Server(LocalStore(tmp_path), replace(GENEROUS, tables=1))
    ana = Visitor(server, "ana")
    assert ana.opens()
    assert not ana.opens()
    assert ana.refusal == "full"
    await server.stop()


async def test_a_player_opens_few_tables_in_a_short_time(tmp_path: Path) -> None:
    server = Server(LocalStore(tmp_path), ServerLimits(tables_per_player=2))
    ana = Visitor(server, "ana")
    assert [bool(ana.opens()) for _ in range(3)] == [True, True, False]
    assert ana.refusal == "often"
    assert server.refused == {"often": 1}
    await server.stop()


# -- codes


async def test_a_wrong_code_is_refused_and_after_five_of_them_every_newcomer_from_there(
    server: Server,
) -> None:
    code, ana = opened(server)
    for _ in range(5):
        assert Guest(server, "eve", "000000000000", ELSEWHERE).farewell == "token"
    blocked = Guest(server, "eve", code, ELSEWHERE)
    assert blocked.farewell == "guesses", "else guessing would go on"
    assert blocked.client.farewell is not None
    assert blocked.client.farewell.seconds > 0
    assert Guest(server, "ben", code).farewell == "", "from another address"
    ana.address = ELSEWHERE
    ana.go()
    ana.come(server)
    assert ana.farewell == "", "whom the table knows need not guess"


async def test_a_table_with_too_many_people_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = opened(server)
    monkeypatch.setattr("app.net.limits.MOST_PLAYERS", 2)
    assert Guest(server, "ben", code).farewell == "full"


# -- the leader


async def test_only_the_leader_chooses_bots_and_terms_and_begins(server: Server) -> None:
    code, ana = opened(server, seats=3)
    ben = Guest(server, "ben", code)
    ben.sit(1, "Ben")
    table = server.tables.find(code)
    assert table is not None
    lobby = table.table.lobby
    bot = lobby.seats[2].standby.bot
    for message in (OtherBot(2), Choose(Terms(60)), SendAway(0), Begin(), Again()):
        ben.refusal = ""
        ben.say(message)
        assert ben.refusal == "leader"
    assert lobby.seats[2].standby.bot == bot
    ana.say(OtherBot(2))
    assert lobby.seats[2].standby.bot != bot
    ana.say(Choose(Terms(60, chat=True)))
    assert ben.terms.clock == 60
    ana.say(SendAway(0))
    assert lobby.seats[0].key, "nobody sends themselves away"
    ana.say(SendAway(1))
    assert ben.farewell == "kicked"


async def test_a_match_begins_when_all_who_sit_are_ready(server: Server) -> None:
    code, ana = opened(server)
    ben = Guest(server, "ben", code)
    ben.sit(1, "Ben")
    ben.go()
    ana.say(Begin())
    assert ana.refusal == "ready"
    ben.come(server)
    ana.say(Begin())
    await until(lambda: ana.begun and ben.begun)
    assert [seat.name for seat in ana.seats] == ["Ana", "Ben"]
    assert ana.header.seed == "", "the dice stay sealed"


async def test_another_leads_when_the_leader_stays_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served_table, "LEADER_SECONDS", 0.05)
    code, ana = opened(server)
    watcher = Guest(server, "cat", code)
    ben = Guest(server, "ben", code)
    ben.sit(1, "Ben")
    ana.go()
    await until(lambda: ben.leads.yes)
    assert not watcher.leads.yes
    ana.come(server)
    assert not ana.leads.yes, "nobody takes it from Ben"


async def test_a_finished_match_has_a_rematch(server: Server) -> None:
    code, ana, ben = await playing(server)
    ana.say(Again())
    assert not waits(ana), "not in the middle"
    table = server.tables.find(code)
    assert table is not None
    assert table.match is not None
    match = table.match
    bots = local_bots("irrgarten", match.public)
    while not match.over:  # as a bot plays: a person who only takes the first choice may never end
        action = await bots.choose(match.actor, "scout", match.view(match.actor), 7)
        await decide(ana, ben, action=action)
    await until(lambda: ana.looks_back and ben.looks_back)
    verdict = ben.dice_verdict()
    assert verdict is not None
    assert verdict.fits
    assert verdict.own
    await until(lambda: server.tables.counts.ended == 1)
    ana.say(Again())
    assert waits(ana)
    assert waits(ben)
    assert Visitor(server, "cat").rows[0].begun is False


# -- nobody here


async def test_bots_wait_as_long_as_nobody_is_here(server: Server) -> None:
    code, ana = opened(server, game="napakalaki", preset="readme", seats=3)
    ana.say(Begin())
    await until(lambda: ana.begun)
    table = server.tables.find(code)
    assert table is not None
    assert table.match is not None
    match = table.match
    ana.go()
    server.tables.find(code)
    hosted = table.table.hosted
    assert hosted is not None
    for player in table.table.players.values():
        if player.seats:
            table.table._keep_seats(player, hosted)
    await asyncio.sleep(0.5)
    before = match.decisions
    await asyncio.sleep(1.0)
    assert match.decisions == before, "the match is not played without its people"
    assert not match.over


async def test_an_empty_table_closes_after_a_while(server: Server) -> None:
    code, ana = opened(server)
    ana.go()
    now = asyncio.get_running_loop().time() + WAITING_SECONDS
    await server.tables.sweep(lambda: now - 1.0)
    assert len(server.tables) == 1
    await server.tables.sweep(lambda: now + 1.0)
    assert len(server.tables) == 0
    assert list(server.store.kept()) == []
    assert Guest(server, "ana", code).farewell == "token"


async def test_a_table_with_somebody_never_closes(server: Server) -> None:
    opened(server)
    await server.tables.sweep(lambda: 10.0**9)
    assert len(server.tables) == 1


# -- a restart


async def test_everybody_goes_on_after_an_orderly_restart(tmp_path: Path) -> None:
    first = Server(LocalStore(tmp_path))
    _, ana, ben = await playing(first, **LONG)
    for _ in range(3):
        await decide(ana, ben)
    looker = Visitor(first, "cat")
    await first.stop()
    assert (ana.farewell, ben.farewell) == ("restart", "restart")
    assert looker.farewell is not None
    assert looker.farewell.code == "restart"
    second = Server(LocalStore(tmp_path))
    assert len(second.tables) == 1
    ana.come(second)
    ben.come(second)
    assert (ana.decisions, ben.decisions) == (3, 3)
    assert ana.leads.yes
    await decide(ana, ben)
    await second.stop()


async def test_a_lobby_outlives_a_restart_with_its_seats_and_its_seal(tmp_path: Path) -> None:
    first = Server(LocalStore(tmp_path))
    code, ana = opened(first)
    ana.say(Choose(Terms(180)))
    seal = ana.dice.seal
    await first.stop()
    second = Server(LocalStore(tmp_path))
    await second.tables.restore_all()
    ben = Guest(second, "ben", code)
    assert ben.lobby is not None
    assert ben.lobby.places[0].name == "Ana"
    ana.come(second)
    assert ana.farewell == ""
    assert (ana.dice.seal, ben.dice.seal) == (seal, seal)
    assert ana.terms.clock == 180
    ana.sit(0, "Ana")
    ben.sit(1, "Ben")
    ana.say(Begin())
    await until(lambda: ana.begun and ben.begun)
    await second.stop()


async def test_a_broken_table_keeps_no_other_one_from_opening(tmp_path: Path) -> None:
    first = Server(LocalStore(tmp_path))
    code, _ = opened(first)
    await first.stop()
    for name, content in (("A" * 12, "{"), ("B" * 12, "[]"), ("C" * 12, '{"format": 9}')):
        (tmp_path / "tables" / f"{name}.json").write_text(content, encoding="utf-8")
    second = Server(LocalStore(tmp_path))
    await second.tables.restore_all()
    assert [table.code for table in second.tables] == [code]
    await second.stop()


async def test_the_record_of_a_table_has_no_token(tmp_path: Path) -> None:
    server = Server(LocalStore(tmp_path))
    code, _, _ = await playing(server)
    text = (tmp_path / "tables" / f"{code}.json").read_text("utf-8")
    assert '"ana"' not in text
    assert '"ben"' not in text
    (record,) = server.store.kept()
    kept = to_text(record)
    assert from_text(kept) == record
    for wrong in ('"kept":{"7":"x"}', '"kept":' + "[" * 100_000):
        with pytest.raises(BadRecord):
            from_text(kept.replace('"kept":{}', wrong))
    await server.stop()

"""A served table: who gets what, commands that count once, undo by consent, wrong lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.match.fair_dice import sealed_seed
from app.match.lifecycle import resume
from app.match.match import Match
from app.match.seats import SEED_CELLS
from app.net import limits, seeds
from app.net.guests import Guest, Player
from app.net.hosted_table import HostedTable
from app.net.limits import CONSENT_SECONDS, KEPT_ANSWERS
from app.net.messages import Act, Add, Agree, Back, ChangeSeats, Hello, Message, Ping, Talk, Terms
from app.net.protocol import write
from tests.app.match.helpers import MemoryJournal, play
from tests.app.match.slow import SlowJournal
from tests.app.net.tables import begun, served
from tests.helpers.cases import each


class Clock:
    """Keeps what is to be called later."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, call)
        self.waiting.append(entry)
        return lambda: self.waiting.remove(entry) if entry in self.waiting else None


class Client:
    """A line to a table, as its client's end. `got` are the messages that came."""

    def __init__(self, table: HostedTable, token: str, *, hello: bool = True) -> None:
        self.lines: list[str] = []
        self.closed = False
        self.guest: Guest = table.connect(self)
        if hello:
            self.say(Hello(limits.PROTOCOL, limits.PROTOCOL, "", token, "", "en", "", ()))

    def send(self, text: str) -> None:
        self.lines.append(text)

    def close(self) -> None:
        self.closed = True

    def say(self, message: Message) -> None:
        self.guest.receive(write(message))

    def got(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(line) for line in self.lines]
        return [message for message in found if message["t"] == kind]


def table_of(match: Match | None = None) -> tuple[Match, HostedTable, Clock]:
    clock, match = Clock(), match or begun("irrgarten", "sight")
    return match, served(match, later=clock.later), clock


def act(match: Match, cmd: int, action: int | None = None) -> Act:
    """The pending decision as a command of its seat."""
    chosen = match.legal()[0] if action is None else action
    return Act(match.actor, cmd, match.decisions, ((match.rules.notation(chosen), -1),))


# -- who gets what


def test_every_viewer_gets_one_message_for_each_decision() -> None:
    match, table, _ = table_of()
    clients = {seat: Client(table, str(seat)) for seat in range(3)} | {-1: Client(table, "watch")}
    for _ in range(12):
        match.decide(match.actor, match.legal()[0])
    for seat, client in clients.items():
        assert [one["seq"] for one in client.got("ev")] == list(range(1, 13))
        assert {one["viewer"] for one in client.got("ev")} == {seat}


def test_a_client_follows_what_its_screen_shows() -> None:
    """The screen that passes the keyboard on shows what is public."""
    for setting, viewers in (("sight", {-1, 0, 2}), ("plain", {-1})):
        _, table, _ = table_of(begun("irrgarten", setting))
        table.admit(Player(seeds.token_key("both"), frozenset({0, 2})))
        shown = Client(table, "both").got("welcome")[0]["snapshots"]
        assert {one["viewer"] for one in shown} == viewers


def test_nothing_secret_comes_before_the_end_and_everything_after_it() -> None:
    """IRR-24: the board under fog is secret; so are the seed and the journal."""
    seed, dice = "4f" * 32, Random(3)  # as long as a sealed one
    match, table, _ = table_of(begun("irrgarten", "sight", seed=seed))
    clients = [Client(table, token) for token in ("0", "1", "watch")]
    grid = json.dumps(match.header.config["grid"], separators=(",", ":"))
    secret = (seed, match.header.config_digest, grid, match.digest())
    while not match.over:
        assert not any(
            word in line for client in clients for line in client.lines for word in secret
        )
        assert not any(one.chain in line for one in match.written[-1:] for line in clients[0].lines)
        for client in clients:
            client.lines.clear()
        actor = match.actor
        match.decide(actor, dice.choice(match.legal()))
    for client in clients:
        (end,) = client.got("end")
        assert end["header"]["seed"] == seed
        assert len(end["decisions"]) == match.decisions
        assert client.lines.index(write_like(client, "end")) < client.lines.index(
            client.lines[-1]
        ), "the journal comes before the last frames"
    header, written = match.header, match.written
    assert resume(header, written).digest() == match.digest()


def write_like(client: Client, kind: str) -> str:
    return next(line for line in client.lines if line.startswith(f'{{"t":"{kind}"'))


def test_a_sealed_seed_has_256_bits_and_fits_into_a_header() -> None:
    made = {sealed_seed(seeds.new_number(), {1: seeds.new_number()}) for _ in range(50)}
    assert len(made) == 50
    assert {len(seed) for seed in made} == {SEED_CELLS}
    assert all(0 <= int(seed, 16) < 2**256 for seed in made)


# -- commands


def test_a_command_counts_once_and_gets_its_answer_again() -> None:
    match, table, _ = table_of()
    seat = match.actor
    client, message = Client(table, str(seat)), act(match, 1)
    for _ in range(3):
        client.say(message)
    assert match.decisions == 1
    assert [(one["cmd"], one["n"]) for one in client.got("ok")] == [(1, 1)] * 3
    again = Client(table, str(seat))
    again.say(message)
    assert (match.decisions, again.got("ok")[0]["n"]) == (1, 1)
    assert client.closed, "the newer line counts"


def test_an_answer_comes_after_the_commit_and_after_the_frames() -> None:
    match, journal = begun("irrgarten", "sight"), SlowJournal()
    match._journal = journal
    _, table, _ = table_of(match)
    client = Client(table, str(match.actor))
    client.say(act(match, 1))
    assert match.decisions == 1
    assert not client.got("ok")
    assert not client.got("ev")
    client.say(act(match, 1))
    journal.acknowledge()
    match.outbox.send()
    kinds = [json.loads(line)["t"] for line in client.lines]
    assert kinds.count("ok") == 1
    assert kinds.index("ok") > max(at for at, kind in enumerate(kinds) if kind == "ev")


def test_what_can_not_be_done_is_refused_and_changes_nothing() -> None:
    match, table, _ = table_of()
    seat = match.actor
    client, rival = Client(table, str(seat)), Client(table, str((seat + 1) % 3))
    good = act(match, 1)
    wrong = [
        ("stale", Act(seat, 1, 5, good.steps)),
        ("notation", Act(seat, 2, 0, (("fly", -1),))),
        ("illegal", Act(seat, 3, 0, ((good.steps[0][0], 7),))),
        ("undo", Back(seat, 4, 0)),
        ("bot", ChangeSeats(seat, 5, ((seat, "nobody"),), ())),
        ("host", ChangeSeats(seat, 6, (((seat + 1) % 3, "random"),), ())),
    ]
    for code, message in wrong:
        client.say(message)
        assert client.got("no")[-1]["code"] == code
    rival.say(good)
    assert rival.got("no")[-1]["code"] == "seat"
    rival.say(Act((seat + 1) % 3, 1, 0, good.steps))
    assert rival.got("no")[-1]["code"] == "turn"
    client.say(Add(seat, "", ""))
    assert client.got("no")[-1]["code"] == "closed"
    assert match.decisions == 0
    assert [who.bot for who in match.seats] == ["human"] * 3


def test_old_answers_are_forgotten_but_never_carried_out_again() -> None:
    match, table, _ = table_of()
    client, first = Client(table, str(match.actor)), act(match, 1)
    client.say(first)
    for cmd in range(2, KEPT_ANSWERS + 3):
        client.say(Act(first.seat, cmd, 999, first.steps))
    client.say(first)
    assert client.got("no")[-1] == {"t": "no", "seat": first.seat, "cmd": 1, "code": "old"}
    assert match.decisions == 1


# -- undo by consent


def undoable_table() -> tuple[Match, HostedTable, Clock, int]:
    """A table at which the seat that has just decided may undo it."""
    match, table, clock = table_of(begun("napakalaki", "guion"))
    for _ in range(400):
        seat = match.actor
        match.decide(seat, match.legal()[-1 if match.decisions % 3 else 0])
        if match.undoable(seat):
            return match, table, clock, seat
    raise AssertionError("nothing can be undone")


def test_an_undo_needs_the_consent_of_all_others() -> None:
    match, table, clock, seat = undoable_table()
    clients = {one: Client(table, str(one)) for one in range(len(match.seats))}
    before, others = match.decisions, [one for one in clients if one != seat]
    clients[seat].say(Back(seat, 1, before))
    assert match.decisions == before
    assert [one["waits"] for one in clients[seat].got("asked")] == [others]
    clients[seat].say(Back(seat, 2, before))
    assert clients[seat].got("no")[-1]["code"] == "asking"
    for one in others:
        (asked,) = clients[one].got("asked")
        assert match.decisions == before
        clients[one].say(Agree(asked["ask"], yes=True))
    told = [one["waits"] for one in clients[seat].got("asked")]
    assert told == [others[at:] for at in range(len(others) + 1)], "who has still to answer"
    assert match.decisions < before
    assert clients[seat].got("ok")[-1]["cmd"] == 1
    assert not clock.waiting


@each("how", ["no", "silence", "moved", "stranger"])
def test_an_undo_is_declined_by_one_no_by_silence_and_by_the_next_decision(how: str) -> None:
    match, table, clock, seat = undoable_table()
    clients = {one: Client(table, str(one)) for one in range(len(match.seats))}
    spectator = Client(table, "watch")
    before, other = match.decisions, (seat + 1) % len(match.seats)
    clients[seat].say(Back(seat, 1, before))
    (asked,) = clients[other].got("asked")
    if how == "no":
        clients[other].say(Agree(asked["ask"], yes=False))
    elif how == "silence":
        ((seconds, call),) = clock.waiting
        assert seconds == CONSENT_SECONDS
        call()
    elif how == "moved":
        match.decide(match.actor, match.legal()[0])
    else:
        clients[seat].say(Agree(asked["ask"], yes=True))
        Client(table, "watch").say(Agree(asked["ask"], yes=True))
        assert not clients[seat].got("no")
        clients[other].say(Agree(asked["ask"] + 1, yes=False))
        assert not clients[seat].got("no")
        return
    assert clients[seat].got("no")[-1]["code"] == ("stale" if how == "moved" else "declined")
    assert match.decisions >= before
    assert not spectator.got("asked"), "who looks on is not asked, and a late one must not know"


# -- players


def test_a_player_gives_the_seat_to_a_bot_and_takes_it_back() -> None:
    match, table, _ = table_of()
    client = Client(table, "0")
    client.say(ChangeSeats(0, 1, ((0, "random"),), ()))
    assert match.seats[0].bot == "random"
    welcome = client.got("welcome")[-1]
    assert [one["viewer"] for one in welcome["snapshots"]] == [-1], "a bot's sight is its own"
    client.say(ChangeSeats(0, 2, ((0, "human"),), ()))
    assert match.seats[0].human
    assert [one["viewer"] for one in client.got("welcome")[-1]["snapshots"]] == [0]
    assert [one["cmd"] for one in client.got("ok")] == [1, 2]


def test_a_host_alone_undoes_at_once() -> None:
    match, _, clock, seat = undoable_table()
    player = Player(seeds.token_key("host"), frozenset(range(len(match.seats))), host=True)
    runner = served(match).runner
    table = HostedTable(runner, [player], epoch="1", later=clock.later)
    client, before = Client(table, "host"), match.decisions
    client.say(Back(seat, 1, before))
    assert match.decisions < before


def test_talk_reaches_everybody_and_a_ping_its_answer() -> None:
    table = served(begun("irrgarten", "sight"), later=Clock().later, terms=Terms(0, chat=True))
    clients = [Client(table, token) for token in ("0", "1", "watch")]
    clients[1].say(Talk("[b]hi[/b]", 0))
    clients[2].say(Talk("", 3))
    clients[0].say(Ping(77))
    for client in clients:
        said = [(one["seat"], one["text"], one["gesture"]) for one in client.got("said")]
        watches = client is clients[2]
        assert said == [(1, "[b]hi[/b]", 0), *([(-1, "", 3)] if watches else [])]
    assert clients[0].got("pong") == [{"t": "pong", "at": 77}]


# -- wrong lines


@each("line", [
    ("message", "no json"), ("message", "{}"), ("message", '{"t":"welcome"}'),
    ("message", write(Hello(limits.PROTOCOL, limits.PROTOCOL, "", "0", "", "", "", ()))),
    ("message", "[" * 5000),
])  # fmt: skip
def test_a_wrong_line_ends_the_connection_with_a_reason(line: tuple[str, str]) -> None:
    match, table, _ = table_of()
    client, other = Client(table, "0"), Client(table, "1")
    client.guest.receive(line[1])
    assert client.got("bye")[-1]["code"] == line[0]
    assert client.closed
    client.guest.receive(write(act(match, 1)))
    assert match.decisions == 0
    assert not other.closed
    assert other.got("lobby")[-1]["places"][0]["here"] is False


@each("case", [
    ("token", Hello(limits.PROTOCOL, limits.PROTOCOL, "", "7", "", "", "", ())),
    ("proto", Hello(limits.PROTOCOL + 1, 9, "", "0", "", "", "", ())),
    ("hello", Talk("hi", 0)),
])  # fmt: skip
def test_who_is_not_known_gets_nothing(case: tuple[str, Message]) -> None:
    _, table, _ = table_of()
    client = Client(table, "", hello=False)
    client.say(case[1])
    assert [json.loads(line)["t"] for line in client.lines] == ["bye"]
    assert client.got("bye")[0]["code"] == case[0]


def test_a_closed_table_watches_its_match_no_more() -> None:
    match, table, _ = table_of()
    clients = [Client(table, token) for token in ("0", "watch")]
    assert match.watchers
    table.close()
    assert not match.watchers
    assert all(client.got("bye")[-1]["code"] == "closed" for client in clients)
    assert isinstance(match._journal, MemoryJournal)


def test_another_epoch_or_another_run_needs_a_new_beginning() -> None:
    match, table, _ = table_of()
    client = Client(table, "0")
    play(match, 0)
    for _ in range(4):
        match.decide(match.actor, match.legal()[0])
    client.guest.lost()
    for epoch, seen, mine, kind in (
        ("1", ((0, 2),), (0,), "resumed"), ("2", ((0, 2),), (0,), "welcome"),
        ("1", ((-1, 2),), (0,), "welcome"), ("1", ((0, 99),), (0,), "welcome"),
        ("1", ((0, 2),), (), "welcome"),
    ):  # fmt: skip
        back = Client(table, "", hello=False)
        back.say(Hello(limits.PROTOCOL, limits.PROTOCOL, "", "0", "", "", epoch, seen, mine))
        assert json.loads(back.lines[0])["t"] == kind
        numbers = [(one["viewer"], one["seq"]) for one in back.got("ev")]
        assert numbers == ([(0, 3), (0, 4)] if kind == "resumed" else [])


def test_a_token_is_kept_as_its_hash_only() -> None:
    token = seeds.new_token()
    assert len(token) >= 43
    assert token not in repr(Player(seeds.token_key(token)))


@pytest.mark.parametrize("bot", ["random"])
def test_a_table_serves_a_saved_match_that_goes_on(bot: str) -> None:
    match = begun("irrgarten", "sight", bots=(1,))
    journal = match._journal
    assert isinstance(journal, MemoryJournal)
    match.decide(match.actor, match.legal()[0])
    assert journal.header is not None
    again = resume(journal.header, journal.decisions)
    _, table, _ = table_of(again)
    welcome = Client(table, "0").got("welcome")[0]
    assert welcome["snapshots"][0]["now"]["number"] == 1
    assert welcome["places"][1]["bot"] == bot

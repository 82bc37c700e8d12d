"""A table before and during its match: who may come, sit down, begin, leave and come back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.match.lifecycle import begin
from app.match.runner import MatchRunner
from app.match.seats import Seat
from app.net.guests import Player
from app.net.hosted_table import HostedTable
from app.net.invitations import Invitation, new_code, read_code, read_invitation, shown_code
from app.net.lines import MemoryLine, memory_line
from app.net.messages import Add, Message, Ready, Sit, Stand
from app.net.names import name_problem, seat_name
from app.net.open_table import OpenTable
from app.net.remote_match import RemoteMatch
from app.net.seeds import token_key
from tests.app.match.helpers import ID, MemoryJournal, local_bots
from tests.app.net.tables import CODE, lobby
from tests.engines.rules_contract import GAMES


class Later:
    """Keeps what is to be called later."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, _seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self.waiting.append(call)
        return lambda: None

    def pass_time(self) -> None:
        waiting, self.waiting = self.waiting, []
        for call in waiting:
            call()


class Friend(RemoteMatch):
    """A client of an open table, which can be cut off and come back."""

    def __init__(self, table: OpenTable, token: str, code: str = CODE) -> None:
        super().__init__(token, code=code)
        self.table = table
        self.come()

    def come(self) -> None:
        near, far = memory_line()
        guest = self.table.connect(far)
        far.on_text, far.on_close = guest.receive, guest.lost
        near.on_text, near.on_close = self.client.receive, self.client.lost
        self.line: MemoryLine = near
        self.client.attach(near)

    def go(self) -> None:
        self.line.close()

    def say(self, message: Message) -> None:
        self.client.say(message)

    @property
    def farewell(self) -> str:
        """Why the table has ended the line; "" if it has not."""
        return self.client.farewell.code if self.client.farewell is not None else ""

    def taken(self) -> tuple[int, ...]:
        """The seats taken in the lobby."""
        return self.lobby.mine if self.lobby is not None else ()

    @property
    def begun(self) -> bool:
        """Whether the match has begun for this client."""
        return self.lobby is None


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def table(later: Later) -> OpenTable:
    return lobby("irrgarten", 3, later)


def start(table: OpenTable) -> HostedTable:
    """Begin the match of a table, as its program does."""
    seats = [one.seat for one in table.lobby.seats]
    config = GAMES["irrgarten"].config("sight")
    match = begin("irrgarten", config, seats, "7", match_id=ID, title={}, journal=MemoryJournal())
    runner = MatchRunner(match, local_bots("irrgarten", match.public))
    table.begun(lambda players: HostedTable(runner, players, epoch="1", later=table._later))
    assert table.hosted is not None
    return table.hosted


def ready(table: OpenTable) -> bool:
    """Whether the match may begin."""
    return table.lobby.all_ready


# -- the lobby


def test_only_the_code_admits_and_a_new_one_ends_the_old_one(table: OpenTable) -> None:
    stranger = Friend(table, "eve", "K7QM2XRT9HDC")
    assert stranger.farewell == "token"
    ben = Friend(table, "ben")
    assert ben.lobby is not None
    assert ben.lobby.game == "irrgarten"
    table.new_code("000000000000")
    late = Friend(table, "cat")
    assert late.farewell == "token"
    ben.go()
    ben.come()
    assert not ben.client.connected, "who left without a seat needs the present code, too"


def test_people_sit_get_ready_stand_and_several_play_at_one_client(table: OpenTable) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    assert ben.taken() == (1,)
    assert not ready(table)
    ben.say(Ready(1, True))
    assert ready(table)
    ben.say(Sit(2, "Cat"))
    assert ben.taken() == (1, 2)
    assert not ready(table)
    ben.say(Stand(2))
    assert ben.taken() == (1,)
    assert table.lobby.places()[2].bot == "random"


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("Аnа", "taken"),
        ("ana ", "taken"),
        ("Host", "name"),
        ("@1", "name"),
        ("\u202e", "name"),
        ("b0t 2", "taken"),
    ],
)
def test_a_name_is_harmless_and_looks_like_no_other(
    table: OpenTable, name: str, refusal: str
) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, name))
    assert ben.refusal == refusal
    assert ben.taken() == ()


def test_a_taken_seat_stays_taken_and_a_kicked_player_away(table: OpenTable) -> None:
    ben, cat = Friend(table, "ben"), Friend(table, "cat")
    ben.say(Sit(1, "Ben"))
    cat.say(Sit(1, "Cat"))
    assert cat.refusal == "taken"
    assert table.lobby.places()[1].name == "Ben"
    cat.say(Sit(0, "Cat"))
    assert table.lobby.places()[0].name == "Ana", "nobody takes the host's seat"
    table.kick(1)
    assert ben.farewell == "kicked"
    assert table.lobby.places()[1].bot == "random"


def test_a_seat_stays_with_a_player_who_is_cut_off_in_the_lobby(table: OpenTable) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    ben.say(Ready(1, True))
    ben.go()
    assert not ready(table)
    assert not table.lobby.places()[1].here
    ben.come()
    assert ready(table)
    assert ben.taken() == (1,)


def test_a_page_loaded_again_replaces_its_line_even_without_a_seat(table: OpenTable) -> None:
    first = Friend(table, "ben")
    again = Friend(table, "ben")
    assert first.farewell == "replaced"
    assert table.people == 1
    again.say(Sit(1, "Ben"))
    assert again.taken() == (1,)
    assert again.lobby is not None


# -- the match


def test_the_match_begins_for_everybody_and_bots_fill_the_seats(table: OpenTable) -> None:
    ben, watcher = Friend(table, "ben"), Friend(table, "eve")
    ben.say(Sit(2, "Ben"))
    ben.say(Ready(2, True))
    hosted = start(table)
    assert [seat.bot for seat in hosted.match.seats] == ["human", "random", "human"]
    assert ben.people == (2,)
    assert ben.begun
    assert watcher.people == ()
    assert set(watcher.seen) == {-1}, "a watcher follows no seat"
    assert all(place.here for place in ben.places), "the host, whose screen comes later, too"


def test_a_late_friend_takes_over_a_bot_and_nobody_elses_seat(table: OpenTable) -> None:
    start(table)
    late = Friend(table, "late")
    late.say(Sit(0, "Late"))
    assert late.refusal == "taken"
    late.say(Sit(1, "Late"))
    assert late.people == (1,)
    assert late.seats[1].human
    third = Friend(table, "third")
    third.say(Sit(1, "Third"))
    assert third.refusal == "taken"
    assert third.people == ()


def test_a_bot_keeps_an_absent_players_seat_and_gives_it_back(
    table: OpenTable, later: Later
) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    hosted = start(table)
    ben.go()
    assert hosted.match.seats[1].human, "not at once"
    later.pass_time()
    assert hosted.match.seats[1].bot == "random"
    eve = Friend(table, "eve")
    eve.say(Sit(1, "Eve"))
    assert eve.refusal == "taken", "the seat is kept for Ben"
    ben.come()
    assert hosted.match.seats[1].human
    assert ben.people == (1,)
    assert ben.beginnings == 1, "the client continues where it was"
    assert ben.kept == 0, "the bot has decided nothing"


def test_who_comes_back_learns_how_much_a_bot_has_played_for_them(
    table: OpenTable, later: Later
) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    match = start(table).match
    while match.actor != 1:
        match.decide(match.actor, match.legal()[0])
    ben.go()
    later.pass_time()
    made = 0
    for _ in range(20):
        made += match.actor == 1
        match.decide(match.actor, match.legal()[0])
    ben.come()
    assert ben.kept == made > 0


def test_a_bot_plays_at_once_for_who_has_left_the_table(table: OpenTable) -> None:
    ben, eve = Friend(table, "ben"), Friend(table, "eve")
    ben.say(Sit(1, "Ben"))
    hosted = start(table)
    ben.say(Stand(1))
    assert hosted.match.seats[1].human, "not before the line ends"
    ben.go()
    assert hosted.match.seats[1].bot == "random"
    assert not eve.places[1].here, "the bot plays for somebody"
    assert eve.places[2].here
    ben.come()
    assert ben.people == (1,)
    ben.go()
    assert hosted.match.seats[1].human, "a cut is no goodbye"


def test_a_player_who_comes_back_in_time_keeps_the_seat(table: OpenTable, later: Later) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    hosted = start(table)
    ben.go()
    ben.come()
    later.pass_time()
    assert hosted.match.seats[1].human


def test_who_resigned_does_not_get_the_seat_back(table: OpenTable, later: Later) -> None:
    ben = Friend(table, "ben")
    ben.say(Sit(1, "Ben"))
    hosted = start(table)
    seats = [Seat(who.name, "random" if n == 1 else who.bot) for n, who in enumerate(ben.seats)]
    ben.reseat(seats, [1])
    ben.go()
    later.pass_time()
    ben.come()
    assert not hosted.match.seats[1].human


# -- another run of the program, another match


def run_again(table: OpenTable, later: Later) -> tuple[OpenTable, HostedTable]:
    """Serve the match of a table as the next run of its program does."""
    assert table.hosted is not None
    match = table.hosted.match
    standby = [Seat(who.name, "random") for who in match.seats]
    host = Player(token_key("another"), frozenset({0}), host=True)
    opened = OpenTable("irrgarten", standby, host, CODE, later, stand_in="random")
    runner = MatchRunner(match, local_bots("irrgarten", match.public))
    opened.continued(
        lambda players: HostedTable(runner, players, epoch="2", later=later),
        table.guests_seats,
        table.kept_seats,
    )
    assert opened.hosted is not None
    return opened, opened.hosted


def test_after_a_restart_everybody_has_their_seat_by_their_token_alone(
    table: OpenTable, later: Later
) -> None:
    kept: list[dict[str, frozenset[int]]] = []
    table.keep = lambda: kept.append(table.guests_seats)
    ben, cat = Friend(table, "ben"), Friend(table, "cat")
    ben.say(Sit(1, "Ben"))
    start(table)
    cat.say(Sit(2, "Cat"))
    assert kept == [
        {token_key("ben"): frozenset({1})},
        {token_key("ben"): frozenset({1}), token_key("cat"): frozenset({2})},
    ], "who plays is kept at the beginning, and when a late friend sits down"
    opened, hosted = run_again(table, later)
    assert [seat.bot for seat in hosted.match.seats] == ["human"] * 3
    ben.table, cat.table = opened, opened
    ben.client.leave()
    ben.come()
    assert ben.people == (1,)
    assert ben.beginnings == 2, "the numbers of the former run are of no use"
    stranger = Friend(opened, "eve", "K7QM2XRT9HDC")
    assert stranger.farewell == "token"


def test_a_table_that_was_closed_gives_no_seat_to_a_bot(table: OpenTable, later: Later) -> None:
    """The host saves the match, and opens it again within the minute after which bots take seats:
    the former table would write its bots over the players of the new one."""
    kept: list[dict[int, str]] = []
    ben, cat = Friend(table, "ben"), Friend(table, "cat")
    ben.say(Sit(1, "Ben"))
    cat.say(Sit(2, "Cat"))
    hosted = start(table)
    cat.go()
    table.keep = lambda: kept.append(dict(table.kept_seats))
    table.close()
    ben.go()
    later.pass_time()
    assert [seat.bot for seat in hosted.match.seats] == ["human"] * 3
    assert kept == []


def test_after_a_restart_bots_keep_the_seats_of_those_who_stay_away(
    table: OpenTable, later: Later
) -> None:
    ben, cat = Friend(table, "ben"), Friend(table, "cat")
    ben.say(Sit(1, "Ben"))
    cat.say(Sit(2, "Cat"))
    start(table)
    ben.go()
    later.pass_time()
    assert table.kept_seats == {1: token_key("ben")}
    opened, hosted = run_again(table, later)
    assert [seat.bot for seat in hosted.match.seats] == ["human", "random", "human"]
    cat.client.leave()
    later.pass_time()
    assert hosted.match.seats[2].bot == "random", "Cat has not come back"
    for friend, seat in ((ben, 1), (cat, 2)):
        friend.table = opened
        friend.come()
        assert friend.people == (seat,)
        assert hosted.match.seats[seat].human


def test_the_same_people_play_again_when_all_are_ready(table: OpenTable, later: Later) -> None:
    ben, watcher = Friend(table, "ben"), Friend(table, "eve")
    ben.say(Sit(2, "Ben"))
    former, seal = start(table), table.lobby.dice.seal
    ben.go()
    ben.come()
    table.again()
    assert ben.waits_again
    assert ben.people == (2,), "the match that is over is still on the screen"
    assert watcher.waits_again
    assert table.lobby.dice.seal != seal
    assert [place.name for place in table.lobby.places()] == ["Ana", "bot 1", "Ben"]
    assert not ready(table)
    next_one = Friend(table, "ben")
    assert next_one.taken() == (2,)
    next_one.say(Ready(2, True))
    assert ready(table)
    hosted = start(table)
    assert hosted is not former
    assert next_one.people == (2,)
    next_one.go()
    later.waiting.pop(0)()
    assert hosted.match.seats[2].human, "the minute of the former match does not count"
    later.pass_time()
    assert [seat.bot for seat in hosted.match.seats] == ["human", "random", "random"]


# -- a saved match that is opened to others


@pytest.fixture
def of_saved(later: Later) -> OpenTable:
    """The lobby of a saved match of Ana and Ben, here, with a bot; seat 3 was given up."""
    standby = [Seat(name, "random") for name in ("Ana", "Ben", "Cat", "Dan")]
    host = Player(token_key("host"), host=True)
    opened = OpenTable(
        "irrgarten", standby, host, CODE, later, stand_in="random", saved=True, resigned={3}
    )
    assert opened.lobby.sit_host("Ana", 0) == ""
    assert opened.lobby.sit_host("Ben", 1) == ""
    return opened


def test_seats_of_a_saved_match_keep_their_names(of_saved: OpenTable) -> None:
    """The names are in its journal, so no other one is taken, be it as harmless as it may."""
    friend = Friend(of_saved, "eve")
    friend.say(Sit(2, "Eva"))
    assert friend.taken() == (2,)
    assert [place.name for place in of_saved.lobby.places()] == ["Ana", "Ben", "Cat", "Dan"]
    assert not of_saved.lobby.all_ready
    friend.say(Ready(2, True))
    assert of_saved.lobby.all_ready, "without any seal"


def test_the_host_leaves_a_seat_of_a_saved_match_to_a_friend(of_saved: OpenTable) -> None:
    friend = Friend(of_saved, "ben")
    friend.say(Sit(1, "Ben"))
    assert friend.refusal == "taken"
    of_saved.lobby.stand_host(1)
    friend.say(Sit(1, "Ben"))
    assert friend.taken() == (1,)
    assert list(of_saved.lobby.host_seats) == [0]


def test_nobody_takes_a_seat_that_was_given_up(of_saved: OpenTable) -> None:
    friend = Friend(of_saved, "dan")
    friend.say(Sit(3, "Dan"))
    assert friend.refusal == "taken"
    assert friend.taken() == ()
    assert of_saved.lobby.places()[3].resigned


def test_no_seals_are_shown_for_dice_that_were_never_sealed(of_saved: OpenTable) -> None:
    """A guest's program would show them as sealed at the end."""
    friend = Friend(of_saved, "eve")
    friend.say(Sit(2, "Eva"))
    assert friend.lobby is not None
    assert (friend.lobby.saved, friend.lobby.seal, friend.lobby.seals) == (True, "", ())
    assert friend.dice.seal == ""
    friend.say(Add(2, "0" * 64, ""))
    assert friend.farewell == "message"


def test_a_table_that_showed_a_seal_does_not_take_it_back(table: OpenTable) -> None:
    ben = Friend(table, "ben")
    assert ben.dice.seal
    table.lobby.saved = True
    table.new_code(CODE)
    table.lobby.sit_host("Ana")
    assert ben.client.problem is not None


def test_the_rematch_of_a_saved_match_has_sealed_dice(of_saved: OpenTable) -> None:
    friend = Friend(of_saved, "eve")
    friend.say(Sit(2, "Eva"))
    of_saved.again()
    assert not of_saved.lobby.saved
    assert friend.dice.seal == of_saved.lobby.dice.seal


# -- names, codes, addresses


def test_a_name_is_composed_and_cut() -> None:
    assert seat_name("  \uff22en\x1b ")[:3] == "Ben"
    assert len(seat_name("x" * 200)) == 16
    assert name_problem("Ben", ["Ana"]) == ""
    assert [name_problem(name, []) for name in ("Tú", "YOU", "yo")] == ["name"] * 3


def test_a_code_is_read_as_people_type_it() -> None:
    code = new_code()
    assert read_code(shown_code(code).lower().replace("0", "o").replace("1", "l")) == code
    assert read_code("K7QM-2XRT-9HD") == ""
    assert read_code("K7QM-2XRT-9HDU") == ""


@pytest.mark.parametrize(
    "typed",
    [
        "192.168.1.23:7373/K7QM-2XRT-9HDB",
        "ws://192.168.1.23:7373/k7qm2xrt9hdb",
        "192.168.1.23/K7QM-2XRT-9HDB",
        " 192.168.1.23:7373#K7QM 2XRT 9HDB",
        "http://192.168.1.23:7373/#K7QM-2XRT-9HDB",
        "mazmorra join http://192.168.1.23:7373/#K7QM-2XRT-9HDB ",
    ],
)
def test_an_invitation_is_read_as_it_is_pasted(typed: str) -> None:
    assert read_invitation(typed) == Invitation("192.168.1.23", 7373, CODE)


def test_an_invitation_with_ipv6_comes_back_and_nonsense_is_none() -> None:
    six = Invitation("fe80::1", 7000, CODE)
    assert read_invitation(six.typed) == six
    assert six.url == "ws://[fe80::1]:7000/"
    for wrong in ("", CODE, "host:99999/" + CODE, "ftp://x/" + CODE, "a b/" + CODE):
        assert read_invitation(wrong) is None


def test_a_saved_match_shows_the_seal_that_its_dice_have(of_saved: OpenTable) -> None:
    """Nobody adds to the dice, and a seal from before a friend came proves nothing to them."""
    of_saved.lobby.kept_seal = "a" * 64
    friend = Friend(of_saved, "eve")
    assert friend.lobby is not None
    assert friend.lobby.seal == "a" * 64
    assert friend.dice.seal == ""
    friend.say(Sit(2, "Eva"))
    friend.say(Ready(2, True))
    assert of_saved.lobby.all_ready
    assert friend.client.problem is None

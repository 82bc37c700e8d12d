"""Sealed dice: nobody chooses them, and at the end every client can see that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.match.fair_dice import (
    RULES,
    SEAL,
    TABLE,
    dice_proof,
    rules_seal,
    seal_of,
    sealed_seed,
    title_with,
    without_dice,
    without_secrets,
)
from app.match.fork import fresh_title
from app.match.journal import Header
from app.match.lifecycle import begin
from app.match.runner import MatchRunner
from app.net.hosted_table import HostedTable
from app.net.messages import Add, Ready, Sit, Stand
from app.net.open_table import OpenTable
from app.net.sealed_dice import GuestDice
from app.net.seeds import new_number
from tests.app.match.helpers import ID, MemoryJournal, local_bots
from tests.app.net.tables import lobby
from tests.app.net.test_open_table import Friend, Later
from tests.engines.rules_contract import GAMES

GAME, SETTING = "irrgarten", "sight"
CONFIG = GAMES[GAME].config(SETTING)
NUMBERS = {1: "1" * 64, 2: "2" * 64}
OWN = "a" * 64


def table_for(later: Later) -> OpenTable:
    return lobby(GAME, 3, later)


def seated(table: OpenTable, *seats: int) -> list[Friend]:
    """Friends who have sat down and are ready."""
    friends = [Friend(table, f"friend {seat}") for seat in seats]
    for seat, friend in zip(seats, friends, strict=True):
        friend.say(Sit(seat, f"Friend {seat}"))
        friend.say(Ready(seat, True))
    return friends


def play(
    table: OpenTable,
    change: Callable[[Header], Header] = lambda header: header,
    arrive: Callable[[], object] = lambda: None,
) -> None:
    """Begin the match with the numbers, as its program does, and play it to the end. `change` makes
    another header of it, as a host who cheats. Somebody may `arrive` when it has begun."""
    seats = [one.seat for one in table.lobby.seats]
    title = table.lobby.dice.title(CONFIG.digest)
    header = change(Header(ID, GAME, 0, {}, CONFIG.digest, (), table.lobby.dice.seed, title))
    match = begin(GAME, CONFIG, seats, header.seed, match_id=ID, title=header.title,
                  journal=MemoryJournal())  # fmt: skip
    runner = MatchRunner(match, local_bots(GAME, match.public))
    table.begun(lambda players: HostedTable(runner, players, epoch="1", later=table._later))
    arrive()
    dice = Random(1)
    while not match.over:
        match.decide(match.actor, dice.choice(match.legal()))


def opened(table: OpenTable) -> list[bool]:
    """What the table says of the numbers once the host begins."""
    said: list[bool] = []
    table.lobby.open_dice(CONFIG.digest, said.append)
    return said


# -- an honest table


def test_the_seed_is_made_of_all_numbers_and_everybody_can_see_it() -> None:
    table = table_for(Later())
    friends = seated(table, 1, 2)
    watcher = Friend(table, "eve")
    assert table.lobby.all_ready
    assert opened(table) == [True]
    play(table)
    for friend in friends:
        verdict = friend.dice_verdict()
        assert verdict is not None
        assert (verdict.kept, verdict.fits, verdict.own, verdict.seed) == (True, True, True, True)
        assert verdict.seats == (1, 2)
        assert verdict.holds
    seen = watcher.dice_verdict()
    assert seen is not None
    assert (seen.kept, seen.fits, seen.own, seen.seed) == (True, True, None, True)


def test_a_host_who_plays_with_bots_needs_nobodys_number() -> None:
    assert opened(table_for(Later())) == [True]


def test_before_the_end_nobody_is_told_a_number() -> None:
    """The seal is public; the table's number, others' numbers and the seed are not."""
    table = table_for(Later())
    (ben,) = seated(table, 1)
    lines: list[str] = []

    def receive(text: str) -> None:
        lines.append(text)
        ben.client.receive(text)

    ben.line.on_text = receive
    opened(table)
    own, seed = table.lobby.dice.title("")[TABLE], table.lobby.dice.seed
    seats = [one.seat for one in table.lobby.seats]
    title = table.lobby.dice.title(CONFIG.digest)
    match = begin(GAME, CONFIG, seats, seed, match_id=ID, title=title, journal=MemoryJournal())
    runner = MatchRunner(match, local_bots(GAME, match.public))
    table.begun(lambda players: HostedTable(runner, players, epoch="1", later=table._later))
    assert len(lines) >= 2
    assert not [line for line in lines if own in line or seed in line]
    assert ben.header.title[SEAL] == table.lobby.dice.seal


def test_a_match_begins_only_when_every_guest_has_sealed_a_number() -> None:
    table = table_for(Later())
    seated(table, 1)
    table.lobby.dice.forget(1)
    assert not table.lobby.all_ready


def test_a_guest_who_comes_back_with_a_new_program_seals_another_number() -> None:
    table = table_for(Later())
    (ben,) = seated(table, 1)
    before = table.lobby.dice.seals(3)[1]
    ben.go()
    again = Friend(table, "friend 1")
    assert table.lobby.dice.seals(3)[1] not in ("", before)
    assert opened(table) == [True]
    play(table)
    verdict = again.dice_verdict()
    assert verdict is not None
    assert verdict.holds


def test_without_a_number_in_time_the_table_begins_again_with_others() -> None:
    later = Later()
    table = table_for(later)
    ben, cat = seated(table, 1, 2)
    cat.go()
    said = opened(table)
    first = table.lobby.dice.seals(3)
    assert said == []
    later.pass_time()
    assert said == [False]
    cat.come()
    assert table.lobby.dice.seals(3)[1] not in ("", first[1]), "Ben's number was opened"
    assert table.lobby.dice.seals(3)[2] == first[2], "Cat's was not"
    assert opened(table) == [True]
    play(table)
    verdict = ben.dice_verdict()
    assert verdict is not None
    assert verdict.holds
    assert verdict.restarts == 1, "a host could throw dice away so, so it is counted"


def test_while_the_numbers_come_nobody_sits_down_stands_up_or_is_sent_away() -> None:
    table = table_for(Later())
    ben, cat = seated(table, 1, 2)
    cat.go()
    opened(table)
    ben.say(Stand(1))
    table.kick(1)
    assert table.lobby.places()[1].name == "Friend 1"
    eve = Friend(table, "eve")
    eve.say(Sit(1, "Eve"))
    assert eve.refusal == "closed"


# -- tables and guests that cheat


def test_only_the_owner_of_a_seat_adds_to_it_and_only_what_fits_the_seal() -> None:
    table = table_for(Later())
    ben, cat = seated(table, 1, 2)
    seals = table.lobby.dice.seals(3)
    ben.say(Add(2, seal_of(OWN), ""))
    ben.say(Add(1, "no number", ""))
    ben.say(Add(1, "", OWN))
    assert table.lobby.dice.seals(3) == seals
    cat.go()
    opened(table)
    cat.dice._own[2] = OWN
    table.lobby.dice.take(Add(2, "", OWN))
    assert table.lobby.dice.missing == {2}


def cheat(**words: str) -> Callable[[Header], Header]:
    return lambda header: replace(header, title={**header.title, **words})


CHEATS: dict[str, Callable[[Header], Header]] = {
    "another seed": lambda header: replace(header, seed="7" * 64),
    "another number of its own": lambda header: replace(
        header,
        title=title_with(OWN, {1: header.title["dice-seat-1"]}, CONFIG.digest),
        seed=sealed_seed(OWN, {1: header.title["dice-seat-1"]}),
    ),
    "a number that nobody gave": lambda header: replace(
        header,
        title={**header.title, "dice-seat-1": OWN},
        seed=sealed_seed(header.title[TABLE], {1: OWN}),
    ),
    "a number left out": lambda header: replace(
        header,
        title={key: word for key, word in header.title.items() if key != "dice-seat-1"},
        seed=sealed_seed(header.title[TABLE], {}),
    ),
    "a number too many": lambda header: replace(
        header,
        title={**header.title, "dice-seat-2": OWN},
        seed=sealed_seed(header.title[TABLE], {1: header.title["dice-seat-1"], 2: OWN}),
    ),
    "other rules": lambda header: replace(
        header, title={**header.title, RULES: rules_seal(header.title[TABLE], "other")}
    ),
    "no number at the end": lambda header: replace(header, title={}),
    "nonsense": cheat(**{TABLE: "[b]7[/b]"}),
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_table_that_cheats_is_found_out(name: str) -> None:
    table = table_for(Later())
    (ben,) = seated(table, 1)
    opened(table)
    play(table, CHEATS[name])
    verdict = ben.dice_verdict()
    assert verdict is not None
    assert not verdict.holds


def other_seal(table: OpenTable) -> None:
    table.lobby.dice.seal = seal_of(OWN)


def other_seals(table: OpenTable) -> None:
    table.lobby.dice._seals[1] = seal_of(OWN)
    table.lobby.dice.rules = "7" * 64


def too_few(table: OpenTable) -> None:
    setattr(table.lobby.dice, "seals", lambda _seats: ())  # noqa: B010  # mypy knows it as a method


@pytest.mark.parametrize("lie", [other_seal, other_seals, too_few])
def test_a_client_leaves_a_table_whose_seals_change(lie: Callable[[OpenTable], None]) -> None:
    table = table_for(Later())
    (ben,) = seated(table, 1)
    lie(table)
    table.lobby.tell()
    assert ben.client.problem is not None
    assert not ben.client.connected


# -- what is kept in a header


def kept(numbers: dict[int, str] | None = None) -> Header:
    found = NUMBERS if numbers is None else numbers
    title = {"en": "A little one", **title_with(OWN, found, CONFIG.digest)}
    return Header(ID, GAME, 0, {}, CONFIG.digest, (), sealed_seed(OWN, found), title)


def test_a_header_proves_its_dice_and_one_without_seals_says_nothing() -> None:
    proof = dice_proof(kept())
    assert proof is not None
    assert proof.holds
    assert proof.numbers == NUMBERS
    assert dice_proof(replace(kept(), title={"en": "x"})) is None


def test_a_thousand_forged_headers_are_refused() -> None:
    """One sign of the seed, of a number, of a seal or of the rules, or one number more or less."""
    dice, held = Random(11), 0
    for _ in range(1_000):
        numbers = {seat: f"{dice.getrandbits(256):064x}" for seat in range(1, dice.randint(2, 5))}
        proof = dice_proof(_forged(kept(numbers), dice))
        held += proof is not None and proof.holds
    assert held == 0


def _forged(header: Header, dice: Random) -> Header:
    def turned(text: str) -> str:
        at = dice.randrange(len(text))
        return (
            text[:at]
            + dice.choice([c for c in "0123456789abcdef" if c != text[at]])
            + text[at + 1 :]
        )

    keys = [key for key in header.title if key.startswith("dice-")]
    what = dice.choice(("seed", "digest", "less", "more", *keys))
    title = dict(header.title)
    if what == "seed":
        return replace(header, seed=turned(header.seed))
    if what == "digest":
        return replace(header, config_digest=turned(header.config_digest))
    if what == "less":
        del title["dice-seat-1"]
    elif what == "more":
        title["dice-seat-9"] = turned(OWN)
    else:
        title[what] = turned(title[what])
    return replace(header, title=title)


def test_the_dice_of_one_match_belong_to_no_other_and_secrets_are_named() -> None:
    title = kept().title
    assert without_secrets(title) == {"en": "A little one", SEAL: seal_of(OWN)}
    assert without_dice(title) == fresh_title(title) == {"en": "A little one"}


def test_a_number_is_drawn_anew_each_time() -> None:
    drawn: set[Any] = {new_number() for _ in range(20)}
    assert len(drawn) == 20
    assert all(len(number) == 64 for number in drawn)


def test_a_race_whose_seed_is_picked_is_proved_as_well() -> None:
    """The program plays one of ten candidates of the sealed seed; a client picks the same one."""
    config = GAMES[GAME].config("even")
    seed = sealed_seed(OWN, NUMBERS)
    from app.session.opener import picked_seed

    picked = picked_seed(GAME, config, seed)
    assert picked.startswith(f"{seed}."), "one of the candidates"
    title = title_with(OWN, NUMBERS, config.digest)
    header = Header(ID, GAME, 0, config.to_data(), config.digest, (), picked, title)
    proof = dice_proof(header)
    assert proof is not None
    assert proof.seed
    other = replace(header, seed=f"{seed}.{(int(picked.rpartition('.')[2]) + 1) % 10}")
    forged = dice_proof(other)
    assert forged is not None
    assert not forged.seed, "another candidate than the one that is picked"


def test_who_came_late_has_seen_only_the_tables_seal() -> None:
    table = table_for(Later())
    seated(table, 1)
    opened(table)
    late: list[Friend] = []
    play(table, arrive=lambda: late.append(Friend(table, "late")))
    verdict = late[0].dice_verdict()
    assert verdict is not None
    assert (verdict.late, verdict.kept, verdict.own) == (True, False, None)
    assert verdict.fits
    assert verdict.shared


def test_who_came_late_finds_another_seal_than_the_one_they_saw() -> None:
    table = table_for(Later())
    seated(table, 1)
    opened(table)
    late: list[Friend] = []
    play(table, arrive=lambda: late.append(Friend(table, "late")))
    late[0].dice = GuestDice()
    late[0].dice.came_late("c" * 64)
    verdict = late[0].dice_verdict()
    assert verdict is not None
    assert not verdict.fits


def test_where_no_guest_had_a_seat_the_table_alone_made_the_seed() -> None:
    table = table_for(Later())
    opened(table)
    late: list[Friend] = []
    play(table, arrive=lambda: late.append(Friend(table, "late")))
    verdict = late[0].dice_verdict()
    assert verdict is not None
    assert verdict.holds
    assert not verdict.shared

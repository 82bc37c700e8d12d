"""The registry of games, and how a match begins and goes on: exactly as it was."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

import pytest

from app.match.headers import BadHeader
from app.match.journal import Decision, Header
from app.match.lifecycle import OtherRules, begin, fresh_id, resume, thinking_seed
from app.match.match import WrongJournal
from app.match.seats import Seat
from app.registry import UnknownGame, game, games
from engines.irrgarten.events import SightChanged
from engines.kernel.errors import BadSetup
from engines.kernel.events import Event
from tests.app.match.helpers import SHORT, MemoryJournal, config, new_match, play
from tests.helpers.hearing import hear


def journal_of(decisions: int = 60) -> tuple[Header, list[Decision], str]:
    journal = MemoryJournal()
    match = play(new_match(journal, fog=True), decisions)
    assert journal.header is not None
    return journal.header, journal.decisions, match.digest()


@pytest.mark.parametrize("name", list(games()))
def test_every_game_names_its_rules_seats_and_bots(name: str) -> None:
    spec = game(name)
    rules = spec.rules()
    assert (rules.game, rules.min_seats, rules.max_seats) == (name, spec.min_seats, spec.max_seats)
    assert spec.quick_bots <= set(spec.bots())
    assert "random" in spec.bots()


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="parcheesi"):
        game("parcheesi")


def test_a_resumed_match_is_exactly_the_one_that_was_left() -> None:
    header, decisions, digest = journal_of()
    match = resume(header, decisions)
    assert match.digest() == digest
    assert match.decisions == 60


def test_a_resumed_match_plays_on_as_the_other_would_have() -> None:
    header, decisions, _ = journal_of(60)
    _, longer, digest = journal_of(90)
    journal = MemoryJournal()
    journal.decisions = list(decisions)
    match = play(resume(header, decisions, journal), 30)
    assert match.digest() == digest
    assert journal.decisions == longer


def test_resuming_tells_nobody_anything() -> None:
    """Front ends build themselves from the view; old events are not news."""
    header, decisions, _ = journal_of()
    match = resume(header, decisions)
    heard: list[Event] = []
    hear(match, 0, Event, heard.append)
    assert heard == []


def changed(decisions: list[Decision], at: int, **fields: object) -> list[Decision]:
    other = list(decisions)
    other[at] = replace(other[at], **fields)  # type: ignore[arg-type] # fields by name
    return other


def test_a_resumed_match_remembers_what_each_seat_saw() -> None:
    """The log of a match that goes on begins where the match did, under fog seat by seat. What is
    in sight is in the view, and no log's business."""
    journal = MemoryJournal()
    match = new_match(journal, fog=True)
    heard: dict[int, list[Event]] = {seat: [] for seat in range(len(match.seats))}
    for seat, events in heard.items():
        hear(match, seat, Event, events.append)
    play(match, 60)
    assert journal.header is not None
    again = resume(journal.header, journal.decisions)
    for seat, events in heard.items():
        kept = [event for event in events if not isinstance(event, SightChanged)]
        assert again.snapshot(seat).past == match.snapshot(seat).past == kept


@pytest.mark.parametrize("damage", ["notation", "seat", "gap", "order", "chain"])
def test_a_journal_that_does_not_follow_is_refused_at_its_place(damage: str) -> None:
    header, decisions, _ = journal_of()
    here = decisions[7]
    wrong = {
        "notation": changed(decisions, 7, notation="up" if here.notation != "up" else "down"),
        "seat": changed(decisions, 7, seat=1 - here.seat),
        "gap": decisions[:7] + decisions[8:],
        "order": [*decisions[:7], decisions[8], here, *decisions[9:]],
        "chain": changed(decisions, 7, chain="0" * 16),
    }
    with pytest.raises(WrongJournal) as caught:
        resume(header, wrong[damage])
    assert caught.value.index == 7


def test_other_rules_are_named_and_refused() -> None:
    header, decisions, _ = journal_of()
    with pytest.raises(OtherRules) as caught:
        resume(replace(header, rules_rev=99), decisions)
    assert (caught.value.game, caught.value.found) == ("irrgarten", 99)


@pytest.mark.parametrize(
    "config_data",
    [{}, {"grid": 3}, {"grid": ["E"], "fixed": [], "seats": 1}, {"grid": [["-"]], "fixed": 1}],
)
def test_a_damaged_configuration_is_refused_in_one_way(config_data: dict[str, object]) -> None:
    header, decisions, _ = journal_of()
    with pytest.raises(WrongJournal) as caught:
        resume(replace(header, config=config_data), decisions)
    assert caught.value.index == -1


def test_a_configuration_that_is_not_the_dealt_one_is_refused() -> None:
    header, decisions, _ = journal_of()
    other = {**header.config, "grid": ["------", *header.config["grid"][1:]]}
    with pytest.raises(WrongJournal, match="configuration is another"):
        resume(replace(header, config=other), decisions)


def test_a_last_state_that_is_not_the_recorded_one_is_refused() -> None:
    header, decisions, digest = journal_of()
    assert resume(header, decisions, digest=digest).digest() == digest
    with pytest.raises(WrongJournal, match="last state"):
        resume(header, decisions, digest="0" * 32)


def test_an_end_that_was_not_written_any_more_is_made_good() -> None:
    """The program may die between the last decision and the note that the match is over."""
    journal = MemoryJournal()
    match = new_match(journal, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    end, journal.end = journal.end, None
    assert journal.header is not None
    resume(journal.header, journal.decisions, journal)
    assert journal.end == end


def test_seats_must_fit_the_configuration_and_bots_must_exist() -> None:
    for seats in ([Seat("a")], [Seat("a"), Seat("b", "oracle")]):
        with pytest.raises(BadSetup):
            begin("irrgarten", config(), seats, "7", match_id="1", title={})


def test_a_name_that_could_not_be_read_back_is_refused_at_the_beginning() -> None:
    with pytest.raises(BadHeader) as caught:
        begin("irrgarten", config(), [Seat("a" * 201), Seat("b")], "7", match_id="1", title={})
    assert caught.value.field == "name"


def test_each_decision_of_a_bot_has_a_seed_of_its_own_and_always_the_same() -> None:
    seeds = {thinking_seed("7", seat, number) for seat in range(3) for number in range(100)}
    assert len(seeds) == 300
    in_so_many_words = blake2b(b"7|bot|1|5", digest_size=8).hexdigest()
    assert thinking_seed("7", 1, 5) == int(in_so_many_words, 16)
    assert thinking_seed("7", 1, 5) != thinking_seed("8", 1, 5)


def test_ids_are_fresh() -> None:
    assert len({fresh_id() for _ in range(50)}) == 50

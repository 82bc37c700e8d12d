"""A match of Napakalaki goes through the same door as every other: written, resumed, secret."""

from __future__ import annotations

import pytest

from app.match.lifecycle import begin, resume, thinking_seed
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.registry import game
from engines.kernel.events import SPECTATOR, Event
from engines.napakalaki.config import Config
from engines.napakalaki.events import Picked, ReceivedCards, TakenBack
from engines.napakalaki.parameters import Parameters
from tests.app.match.helpers import ID, MemoryJournal
from tests.engines.napakalaki.helpers import rich_config
from tests.helpers.hearing import hear


def new_match(config: Config, journal: MemoryJournal | None = None) -> Match:
    seats = [Seat("Ana", HUMAN), *(Seat(f"bot {n}", "sharp") for n in range(1, config.seats))]
    title = {"en": "Cards", "es": "Cartas"}
    return begin("napakalaki", config, seats, "7", match_id=ID, title=title, journal=journal)


def play(match: Match, decisions: int) -> Match:
    bots = game("napakalaki").bots()
    for _ in range(decisions):
        if match.over:
            break
        seat = match.actor
        name = ("cautious", "sharp", "random")[seat % 3]
        seed = thinking_seed("7", seat, match.decisions)
        match.decide(seat, bots[name](match.public, match.view(seat), seed))
    return match


@pytest.mark.parametrize("edition", [Parameters(), Parameters(necklace_always=True)])
def test_a_match_is_written_and_resumed_as_it_was(edition: Parameters) -> None:
    journal = MemoryJournal()
    match = play(new_match(rich_config(edition), journal), 150)
    assert journal.header is not None
    again = resume(journal.header, journal.decisions)
    assert again.digest() == match.digest()
    assert again.secret, "hidden treasures: the keyboard is passed neutrally"
    assert play(again, 50).digest() == play(match, 50).digest()


def test_a_match_ends_in_a_victory_and_its_journal_is_closed() -> None:
    match = play(new_match(rich_config()), 20_000)
    outcome = match.outcome()
    assert match.over
    assert outcome is not None
    assert len(outcome.winners) == 1


def test_a_configuration_survives_being_written() -> None:
    config = rich_config(Parameters(equip_before_combat=True, turn_limit=9), seats=5)
    again = Config.from_data(config.to_data())
    assert again.to_data() == config.to_data()
    assert again.digest == config.digest


def test_each_feed_tells_the_cards_of_its_own_seat_only() -> None:
    match = new_match(rich_config())
    heard: dict[int, list[Event]] = {seat: [] for seat in (SPECTATOR, 0, 1, 2)}
    for seat, events in heard.items():
        hear(match, seat, Event, events.append)
    play(match, 200)
    for seat, events in heard.items():
        owners = {e.seat for e in events if isinstance(e, ReceivedCards | Picked | TakenBack)}
        assert owners == ({seat} if seat >= 0 else set())

"""Random matches of all games with their shipped decks, and their replays step by step."""

from __future__ import annotations

from random import Random

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.replay import Replay
from app.match.seats import Seat
from app.registry import games
from tests.app.match.helpers import ID, MemoryJournal

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa")
MOST = 120
"""Decisions of a match: what follows them is more of the same."""
OPTIONS: dict[str, dict[str, object]] = {
    "irrgarten": {"fog": "sight"},
    "hammerspace": {"characters": True, "monsters": True},
}
"""The options that half of the matches are played with."""


def random_match(library: ContentIndex, number: int) -> tuple[Match, MemoryJournal, list[str]]:
    """A match of random bots that is played on at random: the match, its journal, and the digest
    at its beginning and after each decision."""
    luck = Random(number)
    game = sorted(games())[number % len(games())]
    draft = first_draft(library, game, NAMES, lambda: str(number))
    draft.scenario_index = luck.randrange(max(1, len(draft.entries)))
    if luck.random() < 0.5:
        for name, value in OPTIONS.get(game, {}).items():
            draft.set_option(name, value)
    least, most = draft.bounds()
    seats = [Seat(name, "random") for name in NAMES[: luck.randint(least, min(most, len(NAMES)))]]
    draft.seats = seats
    journal = MemoryJournal()
    config = draft.setup().config()
    match = begin(game, config, seats, str(number), match_id=ID, title={}, journal=journal)
    bot, digests = games()[game].bots()["random"], [match.digest()]
    while not match.over and match.decisions < MOST:
        seat = match.actor
        match.decide(seat, bot(match.public, match.view(seat), luck.getrandbits(32)))
        digests.append(match.digest())
    return match, journal, digests


def replays_alike(library: ContentIndex, number: int) -> int:
    """Replay a random match: every step, and then places at random, have the digest of their
    moment. Returns how many decisions there were."""
    match, journal, digests = random_match(library, number)
    replay = Replay(match.header, journal.decisions)
    replay.seek(0)
    assert replay.digest() == digests[0]
    for place in range(1, len(digests)):
        replay.step()
        assert replay.digest() == digests[place], (number, place)
    for _ in range(5):
        place = Random(number).randrange(len(digests))
        replay.seek(place)
        assert replay.digest() == digests[place], (number, place)
    return len(digests) - 1

"""A Descent of the shipped cards, without a screen."""

from __future__ import annotations

from functools import cache
from typing import Any

from app.match.journal import Journal
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import Seat
from app.records.daily import daily_setup, daily_title
from app.registry import game
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.parameters import Parameters

DAY = "2027-01-15"


@cache
def content() -> tuple[Config, dict[str, str]]:
    """The configuration of the daily, and the words of its match."""
    setup = daily_setup("descent", DAY, ("Ana",))
    return setup.config(), setup.title()


def config(seats: int = 1, **changes: Any) -> Config:
    shipped, _ = content()
    return Config(seats, Parameters(**changes), shipped.cards, shipped.gear)


def card_of(name: str) -> int:
    """The number of a monster's card."""
    return [card.id for card in content()[0].cards].index(name)


def daily(journal: Journal | None, match_id: str, day: str = DAY) -> Match:
    """A daily Descent, begun."""
    setup = daily_setup("descent", day, ("Ana",))
    return begin(
        "descent", setup.config(), setup.seats, setup.seed, match_id=match_id,
        title={**setup.title(), **daily_title(day)}, journal=journal,
    )  # fmt: skip


def descent(seed: str, bots: tuple[str, ...] = ("steady",), **changes: Any) -> Match:
    """A Descent of so many seats, played to its end."""
    seats = tuple(Seat(f"Ana{number}") for number, _ in enumerate(bots))
    made, words = config(len(bots), **changes), content()[1]
    match = begin("descent", made, seats, seed, match_id="0" * 16, title=words)
    return finish(match, *bots)


def finish(match: Match, *bots: str) -> Match:
    """Play a match to its end as these bots do, the last one for all seats after it."""
    known = game("descent").bots()
    while not match.over:
        seat = match.actor
        bot = known[bots[min(seat, len(bots) - 1)]]
        match.decide(seat, bot(match.public, match.view(seat), match.decisions))
    return match

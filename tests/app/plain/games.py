"""Matches for tests of plain mode, made without a console."""

from __future__ import annotations

from collections.abc import Iterator

from app.content.setup_from_args import first_draft
from app.i18n.fluent import Texts
from app.match.match import Match
from app.match.seats import Seat
from app.registry import game as game_of
from app.session.opener import MatchOpener
from app.session.session import Session
from tests.app.plain.talk import services
from tests.helpers.matches import match_behind

ANA = Seat("Ana")
AGAINST = {
    "irrgarten": (ANA, Seat("Ben", "scout")),
    "descent": (ANA, Seat("Ben", "random")),
    "napakalaki": (ANA, Seat("Ben", "sharp"), Seat("Eva", "cautious")),
    "hammerspace": (ANA, Seat("Ben", "steady"), Seat("Eva", "steady")),
}
OPTIONS: dict[str, dict[str, object]] = {
    "irrgarten": {"fog": "sight"},
    "descent": {"fog": True},
    "napakalaki": {},
    "hammerspace": {"characters": True, "monsters": True},
}


def new_session(
    game: str,
    language: str = "en",
    people: int = 1,
    seed: str = "7",
    preset: str = "",
    scenario: str = "",
) -> Session:
    """Return a match of the first `people` seats and the bots of the others, by a preset or else
    by the options above, on a labyrinth or with a deck if one is given."""
    reached = services()
    assert reached.library is not None
    draft = first_draft(reached.library, game, ("Ana", "Ben", "Eva", "Leo"), lambda: seed)
    draft.seats = [
        Seat(seat.name, "human" if at < people else seat.bot)
        for at, seat in enumerate(AGAINST[game])
    ]
    if scenario:
        draft.choose(scenario)
    if preset:
        draft.choose_preset(preset)
    for name, value in OPTIONS[game].items() if not preset else ():
        draft.set_option(name, value)
    return MatchOpener(reached, Texts(language, strict=True)).new(draft.setup())


def random_match(session: Session, most: int = 2000) -> Iterator[Match]:
    """Yield the match before each of at most `most` decisions, which a random bot makes."""
    match = match_behind(session)
    assert isinstance(match, Match)
    bot = game_of(match.header.game).bots()["random"]
    for step in range(most):
        if match.over:
            return
        yield match
        match.decide(match.actor, bot(match.public, match.view(match.actor), step))

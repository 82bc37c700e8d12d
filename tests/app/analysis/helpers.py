"""Short matches that bots have played to their ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from app.analysis.match_analysis import Analysis, analyse
from app.match.lifecycle import thinking_seed
from app.match.replay import Replay
from app.registry import game
from app.session.session import Session
from engines.kernel.events import Event
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.irrgarten.tui.descent import helpers as descent
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.helpers.matches import match_behind

GAMES = ("irrgarten", "descent", "napakalaki", "hammerspace")
BOTS = {
    "irrgarten": "scout",
    "descent": "steady",
    "napakalaki": "sharp",
    "hammerspace": "steady",
}
NAMES = ("Ana", "Ben", "Eva")


def played(session: Session) -> Any:
    """The match of a session, played to its end by the best bots, whoever sits there."""
    match: Any = match_behind(session)
    bot = game(match.header.game).bots()[BOTS[match.header.game]]
    while not match.over:
        seat = match.actor
        seed = thinking_seed("x", seat, match.decisions)
        match.decide(seat, bot(match.public, match.view(seat), seed))
    return match


def session_of(game_id: str, bots: str = "", names: Sequence[str] = NAMES) -> Session:
    """A new match of three; the first one is a person."""
    players = dict.fromkeys(names, bots or BOTS[game_id]) | {names[0]: "human"}
    if game_id == "irrgarten":
        return irrgarten.match_of(irrgarten.GARDEN, players)
    if game_id == "descent":
        return descent.match_of(players, floors_company=2)
    if game_id == "napakalaki":
        return napakalaki.match_of(players)
    return hammerspace.match_of(players, life=8, limit_turns=40)


@cache
def finished(game_id: str) -> Any:
    """A match of a game that is over."""
    return played(session_of(game_id))


@cache
def analysed(game_id: str) -> Analysis:
    """What it was like."""
    match = finished(game_id)
    return analyse(match.header, match.written)


def told(match: Any) -> list[Event]:
    """All that happened in a match, for whomever."""
    replay = Replay(match.header, match.written)
    replay.seek(0)
    return [event for _ in match.written for event in replay.step()]

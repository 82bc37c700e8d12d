"""A Descent on the screen, in the real program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast

from textual.pilot import Pilot

from app.games.irrgarten.descent.match_setup import DescentContent
from app.games.irrgarten.descent.repository import DescentRepository
from app.games.irrgarten.descent.tui.screen import DescentScreen
from app.i18n.fluent import Texts
from app.match.lifecycle import begin
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.screens.handover import HandoverScreen
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.helpers import program
from tests.app.match.helpers import local_bots
from tests.app.tui.waiting import settled

ALONE = {"Ana": HUMAN}
COMPANY = {"Ana": HUMAN, "Ben": HUMAN}


@cache
def content() -> DescentContent:
    repository = DescentRepository()
    gear = repository.gear()
    assert gear is not None
    return DescentContent(repository.decks(), gear)


def match_of(
    players: Mapping[str, str] = ALONE,
    *,
    seed: str = "c",
    change: Callable[[State], object] = lambda _state: None,
    **parameters: Any,
) -> Session:
    """A session of a new Descent, with bots in this process; `change` alters the deal."""
    seats = tuple(Seat(name, bot) for name, bot in players.items())
    config = content().config(len(seats), Parameters(**parameters))
    ident = "0123456789abcdef"
    match = begin("descent", config, seats, seed, match_id=ident, title=content().title())
    change(match._state)
    return Session(MatchRunner(match, local_bots("descent", match.public)), Texts())


async def opened(pilot: Pilot[Any], session: Session) -> DescentScreen:
    """Put a Descent on the screen, and wait until it is quiet."""
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    app.open_match(session)
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("space")
        await pilot.pause()
    screen = app.screen
    assert isinstance(screen, DescentScreen)
    await settled(pilot)
    return screen


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys, each when the screen is quiet."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def state_of(session: Session) -> State:
    """The state of the match behind a session."""
    source = session.source
    assert isinstance(source, MatchRunner)
    return cast("State", source.match._state)


__all__ = ["ALONE", "COMPANY", "match_of", "opened", "press", "program", "state_of"]

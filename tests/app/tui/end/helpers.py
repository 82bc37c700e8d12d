"""A match of Napakalaki that was decided by lots, at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.match.journal import Decision
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.screens.end import BREATH, EndScreen
from engines.kernel.streams import CheapSource
from tests.app.games.napakalaki.tui.helpers import match_of
from tests.app.tui.shell import services
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text
from tests.helpers.prices import Prices

LEVELS = 5
"""The level that wins: lots don't climb quickly."""
PEOPLE = {"Ana": "human", "Ben": "sharp", "Eva": "cautious"}


def fresh(players: Mapping[str, str] = PEOPLE) -> Session:
    """The match before its first decision."""
    return match_of(players, winning_level=LEVELS)


@cache
def decisions() -> tuple[Decision, ...]:
    """All that was decided in it: no bot's change of mind moves these pictures."""
    match: Any = match_behind(fresh())
    play_by_lots(match)
    return tuple(match.written)


def play_by_lots(match: Any) -> None:
    """Play a match to its end; lots decide."""
    lots = CheapSource("lots")
    while not match.over:
        legal = match.legal()
        match.decide(match.actor, legal[lots.below(0, len(legal))])


def ended(players: Mapping[str, str] = PEOPLE) -> Session:
    """The match, over."""
    session = fresh(players)
    cast("Any", match_behind(session)).replay(decisions())
    return session


def program(prices: Prices | None = None) -> MazmorraApp:
    """The program, without saved matches."""
    outside = services()
    outside.store = None
    outside.comparer = prices or Prices()
    app = make_app(outside, StartOptions(speed=0))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def at_end(pilot: Pilot[Any], session: Session) -> EndScreen:
    """Put a match that is over on the screen, and look at its end."""
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    app.open_match(session)
    await settled(pilot)
    await asyncio.sleep(BREATH)  # a key too many of the last turn opens nothing
    screen = app.screen
    assert isinstance(screen, EndScreen)
    return screen


async def keys(pilot: Pilot[Any], *names: str) -> None:
    """Press keys, each when all before was shown."""
    for name in names:
        await pilot.press(name)
        await settled(pilot)


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_text(pilot.app).split("\nroles\n")[0]

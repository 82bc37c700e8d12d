"""A Descent on the screen, in the real program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, cast

from textual.events import Key
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
from engines.irrgarten.descent.config import MAX_SEATS, Config
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.state import State
from tests.app.games.irrgarten.tui.helpers import program
from tests.app.match.helpers import local_bots
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

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
    title: Mapping[str, str] | None = None,
    practice: bool = False,
    **parameters: Any,
) -> Session:
    """A session of a new Descent, with bots in this process; `change` alters the deal. All gear is
    in it, also alone, where hooks and pushes are left out (IRR-58)."""
    seats = tuple(Seat(name, bot) for name, bot in players.items())
    every = content().config(MAX_SEATS, Parameters())
    config = Config(len(seats), Parameters(**parameters), every.cards, every.gear)
    words = {**content().title(), **(title or {})}
    ident = "0123456789abcdef"
    match = begin("descent", config, seats, seed, match_id=ident, title=words, practice=practice)
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


def typed(pilot: Pilot[Any], *keys: str) -> None:
    """Type keys so fast that all wait before the first one is carried out."""
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))


def state_of(session: Session) -> State:
    """The state of the match behind a session."""
    return cast("State", match_behind(session)._state)


def weak(state: State) -> None:
    """A character that loses its first combat, with coins to lose."""
    state.health[0], state.strength[0], state.intelligence[0], state.coins[0] = 1, 0, 0, 31


def strong(state: State) -> None:
    """A character that wins every combat."""
    state.strength[0] = state.intelligence[0] = 90_000


def at_the_gate(state: State) -> None:
    """A character on the square of the guardian that it has just beaten."""
    state.foe_health[0], state.square[0] = 0, state.floor.foe_square[0]
    state.coins[0] = 31


def overloaded(state: State) -> None:
    """A strong character with full hands, and a weak monster with another weapon."""
    state.weapons[0], state.weapon_names[0] = (2_000, 5, 1_000, 3), (9, 4)
    state.shields[0], state.shield_names[0] = (800, 4, 500, 3, 2_200, 4), (20, 19, 24)
    state.foe_prize[1], state.foe_health[1] = ((0, 4_000, 6, 14),), 1
    state.strength[0], state.hits[0] = 9_000, 1


def beside(rival: int) -> Callable[[State], None]:
    """The first seat on square 81 and at its turn, a rival on another square."""

    def change(state: State) -> None:
        state.square[0], state.square[1] = 81, rival
        state.order, state.seat, state.mover = (0, 1), 0, 0

    return change


def closing(state: State) -> None:
    """The bell has rung, and the squares behind the character are closed."""
    ways = state.floor.ways[state.square[0]]
    state.rung, state.limit = 1, ways
    state.hurry = state.bell + state.floor.farthest - ways - 2


__all__ = [
    "ALONE", "COMPANY", "at_the_gate", "closing", "match_of", "opened", "overloaded", "press",
    "program", "state_of", "strong", "typed", "weak",
]  # fmt: skip

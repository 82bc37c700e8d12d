"""A match on the screen, in the real program, from rows of a grid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.games.irrgarten.match_setup import gear_words
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.match.lifecycle import begin
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.screens.handover import HandoverScreen
from engines.irrgarten.config import Config
from engines.irrgarten.deck import GearFile, to_gear
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, Parameters
from tests.app.match.helpers import local_bots
from tests.app.tui.shell import services
from tests.app.tui.waiting import settled

PEOPLE = {"Ana": HUMAN, "Ben": "random"}

CARDS = (
    MonsterCard("sulky-slug", "s", 1_000, 500, 2, 1),
    MonsterCard("minotaur", "M", 8_200, 6_900, 5, 5),
)
TITLE = {
    "labyrinth-en": "Test garden",
    "labyrinth-es": "Jardín de prueba",
    "monster-sulky-slug-en": "Sulky Slug",
    "monster-sulky-slug-es": "Babosa enfurruñada",
    "article-monster-sulky-slug-es": "la",
    "monster-minotaur-en": "Minotaur",
    "monster-minotaur-es": "Minotauro",
    "article-monster-minotaur-es": "el",
}

GARDEN = (
    "XXXXXXXXXXXXXXXXXXXXXXXXX",
    "X---X-------------X-----X",
    "X-X-X-XXXXX-XXXXX-X-XXX-X",
    "X-X---X---X-X---X---X---X",
    "X-XXXXX-X-X-X-X-XXXXX-XXX",
    "X-------X---X-X-----M---X",
    "XXXXX-XXXXXXX-XXXXXXXXX-X",
    "X---X---M-----X-------X-X",
    "X-X-XXXXXXXXX-X-XXXXX-X-X",
    "X-X---------X---X---X---X",
    "X-XXXXXXXXX-XXXXX-X-XXX-X",
    "X---------X-----X-X---X-X",
    "XXXXXXXXX-X-XXX-X-XXX-X-X",
    "X-----------X-----X-----E",
    "XXXXXXXXXXXXXXXXXXXXXXXXX",
)
"""25x15, as large as the board of the smallest layout."""


def match_of(
    rows: Sequence[str],
    players: Mapping[str, str] = PEOPLE,
    *,
    fog: int = FOG_OFF,
    seed: str = "WOLF-7F3A",
    monsters: int | None = None,
    practice: bool = False,
    gear: GearFile | None = None,
    **parameters: Any,
) -> Session:
    """A session of a new match, with bots in this process; `gear` has names for it (IRR-31)."""
    from app.i18n.fluent import Texts

    seats = tuple(Seat(name, bot) for name, bot in players.items())
    board = Labyrinth.from_rows(list(rows))
    made, cards = Parameters(fog=fog, **parameters), to_gear(gear) if gear else ()
    config = Config(board, len(seats), made, CARDS, monsters, cards)
    title = TITLE | (gear_words(gear) if gear else {})
    ident = "0123456789abcdef"
    match = begin("irrgarten", config, seats, seed, match_id=ident, title=title, practice=practice)
    table = MatchRunner(match, local_bots("irrgarten", match.public))
    return Session(table, Texts())


def program(speed: int = 0, **start: Any) -> MazmorraApp:
    """The program, without disk."""
    app = make_app(services(), StartOptions(speed=speed, **start))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def opened(pilot: Pilot[Any], session: Session) -> IrrgartenScreen:
    """Put a match on the screen, and wait until it is quiet."""
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    app.open_match(session)
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):  # two people under fog: nobody's view comes first
        await pilot.press("space")
        await pilot.pause()
    screen = app.screen
    assert isinstance(screen, IrrgartenScreen)
    await settled(pilot)
    return screen


__all__ = ["FOG_EXPLORED", "GARDEN", "match_of", "opened", "program"]

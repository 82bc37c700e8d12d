"""A match of Napakalaki on the screen, in the real program: the shipped deck, hands by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, cast

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.games.napakalaki.match_setup import NapakalakiContent
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.i18n.fluent import Texts
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.screens.handover import HandoverScreen
from engines.kernel.streams import KeyedSource, stream
from engines.napakalaki.config import Config
from engines.napakalaki.deck import Deck, load_deck
from engines.napakalaki.fighting import DIE
from engines.napakalaki.options import Options
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.phases import refresh
from engines.napakalaki.state import SALES, State
from engines.napakalaki.streams import ESCAPE_DIE, START_DIE
from tests.app.match.helpers import local_bots
from tests.app.tui.shell import services
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

PEOPLE = {"Ana": HUMAN, "Ben": "cautious", "Eva": "cautious"}
DECK = Path(__file__).parents[5] / "cards" / "napakalaki" / "decks" / "base"

Holding = tuple[int, str, str]
"""Level, equipped and hidden treasures by their ids, set apart by blanks."""

ANA: Holding = (
    5,
    "bucket-of-shame rubber-sabre pan-lid",
    "necklace-of-envy two-left-shoes colander",
)
BEN: Holding = (6, "stale-baguette golden-spoon", "wet-towel half-scissors")
EVA: Holding = (8, "spring-mail grand-piano", "paper-crown lampshade rolled-carpet")
NOTHING: Holding = (1, "", "")
TABLE = (ANA, BEN, EVA)
"""Three players in the middle of a game, and one who has nothing yet."""


@cache
def deck_of(name: str) -> Deck:
    """A deck that is shipped."""
    folder = DECK.parent / name
    return load_deck({file.name: file.read_bytes() for file in folder.iterdir()}, name)


def base_deck() -> Deck:
    """The deck of the seeds' editions."""
    return deck_of(DECK.name)


def match_of(
    players: Mapping[str, str] = PEOPLE,
    *,
    seed: str = "GOLD-19C2",
    title: Mapping[str, str] | None = None,
    practice: bool = False,
    deck: str = DECK.name,
    **parameters: Any,
) -> Session:
    """A session of a new match with a shipped deck, bots in this process."""
    seats = tuple(Seat(name, bot) for name, bot in players.items())
    content = NapakalakiContent(deck_of(deck))
    plain = content.config(len(seats), Options(players="house").parameters())
    rules = Parameters(**parameters)
    config = Config(plain.treasures, plain.monsters, len(seats), rules, plain.cultists)
    words = {**content.title(), **(title or {})}
    ident = "0123456789abcdef"
    match = begin("napakalaki", config, seats, seed, match_id=ident, title=words, practice=practice)
    table = MatchRunner(match, local_bots("napakalaki", match.public))
    return Session(table, Texts())


def state_of(session: Session) -> State:
    """The game of a match, as no seat sees it."""
    state: State = cast("Match", match_behind(session))._state
    return state


def loaded(die: int, faces: tuple[int, ...]) -> KeyedSource:
    """A match's own kind of source, whose stream of that die shows these faces first."""
    for number in count():
        source = KeyedSource(f"loaded {number}")
        thrown = source.clone()
        if all(thrown.below(die, DIE) == face - 1 for face in faces):
            return source
    raise AssertionError("no such dice")


def laid(
    holdings: Sequence[Holding],
    players: Mapping[str, str] = PEOPLE,
    *,
    meets: str = "",
    prize: str = "",
    met: str = "",
    dice: Iterable[int] = (),
    rolls: bool = False,
    turn: int = 9,
    then: Callable[[State], None] | None = None,
    **more: Any,
) -> Session:
    """A match in which seat 0 is at its sales, or at its first roll if it `rolls`.

    `holdings` go by seat. `meets` are the monsters on top of the deck and `prize` the treasures,
    the first one first; `met` the monsters already discarded; `dice` are the first faces
    of seat 0, of its starting roll if it `rolls`, else of its escapes.
    """
    session = match_of(players, **more)
    state = state_of(session)
    config = state.config
    number = {card.id: at for at, card in enumerate(config.treasures)}
    foe = {card.id: at for at, card in enumerate(config.monsters)}
    for seat, (level, equipped, hidden) in enumerate(holdings):
        state.level[seat] = level
        state.equipped[seat] = sorted(number[name] for name in equipped.split())
        state.hidden[seat] = sorted(number[name] for name in hidden.split())
    state.turn, state.seat, state.turn_seat, state.phase = turn, 0, 0, SALES
    state.unrolled = [0] * config.seats
    state.early = 0
    if rolls:
        state.unrolled[0], state.phase, state.early = 1, 0, 1
    top = [number[name] for name in prize.split()][::-1]
    held = {c for cards in (*state.equipped, *state.hidden) for c in cards} | set(top)
    state.treasures = [c for c in range(len(config.treasures)) if c not in held] + top
    front = [foe[name] for name in meets.split()][::-1]
    state.monster_pile = [foe[name] for name in met.split()]
    known = {*front, *state.monster_pile}
    state.monsters = [m for m in range(len(config.monsters)) if m not in known] + front
    if dice:
        state.source = loaded(stream(START_DIE if rolls else ESCAPE_DIE, 0), tuple(dice))
    if then is not None:
        then(state)
    refresh(state)
    return session


def program(speed: int = 0, **start: Any) -> MazmorraApp:
    """The program, without disk."""
    app = make_app(services(), StartOptions(speed=speed, **start))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def opened(pilot: Pilot[Any], session: Session) -> NapakalakiScreen:
    """Put a match on the screen, and wait until it is quiet."""
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    app.session = session
    screen = NapakalakiScreen(session)
    app.push_screen(screen)
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("space")
    await settled(pilot)
    return screen


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_words(pilot.app)


async def seen(pilot: Pilot[Any], *keys: str) -> str:
    """What is on the screen after some keys."""
    await pilot.press(*keys)
    await settled(pilot)
    return shown(pilot)


__all__ = [
    "ANA", "BEN", "EVA", "NOTHING", "PEOPLE", "TABLE", "Holding", "laid", "match_of", "opened",
    "program", "seen", "settled", "shown", "state_of",
]  # fmt: skip

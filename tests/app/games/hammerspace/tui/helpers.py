"""A match of Hammerspace on the screen, in the real program: a deck of the tests, hands by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, cast

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.games.hammerspace.match_setup import HammerspaceContent
from app.games.hammerspace.tui.screen import HammerspaceScreen
from app.i18n.fluent import Texts
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.screens.handover import HandoverScreen
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import DIE, SLOTS, Cards
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import Deck, load_deck
from engines.hammerspace.effects.codes import TURN_START
from engines.hammerspace.effects.happenings import happened
from engines.hammerspace.flow import proceed
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import LISTS, NO_CARD, STOPPED, TO_FLIP, State
from engines.hammerspace.streams import ATTACK_DICE
from engines.kernel.streams import KeyedSource
from tests.app.match.helpers import local_bots
from tests.app.tui.shell import services
from tests.app.tui.waiting import Settle, settled
from tests.helpers.matches import match_behind

PEOPLE = {"Ana": HUMAN, "Ben": "random", "Eva": "random"}
DECK = Path(__file__).parent / "deck"
"""A deck of the tests' own: what is shipped is tuned by measured play, and these figures stay."""


@cache
def base_deck() -> Deck:
    """The tests' own deck."""
    return load_deck({file.name: file.read_bytes() for file in DECK.iterdir()}, "table")


@cache
def base_cards() -> Cards:
    """The same, compiled."""
    return to_cards(base_deck())


def match_of(
    players: Mapping[str, str] = PEOPLE,
    *,
    seed: str = "BOLT-55D0",
    title: Mapping[str, str] | None = None,
    practice: bool = False,
    deck: Deck | None = None,
    **parameters: Any,
) -> Session:
    """A session of a new match with the tests' deck or another, bots in this process."""
    seats = tuple(Seat(name, bot) for name, bot in players.items())
    cards = to_cards(deck) if deck else base_cards()
    config = Config(cards, len(seats), Parameters(**parameters))
    words = {**HammerspaceContent(deck or base_deck()).title(), **(title or {})}
    ident = "0123456789abcdef"
    match = begin(
        "hammerspace", config, seats, seed, match_id=ident, title=words, practice=practice
    )
    table = MatchRunner(match, local_bots("hammerspace", match.public))
    return Session(table, Texts())


def state_of(session: Session) -> State:
    """The game of a match, as no seat sees it."""
    state: State = cast("Match", match_behind(session))._state
    return state


def loaded(die: int, faces: Sequence[int]) -> KeyedSource:
    """A match's own kind of source, whose stream of that die shows these faces first."""
    for number in count():
        source = KeyedSource(f"loaded {number}")
        thrown = source.clone()
        if all(thrown.below(die, DIE) == face - 1 for face in faces):
            return source
    raise AssertionError("no such dice")


def laid(
    *hands: str,
    players: Mapping[str, str] = PEOPLE,
    people: Sequence[str] = (),
    monster: str = "",
    keeper: int = 0,
    total: int = 0,
    life: Sequence[int] = (),
    top: str = "",
    dice: Iterable[int] = (),
    active: int = 0,
    turn: int = 9,
    then: Callable[[State], None] | None = None,
    **parameters: Any,
) -> Session:
    """A match in which a seat's turn has begun: it may turn cards, then play.

    `hands` are four cards a seat by their ids, `~` before those that lie face down. `people` are
    the two characters of each seat, `monster` the one in play whose keeper's dice showed `total`;
    `top` the cards to be drawn, `dice` the first faces of the attack die of the active seat.
    """
    parameters.setdefault("characters", bool(people))
    session = match_of(players, **parameters)
    state = state_of(session)
    config = state.config
    _empty(state)
    _lay_cards(state, hands, top)
    crowd = {card.id: at for at, card in enumerate(config.cards.characters)}
    if config.parameters.characters:
        state.characters[: 2 * len(hands)] = [
            crowd[name] for two in people for name in two.split()
        ] or [NO_CARD] * (2 * len(hands))
        state.character_deck = [n for n in crowd.values() if n not in state.characters]
    if monster:
        beasts = {card.id: at for at, card in enumerate(config.cards.monsters)}
        state.monster, state.keeper, state.sum = beasts[monster], keeper, total
        state.life[MONSTER] = config.cards.monsters[state.monster].life
        state.monster_deck = [n for n in beasts.values() if n != state.monster]
        state.timer = STOPPED
    for seat, points in enumerate(life):
        state.life[seat] = points
        state.out[seat] = int(points <= 0)
    state.turn, state.active, state.stage = turn, active, TO_FLIP
    if dice:
        state.source = loaded(ATTACK_DICE[active], tuple(dice))
    if then is not None:
        then(state)
    refresh(state)
    if then is None:
        happened(state, TURN_START, active)
    proceed(state, None)
    refresh(state)
    return session


def _empty(state: State) -> None:
    """Nothing of the set-up is left."""
    kept = {"life", "out", "skips", "slots", "down", "seen", "characters", "used", "losses", "dice"}
    for name in LISTS:
        if name not in kept and not name.endswith("deck"):
            getattr(state, name).clear()
    state.down = [0] * len(state.down)


def _lay_cards(state: State, hands: Sequence[str], top: str) -> None:
    numbers = {card.id: at for at, card in enumerate(state.config.cards.main)}
    state.slots = [NO_CARD] * len(state.slots)
    for seat, hand in enumerate(hands):
        for slot, word in enumerate(hand.split()):
            name = word.lstrip("~")
            state.slots[SLOTS * seat + slot] = NO_CARD if name == "-" else numbers.pop(name)
            state.down[seat] |= (word != name) << slot
    drawn = [numbers.pop(name) for name in top.split()][::-1]
    state.deck = [*numbers.values(), *drawn]


def program(speed: int = 0, **start: Any) -> MazmorraApp:
    """The program, without disk."""
    app = make_app(services(), StartOptions(speed=speed, **start))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


async def opened(
    pilot: Pilot[Any], session: Session, settle: Settle = settled
) -> HammerspaceScreen:
    """Put a match on the screen, and wait until it is quiet."""
    app = cast("MazmorraApp", pilot.app)
    session.texts = app.texts
    app.session = session
    screen = HammerspaceScreen(session)
    app.push_screen(screen)
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("space")
    await settle(pilot)
    return screen

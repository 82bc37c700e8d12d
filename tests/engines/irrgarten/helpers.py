"""Small boards drawn by hand, so that a test of a rule can be exact and read like the rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from engines.irrgarten.config import Config
from engines.irrgarten.events import SHIELD, WEAPON, Gear
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.gear import GearCard
from engines.irrgarten.guardian import post_guardian
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.irrgarten.view import View
from engines.kernel.events import OVER, Event, may_see
from engines.kernel.streams import KeyedSource, ScriptedSource, Source

RULES = Rules()

SEED = Parameters()
COURSE = Parameters(
    opening_attack=True,
    reset_wounds_on_defeat=True,
    reset_wounds_on_resurrection=True,
    dead_monsters_pay=True,
    fuzzy_after_resurrection=True,
)
"""The two presets of the rules."""

WEAK = (0, 0, 1)
"""A monster (strength, intelligence, health) that any blow kills and that wounds nobody."""
SLOW = (0, 0, 99)
"""A monster that nobody kills in one combat and that wounds nobody."""
GRIM = (10_001, 10_001, 5)
"""A monster that nobody is meant to fight: the script has no dice for it."""
NAMES = (
    GearCard("spoon", WEAPON, 500, 5),
    GearCard("tray", SHIELD, 500, 5),
    GearCard("fork", WEAPON, 500, 2),
    GearCard("anvil", WEAPON, 2_500, 1),
    GearCard("tub", SHIELD, 1_500, 2),
)
"""Names of weapons and shields (IRR-31), of each kind some that differ in power and in uses."""


def hand(
    *rows: str,
    parameters: Parameters = SEED,
    foes: Iterable[tuple[int, int, int]] = (),
    actor: int = 0,
    script: Iterable[int] | None = (),
    health: dict[int, int] | None = None,
    hits: dict[int, int] | None = None,
    strength: int = 0,
    intelligence: int = 0,
    weapons: dict[int, Gear] | None = None,
    shields: dict[int, Gear] | None = None,
    fuzzy: Iterable[int] = (),
) -> State:
    """A game as drawn: `X` obstacle, `-` free, `E` exit, a digit a player, `M` a monster.

    A letter `a` to `h` is player 0 to 7 on a monster's square. `foes` are the monsters (strength,
    intelligence, health) in reading order; one that is missing is `WEAK`. The dice fall as
    `script` says (None: a keyed source). Strength and intelligence are those of every player.
    """
    text = "".join(rows)
    board = Labyrinth.from_rows([re.sub("[^XE]", "-", row) for row in rows])
    seats = len(re.findall("[0-7a-h]", text))
    places = [i for i, sign in enumerate(text) if sign in "Mabcdefgh"]
    source: Source = KeyedSource("by hand") if script is None else ScriptedSource(script)
    config = Config(board, seats, parameters, monsters=len(places))
    state = State(config, source)
    state.turn, state.seat = 1, actor
    for seat in range(seats):
        where = next(i for i, sign in enumerate(text) if sign in (str(seat), "abcdefgh"[seat]))
        state.square.append(board.square(where % len(rows[0]), where // len(rows[0])))
    state.health = [(health or {}).get(s, parameters.player_health) for s in range(seats)]
    state.hits = [(hits or {}).get(s, 0) for s in range(seats)]
    state.strength = (strength,) * seats
    state.intelligence = (intelligence,) * seats
    state.weapons = [(weapons or {}).get(s, ()) for s in range(seats)]
    state.shields = [(shields or {}).get(s, ()) for s in range(seats)]
    state.fuzzy = [int(s in tuple(fuzzy)) for s in range(seats)]
    kinds = list(foes) + [WEAK] * (len(places) - len(list(foes)))
    width = len(rows[0])
    state.foe_square = tuple(board.square(i % width, i // width) for i in places)
    state.foe_card = (-1,) * len(places)
    state.foe_strength = tuple(kind[0] for kind in kinds)
    state.foe_intelligence = tuple(kind[1] for kind in kinds)
    state.foe_health = [kind[2] for kind in kinds]
    state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
    if parameters.guardian:
        state.source = KeyedSource("the guardian's name")
        post_guardian(state)
        state.source = source
    begin_sight(state)
    return state


def script_of(state: State) -> ScriptedSource:
    """The dice of a state made by hand."""
    assert isinstance(state.source, ScriptedSource)
    return state.source


def act(state: State, *words: str) -> list[Event]:
    """Play directions by their names; all that happened, in order."""
    events: list[Event] = []
    for word in words:
        RULES.apply(state, RULES.parse(word), events.append)
    return events


def at(state: State, seat: int) -> tuple[int, int]:
    """Column and row of a player."""
    return state.config.labyrinth.xy(state.square[seat])


def only(events: Iterable[Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events if type(event) is kind]
    assert len(found) == 1, found
    return found[0]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def feed(events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """What a seat is told, as data and without the audience."""
    return [
        {key: value for key, value in event.to_data().items() if key != "seats"}
        for event in events
        if may_see(event, seat)
    ]


def random_play(state: State, choices: Source, most: int) -> list[Event]:
    """Play at random to the end or through `most` decisions; all that happened."""
    events: list[Event] = []
    for _ in range(most):
        if state.seat == OVER:
            break
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
    return events


def bot_play(
    state: State, bots: list[Callable[[Config, View, int], int]], seed: int, most: int
) -> int:
    """Let bots play a game on, each from its own seat's view; how many decisions it took."""
    public = state.config.public()
    for count in range(most):
        seat = state.seat
        if seat == OVER:
            return count
        action = bots[seat](public, RULES.view(state, seat), seed + count)
        RULES.apply(state, action)
    return most


FIELD = ("-----", "-----", "--0--", "-----", "E----")
HALL = (
    "XXXXXXXXXXXXXXX",
    "X---X-----X---X",
    "X-X---XXX---X-X",
    "X-XXX-X-X-XXX-X",
    "X-----X-X-----X",
    "X-XXX-X-X-XXX-X",
    "X---X-----X---X",
    "X-X-XXX-XXX-X-X",
    "X-X---------X-X",
    "X---XX-E-XX---X",
    "XXXXXXXXXXXXXXX",
)
CAVE = (
    "-----X----",
    "-XX--X-XX-",
    "-X------X-",
    "--XX-XX---",
    "X----X---X",
    "--XX---XX-",
    "-X---XX---",
    "-X-X----X-",
    "---XX-X-X-",
    "-X----X--E",
)
OPEN = tuple("-" * 10 if y else "-" * 9 + "E" for y in range(10))
BOARDS = {"hall": HALL, "cave": CAVE, "open": OPEN}

"""Tiny floors drawn by hand, so that a test of a rule can be exact and read like the rule.

Against a monster with strength and intelligence 0 nothing is drawn in a combat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor, huggers_of
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.plan import PLAIN
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.sighting import begin_sight
from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.things import MEAL, Thing, points
from engines.irrgarten.descent.view import Preview
from engines.irrgarten.events import SHIELD, WEAPON, Blow, CombatEnded, Gear
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import DIRECTIONS, Labyrinth, MonsterCard
from engines.irrgarten.tricks import (
    ALONE,
    CALM,
    HOOKS,
    KEEPS,
    LAMP,
    LATE,
    NO_TRICK,
    OPENS,
    PARRY,
    PROUD,
    PUSHES,
    SPIKES,
    STAYS,
    Trick,
)
from engines.kernel.events import Event, may_see
from engines.kernel.streams import KeyedSource, ScriptedSource, Source

RULES = Rules()
FIGURES = Parameters(floor_kinds=False)
SNACK = points(MEAL, 2)

(
    SPOON,
    FORK,
    TRAY,
    LADLE,
    TRUMPET,
    CACTUS,
    DOOR,
    BOW,
    GLOVE,
    MACE,
    SWORD,
    OPENER,
    ROD,
    RAM,
    SHADE,
) = range(15)
GEAR = (
    GearCard("spoon", WEAPON, 1_000, 8),
    GearCard("fork", WEAPON, 2_000, 3),
    GearCard("tray", SHIELD, 1_000, 5),
    GearCard("ladle", WEAPON, 1_000, 5, (OPENS, 0)),
    GearCard("trumpet", WEAPON, 1_000, 4, (CALM, 0)),
    GearCard("cactus", SHIELD, 1_000, 2, (SPIKES, 0)),
    GearCard("door", SHIELD, 1_000, 3, (PARRY, 0)),
    GearCard("bow", WEAPON, 4_000, 6, (LATE, 3)),
    GearCard("glove", WEAPON, 1_000, 6, (ALONE, 2_000)),
    GearCard("mace", WEAPON, 3_000, 4, (PROUD, 2)),
    GearCard("sword", WEAPON, 4_000, 6, (STAYS, 0)),
    GearCard("opener", WEAPON, 2_000, 5, (KEEPS, 0)),
    GearCard("rod", WEAPON, 1_000, 5, (HOOKS, 3)),
    GearCard("ram", WEAPON, 2_000, 4, (PUSHES, 2)),
    GearCard("shade", SHIELD, 500, 6, (LAMP, 3)),
)


class Foe(NamedTuple):
    """A monster: reals in thousandths, as they are on the floor."""

    strength: int = 0
    intelligence: int = 0
    health: int = 1
    level: int = 1
    trick: Trick = NO_TRICK
    prize: Thing = SNACK


WEAK = Foe()
"""A monster that any attack of a character kills, and that wounds nobody."""
GRIM = Foe(10_001, 10_001, 5)
"""A monster that nobody is meant to fight: the script has no dice for it."""
BRUTE = Foe(10_000, 0, 99)
"""A monster that wounds whoever the script says (an attack over the defence), and can't be killed
in one combat."""
WOUNDED = 9_999
"""The die of an attack of `BRUTE` that wounds a character without shields."""
BLOCKED = 0
"""The die of an attack that wounds nobody."""


def thing(card: int, uses: int | None = None) -> Thing:
    """A weapon or shield as a thing, new by default."""
    found = GEAR[card]
    return found.kind, found.power, found.uses if uses is None else uses, card


def hand(
    *rows: str,
    foes: Iterable[Foe] = (),
    parameters: Parameters = FIGURES,
    actor: int = 0,
    script: Iterable[int] | None = (),
    number: int = 1,
    kind: int = PLAIN,
    bell: int = 99,
    gifts: Iterable[Thing] = (),
    gear: Mapping[int, Iterable[int]] | None = None,
    **lists: Mapping[int, int],
) -> State:
    """A floor as drawn: `X` obstacle, `-` free, `E` an exit, a digit a player, `G` a guardian, `M`
    another monster.

    `foes` are the guardians in reading order, then the others; one that is missing is `WEAK`.
    Without a `G` the guardian has left. `gear` has the cards that a seat carries; `lists` are
    values by seat, such as `health={0: 1}`. The dice fall as `script` says (None: a keyed source).
    """
    text, width = "".join(rows), len(rows[0])
    seats = len(set(re.findall("[0-3]", text)))
    board = Labyrinth.from_rows(_plain(rows))

    def squares(signs: str) -> list[int]:
        found = [i for i, sign in enumerate(text) if sign in signs]
        return [board.square(i % width, i // width) for i in found]

    exits = squares("E")
    guards, others = squares("G"), squares("M")
    gone = len(exits) - len(guards)
    beasts = [*guards, *exits[:gone], *others]
    given = iter(foes)
    kinds = [next(given, WEAK) for _ in guards]
    kinds += [replace_health(WEAK, 0)] * gone
    kinds += [next(given, WEAK) for _ in others]
    cards = tuple(
        MonsterCard(
            f"foe{n}", "a", one.strength, one.intelligence, one.health, one.level, one.trick
        )
        for n, one in enumerate(kinds)
    )
    source: Source = KeyedSource("by hand") if script is None else ScriptedSource(script)
    state = State(Config(seats, parameters, cards, GEAR), source)
    state.floor = Floor(
        number, kind, board, tuple(exits), tuple(squares(str(seat))[0] for seat in range(seats)),
        tuple(beasts), tuple(range(len(kinds))), tuple(one.strength for one in kinds),
        tuple(one.intelligence for one in kinds), tuple(one.health for one in kinds),
        tuple(one.prize for one in kinds), tuple(gifts),
        huggers_of(state.config, range(len(kinds))),
    )  # fmt: skip
    state.kinds = (kind,) * state.config.floors
    state.foe_health = [one.health for one in kinds]
    state.foe_prize = [(one.prize,) for one in kinds]
    state.foe_coins = [0] * len(kinds)
    state.gifts = list(gifts)
    state.square = list(state.floor.starts)
    state.depth = [number] * seats
    state.turn = state.round = state.total = 1
    state.seat = state.mover = actor
    state.order = tuple(range(seats))
    state.bell, state.limit = bell, state.floor.farthest
    for seat, carried in (gear or {}).items():
        for card in carried:
            give(state, seat, thing(card))
    for name, values in lists.items():
        for seat, value in values.items():
            getattr(state, name)[seat] = value
    begin_sight(state)
    return state


def _plain(rows: Iterable[str]) -> list[str]:
    """The rows as the labyrinth has them: the first exit is its own, others are free squares."""
    found, text = [], ""
    for row in rows:
        line = "".join(
            sign if sign == "X" or (sign == "E" and "E" not in text + row[:at]) else "-"
            for at, sign in enumerate(row)
        )
        text += row
        found.append(line)
    return found


def replace_health(foe: Foe, health: int) -> Foe:
    return foe._replace(health=health)


def give(state: State, seat: int, item: Thing) -> None:
    """Let a seat carry one more weapon or shield."""
    kind, power, uses, card = item
    if kind == WEAPON:
        state.weapons[seat] = (*state.weapons[seat], power, uses)
        state.weapon_names[seat] = (*state.weapon_names[seat], card)
    else:
        state.shields[seat] = (*state.shields[seat], power, uses)
        state.shield_names[seat] = (*state.shield_names[seat], card)


def act(state: State, *words: str) -> list[Event]:
    """Play decisions by their notation; all that happened, in order."""
    events: list[Event] = []
    for word in words:
        RULES.apply(state, RULES.parse(word), events.append)
    return events


def at(state: State, seat: int) -> tuple[int, int]:
    """Column and row of a player."""
    return state.floor.board.xy(state.square[seat])


def only(events: Iterable[Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events if type(event) is kind]
    assert len(found) == 1, found
    return found[0]


def every(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def result(events: Iterable[Event]) -> int:
    ended: CombatEnded = only(events, CombatEnded)
    return ended.result


def blows(events: Iterable[Event]) -> list[Blow]:
    return every(events, Blow)


def words_of(state: State) -> list[str]:
    """The legal decisions of the deciding seat, as text."""
    return [RULES.notation(action) for action in RULES.legal(state)]


def ahead(state: State, way: str) -> Preview:
    """The preview of a step of the deciding seat."""
    previews = RULES.view(state, state.seat).previews
    return next(one for one in previews if one.way == DIRECTIONS.index(way))


def script_left(state: State) -> int:
    assert isinstance(state.source, ScriptedSource)
    return state.source.left


def feed(events: Iterable[Event], seat: int) -> list[Event]:
    """The events that a seat may see."""
    return [event for event in events if may_see(event, seat)]


def with_figures(**changes: Any) -> Parameters:
    return replace(FIGURES, **changes)


def uses(gear: Gear) -> list[int]:
    return list(gear[1::2])


DECK = tuple(
    MonsterCard(f"level{level}-{n}", "a", 1_000 * level, 1_000 * level, level + 1, level)
    for level in range(1, 6)
    for n in range(4)
)
"""Four monsters of each level."""


def config(seats: int = 1, **changes: Any) -> Config:
    """A configuration to deal from."""
    return Config(seats, replace(Parameters(), **changes), DECK, GEAR)


def dealt(seed: str, seats: int = 1, **changes: Any) -> State:
    return RULES.deal(config(seats, **changes), KeyedSource(seed))


def random_play(state: State, choices: Source, most: int = 5_000) -> list[Event]:
    """Play at random, rather towards the exit, to the end; all that happened."""
    events: list[Event] = []
    for _ in range(most):
        if state.seat < 0:
            break
        legal = RULES.legal(state)
        here, floor = state.square[state.seat], state.floor
        near = [
            a
            for a in legal
            if a < 4 and floor.ways[here + floor.board.deltas[a]] < floor.ways[here]
        ]
        some = near if near and choices.below(0, 4) else legal
        RULES.apply(state, some[choices.below(0, len(some))], events.append)
    return events

"""The mutable part of a Descent, in one object of integers and lists."""

from __future__ import annotations

from typing import Any, Final

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.events import Gear, GearNames
from engines.irrgarten.labyrinth import FAR
from engines.kernel.streams import Source

INSIDE, LEFT, FALLEN, CLIMBED, OUT, DEAD = range(6)
"""The places of a seat: on the floor; gone down; dead until the next floor; safe outside by
climbing, by the last exit; dead for good."""
PLACES: Final = ("inside", "left", "fallen", "climbed", "out", "dead")
"""The names of those places."""

LAST_OPEN: Final = 1
"""The steps to an exit of the squares that never close (IRR-46)."""

WALK, GIFT, LEAVE, BUSY = range(4)
"""The phases of a decision: a step, a gift at the stairs, a thing to leave behind. The last one is
while a decision is carried out, when nothing is open."""

SEAT_LISTS = (
    "square",
    "health",
    "hits",
    "strength",
    "intelligence",
    "coins",
    "place",
    "depth",
    "rounds",
)
GEAR_LISTS = ("weapons", "shields", "weapon_names", "shield_names")
NUMBERS = (
    "turn",
    "decisions",
    "seat",
    "phase",
    "mover",
    "round",
    "total",
    "hurry",
    "bell",
    "rung",
    "limit",
)

Met = tuple[int, tuple[Thing, ...], int]
"""A monster as a seat saw it last: its health, its things, and the coins with it."""


class State:
    """A Descent in progress. Lists are indexed by seat or, where named `foe_...`, by monster.

    `seat` decides in `phase` (`OVER` at the end); `mover` is the seat whose turn it is. `order` are
    the seats of the present round. `round` counts the rounds on this floor, `total` those of all
    floors; `hurry` are rounds that monsters' tricks cost (IRR-46). The bell rings at the end of
    round `bell`, and `rung` is 1 from then on. Squares more than `limit` steps from the exit are
    closed. A monster of health 0 has left. `foe_prize` has the things that each carries,
    `foe_coins` the coins of the dead. `gifts` are those still at the stairs, `arrived` the seats
    that left, in order; `rounds` has each seat's `total` when it last left or died. `kinds` are the
    kinds of all floors. `waiting` are things that seats still have to receive, the first of them
    too many if the phase is `LEAVE`. With fog, `met` has the monsters that each seat saw, and
    `sight` the squares in sight.
    """

    __slots__ = (
        "arrived",
        "bell",
        "coins",
        "config",
        "decisions",
        "depth",
        "floor",
        "foe_coins",
        "foe_health",
        "foe_prize",
        "gifts",
        "health",
        "hits",
        "hurry",
        "intelligence",
        "kinds",
        "limit",
        "met",
        "mover",
        "order",
        "phase",
        "place",
        "round",
        "rounds",
        "rung",
        "seat",
        "shield_names",
        "shields",
        "sight",
        "source",
        "square",
        "strength",
        "total",
        "turn",
        "waiting",
        "weapon_names",
        "weapons",
    )

    floor: Floor

    def __init__(self, config: Config, source: Source) -> None:
        seats, parameters = config.seats, config.parameters
        self.config = config
        self.source = source
        self.turn = 0
        self.decisions = 0
        self.seat = 0
        self.phase = WALK
        self.mover = 0
        self.round = 0
        self.total = 0
        self.hurry = 0
        self.bell = 0
        self.rung = 0
        self.limit = 0
        self.order: tuple[int, ...] = ()
        self.kinds: tuple[int, ...] = ()
        self.square = [0] * seats
        self.health = [parameters.health] * seats
        self.hits = [0] * seats
        self.strength = [parameters.strength] * seats
        self.intelligence = [parameters.intelligence] * seats
        self.coins = [0] * seats
        self.place = [INSIDE] * seats
        self.depth = [1] * seats
        self.rounds = [0] * seats
        self.weapons: list[Gear] = [()] * seats
        self.shields: list[Gear] = [()] * seats
        self.weapon_names: list[GearNames] = [()] * seats
        self.shield_names: list[GearNames] = [()] * seats
        self.foe_health: list[int] = []
        self.foe_prize: list[tuple[Thing, ...]] = []
        self.foe_coins: list[int] = []
        self.gifts: list[Thing] = []
        self.arrived: list[int] = []
        self.waiting: list[tuple[int, Thing]] = []
        self.met: list[dict[int, Met]] = []
        self.sight: list[frozenset[int]] = []

    def clone(self, source: Source | None = None) -> State:
        """Return a copy that shares no mutable data; with `source`, one with another future."""
        new = State.__new__(State)
        new.config = self.config
        new.source = self.source.clone() if source is None else source
        new.floor = self.floor
        new.turn = self.turn
        new.decisions = self.decisions
        new.seat = self.seat
        new.phase = self.phase
        new.mover = self.mover
        new.round = self.round
        new.total = self.total
        new.hurry = self.hurry
        new.bell = self.bell
        new.rung = self.rung
        new.limit = self.limit
        new.order = self.order
        new.kinds = self.kinds
        new.square = self.square[:]
        new.health = self.health[:]
        new.hits = self.hits[:]
        new.strength = self.strength[:]
        new.intelligence = self.intelligence[:]
        new.coins = self.coins[:]
        new.place = self.place[:]
        new.depth = self.depth[:]
        new.rounds = self.rounds[:]
        new.weapons = self.weapons[:]
        new.shields = self.shields[:]
        new.weapon_names = self.weapon_names[:]
        new.shield_names = self.shield_names[:]
        new.foe_health = self.foe_health[:]
        new.foe_prize = self.foe_prize[:]
        new.foe_coins = self.foe_coins[:]
        new.gifts = self.gifts[:]
        new.arrived = self.arrived[:]
        new.waiting = self.waiting[:]
        new.met = [met.copy() for met in self.met]
        new.sight = self.sight[:]
        return new

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict without the configuration.

        Raise `BadState` for a search's source.
        """
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in SEAT_LISTS:
            data[name] = list(getattr(self, name))
        for name in GEAR_LISTS:
            data[name] = [list(gear) for gear in getattr(self, name)]
        data["floor"] = self.floor.to_data()
        data["order"] = list(self.order)
        data["kinds"] = list(self.kinds)
        data["foe_health"] = list(self.foe_health)
        data["foe_coins"] = list(self.foe_coins)
        data["foe_prize"] = [[list(thing) for thing in prize] for prize in self.foe_prize]
        data["gifts"] = [list(gift) for gift in self.gifts]
        data["arrived"] = list(self.arrived)
        data["waiting"] = [[seat, list(thing)] for seat, thing in self.waiting]
        data["met"] = [
            [
                [foe, health, [list(thing) for thing in prize], coins]
                for foe, (health, prize, coins) in met
            ]
            for met in (sorted(met.items()) for met in self.met)
        ]
        data["source"] = self.source.dump()
        return data


def clock(state: State) -> int:
    """Return the present round as the bell counts it: with the rounds that tricks cost (IRR-46)."""
    return state.round + state.hurry


def closes_in(state: State, square: int) -> int:
    """Return the rounds until a square closes, the present one included (IRR-46).

    1 is at the end of this round, 0 closed already, `FAR` never: an exit and the square before it
    stay open. The first player who leaves may bring it nearer.
    """
    ways = state.floor.ways[square]
    if ways <= LAST_OPEN:
        return FAR
    last = state.bell + 1 + state.floor.farthest - ways
    return max(0, last - clock(state) + 1) if ways <= state.limit else 0


def is_closed(state: State, square: int) -> bool:
    """Whether a square is an obstacle or has closed (IRR-46)."""
    return state.floor.ways[square] > state.limit

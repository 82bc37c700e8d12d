"""The mutable part of a game, in one object of integers and lists of integers."""

from __future__ import annotations

from typing import Any

from engines.irrgarten.config import Config
from engines.irrgarten.events import Gear, GearNames
from engines.kernel.streams import Source

NOBODY = -1

SEAT_LISTS = ("square", "health", "hits", "strength", "intelligence", "fuzzy")
GEAR_LISTS = ("weapons", "shields")
NAME_LISTS = ("weapon_names", "shield_names")
FOE_LISTS = ("foe_square", "foe_card", "foe_strength", "foe_intelligence", "foe_health")
NUMBERS = ("turn", "decisions", "seat", "winner")


class State:
    """A game in progress. Lists are indexed by seat or, where named `foe_...`, by monster.

    `seat` decides next (`OVER` at the end) and `winner` escaped. `order` is that of the present
    round where it is drawn (IRR-26), else empty. Health 0 is dead. Strength and
    intelligence are in thousandths. Values drawn at set-up that never change are tuples, shared by
    clones. `beaten` exists only with a toll (IRR-29) and has a bit for each monster that a seat has
    beaten. `known`, `sight` and `met` exist under fog only, by seat: the remembered squares (1 for
    each), the visible squares, and the last seen health of each monster. `heard` has the last heard
    steps to the exit of each seat, -1 for none, if they are heard (IRR-33). `foe_prize` exists only
    where all see what monsters carry (IRR-37). `out` has the seats that are out, in their order,
    and `closes` the last turn of the race after the first of them, else 0 (IRR-39).
    `weapon_names` and `shield_names` exist only if the configuration has names (IRR-31).
    """

    __slots__ = (
        "beaten",
        "closes",
        "config",
        "decisions",
        "foe_at",
        "foe_card",
        "foe_health",
        "foe_intelligence",
        "foe_prize",
        "foe_square",
        "foe_strength",
        "fuzzy",
        "health",
        "heard",
        "hits",
        "intelligence",
        "known",
        "met",
        "order",
        "out",
        "seat",
        "shield_names",
        "shields",
        "sight",
        "source",
        "square",
        "strength",
        "turn",
        "weapon_names",
        "weapons",
        "winner",
    )

    def __init__(self, config: Config, source: Source) -> None:
        self.config = config
        self.source = source
        self.turn = 0
        self.decisions = 0
        self.seat = 0
        self.winner = NOBODY
        self.order: tuple[int, ...] = ()
        self.beaten: list[int] = []
        self.square: list[int] = []
        self.health: list[int] = []
        self.hits: list[int] = []
        self.strength: tuple[int, ...] = ()
        self.intelligence: tuple[int, ...] = ()
        self.weapons: list[Gear] = []
        self.shields: list[Gear] = []
        self.weapon_names: list[GearNames] = []
        self.shield_names: list[GearNames] = []
        self.fuzzy: list[int] = []
        self.foe_square: tuple[int, ...] = ()
        self.foe_card: tuple[int, ...] = ()
        self.foe_strength: tuple[int, ...] = ()
        self.foe_intelligence: tuple[int, ...] = ()
        self.foe_health: list[int] = []
        self.foe_prize: tuple[tuple[int, int, int], ...] = ()
        self.foe_at: dict[int, int] = {}
        self.known: list[bytearray] = []
        self.sight: list[frozenset[int]] = []
        self.met: list[dict[int, int]] = []
        self.heard: list[int] = []
        self.out: tuple[int, ...] = ()
        self.closes = 0

    def clone(self, source: Source | None = None) -> State:
        """Return a copy that shares no mutable data; with `source`, one with another future."""
        new = State.__new__(State)
        new.config = self.config
        new.source = self.source.clone() if source is None else source
        new.turn = self.turn
        new.decisions = self.decisions
        new.seat = self.seat
        new.winner = self.winner
        new.order = self.order
        new.beaten = self.beaten[:]
        new.square = self.square[:]
        new.health = self.health[:]
        new.hits = self.hits[:]
        new.strength = self.strength
        new.intelligence = self.intelligence
        new.weapons = self.weapons[:]
        new.shields = self.shields[:]
        new.weapon_names = self.weapon_names[:]
        new.shield_names = self.shield_names[:]
        new.fuzzy = self.fuzzy[:]
        new.foe_square = self.foe_square
        new.foe_card = self.foe_card
        new.foe_strength = self.foe_strength
        new.foe_intelligence = self.foe_intelligence
        new.foe_health = self.foe_health[:]
        new.foe_at = self.foe_at
        new.foe_prize = self.foe_prize
        new.out = self.out
        new.closes = self.closes
        new.sight = self.sight
        new.known = self.known
        new.met = self.met
        new.heard = self.heard[:]
        if self.sight:
            new.sight = self.sight[:]
            new.known = [seen[:] for seen in self.known]
            new.met = [met.copy() for met in self.met]
        return new

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict without the configuration.

        Raise `BadState` for a search's source.
        """
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in SEAT_LISTS + FOE_LISTS:
            data[name] = list(getattr(self, name))
        for name in GEAR_LISTS:
            data[name] = [list(gear) for gear in getattr(self, name)]
        if self.config.gear:
            for name in NAME_LISTS:
                data[name] = [list(names) for names in getattr(self, name)]
        if self.order:  # older dumps have none
            data["order"] = list(self.order)
        if self.beaten:
            data["beaten"] = list(self.beaten)
        if self.heard:
            data["heard"] = list(self.heard)
        if self.foe_prize:
            data["foe_prize"] = [list(prize) for prize in self.foe_prize]
        if self.out:
            data["out"], data["closes"] = list(self.out), self.closes
        data["source"] = self.source.dump()
        data["sight"] = [sorted(squares) for squares in self.sight]
        data["met"] = [sorted([foe, health] for foe, health in met.items()) for met in self.met]
        data["known"] = [_packed(seen) for seen in self.known]
        return data


def names_of(state: State, seat: int) -> tuple[GearNames, GearNames]:
    """Return the names of a seat's weapons and of its shields; empty without names (IRR-31)."""
    if not state.weapon_names:
        return (), ()
    return state.weapon_names[seat], state.shield_names[seat]


def _packed(seen: bytearray) -> str:
    """Return a mask of squares as hexadecimal text."""
    return format(int(bytes(seen).translate(_TO_DIGITS), 2), "x")


_TO_DIGITS = bytes.maketrans(b"\0\1", b"01")

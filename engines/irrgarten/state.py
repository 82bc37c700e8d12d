"""All that changes in a game, in one object of integers and lists of integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.irrgarten.config import Config
from engines.irrgarten.events import Gear
from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.streams import KeyedSource, Source

NOBODY = -1

_SEAT_LISTS = ("square", "health", "hits", "strength", "intelligence", "fuzzy")
_GEAR_LISTS = ("weapons", "shields")
_FOE_LISTS = ("foe_square", "foe_card", "foe_strength", "foe_intelligence", "foe_health")
_NUMBERS = ("turn", "decisions", "seat", "winner")


class State:
    """A game in progress. Lists go by seat or, where named `foe_...`, by monster.

    `seat` decides next (`OVER` at the end) and `winner` escaped. Health 0 is dead. Strength and
    intelligence are in thousandths. What is drawn at set-up and never changes is a tuple, shared
    by clones. `known`, `sight` and `met` exist under fog only, by seat: the squares kept in mind
    (1 for each), those in sight now, and the last seen health of each monster.
    """

    __slots__ = (
        "config",
        "decisions",
        "foe_at",
        "foe_card",
        "foe_health",
        "foe_intelligence",
        "foe_square",
        "foe_strength",
        "fuzzy",
        "health",
        "hits",
        "intelligence",
        "known",
        "met",
        "seat",
        "shields",
        "sight",
        "source",
        "square",
        "strength",
        "turn",
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
        self.square: list[int] = []
        self.health: list[int] = []
        self.hits: list[int] = []
        self.strength: tuple[int, ...] = ()
        self.intelligence: tuple[int, ...] = ()
        self.weapons: list[Gear] = []
        self.shields: list[Gear] = []
        self.fuzzy: list[int] = []
        self.foe_square: tuple[int, ...] = ()
        self.foe_card: tuple[int, ...] = ()
        self.foe_strength: tuple[int, ...] = ()
        self.foe_intelligence: tuple[int, ...] = ()
        self.foe_health: list[int] = []
        self.foe_at: dict[int, int] = {}
        self.known: list[bytearray] = []
        self.sight: list[frozenset[int]] = []
        self.met: list[dict[int, int]] = []

    def clone(self, source: Source | None = None) -> State:
        """A copy that shares nothing that changes; with `source`, another future."""
        new = State.__new__(State)
        new.config = self.config
        new.source = self.source.clone() if source is None else source
        new.turn = self.turn
        new.decisions = self.decisions
        new.seat = self.seat
        new.winner = self.winner
        new.square = self.square[:]
        new.health = self.health[:]
        new.hits = self.hits[:]
        new.strength = self.strength
        new.intelligence = self.intelligence
        new.weapons = self.weapons[:]
        new.shields = self.shields[:]
        new.fuzzy = self.fuzzy[:]
        new.foe_square = self.foe_square
        new.foe_card = self.foe_card
        new.foe_strength = self.foe_strength
        new.foe_intelligence = self.foe_intelligence
        new.foe_health = self.foe_health[:]
        new.foe_at = self.foe_at
        new.sight = self.sight
        new.known = self.known
        new.met = self.met
        if self.sight:
            new.sight = self.sight[:]
            new.known = [seen[:] for seen in self.known]
            new.met = [met.copy() for met in self.met]
        return new

    def dump(self) -> dict[str, Any]:
        """A JSON-able dict, the configuration apart. Raises `BadState` for a search's source."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _NUMBERS}
        for name in _SEAT_LISTS + _FOE_LISTS:
            data[name] = list(getattr(self, name))
        for name in _GEAR_LISTS:
            data[name] = [list(gear) for gear in getattr(self, name)]
        data["source"] = self.source.dump()
        data["sight"] = [sorted(squares) for squares in self.sight]
        data["met"] = [sorted([foe, health] for foe, health in met.items()) for met in self.met]
        data["known"] = [_packed(seen) for seen in self.known]
        return data

    @classmethod
    def load(cls, config: Config, data: dict[str, Any]) -> State:
        """The state that was dumped. Raises `BadState` where the shape is not ours."""
        try:
            state = cls(config, KeyedSource.load(data["source"]))
            for name in _NUMBERS:
                setattr(state, name, int(data[name]))
            for name in _SEAT_LISTS + _FOE_LISTS:
                kind = type(getattr(state, name))
                setattr(state, name, kind(int(value) for value in data[name]))
            for name in _GEAR_LISTS:
                setattr(state, name, [tuple(map(int, gear)) for gear in data[name]])
            state.sight = [frozenset(map(int, squares)) for squares in data["sight"]]
            state.met = [{int(foe): int(health) for foe, health in met} for met in data["met"]]
            size = len(config.walls)
            state.known = [_unpacked(text, size) for text in data["known"]]
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
            raise BadState(what="state", found=str(problem)) from None
        state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
        _check_sizes(state)
        _check_values(state)
        return state


def _packed(seen: bytearray) -> str:
    """A mask of squares as hexadecimal text."""
    return format(int(bytes(seen).translate(_TO_DIGITS), 2), "x")


def _unpacked(text: str, size: int) -> bytearray:
    digits = format(int(text, 16), "b").zfill(size)
    if len(digits) != size:
        raise ValueError("a map of another board")
    return bytearray(digits.encode().translate(_FROM_DIGITS))


_TO_DIGITS = bytes.maketrans(b"\0\1", b"01")
_FROM_DIGITS = bytes.maketrans(b"01", b"\0\1")


def _check_sizes(state: State) -> None:
    seats, foes = state.config.seats, state.config.monsters
    fog = seats if state.config.foggy else 0
    wanted = dict.fromkeys(_SEAT_LISTS + _GEAR_LISTS, seats) | dict.fromkeys(_FOE_LISTS, foes)
    wanted |= dict.fromkeys(("sight", "met", "known"), fog)
    for name, size in wanted.items():
        if len(getattr(state, name)) != size:
            raise BadState(what="state", field=name, found=len(getattr(state, name)))


def _check_values(state: State) -> None:
    """Refuse what no game could hold, so that nothing later stumbles over it."""
    config = state.config
    seats, foes = range(config.seats), range(config.monsters)
    walls = config.walls
    counts = (state.health, state.hits, state.strength, state.intelligence, state.foe_health)
    gears = (*state.weapons, *state.shields)

    def apart(squares: Sequence[int], number: int) -> bool:
        free = all(0 <= square < len(walls) and not walls[square] for square in squares)
        return free and len(set(squares)) == number

    sound = {
        "seat": state.seat == OVER or (state.seat in seats and state.health[state.seat] > 0),
        "winner": state.winner == NOBODY or state.winner in seats,
        "square": apart(state.square, len(seats)),
        "foe_square": apart(state.foe_square, len(foes)),
        "foe_card": all(-1 <= card < len(config.cards) for card in state.foe_card),
        "number": min((state.turn, state.decisions, *(n for each in counts for n in each))) >= 0,
        "gear": all(len(gear) % 2 == 0 and min(gear, default=0) >= 0 for gear in gears),
        "sight": all(0 <= square < len(walls) for seen in state.sight for square in seen),
        "met": all(foe in foes for met in state.met for foe in met),
    }
    for name, fine in sound.items():
        if not fine:
            raise BadState(what="state", field=name)

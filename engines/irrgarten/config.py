"""The static part of a game: board, figures, cards of monsters and gear. Digested once, shared by
clones."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from engines.irrgarten.gear import GearCard
from engines.irrgarten.grid import MOST_SIDE
from engines.irrgarten.labyrinth import NOWHERE, Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_OFF, Parameters
from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState
from engines.kernel.plaindata import whole

MIN_SEATS, MAX_SEATS = 1, 8

DECISION_CAP = 1_000_000
"""A limit far above real play, so every game ends; without a winner at this limit."""


class Config:
    """The immutable configuration of a game.

    `seats` players take part (IRR-2: 2 to 8, 1 as practice). Where positions are drawn there are
    `monsters` monsters (IRR-3: free squares divided by the share). `guardian` is the number of the
    one on the exit (IRR-35), `NOWHERE` if there is none; it comes after them, so there are `foes`
    in all, numbered in `foe_numbers`. `turn_cap` is the last turn (IRR-9). `fallback` has the steps
    that a blocked move tries, in their order (IRR-8), and `waits` the laps that each seat waits
    before its first move (IRR-34), empty if nobody waits. The cards `gear` name weapons and shields
    (IRR-31); older matches have none. `kept_ways` is the memory of `state_encoding`.
    Raise `BadSetup` if there is no room (IRR-5) or a number is out of range.
    """

    def __init__(
        self,
        labyrinth: Labyrinth,
        seats: int,
        parameters: Parameters | None = None,
        cards: tuple[MonsterCard, ...] = (),
        monsters: int | None = None,
        gear: tuple[GearCard, ...] = (),
    ) -> None:
        self.labyrinth = labyrinth
        self.seats = seats
        self.parameters = parameters or Parameters()
        self.cards = cards
        self.gear = gear
        self.walls = labyrinth.walls
        self.deltas = labyrinth.deltas
        self.exit = labyrinth.exit
        self._monsters = monsters
        self.monsters = self._count_monsters()
        self._check()
        self.guardian = self.monsters if self.parameters.guardian else NOWHERE
        self.foes = self.monsters + (self.guardian != NOWHERE)
        self.foe_numbers = tuple(range(self.foes))
        self.all_known = (1,) * self.foes
        self.turn_cap = min(self.parameters.turn_limit or DECISION_CAP, DECISION_CAP)
        ways = () if self.parameters.blocked_stays else self.parameters.fallback
        self.fallback = tuple(self.deltas[way] for way in ways)
        self.waits = _waits(self.parameters.head_start, seats)
        self.kept_ways: dict[int, tuple[frozenset[int], dict[tuple[int, ...], bytes]]] = {}

    def _count_monsters(self) -> int:
        if self.labyrinth.monsters:
            return len(self.labyrinth.monsters)
        if self._monsters is not None:
            return self._monsters
        return self.labyrinth.walls.count(0) // self.parameters.monster_share

    def _check(self) -> None:
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise BadSetup(problem="seats", found=self.seats, least=MIN_SEATS, most=MAX_SEATS)
        starts = self.labyrinth.starts
        if starts and len(starts) < self.seats:
            raise BadSetup(problem="few-starts", found=len(starts), needed=self.seats)
        free = self.labyrinth.walls.count(0)
        # Drawn monsters keep off every start, used or not.
        kept = self.seats if self.labyrinth.monsters else max(self.seats, len(starts))
        needed = 1 + self.monsters + kept
        if free < needed:
            raise BadSetup(problem="no-room", found=free, needed=needed)

    @property
    def last_laps(self) -> int:
        """The laps after the first one out (IRR-39); 0 alone, where nobody could still get out."""
        return self.parameters.last_laps if self.seats > 1 else 0

    @property
    def foggy(self) -> bool:
        """Whether every seat has its own sight (IRR-24)."""
        return self.parameters.fog != FOG_OFF

    @property
    def heard(self) -> bool:
        """Whether characters near the exit are heard (IRR-33), which only fog makes news."""
        return self.foggy and self.parameters.heard

    @property
    def private(self) -> bool:
        """Whether seats see different things; every game's configuration has this property."""
        return self.foggy

    def public(self) -> Config:
        """Return the configuration that every seat may know: under fog, only the board's size."""
        if not self.foggy:
            return self
        board = Labyrinth.unknown(self.labyrinth.width, self.labyrinth.height)
        return Config(board, self.seats, self.parameters, self.cards, self.monsters, self.gear)

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same configuration."""
        board = self.labyrinth
        return {
            "grid": board.rows(),
            "fixed": [[s, c] for s, c in zip(board.monsters, board.cards, strict=True) if c],
            "seats": self.seats,
            "figures": self.parameters.to_data(),
            "cards": [card.to_data() for card in self.cards],
            "monsters": self._monsters,
            **self._gear_data(),
        }

    def _gear_data(self) -> dict[str, Any]:
        """Return the field of the gear; without gear none, so that older matches keep their
        digests."""
        return {"gear": [card.to_data() for card in self.gear]} if self.gear else {}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Config:
        """Return the written configuration. Raise `BadState` or `BadSetup` for wrong data."""
        return cls._read(data, lambda: Labyrinth.from_rows(data["grid"], _fixed(data["fixed"])))

    @classmethod
    def _read(cls, data: dict[str, Any], board: Callable[[], Labyrinth]) -> Config:
        try:
            cards = tuple(MonsterCard.from_data(card) for card in data["cards"])
            gear = _gear(data["gear"]) if "gear" in data else ()
            parameters = Parameters.from_data(data["figures"])
            seats, monsters = data["seats"], data["monsters"]
            if type(seats) is not int or type(monsters) not in (int, type(None)):
                raise TypeError("seats and monsters are whole numbers")
            if monsters is not None and monsters < 0:
                raise ValueError("fewer monsters than none")
            return cls(board(), seats, parameters, cards, monsters, gear)
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    def public_data(self) -> dict[str, Any]:
        """Return the data that a client may have; `from_public` makes `public()` from it.

        Under fog it has the board's size in place of its squares: the exit, the starts and the
        monsters that the board fixes are secret (IRR-24). The number of monsters is public.
        """
        if not self.foggy:
            return self.to_data()
        return {
            "size": [self.labyrinth.width, self.labyrinth.height],
            "seats": self.seats,
            "figures": self.parameters.to_data(),
            "cards": [card.to_data() for card in self.cards],
            "monsters": self.monsters,
            **self._gear_data(),
        }

    @classmethod
    def from_public(cls, data: Any) -> Config:
        """Return the configuration from `public_data`; the data may come from an untrusted source.

        Raise `BadState` or `BadSetup`, also for squares under fog, an extra field, and a board
        larger than one in a file. The size is checked before a board is built.
        """
        try:
            foggy = Parameters.from_data(data["figures"]).fog != FOG_OFF
            if set(data) - {"gear"} != {*_PUBLIC, *(("size",) if foggy else ("grid", "fixed"))}:
                raise ValueError("a field missing or too many")
            width, height = data["size"] if foggy else _size(data["grid"])
            if not all(type(side) is int and 0 < side <= MOST_SIDE for side in (width, height)):
                raise ValueError("a board of no such size")
            if type(data["cards"]) is not list or (foggy and type(data["monsters"]) is not int):
                raise TypeError("cards are a list, monsters under fog a number")
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="config", found=str(problem)) from None
        if foggy:
            return cls._read(data, lambda: Labyrinth.unknown(width, height))
        return cls.from_data(data)

    @cached_property
    def digest(self) -> str:
        return digest(self.to_data())


_PUBLIC = ("seats", "figures", "cards", "monsters")
"""The fields of `public_data` besides those of the board and the gear."""


def _waits(head_start: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Return the laps that each seat waits (IRR-34); only differences count."""
    given = head_start[:seats]
    laps = given + (0,) * (seats - len(given))
    return tuple(each - min(laps) for each in laps) if len(set(laps)) > 1 else ()


def _fixed(pairs: Any) -> dict[int, str]:
    """Return the ids of cards by square. Raise `TypeError` or `ValueError` for wrong data."""
    found = {whole(square): card for square, card in pairs}
    if not all(type(card) is str for card in found.values()):
        raise TypeError("the id of a card is text")
    return found


def _gear(cards: Any) -> tuple[GearCard, ...]:
    """Return the written names of gear. Raise `TypeError` for no list and for an empty one, which
    is never written, and `BadState` for a wrong card."""
    if type(cards) is not list or not cards:
        raise TypeError("gear is a list of cards")
    return tuple(GearCard.from_data(card) for card in cards)


def _size(rows: Any) -> tuple[int, int]:
    """Return the width and height of a grid before a board is built. Raise `TypeError`."""
    if type(rows) is not list or not all(type(row) is str for row in rows):
        raise TypeError("a grid is a list of texts")
    return max(map(len, rows), default=0), len(rows)

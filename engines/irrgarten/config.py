"""The static part of a game: board, figures, monsters' cards. Digested once, shared by clones."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engines.irrgarten.figures import FOG_OFF, Figures
from engines.irrgarten.labyrinth import Labyrinth, MonsterCard
from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState

MIN_SEATS, MAX_SEATS = 1, 8


class Config:
    """What a game is played with. Never changed after it was made.

    `seats` players (IRR-2: 2 to 8, 1 as practice) and, where positions are drawn, `monsters` of
    them (IRR-3: free squares divided by the share), with the numbers `foe_numbers`. Raises
    `BadSetup` if there is no room (IRR-5) or a number is out of range.
    """

    def __init__(
        self,
        labyrinth: Labyrinth,
        seats: int,
        figures: Figures | None = None,
        cards: tuple[MonsterCard, ...] = (),
        monsters: int | None = None,
    ) -> None:
        self.labyrinth = labyrinth
        self.seats = seats
        self.figures = figures or Figures()
        self.cards = cards
        self.walls = labyrinth.walls
        self.deltas = labyrinth.deltas
        self.exit = labyrinth.exit
        self._monsters = monsters
        self.monsters = self._count_monsters()
        self._check()
        self.foe_numbers = tuple(range(self.monsters))

    def _count_monsters(self) -> int:
        if self.labyrinth.monsters:
            return len(self.labyrinth.monsters)
        if self._monsters is not None:
            return self._monsters
        return self.labyrinth.walls.count(0) // self.figures.monster_share

    def _check(self) -> None:
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise BadSetup(problem="seats", found=self.seats, least=MIN_SEATS, most=MAX_SEATS)
        starts = self.labyrinth.starts
        if starts and len(starts) < self.seats:
            raise BadSetup(problem="few-starts", found=len(starts), needed=self.seats)
        free = self.labyrinth.walls.count(0)
        # Monsters that are drawn keep off every start, used or not.
        kept = self.seats if self.labyrinth.monsters else max(self.seats, len(starts))
        needed = 1 + self.monsters + kept
        if free < needed:
            raise BadSetup(problem="no-room", found=free, needed=needed)

    @property
    def foggy(self) -> bool:
        """Whether every seat has eyes of its own (IRR-24)."""
        return self.figures.fog != FOG_OFF

    @property
    def private(self) -> bool:
        """Whether seats see different things: every game's configuration says so."""
        return self.foggy

    def public(self) -> Config:
        """What every seat may know of the configuration: under fog, only the board's size."""
        if not self.foggy:
            return self
        board = Labyrinth.unknown(self.labyrinth.width, self.labyrinth.height)
        return Config(board, self.seats, self.figures, self.cards, self.monsters)

    def to_data(self) -> dict[str, Any]:
        """A JSON-able dict from which `from_data` makes the same configuration."""
        board = self.labyrinth
        return {
            "grid": board.rows(),
            "fixed": [[s, c] for s, c in zip(board.monsters, board.cards, strict=True) if c],
            "seats": self.seats,
            "figures": self.figures.to_data(),
            "cards": [card.to_data() for card in self.cards],
            "monsters": self._monsters,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Config:
        """The configuration that was written. Raises `BadState` or `BadSetup`."""
        try:
            board = Labyrinth.from_rows(data["grid"], dict(data["fixed"]))
            cards = tuple(MonsterCard.from_data(card) for card in data["cards"])
            figures = Figures.from_data(data["figures"])
            seats, monsters = data["seats"], data["monsters"]
            if type(seats) is not int or type(monsters) not in (int, type(None)):
                raise TypeError("seats and monsters are whole numbers")
            if monsters is not None and monsters < 0:
                raise ValueError("fewer monsters than none")
            return cls(board, seats, figures, cards, monsters)
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    @cached_property
    def digest(self) -> str:
        """The hash of everything in it."""
        return digest(self.to_data())

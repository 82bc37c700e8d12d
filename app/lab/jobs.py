"""A run of games, cut into chunks that depend on the run alone and not on who plays them.

Each game has a seed of its own, a hash of the run's and the game's number, and seats go round with
the number. So a chunk comes out the same wherever and whenever it is played.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any

from app.lab.custom_bots import CustomBot

LARGEST_CHUNK = 50
"""Games of a chunk: what a killed worker costs at most."""
FEWEST_CHUNKS = 40
"""A run has so many chunks, if it has the games: no worker waits long for another's last one."""


@dataclass(frozen=True, slots=True)
class Job:
    """A run: `config` is a game's configuration as data, `bots` sit there by seat.

    With `rotate`, they move one seat on with every game. With `lots`, they leave to chance what the
    game's study says (`Study.by_lot`): such a game is not the one that a table would play.
    `guests` are the bots among them that are people's own.
    """

    game: str
    config: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = True
    lots: bool = False
    guests: tuple[CustomBot, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """A JSON-able dict from which `from_data` makes the same job."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Job:
        guests = tuple(CustomBot(**guest) for guest in data["guests"])
        return cls(**{**data, "bots": tuple(data["bots"]), "guests": guests})

    def chunks(self) -> list[range]:
        size = min(LARGEST_CHUNK, max(1, self.games // FEWEST_CHUNKS))
        numbers = range(self.games)
        return [numbers[first : first + size] for first in range(0, self.games, size)]

    def seating(self, number: int) -> tuple[str, ...]:
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def seed_of(self, number: int) -> str:
        """The seed of a game: it can be typed to play the same game at a table."""
        text = f"{self.seed}|game|{number}".encode()
        return blake2b(text, digest_size=8).hexdigest()

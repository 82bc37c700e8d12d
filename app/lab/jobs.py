"""A run of games, divided into chunks that do not depend on the number of workers.

Each game has its own seed, a hash of the run's seed and the game's number, and the bots' seats
rotate with the number. So a chunk has the same result in any process.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any

from app.lab.custom_bots import CustomBot

LARGEST_CHUNK = 50
"""Games of a chunk: the most that a killed worker costs."""
FEWEST_CHUNKS = 40
"""The least number of chunks of a large run, so that no worker waits long for the last chunk."""


@dataclass(frozen=True, slots=True)
class Job:
    """A run: a game's configuration as data, and the `bots` by seat.

    With `rotate`, they move one seat with every game. With `lots`, they make some choices at random
    (`Study.by_lot`), so a match with the same seed is another game. `custom` are those of the bots
    that are custom ones.
    """

    game: str
    config: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = True
    lots: bool = False
    custom: tuple[CustomBot, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same job."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Job:
        custom = tuple(CustomBot(**bot) for bot in data["custom"])
        return cls(**{**data, "bots": tuple(data["bots"]), "custom": custom})

    def chunks(self) -> list[range]:
        size = min(LARGEST_CHUNK, max(1, self.games // FEWEST_CHUNKS))
        numbers = range(self.games)
        return [numbers[first : first + size] for first in range(0, self.games, size)]

    def seating(self, number: int) -> tuple[str, ...]:
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def seed_of(self, number: int) -> str:
        """Return the seed of a game; a match with this seed is the same game."""
        text = f"{self.seed}|game|{number}".encode()
        return blake2b(text, digest_size=8).hexdigest()

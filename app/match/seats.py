"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass

HUMAN = "human"

NAME_CELLS = 16
"""How wide the name of a seat may be."""

SEED_CELLS = 64
"""How wide a seed may be that people type."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table. `bot` names a bot of the game, or is `HUMAN`."""

    name: str
    bot: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.bot == HUMAN

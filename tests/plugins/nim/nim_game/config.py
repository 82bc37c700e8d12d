"""The static part of a game of Nim."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple

from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState

LEAST, MOST = 2, 4
"""Players."""


class Parameters(NamedTuple):
    """The options as the rules read them."""

    heaps: int = 3
    last_loses: bool = False


class Config:
    """What a game is played with. Raise `BadSetup` for a number of seats that can't be."""

    private: Final = False

    def __init__(self, seats: int, parameters: Parameters | None = None) -> None:
        if not LEAST <= seats <= MOST:
            raise BadSetup(problem="seats", found=seats, least=LEAST, most=MOST)
        self.seats = seats
        self.parameters = parameters or Parameters()

    def public(self) -> Config:
        """Return what every seat may know: all of it."""
        return self

    def to_data(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {"seats": self.seats, **self.parameters._asdict()}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Config:
        """Return the configuration that was written. Raise `BadState` or `BadSetup`."""
        try:
            parameters = Parameters(int(data["heaps"]), bool(data["last_loses"]))
            return cls(int(data["seats"]), parameters)
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    @cached_property
    def digest(self) -> str:
        """The hash of everything in it."""
        return digest(self.to_data())

"""The base of the phases of a turn, for rules that keep their phases as objects.

Machine code and Python can't inherit from each other. So this class and the phases of every game
are either all compiled (`make native`) or all not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from engines.kernel.events import Emit

S = TypeVar("S")


class Phase(Generic[S]):
    """A stateless phase: all data that changes is in the state."""

    def legal(self, state: S) -> Sequence[int]:
        """Return the sorted actions open to the actor; never empty before the end of the game."""
        raise NotImplementedError

    def take(self, state: S, action: int, emit: Emit | None) -> None:
        """Carry out a legal action, up to the next decision."""
        raise NotImplementedError

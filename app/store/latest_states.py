"""When the latest state of a match is written: with every decision while it is small, else seldom.

A state that is not written yet is kept as the function that makes it.
"""

from __future__ import annotations

from typing import Final

from app.match.journal import MakeCheckpoint
from app.store.packing import pack_checkpoint

SMALL: Final = 3072
"""Bytes of a state that is written with every decision: it fits a page that is written anyway."""
SELDOM: Final = 64
"""Decisions between two writes of a larger state."""

PackedState = tuple[bytes, int]
"""A state and its checksum."""


class LatestStates:
    """The latest states of matches that are written only now and then. `quick` is that of
    `packing.packed`."""

    def __init__(self, *, quick: bool = False) -> None:
        self._quick = quick
        self._seldom: dict[str, int] = {}
        self._behind: dict[str, MakeCheckpoint] = {}

    @property
    def behind(self) -> list[str]:
        """The matches whose latest state is not written."""
        return list(self._behind)

    def to_write(self, match: str, make_checkpoint: MakeCheckpoint | None) -> PackedState | None:
        """Return the state of a match, or None if it is for a later write."""
        if make_checkpoint is None:
            return None
        left = self._seldom.get(match, 0)
        if left:
            self._seldom[match] = left - 1
            self._behind[match] = make_checkpoint
            return None
        state = self._packed(match, make_checkpoint)
        if len(state[0]) > SMALL:
            self._seldom[match] = SELDOM - 1
        self._behind.pop(match, None)
        return state

    def take(self, match: str) -> PackedState | None:
        """Return the latest state of a match if it is not written yet, and forget the match: it
        may have ended, or nobody plays it for now."""
        self._seldom.pop(match, None)
        make_checkpoint = self._behind.pop(match, None)
        return self._packed(match, make_checkpoint) if make_checkpoint is not None else None

    def _packed(self, match: str, make_checkpoint: MakeCheckpoint) -> PackedState:
        return pack_checkpoint(match, make_checkpoint(), quick=self._quick)

    def forget(self, match: str) -> None:
        """Forget a match that was deleted."""
        self._seldom.pop(match, None)
        self._behind.pop(match, None)

"""People elsewhere with whom a match is played, as its screens see them."""

from __future__ import annotations

from typing import Protocol


class Company(Protocol):
    """The others at a served table."""

    def tag(self) -> str:
        """Return what the key bar shows before its keys: whose clock runs; "" for nothing."""

"""What the clauses from NAP-34 on add to a game in progress: what players have to do with each
other."""

from __future__ import annotations

from typing import Any, Final

NUMBERS: Final = ("bought",)


class Dealings:
    """The part of a state that only games with a clause from NAP-34 on use (`Config.friends`).

    `bought` has the levels that were bought in this turn (NAP-41).
    """

    __slots__ = ("bought",)

    def __init__(self) -> None:
        self.bought = 0

    def clone(self) -> Dealings:
        """Return a copy that shares no mutable data."""
        new = Dealings()
        new.bought = self.bought
        return new

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict."""
        return {name: getattr(self, name) for name in NUMBERS}

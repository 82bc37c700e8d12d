"""What the clauses from NAP-21 on add to a game in progress: what players have to do with each
other."""

from __future__ import annotations

from typing import Any, Final

NUMBERS: Final = ("bought", "added", "asks", "caught", "shown", "pursued")
LISTS: Final = (
    "corridor",
    "bites",
    "loot",
    "looted",
    "grudges",
    "asked",
    "prices",
    "cult",
    "archenemy",
    "stolen",
)
STACKS: Final = ("under", "spite", "robbed")

UNNAMED: Final = -1
"""The price of a seat that was not asked in this fight; 0 is a refusal (NAP-39)."""
NO_ARCHENEMY: Final = -1
"""The archenemy of a seat without the rule (NAP-30)."""
NO_CULTIST: Final = -1
"""The cultist card of a seat that is no cultist (NAP-22)."""
UNSHOWN: Final = -1
"""The top monster of the deck, if not all have seen it (NAP-44)."""


class Dealings:
    """The part of a state that only games with a clause from NAP-21 on use (`Config.friends`).

    `bought` has the levels that were bought in this turn (NAP-41). `corridor` has the monsters that
    wait, the first of the row first, and `under` the cards under each (NAP-34, NAP-35); `loot` are
    those under the monster in play. `bites` has how many players each of the row has caught, and
    `caught` the same for the one in play (NAP-44); `shown` is the top monster of the deck if all
    have seen it, else -1. `looted` are cards that all saw go into a hand and that were
    not shuffled since. By seat: `grudges` (NAP-37), and `spite`, the grudges that it spent against
    each seat. Of the fight: `added` are the grudges on the monster (NAP-38), `asks` is 1 once help
    was asked for, `asked` are the seats that have yet to answer, in their order, and `prices` those
    that were named (NAP-39). `cult` has each
    seat's cultist card, or -1 (NAP-22), `archenemy` its archenemy, or -1 (NAP-30), and `stolen` 1
    if it has stolen (NAP-31); `robbed` has the cards that it saw go to the thief, as far as they
    can still be there. `pursued` is what an archenemy adds to the monster in play (NAP-32). `lacks`
    is what the fighter lacks to win; it follows from the rest (`grudges.lacking`).
    """

    __slots__ = (*NUMBERS, *LISTS, *STACKS, "lacks")

    def __init__(self, seats: int) -> None:
        self.bought = 0
        self.added = 0
        self.asks = 0
        self.caught = 0
        self.shown = UNSHOWN
        self.corridor: list[int] = []
        self.bites: list[int] = []
        self.under: list[list[int]] = []
        self.loot: list[int] = []
        self.looted: list[int] = []
        self.grudges = [0] * seats
        self.spite = [[0] * seats for _ in range(seats)]
        self.asked: list[int] = []
        self.prices = [UNNAMED] * seats
        self.cult = [NO_CULTIST] * seats
        self.archenemy = [NO_ARCHENEMY] * seats
        self.stolen = [0] * seats
        self.robbed: list[list[int]] = [[] for _ in range(seats)]
        self.pursued = 0
        self.lacks = 0

    def clone(self) -> Dealings:
        """Return a copy that shares no mutable data."""
        new = Dealings(0)
        new.bought = self.bought
        new.added = self.added
        new.asks = self.asks
        new.caught = self.caught
        new.shown = self.shown
        new.corridor = self.corridor[:]
        new.bites = self.bites[:]
        new.under = [cards[:] for cards in self.under]
        new.loot = self.loot[:]
        new.looted = self.looted[:]
        new.grudges = self.grudges[:]
        new.spite = [row[:] for row in self.spite]
        new.asked = self.asked[:]
        new.prices = self.prices[:]
        new.cult = self.cult[:]
        new.archenemy = self.archenemy[:]
        new.stolen = self.stolen[:]
        new.robbed = [cards[:] for cards in self.robbed]
        new.pursued = self.pursued
        new.lacks = self.lacks
        return new

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict."""
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in STACKS:
            data[name] = [list(row) for row in getattr(self, name)]
        return data

"""The mutable part of a game, in one object of integers and lists of integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.kernel.streams import Source
from engines.napakalaki.config import Config
from engines.napakalaki.dealings import Dealings
from engines.napakalaki.gear import Gear, gears_of

NOBODY: Final = -1
NO_MONSTER: Final = -1

START, SALES, EARLY, FIGHT, SETTLE, EQUIPPING, DISCARDING, ENDED = range(8)
"""The phases of a turn, in their order (NAP-10a); see `phases`."""
DOOR, GRUDGE, PRICE, DEAL = range(8, 12)
"""The phases of the clauses from NAP-34 on: the choice of a door (`doors`), a rival's grudges
(`standoff`), a rival's price and the fighter's answer (`bargain`)."""
PHASE_WORDS: Final = (
    "start", "sales", "early", "fight", "settle", "equip", "discard", "ended",
    "door", "grudge", "price", "deal",
)  # fmt: skip
FIGHTS: Final = (FIGHT, SETTLE, GRUDGE, PRICE, DEAL)
"""The phases with a monster in play."""

NUMBERS: Final = ("turn", "decisions", "seat", "winner", "phase", "monster", "early")
LISTS: Final = (
    "level", "unrolled", "sale", "due",
    "treasures", "treasure_pile", "monsters", "monster_pile",
)  # fmt: skip
HOLDINGS: Final = ("equipped", "hidden")


class State:
    """A game in progress. Lists are indexed by seat, or hold cards (numbers of the configuration).

    `seat` decides next in `phase`, in the turn of `turn_seat`; both are `OVER` at the end. `winner`
    reached the last level.
    `unrolled` seats roll for starting treasures in their next turn (NAP-10). `early` means that
    this turn has equipping before the combat (NAP-9). `equipped` and `hidden` have a sorted list
    per seat. `sale` has the actor's cards picked for a sale, sorted; they are still in their old
    places too. `due` has the cards still to be lost, a stack of (place, kind, count) (NAP-16).
    Cards are drawn from the end of a deck. `legal` are the open actions and `gear` what the
    equipped treasures of each seat do: both follow from the rest, see `phases.refresh`. `dealings`
    is used only where a clause from NAP-34 on applies (`Config.friends`); without one all clones
    share it.
    """

    __slots__ = (
        "config",
        "dealings",
        "decisions",
        "due",
        "early",
        "equipped",
        "gear",
        "gears",
        "hidden",
        "legal",
        "level",
        "monster",
        "monster_pile",
        "monsters",
        "phase",
        "sale",
        "seat",
        "source",
        "treasure_pile",
        "treasures",
        "turn",
        "turn_seat",
        "unrolled",
        "winner",
    )

    def __init__(self, config: Config, source: Source, *, blank: bool = False) -> None:
        self.config = config
        self.source = source
        if blank:  # The caller fills it in.
            return
        self.turn = 1
        self.decisions = 0
        self.seat = 0
        self.turn_seat = 0
        self.winner = NOBODY
        self.phase = START
        self.monster = NO_MONSTER
        self.early = 1
        self.level = [1] * config.seats
        self.unrolled = [1] * config.seats
        self.equipped: list[list[int]] = [[] for _ in range(config.seats)]
        self.hidden: list[list[int]] = [[] for _ in range(config.seats)]
        self.sale: list[int] = []
        self.due: list[int] = []
        self.treasures: list[int] = []
        self.treasure_pile: list[int] = []
        self.monsters: list[int] = []
        self.monster_pile: list[int] = []
        self.dealings = Dealings(config.seats)
        self.legal: Sequence[int] = ()
        self.gears = gears_of(config)
        self.gear: list[Gear] = [self.gears[()]] * config.seats

    def clone(self, source: Source | None = None) -> State:
        """Return a copy that shares no mutable data; with `source`, one with another future."""
        new = State(self.config, self.source.clone() if source is None else source, blank=True)
        new.turn = self.turn
        new.decisions = self.decisions
        new.seat = self.seat
        new.turn_seat = self.turn_seat
        new.winner = self.winner
        new.phase = self.phase
        new.monster = self.monster
        new.early = self.early
        new.level = self.level[:]
        new.unrolled = self.unrolled[:]
        new.equipped = [cards[:] for cards in self.equipped]
        new.hidden = [cards[:] for cards in self.hidden]
        new.sale = self.sale[:]
        new.due = self.due[:]
        new.treasures = self.treasures[:]
        new.treasure_pile = self.treasure_pile[:]
        new.monsters = self.monsters[:]
        new.monster_pile = self.monster_pile[:]
        new.dealings = self.dealings.clone() if self.config.friends else self.dealings
        new.legal = self.legal
        new.gears = self.gears
        new.gear = self.gear[:]
        return new

    def refit(self, seat: int) -> None:
        """Find the gear of a seat whose equipped treasures have changed."""
        self.gear[seat] = self.gears[tuple(self.equipped[seat])]

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict without the configuration.

        Raise `BadState` for a search's source.
        """
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in HOLDINGS:
            data[name] = [list(cards) for cards in getattr(self, name)]
        if self.config.friends:
            data["turn_seat"] = self.turn_seat
            data["dealings"] = self.dealings.dump()
        data["source"] = self.source.dump()
        return data

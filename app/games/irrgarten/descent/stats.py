"""Statistics of the Descent: coins, ends, floors, fights by monster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from typing_extensions import override

from app.games.irrgarten.stats import trial
from app.lab.collector import Collector, Listener
from app.lab.counts import Counts, count, histogram
from app.lab.sections import (
    SPREAD,
    MeasuredShare,
    ReportRow,
    ReportSection,
    numbers,
    outcomes,
    shares,
    spread_row,
)
from app.lab.study import Study
from app.lab.targets import BalanceTarget, between, near_even
from app.lab.trial.figures import ANY, TIMES, TrialFigure
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.events import (
    ClimbedOut,
    Died,
    FloorBegan,
    FloorLeft,
    Pushed,
    Shoved,
    Swapped,
    TrickDone,
)
from engines.irrgarten.descent.plan import TWO_DOORS
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    CombatBegan,
    CombatEnded,
)
from engines.irrgarten.tricks import STEALS
from engines.kernel.events import Event, TurnBegan
from engines.kernel.rules import Outcome

RESULTS: Final = {
    WON_BY_DEATH: "killed",
    WON_BY_TIME: "outlasted",
    LOST_BY_WOUNDS: "driven-off",
    LOST_BY_DEATH: "died",
}
"""The results of a fight for the player (IRR-15 to IRR-17)."""
OUT, CLIMBED, GUARDIAN, MONSTER, CLOSING, INSIDE = FATES = (
    "out", "climbed", "guardian", "monster", "closing", "inside",
)  # fmt: skip
"""The ends of a seat: by the last exit or by climbing; killed by a guardian, another monster or a
closing square; inside when a limit ended the match."""
ALIVE: Final = (OUT, CLIMBED)
EVENTS: Final = ("combats", "deaths", "pushes", "stolen", "shoves", "shoves-at", "swaps")


class DescentCollector(Collector):
    """The common counts; coins and ends by bot, what happens on each floor, fights by card."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        names = ("fought", *RESULTS.values())
        self._fights = [dict.fromkeys(names, 0) for _ in config.cards]
        self._events = dict.fromkeys(EVENTS, 0)
        self._floors = [
            dict.fromkeys(("reached", "left-floor", "climbed", "died"), 0)
            for _ in range(config.floors)
        ]
        self.counts |= {
            "monsters": {
                card.id: row for card, row in zip(config.cards, self._fights, strict=True)
            },
            "floors": {str(number): row for number, row in enumerate(self._floors, 1)},
            "events": self._events,
            "fates": {},
            "coins": {},
            "alive": {},
            "bottom": {},
        }
        self._begin()

    def _begin(self) -> None:
        self._floor, self._guardians = 1, 1
        self._fate = [INSIDE] * self.seats
        self._card = [0] * self.seats
        self._shoved = -1
        """The seat that was shoved in this turn."""

    @override
    def listeners(self) -> Mapping[type[Event], Listener]:
        return {
            FloorBegan: self._floor_began,
            CombatBegan: self._combat_began,
            CombatEnded: self._combat_ended,
            FloorLeft: self._left,
            ClimbedOut: self._climbed,
            Died: self._died,
            Pushed: lambda _event: self._happened("pushes"),
            Swapped: lambda _event: self._happened("swaps"),
            Shoved: self._shove,
            TrickDone: self._trick,
            TurnBegan: self._turn_began,
        }

    @override
    def begin(self, state: Any, first: int) -> None:
        super().begin(state, first)
        self._begin()
        self._floors[0]["reached"] += self.seats

    @override
    def rounds(self, state: Any) -> int:
        total: int = state.total
        return total

    @override
    def end(self, state: Any, outcome: Outcome, bots: Sequence[str], decisions: int) -> None:
        super().end(state, outcome, bots, decisions)
        counts = self.counts
        for seat, bot in enumerate(bots):
            fate = self._fate[seat]
            count(counts["fates"], fate)
            count(counts["coins"].setdefault(bot, {}), outcome.returns[seat])
            count(counts["alive"], bot, int(fate in ALIVE))
            count(counts["bottom"], bot, int(fate == OUT))

    def _happened(self, word: str) -> None:
        self._events[word] += 1

    def _floor_began(self, event: FloorBegan) -> None:
        self._floor = event.number
        self._guardians = 2 if event.kind == TWO_DOORS else 1
        self._fate = [fate if fate in ALIVE else INSIDE for fate in self._fate]
        self._floors[event.number - 1]["reached"] += self._fate.count(INSIDE)

    def _combat_began(self, event: CombatBegan) -> None:
        self._card[event.seat] = event.card
        if event.seat == self._shoved:
            self._happened("shoves-at")
        self._shoved = -1

    def _combat_ended(self, event: CombatEnded) -> None:
        self._happened("combats")
        row = self._fights[self._card[event.seat]]
        row["fought"] += 1
        row[RESULTS[event.result]] += 1

    def _left(self, event: FloorLeft) -> None:
        self._floors[event.number - 1]["left-floor"] += 1
        if event.last:
            self._fate[event.seat] = OUT

    def _climbed(self, event: ClimbedOut) -> None:
        self._floors[self._floor - 1]["climbed"] += 1
        self._fate[event.seat] = CLIMBED

    def _died(self, event: Died) -> None:
        self._happened("deaths")
        self._floors[self._floor - 1]["died"] += 1
        by_monster = GUARDIAN if event.foe < self._guardians else MONSTER
        self._fate[event.seat] = CLOSING if event.foe < 0 else by_monster

    def _shove(self, event: Shoved) -> None:
        self._happened("shoves")
        self._shoved = event.rival

    def _turn_began(self, _event: TurnBegan) -> None:
        self._shoved = -1

    def _trick(self, event: TrickDone) -> None:
        if event.trick == STEALS:
            self._happened("stolen")


def sections(counts: Counts) -> list[ReportSection]:
    scores = []
    for bot, counted in counts["coins"].items():
        spread = spread_row(bot, histogram(counted))
        seats = sum(counted.values())
        ends = (MeasuredShare(counts[word].get(bot, 0), seats) for word in ("bottom", "alive"))
        cells = (seats, *ends, *spread.cells[:-1])
        scores.append(ReportRow(bot, cells))
    fates = {word: counts["fates"][word] for word in FATES if word in counts["fates"]}
    floors = {number: row for number, row in counts["floors"].items() if row["reached"]}
    monsters = {card: row for card, row in counts["monsters"].items() if row["fought"]}
    results = tuple(RESULTS.values())
    return [
        ReportSection("coins", "bot", ("seats", "bottom", "alive", *SPREAD[:-1]), tuple(scores)),
        shares("fates", "fate", "seats", fates),
        outcomes("floors", "floor", "reached", ("left-floor", "climbed", "died"), floors),
        numbers("events", counts["events"]),
        outcomes("monsters", "monster", "fought", results, monsters).with_bars("killed"),
    ]


COINS: Final = TrialFigure("coins", (("coins", ANY, TIMES),), ("fates", ANY), share=False)
"""The coins of a player."""
COMPANY: Final = frozenset({2, 3, 4})
STUDY: Final = Study(
    DescentCollector,
    sections,
    (
        BalanceTarget(
            "bottom",
            between(0.15, 0.35),
            "coins",
            "bottom",
            seats=frozenset({1}),
            without=frozenset({"random", "coward", "collector"}),
        ),
        BalanceTarget("even-seats", near_even(0.05), "seats", "won", equal=True, seats=COMPANY),
    ),
    ("steady",),
    trial=trial,
    result=COINS,
)

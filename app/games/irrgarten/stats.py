"""Statistics of Irrgarten: combats by monster, deaths and revivals, and the winners' fights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.lab.collector import Collector, Listener
from app.lab.counts import Counts, count
from app.lab.sections import ReportSection, numbers, outcomes, shares
from app.lab.study import MOST_TURNS, Study
from app.lab.targets import BalanceTarget, near_even
from app.lab.trial.figures import TrialFigure, ends_of
from engines.irrgarten.config import Config
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    CombatEnded,
    ResurrectionRolled,
    Stayed,
)
from engines.kernel.events import Event
from engines.kernel.rules import Outcome

NAMELESS = "nameless"
"""The row of monsters without a card (IRR-3)."""

RESULTS = {
    WON_BY_DEATH: "killed",
    WON_BY_TIME: "outlasted",
    LOST_BY_WOUNDS: "driven-off",
    LOST_BY_DEATH: "died",
}
"""The results of a combat for the player (IRR-15 to IRR-17)."""


class IrrgartenCollector(Collector):
    """The common counts, and combats by the monster's card."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        names = ("fought", *RESULTS.values())
        self._fates = [dict.fromkeys(names, 0) for _ in range(len(config.cards) + 1)]
        ids = [*(card.id for card in config.cards), NAMELESS]
        self._events: dict[str, int] = dict.fromkeys(
            ("combats", "blows", "deaths", "returned", "still-dead", "robbed", "stuck"), 0
        )
        self._fights: dict[str, int] = {}
        self.counts |= {
            "monsters": dict(zip(ids, self._fates, strict=True)),
            "events": self._events,
            "fights": self._fights,
        }
        self._cards: Sequence[int] = ()
        self._fought = [0] * self.seats

    def listeners(self) -> Mapping[type[Event], Listener]:
        return {CombatEnded: self._combat, ResurrectionRolled: self._rolled, Stayed: self._stayed}

    def begin(self, state: Any, first: int) -> None:
        super().begin(state, first)
        self._cards = state.foe_card
        self._fought = [0] * self.seats

    def count_end(self, outcome: Outcome, won: Sequence[int]) -> None:
        for winner in outcome.winners:
            count(self._fights, self._fought[winner])

    def _combat(self, event: CombatEnded) -> None:
        if not event.blows:  # a dead monster that pays (IRR-10, preset `course`)
            self._events["robbed"] += 1
            return
        # Without a card the number is -1, a guardian's less (IRR-35): the last row.
        fate = self._fates[max(-1, self._cards[event.foe])]
        fate["fought"] += 1
        fate[RESULTS[event.result]] += 1
        self._fought[event.seat] += 1
        self._events["combats"] += 1
        self._events["blows"] += event.blows
        self._events["deaths"] += event.result == LOST_BY_DEATH

    def _rolled(self, event: ResurrectionRolled) -> None:
        self._events["returned" if event.alive else "still-dead"] += 1

    def _stayed(self, event: Stayed) -> None:
        self._events["stuck"] += event.stuck


def sections(counts: Counts) -> list[ReportSection]:
    monsters = {card: fate for card, fate in counts["monsters"].items() if fate["fought"]}
    results = tuple(RESULTS.values())
    fights = counts["fights"]
    by_number = {number: fights[number] for number in sorted(fights, key=int)}
    return [
        numbers("events", counts["events"]),
        shares("fights", "fights", "games", by_number),
        outcomes("monsters", "monster", "fought", results, monsters).with_bars("killed"),
    ]


def trial(cards: str, card: str) -> tuple[TrialFigure, ...]:
    """Return how often a monster is beaten."""
    won = (RESULTS[WON_BY_DEATH], RESULTS[WON_BY_TIME])
    return (ends_of("beaten", ("monsters", card), won, "fought"),) if cards == "monsters" else ()


STUDY = Study(
    IrrgartenCollector,
    sections,
    (BalanceTarget("even-seats", near_even(0.03), "seats", "won", equal=True),),
    ("scout", "scout", "scout"),
    {"turn_limit": MOST_TURNS},
    trial=trial,
)

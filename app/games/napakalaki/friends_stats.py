"""What players of Napakalaki do to each other (NAP-34 to NAP-42), counted for a report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.lab.collector import Listener
from app.lab.counts import Counts, count
from app.lab.sections import SPREAD, ReportSection, numbers, outcomes, shares, spread_row
from app.lab.targets import BalanceTarget, between
from engines.kernel.events import Event
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    DealRefused,
    DealStruck,
    Died,
    DoorChosen,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LetPass,
    LevelChanged,
    LootTaken,
    Met,
    OwnGrudgesSpent,
    PriceNamed,
    Sold,
)
from engines.napakalaki.parameters import FRIENDS

EVENTS = (
    "asked", "struck", "declined", "doors", "rivals-doors", "grudges", "spite", "let-pass",
    "own-grudges", "loot",
)  # fmt: skip
ALL = "all"
"""The only row of a table of shares of all matches."""


class FriendsTally:
    """Counts the dealings of a chunk of games into groups of `counts`.

    A last fight is stopped if its player would have won the match, and rivals' grudges prevented
    it. `levels` follow the events, because a collector hears nothing else."""

    def __init__(self, config: Config, counts: Counts) -> None:
        self._config = config
        self._events: dict[str, int] = dict.fromkeys(EVENTS, 0)
        self._answers: dict[str, int] = {"named": 0, "refused": 0}
        self._ways: dict[str, int] = {"run": 0, "grab": 0, "take": 0}
        self._last: dict[str, int] = {"games": 0, "stopped": 0, "bought": 0}
        self._deals: dict[str, int] = {}
        counts |= {
            "dealings": self._events,
            "answers": self._answers,
            "ways": self._ways,
            "last": {ALL: self._last},
            "deals": self._deals,
        }
        self._listeners = self._heard()
        self.begin()

    def begin(self) -> None:
        self._levels = [1] * self._config.seats
        self._deals_here = 0
        self._stopped = self._would_win = self._spent = False

    def end(self, *, bought: bool) -> None:
        count(self._deals, str(self._deals_here))
        self._last["games"] += 1
        self._last["stopped"] += self._stopped
        self._last["bought"] += bought

    def hear(self, event: Event) -> None:
        listener = self._listeners.get(type(event))
        if listener is not None:
            listener(event)

    def _heard(self) -> Mapping[type[Event], Listener]:
        return {
            HelpAsked: lambda _: self._add("asked"),
            PriceNamed: lambda _: self._answer("named"),
            HelpRefused: lambda _: self._answer("refused"),
            DealStruck: self._struck,
            DealRefused: lambda _: self._add("declined"),
            DoorChosen: self._door,
            GrudgeGained: lambda event: self._add("grudges", event.count),
            GrudgesSpent: self._spite,
            LetPass: lambda _: self._add("let-pass"),
            OwnGrudgesSpent: lambda event: self._add("own-grudges", event.count),
            LootTaken: lambda event: self._add("loot", len(event.cards)),
            EscapeRolled: lambda _: self._way("run"),
            GrabRolled: lambda _: self._way("grab"),
            Accepted: lambda _: self._way("take"),
            Faced: self._faced,
            Met: self._met,
            LevelChanged: self._level,
            Sold: self._level,
            Died: self._died,
        }

    def _add(self, name: str, times: int = 1) -> None:
        self._events[name] += times

    def _answer(self, how: str) -> None:
        self._answers[how] += 1

    def _way(self, how: str) -> None:
        self._ways[how] += 1

    def _struck(self, _event: DealStruck) -> None:
        self._add("struck")
        self._deals_here += 1

    def _door(self, event: DoorChosen) -> None:
        self._add("doors" if event.by == event.seat else "rivals-doors")

    def _spite(self, event: GrudgesSpent) -> None:
        self._add("spite", event.count)
        self._spent = True

    def _faced(self, event: Faced) -> None:
        card = self._config.monsters[event.monster]
        last = self._levels[event.seat] + card.levels >= self._config.parameters.winning_level
        self._would_win = last and event.power > card.level
        self._spent = False

    def _met(self, event: Met) -> None:
        if self._would_win and self._spent and not event.wins:
            self._stopped = True
        self._would_win = False

    def _level(self, event: LevelChanged | Sold) -> None:
        self._levels[event.seat] = event.level

    def _died(self, event: Died) -> None:
        self._levels[event.seat] = 1


def friends_sections(counts: Counts) -> list[ReportSection]:
    """Return the tables of the dealings; none for games without any."""
    if "dealings" not in counts:
        return []
    deals = {int(number): times for number, times in counts["deals"].items()} or {0: 0}
    return [
        numbers("dealings", counts["dealings"]),
        *(
            [ReportSection("deals", "event", SPREAD, (spread_row("struck", deals),))]
            if counts["deals"]
            else []
        ),
        shares("answers", "answer", "times", counts["answers"]),
        shares("ways", "way-out", "times", counts["ways"]),
        outcomes("last", "matches", "games", ("stopped", "bought"), counts["last"]),
    ]


def among_friends(config: Mapping[str, Any]) -> bool:
    """Whether a configuration, given as data, has what the targets of this file are about."""
    figures = {**FRIENDS, **config.get("figures", {})}
    return bool(figures["help"] and figures["dial"] and figures["grudge"])


FRIENDS_TARGETS = (
    BalanceTarget("rounds", between(8, 14), fits=among_friends),
    BalanceTarget("prices-refused", between(0.3, 0.7), "answers", "share", fits=among_friends),
    BalanceTarget("ways-out", between(0.05, 0.75), "ways", "share", fits=among_friends),
    BalanceTarget("last-stopped", between(0.3, 0.6), "last", "stopped", fits=among_friends),
    BalanceTarget("never-bought", between(0.0, 0.01), "last", "bought", fits=among_friends),
)

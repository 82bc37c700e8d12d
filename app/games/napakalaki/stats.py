"""Napakalaki: the results of each monster, the winners' treasures, and the sources of levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from app.games.napakalaki.course_stats import (
    COURSE_TARGETS,
    CourseTally,
    course_sections,
    of_the_course,
)
from app.games.napakalaki.friends_stats import (
    FRIENDS_TARGETS,
    FriendsTally,
    among_friends,
    friends_sections,
)
from app.lab.card_use import CardUse, used_cards
from app.lab.collector import Collector, Listener
from app.lab.counts import Counts, count
from app.lab.first_look import CardNumber
from app.lab.sections import ReportSection, numbers, outcomes, shares
from app.lab.study import MOST_TURNS, Study
from app.lab.targets import BalanceTarget, at_least, between, near_even
from app.lab.trial.figures import TrialFigure, ends_of, wins_with
from engines.kernel.events import Event
from engines.kernel.rules import Outcome
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    Died,
    Equipped,
    EscapeRolled,
    GrabRolled,
    LevelChanged,
    Met,
    NecklaceSpent,
    Sold,
    Suffered,
)

FATES = ("met", "beaten", "escaped", "accepted", "lost", "died")


class NapakalakiCollector(Collector):
    """The common counts, and by card: combats (NAP-12 to NAP-18) and equipped cards (NAP-7).

    `lost` counts bad consequences, including those without an escape roll (`accepted`) and
    deaths."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        fates = [dict.fromkeys(FATES, 0) for _ in config.monsters]
        self._fates = fates
        treasures: Counts = {}
        names = ("sales", "bought", "gold", "won", "lost", "necklaces", "deaths")
        self._levels: dict[str, int] = dict.fromkeys(names, 0)
        self._wins: dict[str, int] = {"fought": 0, "bought": 0}
        self._used = CardUse(treasures, [card.id for card in config.treasures])
        self.counts |= {
            "monsters": {card.id: fates[at] for at, card in enumerate(config.monsters)},
            "treasures": treasures,
            "levels": self._levels,
            "wins": self._wins,
        }
        company = config.contested or config.parameters.corridor
        self._friends = FriendsTally(config, self.counts) if company else None
        self._course = CourseTally(config, self.counts) if config.cult else None
        self._foe = 0
        self._by_sale = False

    @override
    def hear(self, event: Event) -> None:
        super().hear(event)
        if self._friends is not None:
            self._friends.hear(event)
        if self._course is not None:
            self._course.hear(event)

    def listeners(self) -> Mapping[type[Event], Listener]:
        return {
            Met: self._met,
            EscapeRolled: self._rolled,
            GrabRolled: self._rolled,
            Accepted: self._accepted,
            Suffered: self._suffered,
            Died: self._died,
            Equipped: self._equipped,
            Sold: self._sold,
            LevelChanged: self._level,
            NecklaceSpent: self._necklace,
        }

    def begin(self, state: Any, first: int) -> None:
        super().begin(state, first)
        self._used.begin()
        self._by_sale = False
        if self._friends is not None:
            self._friends.begin()
        if self._course is not None:
            self._course.begin()

    def count_end(self, outcome: Outcome, won: Sequence[int]) -> None:
        self._used.end(won)
        if outcome.winners:
            count(self._wins, "bought" if self._by_sale else "fought")
        if self._friends is not None:
            self._friends.end(bought=bool(outcome.winners) and self._by_sale)
        if self._course is not None:
            self._course.end()

    def _met(self, event: Met) -> None:
        self._foe = event.monster
        self._by_sale = False
        fate = self._fates[event.monster]
        fate["met"] += 1
        fate["beaten"] += event.wins

    def _rolled(self, event: EscapeRolled | GrabRolled) -> None:
        self._fates[self._foe]["escaped"] += event.escaped

    def _accepted(self, event: Accepted) -> None:
        self._fates[self._foe]["accepted"] += 1

    def _suffered(self, event: Suffered) -> None:
        self._fates[event.monster]["lost"] += 1

    def _died(self, event: Died) -> None:
        self._fates[self._foe]["died"] += 1
        self._levels["deaths"] += 1

    def _equipped(self, event: Equipped) -> None:
        self._used.use(event.seat, event.card)

    def _sold(self, event: Sold) -> None:
        self._by_sale = True
        self._levels["sales"] += 1
        self._levels["bought"] += event.levels
        self._levels["gold"] += event.gold

    def _level(self, event: LevelChanged) -> None:
        if event.change > 0:
            self._levels["won"] += event.change
        else:
            self._levels["lost"] -= event.change

    def _necklace(self, event: NecklaceSpent) -> None:
        self._levels["necklaces"] += 1


def _seeds(config: Mapping[str, Any]) -> bool:
    return not among_friends(config) and not of_the_course(config)


def sections(counts: Counts) -> list[ReportSection]:
    fates = outcomes("monsters", "monster", "met", _SHOWN, counts["monsters"])
    seats = len(counts["seats"])
    return [
        shares("wins", "way", "games", counts["wins"]),
        numbers("levels", counts["levels"]),
        fates.with_bars("beaten"),
        used_cards("treasures", "treasure", counts["treasures"], counts, seats),
        *friends_sections(counts),
        *course_sections(counts),
    ]


def strength(config: Mapping[str, Any], kind: str, card: str) -> CardNumber | None:
    """Return a treasure's bonus or a monster's level."""
    lists = {"treasure": ("treasures", "low", "bonus"), "monster": ("monsters", "level", "level")}
    if kind not in lists:
        return None
    cards, number, field = lists[kind]
    found = (CardNumber(field, one[number]) for one in config.get(cards, ()) if one["id"] == card)
    return next(found, None)


def trial(cards: str, card: str) -> tuple[TrialFigure, ...]:
    """Return how often those win who wear a treasure, or how often a monster is beaten."""
    match cards:
        case "treasures":
            place = ("treasures", card)
            return (wins_with("wearers", (*place, "won"), (*place, "seats")),)
        case "monsters":
            return (ends_of("beaten", ("monsters", card), ("beaten",), "met"),)
    return ()


_SHOWN = ("beaten", "escaped", "lost", "died")

STUDY = Study(
    NapakalakiCollector,
    sections,
    (
        BalanceTarget("rounds", between(10, 20), fits=_seeds),
        BalanceTarget("even-seats", near_even(0.03), "seats", "won", equal=True),
        BalanceTarget("monsters-beaten", at_least(0.02), "monsters", "beaten"),
        BalanceTarget("monsters-win", at_least(0.02), "monsters", "lost"),
        *FRIENDS_TARGETS,
        *COURSE_TARGETS,
    ),
    ("sharp", "sharp", "sharp"),
    {"turn_limit": MOST_TURNS},
    strength=strength,
    trial=trial,
)

"""Cults and archenemies of the course's later editions (NAP-21 to NAP-33), counted for a report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.lab.counts import Counts
from app.lab.sections import ReportSection, numbers, outcomes
from app.lab.targets import BalanceTarget, between
from engines.kernel.events import Event
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import AllDiscarded, CultRolled, RevengeRolled, Stolen
from engines.napakalaki.parameters import FRIENDS

CULT: Final = ("cult-rolls", "cultists")
THIEVES: Final = ("thefts", "revenge-rolls", "revenges", "all-discarded")
ALL: Final = "all"
"""The only row of the table of shares of all matches."""


class CourseTally:
    """Counts the events of a chunk of games into groups of `counts`, and the matches in which a
    player became a cultist or stole something."""

    def __init__(self, config: Config, counts: Counts) -> None:
        self._thieves = bool(config.archenemies)
        events = (*CULT, *THIEVES) if self._thieves else CULT
        self._events: dict[str, int] = dict.fromkeys(events, 0)
        self._matches: dict[str, int] = {"games": 0, "cult": 0}
        if self._thieves:
            self._matches["theft"] = 0
        counts |= {"course": self._events, "course-matches": {ALL: self._matches}}
        self.begin()

    def begin(self) -> None:
        self._cult = self._theft = False

    def end(self) -> None:
        self._matches["games"] += 1
        self._matches["cult"] += self._cult
        if self._thieves:
            self._matches["theft"] += self._theft

    def hear(self, event: Event) -> None:
        match event:
            case CultRolled():
                self._events["cult-rolls"] += 1
                self._events["cultists"] += event.card >= 0
                self._cult = self._cult or event.card >= 0
            case Stolen():
                self._events["thefts"] += 1
                self._theft = True
            case RevengeRolled():
                self._events["revenge-rolls"] += 1
                self._events["revenges"] += event.level > 0
            case AllDiscarded():
                self._events["all-discarded"] += 1
            case _:
                pass


def course_sections(counts: Counts) -> list[ReportSection]:
    """Return the tables of cults and thefts; none for games without any."""
    if "course" not in counts:
        return []
    found = counts["course-matches"]
    shown = [name for name in ("cult", "theft") if name in found[ALL]]
    return [
        numbers("course", counts["course"]),
        outcomes("course-matches", "matches", "games", shown, found),
    ]


def of_the_course(config: Mapping[str, Any]) -> bool:
    """Whether a configuration, given as data, has cultists (NAP-21 on)."""
    return bool({**FRIENDS, **config.get("figures", {})}["cultists"])


def _thieves(config: Mapping[str, Any]) -> bool:
    return bool({**FRIENDS, **config.get("figures", {})}["archenemies"])


COURSE_TARGETS: Final = (
    BalanceTarget("rounds", between(8, 14), fits=of_the_course),
    BalanceTarget("course-cults", between(0.3, 1.0), "course-matches", "cult", fits=of_the_course),
    BalanceTarget("course-thefts", between(0.3, 1.0), "course-matches", "theft", fits=_thieves),
)
"""Both editions are played as long as ours, and in a good part of the matches their own rules are
seen at work."""

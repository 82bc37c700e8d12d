"""All records for display: read once, then queried by game. No texts, no widgets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.match.achievements import achievements_of_game, table
from app.match.seats import HUMAN
from app.registry import game as spec_of
from app.store.records import By, ResultTotal, Streaks, streaks_of, totals_of

if TYPE_CHECKING:
    from app.store.achievements import AchievementRow
    from app.store.archive import Archive
    from app.store.dailies import StartedDaily
    from app.store.records import ResultRow
    from engines.kernel.achievements import Achievement, Best

PLACES: Final = 3
"""Results of each kind in the hall of fame."""
TURNS, TIME = "turns", "time"
"""The measures of every game's wins: turns of the winner, and milliseconds of play."""


@dataclass(frozen=True, slots=True)
class FameEntry:
    """A result in the hall of fame, and its match. `finished` is in milliseconds since 1970."""

    value: int
    name: str
    finished: int
    match: str


@dataclass(frozen=True, slots=True)
class FameTable:
    """The best results of one kind, the best first.
    The kind is a game's own `best`, else the quickest wins by `measure`."""

    measure: str
    places: Sequence[FameEntry]
    best: Best | None = None


@dataclass(frozen=True, slots=True)
class AchievementGoal:
    """An achievement, its first owner, and the number of matches in which it was reached.

    `finished` (milliseconds since 1970), `match` and `turn` are those of the first time. `times` is
    0 while it is still a goal.
    """

    achievement: Achievement
    times: int = 0
    name: str = ""
    finished: int = 0
    match: str = ""
    turn: int = 0


@dataclass(frozen=True)
class HallOfFame:
    """The records of people's matches that count, in the order in which they ended."""

    rows: Sequence[ResultRow]
    achievements: Sequence[AchievementRow]
    dailies: Sequence[StartedDaily]
    practice: int = 0
    """Finished practice matches, which count for nothing."""

    def played(self, game: str) -> int:
        return len({row.match for row in self._of(game)})

    def totals(self, by: By, game: str = "") -> list[ResultTotal]:
        """Return the totals of one game, or of all; those of seats in their order."""
        totals = totals_of(self._of(game), by)
        return sorted(totals, key=lambda total: int(total.key)) if by == "seat" else totals

    def people(self, game: str = "") -> list[tuple[str, Streaks]]:
        rows = self._of(game)
        names = dict.fromkeys(row.name for row in rows if row.bot == HUMAN)
        streaks = [(name, streaks_of(rows, name)) for name in names]
        return sorted(streaks, key=lambda one: (-one[1].best, -one[1].now))

    def halls(self, game: str) -> list[FameTable]:
        """Return the hall of fame of a game without its empty tables. A shared win isn't a quick
        one, and a game of scores has no quick ones."""
        winning = [row for row in self._of(game) if row.won]
        winners = Counter(row.match for row in winning)
        won = [row for row in winning if row.bot == HUMAN and winners[row.match] == 1]
        if spec_of(game).by_score:
            won = []
        found = [
            FameTable(TURNS, _places(FameEntry(row.turns, *_of_match(row)) for row in won)),
            FameTable(TIME, _places(FameEntry(row.played, *_of_match(row)) for row in won)),
        ]
        for best in table(game).bests:
            rows = self._reached(game, best.id)
            places = _places((FameEntry(row.value, *_of_match(row)) for row in rows), most=True)
            found.append(FameTable(best.id, places, best))
        return [hall for hall in found if hall.places]

    def goals(self, game: str) -> list[AchievementGoal]:
        """Return all achievements of a game: reached ones, the latest first, then the goals."""
        done: list[AchievementGoal] = []
        still: list[AchievementGoal] = []
        for achievement in achievements_of_game(game):
            if rows := self._reached(game, achievement.id):
                times, first = len({row.match for row in rows}), rows[0]
                done.append(AchievementGoal(achievement, times, *_of_match(first), first.value))
            else:
                still.append(AchievementGoal(achievement))
        return [*sorted(done, key=lambda goal: -goal.finished), *still]

    def _reached(self, game: str, achievement: str) -> list[AchievementRow]:
        key = (game, achievement)
        return [row for row in self.achievements if (row.game, row.achievement) == key]

    def _of(self, game: str) -> list[ResultRow]:
        return [row for row in self.rows if not game or row.game == game]


def _of_match(row: ResultRow | AchievementRow) -> tuple[str, int, str]:
    return row.name, row.finished, row.match


def _places(found: Iterable[FameEntry], *, most: bool = False) -> list[FameEntry]:
    """Return the best few, the earlier first among equals."""

    def order(place: FameEntry) -> tuple[int, int]:
        return -place.value if most else place.value, place.finished

    return sorted(found, key=order)[:PLACES]


def opened(archive: Archive) -> HallOfFame:
    """Return the records of the saved matches. Raise `JournalFailed` if they can't be read."""
    rows = archive.results(practice=True)
    counting = [row for row in rows if not row.practice]
    people = {row.match for row in counting if row.bot == HUMAN}
    practice = {row.match for row in rows if row.practice} - people
    return HallOfFame(
        [row for row in counting if row.match in people],
        archive.achievements(),
        archive.dailies(),
        len(practice),
    )

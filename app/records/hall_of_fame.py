"""All records as they are shown: read once, then asked by game. No words, no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.match.achievements import feats_of, table
from app.match.seats import HUMAN
from app.store.records import By, ResultTotal, Streaks, streaks_of, totals_of

if TYPE_CHECKING:
    from app.store.achievements import AchievementRow
    from app.store.archive import Archive
    from app.store.dailies import StartedDaily
    from app.store.records import ResultRow
    from engines.kernel.feats import Best, Feat

PLACES: Final = 3
"""How many results of each kind are in the hall of fame."""
TURNS, TIME = "turns", "time"
"""What every game's wins are compared by: turns of the winner, and milliseconds of play."""


@dataclass(frozen=True, slots=True)
class FameEntry:
    """A result in the hall of fame, and the match that it is from. `finished` is in milliseconds
    since 1970."""

    value: int
    name: str
    finished: int
    match: str


@dataclass(frozen=True, slots=True)
class FameTable:
    """The best results of one kind, the best first: a game's own `best`, else the quickest wins by
    `measure`."""

    measure: str
    places: Sequence[FameEntry]
    best: Best | None = None


@dataclass(frozen=True, slots=True)
class AchievementGoal:
    """A feat, who had it first and when (milliseconds since 1970), in which match and turn of it,
    and in how many matches it was done; nobody had one that is still a goal."""

    feat: Feat
    times: int = 0
    name: str = ""
    finished: int = 0
    match: str = ""
    turn: int = 0


@dataclass(frozen=True)
class HallOfFame:
    """The records of people's matches that count, in the order in which they ended."""

    rows: Sequence[ResultRow]
    deeds: Sequence[AchievementRow]
    dailies: Sequence[StartedDaily]
    practice: int = 0
    """Matches of practice that were finished: they count for nothing."""

    def played(self, game: str) -> int:
        """Finished matches of a game that count."""
        return len({row.match for row in self._of(game)})

    def totals(self, by: By, game: str = "") -> list[ResultTotal]:
        """Totals of one game, or of all; those of seats in their order."""
        totals = totals_of(self._of(game), by)
        return sorted(totals, key=lambda total: int(total.key)) if by == "seat" else totals

    def people(self, game: str = "") -> list[tuple[str, Streaks]]:
        """Everybody who played, the best streak first."""
        rows = self._of(game)
        names = dict.fromkeys(row.name for row in rows if row.bot == HUMAN)
        streaks = [(name, streaks_of(rows, name)) for name in names]
        return sorted(streaks, key=lambda one: (-one[1].best, -one[1].now))

    def halls(self, game: str) -> list[FameTable]:
        """The hall of fame of a game; kinds of which there is nothing yet are left out."""
        won = [row for row in self._of(game) if row.won and row.bot == HUMAN]
        found = [
            FameTable(TURNS, _places(FameEntry(row.turns, *_of_match(row)) for row in won)),
            FameTable(TIME, _places(FameEntry(row.played, *_of_match(row)) for row in won)),
        ]
        for best in table(game).bests:
            rows = [row for row in self.deeds if (row.game, row.deed) == (game, best.id)]
            places = _places((FameEntry(row.value, *_of_match(row)) for row in rows), most=True)
            found.append(FameTable(best.id, places, best))
        return [hall for hall in found if hall.places]

    def goals(self, game: str) -> list[AchievementGoal]:
        """All feats of a game: those that were done, the last one first, then the goals."""
        done: list[AchievementGoal] = []
        still: list[AchievementGoal] = []
        for feat in feats_of(game):
            rows = [row for row in self.deeds if (row.game, row.deed) == (game, feat.id)]
            if rows:
                times, first = len({row.match for row in rows}), rows[0]
                done.append(AchievementGoal(feat, times, *_of_match(first), first.value))
            else:
                still.append(AchievementGoal(feat))
        return [*sorted(done, key=lambda goal: -goal.finished), *still]

    def _of(self, game: str) -> list[ResultRow]:
        return [row for row in self.rows if not game or row.game == game]


def _of_match(row: ResultRow | AchievementRow) -> tuple[str, int, str]:
    """Whose a row is, when the match ended, and which it was."""
    return row.name, row.finished, row.match


def _places(found: Iterable[FameEntry], *, most: bool = False) -> list[FameEntry]:
    """The best few, the earlier first among equals."""

    def order(place: FameEntry) -> tuple[int, int]:
        return -place.value if most else place.value, place.finished

    return sorted(found, key=order)[:PLACES]


def opened(archive: Archive) -> HallOfFame:
    """The records of the saved matches. Raises `JournalFailed` if they can't be read."""
    rows = archive.records.rows(practice=True)
    counting = [row for row in rows if not row.practice]
    people = {row.match for row in counting if row.bot == HUMAN}
    practice = {row.match for row in rows if row.practice} - people
    return HallOfFame(
        [row for row in counting if row.match in people],
        archive.deeds.rows(),
        archive.dailies.all(),
        len(practice),
    )

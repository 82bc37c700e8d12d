"""All records as they are shown: read once, then asked by game. No words, no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.match.feats import feats_of, table
from app.match.seats import HUMAN
from app.store.records import By, Streaks, Total, streaks_of, totals_of

if TYPE_CHECKING:
    from app.store.archive import Archive
    from app.store.dailies import Begun
    from app.store.deeds import DeedRow
    from app.store.records import Row
    from engines.kernel.feats import Best, Feat

PLACES: Final = 3
"""How many results of each kind are in the hall of fame."""
TURNS, TIME = "turns", "time"
"""What every game's wins are compared by: turns of the winner, and milliseconds of play."""


@dataclass(frozen=True, slots=True)
class Place:
    """A result in the hall of fame, and the match that it is from. `finished` is in milliseconds
    since 1970."""

    value: int
    name: str
    finished: int
    match: str


@dataclass(frozen=True, slots=True)
class Hall:
    """The best results of one kind, the best first: a game's own `best`, else the quickest wins by
    `measure`."""

    measure: str
    places: Sequence[Place]
    best: Best | None = None


@dataclass(frozen=True, slots=True)
class Goal:
    """A feat, who had it first and when (milliseconds since 1970), in which match and turn of it,
    and in how many matches it was done; nobody had one that is still a goal."""

    feat: Feat
    times: int = 0
    name: str = ""
    finished: int = 0
    match: str = ""
    turn: int = 0


@dataclass(frozen=True)
class Book:
    """The records of people's matches that count, in the order in which they ended."""

    rows: Sequence[Row]
    deeds: Sequence[DeedRow]
    dailies: Sequence[Begun]
    practice: int = 0
    """Matches of practice that were finished: they count for nothing."""

    def played(self, game: str) -> int:
        """Finished matches of a game that count."""
        return len({row.match for row in self._of(game)})

    def totals(self, by: By, game: str = "") -> list[Total]:
        """Totals of one game, or of all; those of seats in their order."""
        totals = totals_of(self._of(game), by)
        return sorted(totals, key=lambda total: int(total.key)) if by == "seat" else totals

    def people(self, game: str = "") -> list[tuple[str, Streaks]]:
        """Everybody who played, the best streak first."""
        rows = self._of(game)
        names = dict.fromkeys(row.name for row in rows if row.bot == HUMAN)
        streaks = [(name, streaks_of(rows, name)) for name in names]
        return sorted(streaks, key=lambda one: (-one[1].best, -one[1].now))

    def halls(self, game: str) -> list[Hall]:
        """The hall of fame of a game; kinds of which there is nothing yet are left out."""
        won = [row for row in self._of(game) if row.won and row.bot == HUMAN]
        found = [
            Hall(TURNS, _places(Place(row.turns, *_of_match(row)) for row in won)),
            Hall(TIME, _places(Place(row.played, *_of_match(row)) for row in won)),
        ]
        for best in table(game).bests:
            rows = [row for row in self.deeds if (row.game, row.deed) == (game, best.id)]
            places = _places((Place(row.value, *_of_match(row)) for row in rows), most=True)
            found.append(Hall(best.id, places, best))
        return [hall for hall in found if hall.places]

    def goals(self, game: str) -> list[Goal]:
        """All feats of a game: those that were done, the last one first, then the goals."""
        done: list[Goal] = []
        still: list[Goal] = []
        for feat in feats_of(game):
            rows = [row for row in self.deeds if (row.game, row.deed) == (game, feat.id)]
            if rows:
                times, first = len({row.match for row in rows}), rows[0]
                done.append(Goal(feat, times, *_of_match(first), first.value))
            else:
                still.append(Goal(feat))
        return [*sorted(done, key=lambda goal: -goal.finished), *still]

    def _of(self, game: str) -> list[Row]:
        return [row for row in self.rows if not game or row.game == game]


def _of_match(row: Row | DeedRow) -> tuple[str, int, str]:
    """Whose a row is, when the match ended, and which it was."""
    return row.name, row.finished, row.match


def _places(found: Iterable[Place], *, most: bool = False) -> list[Place]:
    """The best few, the earlier first among equals."""

    def order(place: Place) -> tuple[int, int]:
        return -place.value if most else place.value, place.finished

    return sorted(found, key=order)[:PLACES]


def opened(archive: Archive) -> Book:
    """The records of the saved matches. Raises `JournalFailed` if they can't be read."""
    rows = archive.records.rows(practice=True)
    counting = [row for row in rows if not row.practice]
    people = {row.match for row in counting if row.bot == HUMAN}
    practice = {row.match for row in rows if row.practice} - people
    return Book(
        [row for row in counting if row.match in people],
        archive.deeds.rows(),
        archive.dailies.all(),
        len(practice),
    )

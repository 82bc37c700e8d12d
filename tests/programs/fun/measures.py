"""The measures F1 to F7, each a figure from records, with its goal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from tests.programs.fun.records import HOPELESS, Record
from tests.programs.fun.stats import Figure, largest, mean, middle, paired, ratio, share

FAIR = 1.5
"""Even shares that the favourite of a fair deal has at most (F1)."""
LEAD = 0.08
"""A lead counts from this difference of chances on, if it is proven too (F2)."""
SURE = 2.0
"""Standard errors that prove a lead."""
FEWEST = 10
"""Games without which no goal is met or missed."""

Records = Mapping[str, Sequence[Record]]
"""Records by their part."""


class Goal(NamedTuple):
    """What a figure shall be: at least or at most a limit.

    A figure that is surely too low can only meet it, one that is too high only miss it: `only`.
    """

    least: bool
    limit: float
    only: str = ""

    def verdict(self, figure: Figure) -> str:
        """Return `yes` or `no` if the whole interval is on one side, else `open`.

        So few games that they may be all alike by chance prove nothing.
        """
        low, high = figure.low, figure.high
        if figure.games < FEWEST:
            return "open"
        if not self.least:
            low, high, limit = -high, -low, -self.limit
        else:
            limit = self.limit
        found = "yes" if low >= limit else "no" if high < limit else "open"
        return found if self.only in ("", found) else "open"


class Row(NamedTuple):
    """A line of the table. `kind` says how its numbers are written: `share` or `number`."""

    id: str
    words: str
    kind: str
    figure: Figure | None
    goal: Goal | None = None


def rows(records: Records, seats: int) -> list[Row]:
    """Return all measures of a game with so many players."""
    games = records.get("games", ())
    views = records.get("chances", ())
    looks = records.get("options", ())
    duels = records.get("duels", ())
    plans = records.get("plans", ())
    noted = [one for one in games if one.get("notes")]
    if seats == 1:  # no rival: no favourite, no leader
        return [*_live(looks), *_dead(games, views), *_pace(games, seats)]
    return [
        *_fair(games, views, seats),
        *tension(views, seats),
        *_live(looks),
        *_dead(games, views),
        *_skill(duels, plans, seats),
        *_pace(games, seats),
        *_shown(games),
        Row("F7", "turns with an option that touches a rival", "share",
            share([(one["touch"], one["counted"]) for one in games]), Goal(True, 0.30)),
        *(_pockets(noted) if noted else ()),
    ]  # fmt: skip


def _shown(games: Sequence[Record]) -> list[Row]:
    """Return how often another player came to be alone in front, as the screen shows it."""
    passed = [one["passed"] for one in games if "passed" in one]
    if not passed:
        return []
    return [
        Row("F2f", "changes of the leader that the screen shows, median", "number",
            middle(passed), Goal(True, 2)),
    ]  # fmt: skip


def _pockets(games: Sequence[Record]) -> list[Row]:
    """Return what the hands of Hammerspace allow, by turns."""

    def turns(count: Callable[[Mapping[str, int], int], int]) -> Figure | None:
        return share([(count(one["notes"], one["turns"]), one["turns"]) for one in games])

    return [
        Row("H1", "turns with one playable card", "share",
            turns(lambda notes, _: notes.get("one card", 0)), Goal(False, 0.06)),
        Row("H2", "turns in which no card is played", "share",
            turns(lambda notes, of: of - notes["plays"]), Goal(False, 0.025)),
        Row("H3", "turns in which a defender has a choice", "share",
            turns(lambda notes, _: notes.get("defends", 0)), Goal(True, 0.10)),
    ]  # fmt: skip


def favourite(one: Record) -> float:
    """Return the favourite's chance at the deal.

    One half of the play-outs names the favourite, the other half measures it, both ways: the
    largest of some noisy chances is too large.
    """
    first, second = one["deal"]
    found = 0.0
    for named, measured in ((first, second), (second, first)):
        found += measured[max(range(len(named)), key=named.__getitem__)] / one["of"] / 2
    return found


def _fair(games: Sequence[Record], views: Sequence[Record], seats: int) -> list[Row]:
    favourites = [favourite(one) for one in views]
    most = FAIR / seats
    by_seat = [sum(one["won"][seat] for one in games) for seat in range(seats)]
    by_order = [
        sum(one["won"][(one["starter"] + place) % seats] for one in games) for place in range(seats)
    ]
    return [
        Row("F1a", "deals whose favourite has at most 1.5 even shares", "share",
            share([(chance <= most, 1) for chance in favourites]), Goal(True, 0.80)),
        Row("F1b", "the favourite's chance at the deal, in even shares", "number",
            mean([chance * seats for chance in favourites])),
        Row("F1c", "wins of the luckiest seat, in even shares", "number",
            largest(by_seat, len(games)), Goal(False, 1.15)),
        Row("F1d", "wins of the luckiest place in the order of play", "number",
            largest(by_order, len(games)), Goal(False, 1.15)),
    ]  # fmt: skip


def led(one: Record) -> float:
    """Return the part of the win that the leader at half time got."""
    (half,) = [moment for moment in one["moments"] if moment["turn"] == one["half"]]
    most = max(half["wins"])
    leaders = [seat for seat, wins in enumerate(half["wins"]) if wins == most]
    won: list[float] = one["won"]
    return sum(won[seat] for seat in leaders) / len(leaders)


def changes(one: Record, sure: float) -> int:
    """Return how often the lead passed to another seat: by `LEAD`, and so many standard errors."""
    leader, found = -1, 0
    for moment in one["moments"]:
        of = moment["of"]
        parts = [wins / of for wins in moment["wins"]]
        best = max(range(len(parts)), key=parts.__getitem__)
        others = [seat for seat in range(len(parts)) if seat != best]
        rival = leader if leader >= 0 else max(others, key=parts.__getitem__)
        if best != leader and _ahead(parts[best], parts[rival], of, sure):
            found += leader >= 0
            leader = best
    return found


def _ahead(one: float, other: float, of: int, sure: float) -> bool:
    gap = one - other
    error = sqrt(max(0.0, one + other - gap * gap) / of)
    return gap >= LEAD and gap >= sure * error


def tension(views: Sequence[Record], seats: int) -> list[Row]:
    limit = 0.65 if seats == 2 else 0.55
    proven = [changes(one, SURE) for one in views]
    seeming = [changes(one, 0) for one in views]
    return [
        Row("F2a", "matches won by the leader at half time", "share",
            share([(led(one), 1) for one in views]), Goal(False, limit)),
        Row("F2b", "changes of the leader, proven, median", "number", middle(proven),
            Goal(True, 2, "yes")),
        Row("F2c", "changes that seem so (8 points), median", "number", middle(seeming),
            Goal(True, 2, "no")),
    ]  # fmt: skip


def _live(looks: Sequence[Record]) -> list[Row]:
    def turns(word: str) -> Figure | None:
        return share([
            (sum(any(each[word] for each in turn["decisions"]) for turn in one["turns"]),
             len(one["turns"])) for one in looks
        ])  # fmt: skip

    costs = [[each["far"] for turn in one["turns"] for each in turn["decisions"]] for one in looks]
    return [
        Row("F3a", "turns with a live decision, proven", "share", turns("live"),
            Goal(True, 0.35, "yes")),
        Row("F3b", "turns with a decision that seems live", "share", turns("seems"),
            Goal(True, 0.35, "no")),
        Row("F3c", "points between the best and the worst option", "number",
            ratio([(100 * sum(one), len(one)) for one in costs])),
    ]  # fmt: skip


def hopeless(moment: Mapping[str, Any]) -> bool:
    """Whether the seat whose turn it is has next to no chance to win."""
    return bool(moment["wins"][moment["seat"]] < HOPELESS * moment["of"])


def _dead_turns(one: Record) -> tuple[float, float]:
    """Return dead turns and all turns of a game, scaled to its moments.

    A turn that passes without a decision has no moment, and it is dead.
    """
    moments = one["moments"]
    passed = len(moments) * (one["turns"] - one["begun"]) / one["begun"]
    dead = sum(hopeless(each) or not each["free"] for each in moments)
    return dead + passed, len(moments) + passed


def _dead(games: Sequence[Record], views: Sequence[Record]) -> list[Row]:
    moments = [one["moments"] for one in views]
    return [
        Row("F4a", "dead turns: no choice, or a chance under 2 %", "share",
            share([_dead_turns(one) for one in views]), Goal(False, 0.10)),
        Row("F4b", "turns without any choice", "share",
            share([(one["counted"] - one["free"], one["counted"]) for one in games])),
        Row("F4c", "turns begun with a chance under 2 %", "share",
            share([(sum(map(hopeless, one)), len(one)) for one in moments])),
    ]  # fmt: skip


def _skill(duels: Sequence[Record], plans: Sequence[Record], seats: int) -> list[Row]:
    if seats > 2:  # the goals are for two players
        return []
    return [
        Row("F5a", "wins of the planner against the best heuristic", "share",
            paired([one["heuristic"] for one in plans]), Goal(True, 0.60)),
        Row("F5b", "wins of the planner against random", "share",
            paired([one["chance"] for one in plans]), Goal(True, 0.95)),
        Row("F5c", "wins of the best heuristic against random", "share",
            paired([one["chance"] for one in duels])),
    ]  # fmt: skip


def _pace(games: Sequence[Record], seats: int) -> list[Row]:
    return [
        Row("F6a", "choices of a player in its own turn", "number",
            ratio([(one["choices"], one["turns"]) for one in games]), Goal(False, 4)),
        Row("F6b", "turns of one player in a match, median", "number",
            middle([one["turns"] / seats for one in games])),
        Row("F6c", "choices of one player in a match, all kinds", "number",
            mean([(one["asked"] - one["forced"]) / seats for one in games])),
        Row("F6d", "decisions with one option, which the program makes", "share",
            share([(one["forced"], one["asked"]) for one in games])),
    ]  # fmt: skip

"""How often a card's players win, compared with plays of other cards in the same position.

A player who lives longer plays more of every card and wins more often: players of any card won more
than others, by ten points and more, and that says nothing of the card. So a play is compared with
plays of other cards by seats in a similar position at that moment (`standing`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.lab.counts import WIN, Counts
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection

COLUMNS = ("plays", "won", "alike", "difference")


class CardStats:
    """The plays of each card by standing, and the wins of their players.

    `group` has, for each card's id and each standing, `plays` and `won`, in parts of wins.
    """

    def __init__(self, group: Counts, ids: Sequence[str]) -> None:
        self.group, self.ids = group, ids
        for card in ids:
            group[card] = {}
        self._plays: list[tuple[int, int, str]] = []

    def begin(self) -> None:
        self._plays.clear()

    def play(self, seat: int, card: int, standing: str) -> None:
        """Count a card that a seat played, by its number; `standing` is any word."""
        self._plays.append((seat, card, standing))

    def end(self, won: Sequence[int]) -> None:
        """Count the end of a game, with each seat's part of the win."""
        for seat, card, standing in self._plays:
            entry = self.group[self.ids[card]].setdefault(standing, {"plays": 0, "won": 0})
            entry["plays"] += 1
            entry["won"] += won[seat]


def played_cards(id_: str, kind: str, group: Mapping[str, Any]) -> ReportSection:
    """Return a table of cards (`CardStats`): the wins after plays of each, and after similar plays.

    `alike` are all plays of other cards, weighted by standing as the card's own plays are; a
    standing with plays of one card only is left out.
    """
    total: dict[str, list[int]] = {}
    for standings in group.values():
        for standing, entry in standings.items():
            found = total.setdefault(standing, [0, 0])
            found[0] += entry["plays"]
            found[1] += entry["won"]
    rows = tuple(ReportRow(card, _cells(group[card], total)) for card in group)
    return ReportSection(id_, kind, COLUMNS, rows)


def _cells(
    standings: Mapping[str, Mapping[str, int]], total: Mapping[str, Sequence[int]]
) -> tuple[int, MeasuredShare, MeasuredShare, Difference]:
    plays = won = others = 0
    expected = 0.0
    for standing in sorted(standings):
        mine, parts = standings[standing]["plays"], standings[standing]["won"]
        beside = total[standing][0] - mine
        if beside:
            plays, won, others = plays + mine, won + parts, others + beside
            expected += mine * (total[standing][1] - parts) / beside
    own = MeasuredShare(won, plays, WIN)
    alike = MeasuredShare(round(expected * others / plays) if plays else 0, others, WIN)
    return plays, own, alike, Difference(own, alike)

"""What playing a card did for its owner, beside other plays from the same standing.

Who lives longer plays more of every card and wins more often: whoever played any card at all won
more than who did not, by ten points and more, and that says nothing of the card. So a play is
compared with the plays of other cards by seats that stood alike at that moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.lab.counts import WIN, Counts
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection

COLUMNS = ("plays", "won", "alike", "difference")


class CardStats:
    """For a game's own tally: which cards were played, from which standing, and who won.

    `group` holds for each card's id and each standing `plays`, and `won`, the parts of wins.
    """

    def __init__(self, group: Counts, ids: Sequence[str]) -> None:
        self.group, self.ids = group, ids
        for card in ids:
            group[card] = {}
        self._plays: list[tuple[int, int, str]] = []

    def begin(self) -> None:
        self._plays.clear()

    def play(self, seat: int, card: int, standing: str) -> None:
        """A seat played a card, by its number; `standing` is how it stood, as any word."""
        self._plays.append((seat, card, standing))

    def end(self, won: Sequence[int]) -> None:
        """The game is over, with each seat's part of the win."""
        for seat, card, standing in self._plays:
            entry = self.group[self.ids[card]].setdefault(standing, {"plays": 0, "won": 0})
            entry["plays"] += 1
            entry["won"] += won[seat]


def played_cards(id_: str, kind: str, group: Mapping[str, Any]) -> ReportSection:
    """A table of cards (`CardStats`): how often the plays of each were won, and other plays alike.

    `alike` are all plays of other cards, weighted by standing as the card's own plays are; plays
    from a standing that no other card was played from are left out.
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

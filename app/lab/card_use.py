"""How many seats used a card, and how often they won compared with the others."""

from __future__ import annotations

from collections.abc import Sequence

from app.lab.counts import WIN, Counts
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection


class CardUse:
    """The seats that used each card in a game, and their wins.

    `group` has, for each card's id, `seats` (those that used it at least once) and `won`.
    """

    def __init__(self, group: Counts, ids: Sequence[str]) -> None:
        self.group, self.ids = group, ids
        for card in ids:
            group[card] = {"seats": 0, "won": 0}
        self._used: set[tuple[int, int]] = set()

    def begin(self) -> None:
        self._used.clear()

    def use(self, seat: int, card: int) -> None:
        """Count a card that a seat used, by its number, once a game."""
        self._used.add((seat, card))

    def end(self, won: Sequence[int]) -> None:
        """Count the end of a game, with each seat's part of the win."""
        for seat, card in self._used:
            entry = self.group[self.ids[card]]
            entry["seats"] += 1
            entry["won"] += won[seat]


def used_cards(id_: str, kind: str, group: Counts, counts: Counts, seats: int) -> ReportSection:
    """Return a table of cards (`CardUse`): wins of the seats that used each, and of the others."""
    everybody, won = counts["games"] * seats, counts["won"]
    rows = []
    for card, entry in group.items():
        users = MeasuredShare(entry["won"], entry["seats"], WIN)
        others = MeasuredShare(won - entry["won"], everybody - entry["seats"], WIN)
        rows.append(ReportRow(card, (entry["seats"], users, Difference(users, others))))
    return ReportSection(id_, kind, ("used", "won-with", "difference"), tuple(rows))

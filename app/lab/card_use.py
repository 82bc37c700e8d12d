"""What using a card goes with: who used it at all, and how often users won, beside the others."""

from __future__ import annotations

from collections.abc import Sequence

from app.lab.counts import WIN, Counts
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection


class CardUse:
    """Which cards each seat used in a game, and how often users won: for a game's own tally.

    `group` holds `seats` (how many used it at least once) and `won` for each card's id.
    """

    def __init__(self, group: Counts, ids: Sequence[str]) -> None:
        self.group, self.ids = group, ids
        for card in ids:
            group[card] = {"seats": 0, "won": 0}
        self._used: set[tuple[int, int]] = set()

    def begin(self) -> None:
        self._used.clear()

    def use(self, seat: int, card: int) -> None:
        """A seat used a card, by its number; how often makes no difference."""
        self._used.add((seat, card))

    def end(self, won: Sequence[int]) -> None:
        """The game is over, with each seat's part of the win."""
        for seat, card in self._used:
            entry = self.group[self.ids[card]]
            entry["seats"] += 1
            entry["won"] += won[seat]


def used_cards(id_: str, kind: str, group: Counts, counts: Counts, seats: int) -> ReportSection:
    """A table of cards by what they did for their users (`CardUse`).

    Both shares are of seats: those which used the card in a game, and those which did not.
    """
    everybody, won = counts["games"] * seats, counts["won"]
    rows = []
    for card, entry in group.items():
        users = MeasuredShare(entry["won"], entry["seats"], WIN)
        others = MeasuredShare(won - entry["won"], everybody - entry["seats"], WIN)
        rows.append(ReportRow(card, (entry["seats"], users, Difference(users, others))))
    return ReportSection(id_, kind, ("used", "won-with", "difference"), tuple(rows))

"""How the shipped decks of Napakalaki play among competent bots: length, monsters, who is first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import quantiles

from engines.kernel.events import Event
from engines.napakalaki.events import Died, Met, Sold, Suffered
from tests.programs.strength.napakalaki import Share, play, table

MIXES: dict[str, tuple[str, ...]] = {
    "sharp": ("sharp",),
    "cautious": ("cautious",),
    "mixed": ("sharp", "cautious"),
}
"""Who sits at a table: these bots in turn, one place further round the table in each game."""


@dataclass
class Balance:
    """What came of some games of a deck. `rounds` are those begun, the last one among them.

    `met`, `beaten` and `suffered` count combats by the monster's id: an escape is in `met` alone.
    """

    seats: int
    rounds: list[int] = field(default_factory=list)
    first_wins: int = 0
    deaths: int = 0
    bought: int = 0
    met: Counter[str] = field(default_factory=Counter)
    beaten: Counter[str] = field(default_factory=Counter)
    suffered: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.rounds)

    @property
    def length(self) -> tuple[float, float, float]:
        """Rounds of a game: 5 %, the median, 95 %."""
        cuts = quantiles(self.rounds, n=20, method="inclusive")
        return cuts[0], cuts[9], cuts[18]

    @property
    def first(self) -> Share:
        """How often the first player wins."""
        return Share(self.first_wins, self.games)

    def won(self, monster: str) -> Share:
        """The share of its combats in which a monster was beaten (NAP-14)."""
        return Share(self.beaten[monster], self.met[monster])

    def lost(self, monster: str) -> Share:
        """The share in which its bad consequence applied (NAP-15)."""
        return Share(self.suffered[monster], self.met[monster])


def measure(
    deck: str, seats: int, bots: Sequence[str], games: int, edition: str = "readme"
) -> Balance:
    """Play so many seeded games with a deck, the bots seated in turn (see `MIXES`)."""
    config, found = table(edition, deck, seats), Balance(seats)
    names = [card.id for card in config.monsters]

    def note(event: Event) -> None:
        match event:
            case Met(monster=monster, wins=wins):
                found.met[names[monster]] += 1
                found.beaten[names[monster]] += wins
            case Suffered(monster=monster):
                found.suffered[names[monster]] += 1
            case Died():
                found.deaths += 1
            case Sold(levels=levels):
                found.bought += levels
            case _:
                pass

    for number in range(games):
        around = tuple(bots[(seat + number) % len(bots)] for seat in range(seats))
        end = play(config, around, number, note)
        found.rounds.append(-(-end.turn // seats))
        found.first_wins += end.winner == end.first
    return found

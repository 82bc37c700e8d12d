"""Napakalaki's bots on a shipped deck: one of them against two others, its seat rotated."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from app.lab.intervals import wilson
from engines.kernel.events import OVER, Emit
from engines.kernel.streams import CheapSource
from engines.napakalaki.bots import BOTS
from engines.napakalaki.config import Config
from engines.napakalaki.deck import FILES, load_deck, to_monsters, to_treasures
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.rules import Rules

SEATS = 3
EDITIONS = {
    "readme": Parameters(),
    "guion": Parameters(necklace_always=True),
    "friends": Parameters(
        buy_winning_level=False, help_to_win=False, levels_a_turn=1, equip_before_combat=True,
        empty_hand_rolls=True, corridor=3, loot=True, grudge=3, envy=True, help=True, dial=True,
        last_door=True, tricks=True,
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Share:
    """So many of so many games; `low` and `high` bound the share with 95 % confidence (Wilson)."""

    won: int
    of: int

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.won / self.of

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of 95 %."""
        return wilson(self.won, self.of)


@cache
def table(edition: str, name: str = "base", seats: int = SEATS) -> Config:
    """A shipped deck on a table for so many players."""
    folder = files("cards").joinpath("napakalaki", "decks", name)
    deck = load_deck({file: folder.joinpath(file).read_bytes() for file in FILES}, name)
    return Config(
        to_treasures(deck.treasures), to_monsters(deck.monsters), seats, EDITIONS[edition]
    )


@dataclass(frozen=True)
class End:
    """How a game ended: who won, who had been the first player, and in which turn."""

    winner: int
    first: int
    turn: int


def play(config: Config, bots: tuple[str, ...], number: int, emit: Emit | None = None) -> End:
    """Game `number` to its end, the bots in their seats."""
    rules = Rules()
    state = rules.deal(config, CheapSource(f"strength {number}"))
    first, ply = state.seat, 0
    while state.seat != OVER:
        legal = rules.legal(state)
        action = legal[0]
        if len(legal) > 1:
            view = rules.view(state, state.seat)
            action = BOTS[bots[state.seat]](config, view, number * 100_000 + ply)
        rules.apply(state, action, emit)
        ply += 1
    return End(state.winner, first, state.turn)


def wins_by_seat(bot: str, rivals: str, games: int, edition: str = "readme") -> list[Share]:
    """The share of games that a bot wins from each seat, against two rivals of a kind."""
    config, found = table(edition), []
    for seat in range(SEATS):
        bots = tuple(bot if other == seat else rivals for other in range(SEATS))
        won = sum(play(config, bots, number).winner == seat for number in range(games))
        found.append(Share(won, games))
    return found

"""Hammerspace's bots on the shipped deck: one of them against others, from each seat."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from engines.hammerspace.bots import BOTS
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import FILES, load_deck
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from tests.programs.strength.napakalaki import Share

TIMER = 20
"""Turns until a monster comes: 10 minutes without a clock (HAM-22)."""
GAMES: dict[str, Parameters] = {
    "full": Parameters(monster_ms=0, monster_turns=TIMER),
    "cards": Parameters(characters=False, monsters=False, monster_ms=0),
    "long": Parameters(life=60, monster_ms=0, monster_turns=TIMER),
}
"""With everything, with cards alone, and with twice the life."""


@cache
def table(kind: str, seats: int) -> Config:
    """The shipped deck on a table for so many players."""
    folder = files("cards").joinpath("hammerspace", "decks", "base")
    deck = load_deck({file: folder.joinpath(file).read_bytes() for file in FILES}, "base")
    return Config(to_cards(deck), seats, GAMES[kind])


def winners(config: Config, bots: tuple[str, ...], number: int) -> tuple[int, ...]:
    """Who wins game `number`, the bots in their seats."""
    rules = Rules()
    state = rules.deal(config, CheapSource(f"strength {number}"))
    ply = 0
    while state.seat != OVER:
        legal = rules.legal(state)
        action = legal[0]
        if len(legal) > 1:
            view = rules.view(state, state.seat)
            action = BOTS[bots[state.seat]](config, view, number * 100_000 + ply)
        rules.apply(state, action)
        ply += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.winners


def wins_by_seat(
    bot: str, rivals: str, games: int, kind: str = "full", seats: int = 2
) -> list[Share]:
    """The share of games that a bot wins alone from each seat, against rivals of a kind."""
    config, found = table(kind, seats), []
    for seat in range(seats):
        bots = tuple(bot if other == seat else rivals for other in range(seats))
        won = sum(winners(config, bots, number) == (seat,) for number in range(games))
        found.append(Share(won, games))
    return found

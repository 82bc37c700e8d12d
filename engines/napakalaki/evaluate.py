"""The chance of each seat to win, from its standing: levels, treasures, whose turn it is.

Floats, for searches and for people who look at a game; the rules never read them.
"""

from __future__ import annotations

from typing import Final

from engines.kernel.win_probability import NEVER, Rows, chances, decided, merit
from engines.napakalaki.judgement import value
from engines.napakalaki.state import State
from engines.napakalaki.turns import winners

WEIGHTS: Final = (0.215, 0.374, 1.58)
"""The weights of the figures of `standings`: a bot's opinion of level and cards, the same near the
end of a game, and the order of turns then. Fitted; see `engines.kernel.win_probability`."""


def evaluate(state: State) -> tuple[float, ...]:
    """Return how likely each seat reaches the last level first (NAP-2), by what the bots think that
    levels and cards are worth. A limit of turns plays no part until it has come."""
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    return chances([NEVER if row is None else merit(row, WEIGHTS) for row in standings(state)])


def standings(state: State) -> Rows:
    """Return the figures that the merit of each seat is made of, a row for each seat.

    All hidden treasures are known here; of monsters any may come, for a game outlasts the few that
    are left in a deck.
    """
    config = state.config
    seats, parameters = config.seats, config.parameters
    foes = tuple(range(len(config.monsters)))
    worths = [
        value(config, foes, state.level[seat], state.equipped[seat], state.hidden[seat])
        for seat in range(seats)
    ]
    late = (max(state.level) / parameters.winning_level) ** 2
    best = max(worths)
    return [
        (worth - best, late * (worth - best), -late * ((seat - state.seat) % seats) / seats)
        for seat, worth in enumerate(worths)
    ]

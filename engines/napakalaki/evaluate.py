"""Each seat's chance to win, from levels, treasures and the order of turns.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from engines.kernel.win_probability import NEVER, Rows, chances, decided, merit
from engines.napakalaki.config import Config
from engines.napakalaki.judgement import value
from engines.napakalaki.state import State
from engines.napakalaki.turns import winners

WEIGHTS: Final = (0.215, 0.374, 1.58)
"""The weights of the figures of `standings`: the bots' value of level and cards, the same near the
end of a game, and the order of turns then. Fitted; see `engines.kernel.win_probability`."""


def evaluate(state: State) -> tuple[float, ...]:
    """Return each seat's estimated chance to reach the last level first (NAP-2).

    It depends on the bots' value of levels and cards. A limit of turns counts only once it is
    reached.
    """
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    return chances([NEVER if row is None else merit(row, WEIGHTS) for row in standings(state)])


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit, a row for each seat.

    All hidden treasures are known here. Any monster may come, because a game outlasts the few that
    are left in a deck. A seat that has yet to roll for its starting treasures has two unknown ones,
    the mean of that roll (NAP-10).
    """
    config = state.config
    seats, parameters = config.seats, config.parameters
    foes = tuple(range(len(config.monsters)))
    worths = [
        _with_two_unknown(config, foes, state.level[seat])
        if state.unrolled[seat]
        else value(config, foes, state.level[seat], state.equipped[seat], state.hidden[seat])
        for seat in range(seats)
    ]
    late = (max(state.level) / parameters.winning_level) ** 2
    best = max(worths)
    return [
        (worth - best, late * (worth - best), -late * ((seat - state.seat) % seats) / seats)
        for seat, worth in enumerate(worths)
    ]


@lru_cache(maxsize=64)
def _with_two_unknown(config: Config, foes: tuple[int, ...], level: int) -> float:
    """Return the mean worth of a level with two hidden treasures, of all pairs in the deck."""
    pairs = tuple(combinations(range(len(config.treasures)), 2)) or ((),)
    return sum(value(config, foes, level, (), pair) for pair in pairs) / len(pairs)

"""Each seat's chance to win, from levels, treasures and the order of turns.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engines.kernel.win_probability import Rows, decided, estimated
from engines.napakalaki.config import Config
from engines.napakalaki.cultists import gold_of, zeal_of
from engines.napakalaki.judgement import NOTHING, Around, value
from engines.napakalaki.state import State
from engines.napakalaki.turns import winners

WEIGHTS: Final = (0.263, 0.151, 1.93, 1.69, 2.68)
"""The weights of the figures of `standings`: the bots' value of level and cards, the same near the
end of a game, the order of turns then, and the gold to buy the win; then that of playing at random.
Fitted; see `engines.kernel.win_probability`."""


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to reach the last level first (NAP-2).

    It depends on the bots' value of levels and cards. A limit of turns counts only once it is
    reached. `aimless` says for each seat whether it plays at random.
    """
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    return estimated(standings(state), WEIGHTS, aimless)


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit, a row for each seat.

    All hidden treasures are known here. Any monster may come, because a game outlasts the few that
    are left in a deck. A seat that has yet to roll for its starting treasures has two unknown ones,
    the mean of that roll (NAP-10).
    """
    config = state.config
    seats, parameters = config.seats, config.parameters
    foes = tuple(range(len(config.monsters)))
    worths = [_worth(state, foes, seat) for seat in range(seats)]
    late = (max(state.level) / parameters.winning_level) ** 2
    best = max(worths)
    return [
        (
            worth - best,
            late * (worth - best),
            -late * ((seat - state.turn_seat) % seats) / seats,
            float(_buys_the_game(state, seat)),
        )
        for seat, worth in enumerate(worths)
    ]


def _worth(state: State, foes: tuple[int, ...], seat: int) -> float:
    config, level = state.config, state.level[seat]
    around = Around(zeal=zeal_of(state, seat)) if config.cult else NOTHING
    if state.unrolled[seat]:
        return _with_two_unknown(config, foes, level, around)
    return value(config, foes, level, state.equipped[seat], state.hidden[seat], around)


def _buys_the_game(state: State, seat: int) -> bool:
    """Whether a seat's treasures pay for all levels that it lacks (NAP-11)."""
    config = state.config
    parameters = config.parameters
    if not parameters.buy_winning_level or not parameters.sales:
        return False
    own = (*state.equipped[seat], *state.hidden[seat])
    lacks = parameters.winning_level - state.level[seat]
    if lacks > (parameters.levels_a_turn or lacks):
        return False
    worth = gold_of(state, seat)
    return sum(worth[card] for card in own) >= lacks * parameters.level_price


@lru_cache(maxsize=64)
def _with_two_unknown(config: Config, foes: tuple[int, ...], level: int, around: Around) -> float:
    """Return the mean worth of a level with two hidden treasures, of all pairs in the deck."""
    pairs = tuple(combinations(range(len(config.treasures)), 2)) or ((),)
    return sum(value(config, foes, level, (), pair, around) for pair in pairs) / len(pairs)

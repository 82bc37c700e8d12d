"""Each seat's chance to win, from levels, treasures, grudges and the order of turns.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engines.kernel.win_probability import Rows, decided, estimated
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.cultists import gold_of, zeal_of
from engines.napakalaki.judgement import NOTHING, Around, dressed, value
from engines.napakalaki.state import DISCARDING, EQUIPPING, SETTLE, State
from engines.napakalaki.turns import winners

WEIGHTS: Final = (0.263, 0.151, 1.93, 1.69, 2.68)
"""The weights of the figures of `standings`: the bots' value of level and cards, the same near the
end of a game, the order of turns then, and the gold to buy the win; then that of playing at random.
Fitted; see `engines.kernel.win_probability`."""
AMONG_FRIENDS: Final = (1.56, 0.181, 0.611, 0.047, 0.469, 0.272, 0.263, 3.95)
"""The same where others have a say in fights (NAP-37 to NAP-40): the order of turns near the end;
levels, and the same near the end; what treasures add to a combat level, and their gold; grudges,
and the same near the end; then that of playing at random. Fitted to matches in which help is given
and refused."""
FOUGHT: Final = (SETTLE, EQUIPPING, DISCARDING)
"""The phases after the fight of a turn: the turn's player is the last to fight again."""
STARTING: Final = 2
"""The mean number of treasures of a starting roll (NAP-10)."""


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to reach the last level first (NAP-2).

    It depends on the bots' value of levels and cards. A limit of turns counts only once it is
    reached. `aimless` says for each seat whether it plays at random.
    """
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    weights = AMONG_FRIENDS if state.config.contested else WEIGHTS
    return estimated(standings(state), weights, aimless)


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit, a row for each seat.

    All hidden treasures are known here. Where others have a say in fights, the figures are plain
    ones, because no seat's own cards say who wins; else they are the bots' value of a seat. Any
    monster may come there, because a game outlasts the few that are left in a deck. A seat that has
    yet to roll for its starting treasures has two unknown ones, the mean of that roll (NAP-10).
    """
    config = state.config
    if config.contested:
        return _among_friends(state)
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


def _among_friends(state: State) -> Rows:
    config, grudges = state.config, state.dealings.grudges
    late = (max(state.level) / config.parameters.winning_level) ** 2
    price = config.parameters.level_price
    # Who has fought waits for a lap: else the card that ends the turn would get the blame for it.
    first = state.turn_seat + (state.phase in FOUGHT)
    rows: Rows = []
    for seat, level in enumerate(state.level):
        equipped, hidden = state.equipped[seat], state.hidden[seat]
        worn = (*equipped, *dressed(config, equipped, hidden))
        gear = combat_level(config, level, worn) - level
        gold = sum(config.gold[card] for card in (*equipped, *hidden)) / price
        if state.unrolled[seat]:
            gold += STARTING * sum(config.gold) / len(config.gold) / price
        rows.append(
            (
                -late * ((seat - first) % config.seats) / config.seats,
                float(level),
                late * level,
                float(gear),
                gold,
                float(grudges[seat]),
                late * grudges[seat],
            )
        )
    return rows


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

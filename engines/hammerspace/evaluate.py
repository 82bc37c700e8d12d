"""Each seat's chance to win, from its life and its hand.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from math import log
from typing import Final

from engines.hammerspace.cards import SLOTS
from engines.hammerspace.ending import winners
from engines.hammerspace.judgement import worth_of
from engines.hammerspace.state import NO_CARD, State
from engines.kernel.win_probability import NEVER, Rows, chances, decided, merit

WEIGHTS: Final = (1.10, 0.14, 0.63)
"""The weights of the figures of `standings`: the logarithm of life, life, and the hand.

Fitted; see `engines.kernel.win_probability`. The bots' value of characters did not improve the fit.
"""
TEN: Final = 10


def evaluate(state: State) -> tuple[float, ...]:
    """Return each seat's estimated chance to be the last (HAM-20), from life and the bots' card
    values.

    Characters, lasting effects, the monster and a limit of time are ignored.
    """
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    return chances([NEVER if row is None else merit(row, WEIGHTS) for row in standings(state)])


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit, a row for each seat; None for fallen seats."""
    config = state.config
    worth = worth_of(config)
    rows: Rows = []
    for seat in range(config.seats):
        life = state.life[seat]
        if life <= 0:
            rows.append(None)
            continue
        hand = state.slots[SLOTS * seat : SLOTS * (seat + 1)]
        cards = sum(worth.cards[card] for card in hand if card != NO_CARD)
        rows.append((log(life), life / TEN, cards / TEN))
    return rows

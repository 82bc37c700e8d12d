"""Each seat's chance to win, from its life and its hand.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from engines.hammerspace.cards import SLOTS
from engines.hammerspace.ending import winners
from engines.hammerspace.estimates import UNKNOWN
from engines.hammerspace.state import NO_CARD, State
from engines.hammerspace.worth import worth_of
from engines.kernel.win_probability import Rows, decided, estimated

WEIGHTS: Final = (0.73, 0.57, 0.55, 0.375, 2.24)
"""The weights of the figures of `standings`: the logarithm of life, life, the hand, and the turns
until the seat's own; then that of playing at random.

Fitted; see `engines.kernel.win_probability`. The bots' value of characters did not improve the fit.
"""
TEN: Final = 10


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to be the last (HAM-20), from life and the bots' card
    values.

    Characters, lasting effects, the monster and a limit of time are ignored. `aimless` says for
    each seat whether it plays at random.
    """
    if state.seat < 0:
        return decided(winners(state), state.config.seats)
    return estimated(standings(state), WEIGHTS, aimless)


def standings(state: State) -> Rows:
    """Return the figures for each seat's merit, a row for each seat; None for fallen seats.

    An empty slot counts as a card drawn at random, for it is refilled (HAM-16). A card with a
    spring is worth more while it lies face down, and less while it is open and not sprung (HAM-27).
    """
    config = state.config
    worth = worth_of(config)
    rows: Rows = []
    for seat in range(config.seats):
        life = state.life[seat]
        if life <= 0:
            rows.append(None)
            continue
        hand = state.slots[SLOTS * seat : SLOTS * (seat + 1)]
        cards = sum(worth.cards[card] if card != NO_CARD else worth.draw for card in hand)
        if config.springs:
            cards += _springs(state, seat, hand)
        wait = (seat - state.active) % config.seats / config.seats
        rows.append((log(life), life / TEN, cards / TEN, -wait))
    return rows


def _springs(state: State, seat: int, hand: Sequence[int]) -> float:
    """Return what springs add to a hand that is counted as if each were sprung half of the time."""
    springs, total = worth_of(state.config).springs, 0.0
    for slot, card in enumerate(hand):
        if card != NO_CARD and springs[card]:
            ready = state.down[seat] >> slot & 1 or state.sprung >> SLOTS * seat + slot & 1
            total += springs[card] * (1 - UNKNOWN if ready else -UNKNOWN)
    return total

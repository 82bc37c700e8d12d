"""Help for a price: a fighter asks, rivals name their prices, the fighter takes one (NAP-39)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.napakalaki.actions import FIRST_DEAL, MOST_PRICE, NO_PRICE, REFUSE
from engines.napakalaki.events import DealRefused, DealStruck, HelpAsked, HelpRefused, PriceNamed
from engines.napakalaki.fighting import win
from engines.napakalaki.grudges import clockwise, power_of
from engines.napakalaki.stand import most_price, price_for
from engines.napakalaki.state import DEAL, FIGHT, PRICE, State


def can_ask(state: State, lacks: int) -> bool:
    """Whether the fighter, who lacks so much, may ask for help if it has not: if the prize has
    treasures to pay with, if anybody would be enough, and not for the win where NAP-41 forbids
    that, nor against a monster that forbids it (NAP-44)."""
    config, seat = state.config, state.turn_seat
    if state.level[seat] >= config.helped[state.monster]:
        return False
    if config.cult:
        return bool(_enough(state))
    level, gear = state.level, state.gear
    for rival in config.others[seat]:  # noqa: SIM110  # twice as fast as a generator
        if level[rival] + gear[rival].help > lacks:
            return True
    return False


def _enough(state: State) -> list[int]:
    """Return the rivals whose combat level, added, would win, clockwise."""
    lacks = state.dealings.lacks
    return [seat for seat in clockwise(state) if helping_power(state, seat) > lacks]


def helping_power(state: State, seat: int) -> int:
    """Return what a seat's help adds to a fighter's combat level (NAP-39, NAP-44)."""
    return power_of(state, seat) + state.gear[seat].helper


def ask(state: State, emit: Emit | None) -> None:
    """Ask every rival who would be enough for a price."""
    dealings = state.dealings
    dealings.asks = 1
    dealings.asked = _enough(state)
    if emit is not None:
        emit(HelpAsked(EVERYONE, state.turn_seat, tuple(dealings.asked)))
    _next(state)


def _next(state: State) -> None:
    """Pass to the next rival that was asked; then to the fighter, who chooses among the prices, or
    decides without help if there is none."""
    dealings = state.dealings
    if dealings.asked:
        state.seat, state.phase = dealings.asked[0], PRICE
        return
    state.seat = state.turn_seat
    state.phase = DEAL if max(dealings.prices) > 0 else FIGHT


class Price(Phase[State]):
    """A rival's choice: its price in treasures of the prize, or 0 for no help. Tricks may
    bound the price or lower it (NAP-44)."""

    def legal(self, state: State) -> Sequence[int]:
        most = min(most_price(state.config, state.monster), MOST_PRICE)
        return range(NO_PRICE, NO_PRICE + most + 1)

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        dealings, seat = state.dealings, state.seat
        price = price_for(state.config, action - NO_PRICE, state.equipped[state.turn_seat])
        dealings.prices[seat] = price
        del dealings.asked[0]
        if emit is not None and price:
            emit(PriceNamed(EVERYONE, seat, state.turn_seat, price))
        elif emit is not None:
            emit(HelpRefused(EVERYONE, seat, state.turn_seat))
        _next(state)


class Deal(Phase[State]):
    """The fighter's choice: the help of one rival at its price, or of none."""

    def legal(self, state: State) -> Sequence[int]:
        prices = state.dealings.prices
        return [REFUSE, *(FIRST_DEAL + seat for seat, price in enumerate(prices) if price > 0)]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        seat = state.turn_seat
        if action == REFUSE:
            state.phase = FIGHT
            if emit is not None:
                emit(DealRefused(EVERYONE, seat))
            return
        helper = action - FIRST_DEAL
        price = state.dealings.prices[helper]
        power = power_of(state, seat) + helping_power(state, helper)
        if emit is not None:
            emit(DealStruck(EVERYONE, seat, helper, price, power))
        win(state, power, emit, helper, price)

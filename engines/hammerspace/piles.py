"""Cards into slots and out of them: the main deck and its discards (HAM-16, HAM-19)."""

from __future__ import annotations

from engines.hammerspace.cards import ALL_SLOTS, MASKS, SLOTS
from engines.hammerspace.events import MAIN, Discarded, Refilled, Reshuffled
from engines.hammerspace.state import NO_CARD, PLACES, State
from engines.hammerspace.streams import MAIN_DECK
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

_SHUFFLE = stream(MAIN_DECK)


def _redrawn(state: State, emit: Emit | None) -> int:
    """The first card of a new deck, made of the discards; `NO_CARD` if there are none."""
    if not state.pile:
        return NO_CARD
    state.deck, state.pile = state.pile, []
    state.source.shuffle(_SHUFFLE, state.deck)
    if emit is not None:
        emit(Reshuffled(EVERYONE, MAIN, len(state.deck)))
    return state.deck.pop()


def refill(state: State, emit: Emit | None) -> None:
    """Every empty slot gets a card, face up, from the active seat to its left, slots 1 to 4."""
    slots, order = state.slots, state.order
    missing = slots.count(NO_CARD) - PLACES + SLOTS * len(order)
    if missing <= 0:
        return
    for seat in order:
        first = SLOTS * seat
        if NO_CARD not in slots[first : first + SLOTS]:
            continue
        for slot in range(SLOTS):
            if slots[first + slot] != NO_CARD:
                continue
            card = state.deck.pop() if state.deck else _redrawn(state, emit)
            if card == NO_CARD:
                return
            slots[first + slot] = card
            missing -= 1
            if emit is not None:
                emit(Refilled(EVERYONE, seat, slot, card))
        if not missing:
            return


def discard(state: State, seat: int, mask: int, emit: Emit | None) -> None:
    """The cards in those slots of a seat go to the discard pile, in slot order."""
    slots, pile, seen, first = state.slots, state.pile, state.seen, SLOTS * seat
    before = len(pile)
    gone = [slot for slot in MASKS[mask] if slots[first + slot] != NO_CARD]
    for slot in gone:
        pile.append(slots[first + slot])
        slots[first + slot] = NO_CARD
        seen[first + slot] = 0
    left = ~mask
    state.down[seat] &= left
    state.used[seat] &= left
    if emit is not None and gone:
        emit(Discarded(EVERYONE, seat, tuple(gone), tuple(pile[before:])))


def drop_fallen(state: State, emit: Emit | None) -> None:
    """The cards of those that fell in what has been settled (HAM-20)."""
    for seat in range(state.config.seats):
        if state.fallen >> seat & 1:
            discard(state, seat, ALL_SLOTS, emit)
    state.fallen = 0

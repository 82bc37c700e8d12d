"""Cards into slots and out of them: the main deck and its discards (HAM-16, HAM-19)."""

from __future__ import annotations

from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.cards import ALL_SLOTS, MASKS, SLOTS
from engines.hammerspace.events import MAIN, Discarded, Refilled, Reshuffled
from engines.hammerspace.hands import HELD, WITHOUT, lacks
from engines.hammerspace.state import NO_CARD, State
from engines.hammerspace.streams import MAIN_DECK
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

_SHUFFLE = stream(MAIN_DECK)


def recount(state: State) -> None:
    """Make `hands` and `gaps` again, of slots that were laid otherwise than by what stands here."""
    slots, shown = state.slots, state.config.shown
    state.gaps = 0
    for seat in range(MAX_SEATS):
        hand = 0
        for slot in range(SLOTS):
            hand |= shown[slots[SLOTS * seat + slot]] << slot
        state.hands[seat] = hand
        if lacks(hand):
            state.gaps |= 1 << seat


def put(state: State, place: int, card: int) -> None:
    """A card lies in a place that was empty."""
    state.slots[place] = card
    state.hands[place // SLOTS] |= state.config.shown[card] << place % SLOTS


def lift(state: State, place: int) -> int:
    """The card of a place, which is empty then."""
    card, seat = state.slots[place], place // SLOTS
    state.slots[place] = NO_CARD
    state.hands[seat] &= WITHOUT[1 << place % SLOTS]
    state.gaps |= 1 << seat
    return card


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
    """Every empty slot gets a card, face up, from the active seat to its left, slots 1 to 4. Who
    calls it asks `gaps` first."""
    slots, hands, gaps, shown = state.slots, state.hands, state.gaps, state.config.shown
    for seat in state.order:
        if not gaps >> seat & 1:
            continue
        for slot in MASKS[~hands[seat] >> HELD & ALL_SLOTS]:
            card = state.deck.pop() if state.deck else _redrawn(state, emit)
            if card == NO_CARD:
                return
            slots[SLOTS * seat + slot] = card
            hands[seat] |= shown[card] << slot
            if emit is not None:
                emit(Refilled(EVERYONE, seat, slot, card))
    state.gaps = 0


def discard(state: State, seat: int, mask: int, emit: Emit | None) -> None:
    """The cards in those slots of a seat go to the discard pile, in slot order."""
    slots, pile, first = state.slots, state.pile, SLOTS * seat
    gone = MASKS[state.hands[seat] >> HELD & mask]
    for slot in gone:
        pile.append(slots[first + slot])
        slots[first + slot] = NO_CARD
    state.hands[seat] &= WITHOUT[mask]
    state.gaps |= 1 << seat
    state.used[seat] &= ~mask
    if state.down[seat] & mask:
        state.down[seat] &= ~mask
        for slot in gone:
            state.seen[first + slot] = 0
    if emit is not None and gone:
        emit(Discarded(EVERYONE, seat, gone, tuple(pile[-len(gone) :])))


def drop_fallen(state: State, emit: Emit | None) -> None:
    """The cards of those that fell in what has been settled (HAM-20)."""
    for seat in range(state.config.seats):
        if state.fallen >> seat & 1:
            discard(state, seat, ALL_SLOTS, emit)
    state.fallen = 0

"""Movement of cards into and out of slots: the main deck and its discards (HAM-16, HAM-19)."""

from __future__ import annotations

from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.cards import ALL_SLOTS, MASKS, SLOTS
from engines.hammerspace.effects.events import MovedCard
from engines.hammerspace.events import (
    AFTER_USE,
    HIDDEN,
    MAIN,
    OWNER_OUT,
    Discarded,
    Refilled,
    Reshuffled,
)
from engines.hammerspace.hands import LEFT, PLACES_OF
from engines.hammerspace.state import NO_CARD, PLACES, State
from engines.hammerspace.streams import MAIN_DECK
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

_SHUFFLE = stream(MAIN_DECK)


def recount(state: State) -> None:
    """Recompute the hands, after slots were set other than by this module."""
    slots = state.slots[:]
    state.slots[:] = [NO_CARD] * PLACES
    state.hands = [0] * MAX_SEATS
    for place, card in enumerate(slots):
        put(state, place, card)
    hands = enumerate(state.hands)
    state.gaps = sum(1 << seat for seat, hand in hands if hand & ALL_SLOTS != ALL_SLOTS)


def put(state: State, place: int, card: int) -> None:
    """Put a card into an empty place."""
    state.slots[place] = card
    state.hands[place // SLOTS] |= state.config.shown[place][card]


def lift(state: State, place: int) -> int:
    """Remove and return the card of a place."""
    card, seat, mask = state.slots[place], place // SLOTS, 1 << place % SLOTS
    state.sprung &= ~(1 << place)
    state.slots[place] = NO_CARD
    state.hands[seat] &= LEFT[mask]
    state.gaps |= 1 << seat
    return card


def _redrawn(state: State, emit: Emit | None) -> int:
    """Return the first card of a new deck, made of the discards; `NO_CARD` if there are none."""
    if not state.pile:
        return NO_CARD
    state.deck, state.pile = state.pile, []
    state.source.shuffle(_SHUFFLE, state.deck)
    if emit is not None:
        emit(Reshuffled(EVERYONE, MAIN, len(state.deck)))
    return state.deck.pop()


def refill(state: State, emit: Emit | None) -> None:
    """Fill every empty slot, face up, from the active seat to its left, slots 1 to 4.

    The caller checks `gaps` first.
    """
    shown, slots, hands, gaps, deck = (
        state.config.shown, state.slots, state.hands, state.gaps, state.deck,
    )  # fmt: skip
    for seat in state.order:
        if not gaps >> seat & 1:
            continue
        for place in PLACES_OF[seat][ALL_SLOTS & ~hands[seat]]:
            if deck:
                card = deck.pop()
            else:
                card, deck = _redrawn(state, emit), state.deck
                if card == NO_CARD:
                    return
            slots[place] = card
            hands[seat] |= shown[place][card]
            if place == state.lays:
                _lay(state, place, emit)
            elif emit is not None:
                emit(Refilled(EVERYONE, seat, place % SLOTS, card))
    state.gaps = 0


def _lay(state: State, place: int, emit: Emit | None) -> None:
    """Show the card that replaces the played one to its owner alone, who then decides (HAM-26)."""
    seat, slot = divmod(place, SLOTS)
    state.down[seat] |= 1 << slot
    if emit is not None:
        emit(Refilled(EVERYONE, seat, slot, HIDDEN))
        emit(MovedCard(1 << seat, seat, slot, state.slots[place]))


def discard(state: State, seat: int, mask: int, reason: int, emit: Emit | None) -> None:
    """Discard the cards in those slots of a seat, in slot order; `reason` as in `Discarded`."""
    slots, pile, first = state.slots, state.pile, SLOTS * seat
    state.sprung &= ~(mask << first)
    gone = MASKS[state.hands[seat] & mask]
    for slot in gone:
        pile.append(slots[first + slot])
        slots[first + slot] = NO_CARD
    state.hands[seat] &= LEFT[mask]
    state.gaps |= 1 << seat
    state.used[seat] &= ~mask
    if state.down[seat] & mask:
        state.down[seat] &= ~mask
        for slot in gone:
            state.seen[first + slot] = 0
    if emit is not None and gone:
        emit(Discarded(EVERYONE, seat, gone, tuple(pile[-len(gone) :]), reason))


def discard_used(state: State, emit: Emit | None) -> None:
    """Discard the cards in use of all living players.

    A card in use is face up, so this is less work than `discard`.
    """
    used, slots, pile = state.used, state.slots, state.pile
    for seat in state.order:
        mask = used[seat]
        if not mask:
            continue
        first = SLOTS * seat
        if state.sprung:
            state.sprung &= ~(mask << first)
        for slot in MASKS[mask]:
            pile.append(slots[first + slot])
            slots[first + slot] = NO_CARD
        used[seat] = 0
        state.hands[seat] &= LEFT[mask]
        state.gaps |= 1 << seat
        if emit is not None:
            gone = MASKS[mask]
            emit(Discarded(EVERYONE, seat, gone, tuple(pile[-len(gone) :]), AFTER_USE))


def replace_used(state: State) -> None:
    """Do `discard_used` and `refill` in one, as far as the deck lasts.

    For a state without listener and other empty slots. Remaining cards are only discarded.
    """
    used, hands, slots, deck = state.used, state.hands, state.slots, state.deck
    put_off, shown = state.pile.append, state.config.shown
    for seat in state.order:
        mask = used[seat]
        if mask:
            hand = hands[seat] & LEFT[mask]
            if state.sprung:
                state.sprung &= ~(mask << SLOTS * seat)
            for place in PLACES_OF[seat][mask]:
                if not deck:
                    hands[seat], used[seat] = hand, mask & ALL_SLOTS << place % SLOTS
                    discard_used(state, None)
                    return
                put_off(slots[place])
                card = slots[place] = deck.pop()
                hand |= shown[place][card]
            hands[seat] = hand
            used[seat] = 0


def drop_fallen(state: State, emit: Emit | None) -> None:
    """Discard the cards of players that fell in the attack or effect just finished (HAM-20)."""
    for seat in range(state.config.seats):
        if state.fallen >> seat & 1:
            discard(state, seat, ALL_SLOTS, OWNER_OUT, emit)
    state.fallen = 0

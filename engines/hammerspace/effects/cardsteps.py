"""Steps that take, swap, replace, turn or show cards in slots.

The kind of a face-down card is secret: it fits a kind only for its owner.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ALL_SLOTS, SLOTS
from engines.hammerspace.effects.codes import (
    ALL_CARDS,
    ANY_KIND,
    CHOSEN_CARD,
    FACE_DOWN,
    FACE_UP,
    PEEK,
    STRIKE,
    SWAP,
    TAKE,
    TOUCHES,
    StepCode,
)
from engines.hammerspace.effects.codes import FLIP as TURN
from engines.hammerspace.effects.conditions import face_down_limit
from engines.hammerspace.effects.events import (
    FlipOrdered,
    MovedCard,
    Peeked,
    PeekedCard,
    Swapped,
    Taken,
)
from engines.hammerspace.effects.rows import IN_USE, OWNER, Row
from engines.hammerspace.effects.selecting import rivals
from engines.hammerspace.effects.sources import rewatch
from engines.hammerspace.effects.steps import ignores
from engines.hammerspace.events import AFTER_USE, HIDDEN, REPLACED
from engines.hammerspace.hands import PLACES_OF, of_kind
from engines.hammerspace.piles import discard, lift, put
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_OWN_CARD,
    FLIP,
    NO_CARD,
    NOBODY,
    Do,
    State,
    Value,
)
from engines.hammerspace.streams import CHANCES
from engines.kernel.events import EVERYONE, Emit


def fitting(state: State, step: StepCode, party: int, owner: int) -> tuple[int, ...]:
    """Return the places of a party's cards that a step can affect: not in use, of its kind and
    face."""
    if party == MONSTER:
        return ()
    kind, face = (ANY_KIND, FACE_DOWN) if step.op == PEEK else (step.b, step.c)
    open_to = state.hands[party] & ALL_SLOTS
    if kind != ANY_KIND:
        open_to = of_kind(state.hands[party], kind)
        if party != owner:
            open_to &= ~state.down[party]
    open_to &= ~state.used[party]
    if face == FACE_DOWN:
        open_to &= state.down[party]
    elif face == FACE_UP:
        open_to &= ~state.down[party]
    return PLACES_OF[party][open_to]


def own_cards(state: State, owner: int) -> tuple[int, ...]:
    """Return the places of the owner's cards that it can give for another: those not in use."""
    return PLACES_OF[owner][state.hands[owner] & ~state.used[owner] & ALL_SLOTS]


def players(state: State, step: StepCode, owner: int) -> list[int]:
    """Return the players that have a card that fits."""
    return [seat for seat in rivals(state, owner) if fitting(state, step, seat, owner)]


def idle(state: State, op: int, row: Row) -> bool:
    """Whether a step does nothing for any party.

    Attacks do not chain, a taken card needs the slot of the played card, and a monster holds no
    cards.
    """
    if op not in (TAKE, STRIKE, SWAP, PEEK):
        return False
    owner = row[OWNER]
    if op == STRIKE:
        return state.attacker != NOBODY and state.attack_place == NO_CARD
    if owner == MONSTER:
        return True
    slot = row[IN_USE]
    return op == TAKE and (slot == NO_CARD or not state.used[owner] >> slot & 1)


def cards(step: StepCode, _amount: Value) -> Do:
    """Return a step about cards without a choice."""

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        for party in parties:
            serve(state, step, row, party, NO_CARD, NO_CARD, emit)
        return True

    return do


def serve(
    state: State, step: StepCode, row: Row, party: int, chosen: int, own: int, emit: Emit | None
) -> tuple[int, int]:
    """Serve one party with the cards that were `chosen` (places, `NO_CARD` yet) or are drawn.

    Return the question that comes first (`ASK_CARD`, `ASK_OWN_CARD`, else `NOBODY`), and the
    party's card as far as it is known.
    """
    owner, op = row[OWNER], step.op
    places = fitting(state, step, party, owner)
    if not places or (op == SWAP and not own_cards(state, owner)):
        return NOBODY, NO_CARD
    if chosen == NO_CARD:
        if party != owner and ignores(state, party, TOUCHES, emit):
            return NOBODY, NO_CARD
        which = CHOSEN_CARD if op == PEEK else step.a
        if which == ALL_CARDS:
            _do(state, step, row, party, places, NO_CARD, emit)
            return NOBODY, NO_CARD
        if which == CHOSEN_CARD and len(places) > 1 and owner != MONSTER:
            return ASK_CARD, NO_CARD
        chosen = by_chance(state, owner, places)
    if op == SWAP and own == NO_CARD:
        mine = own_cards(state, owner)
        if step.d == CHOSEN_CARD and len(mine) > 1:
            return ASK_OWN_CARD, chosen
        own = by_chance(state, owner, mine)
    _do(state, step, row, party, (chosen,), own, emit)
    return NOBODY, chosen


def by_chance(state: State, owner: int, found: Sequence[int]) -> int:
    """Return a random one of several."""
    return found[state.source.below(CHANCES[owner], len(found))]


def _do(
    state: State,
    step: StepCode,
    row: Row,
    party: int,
    places: Sequence[int],
    own: int,
    emit: Emit | None,
) -> None:
    """Do the step to these cards of a party; `own` is the card given in exchange."""
    owner, op = row[OWNER], step.op
    if op == TAKE:
        _take(state, owner, row[IN_USE], places[0], emit)
    elif op == SWAP:
        _swap(state, own, places[0], emit)
    elif op == PEEK:
        _peek(state, owner, places[0], emit)
    elif op == TURN:
        for place in places:
            _order(state, place, owner, emit)
    else:
        mask = sum(1 << place - SLOTS * party for place in places)
        discard(state, party, mask, REPLACED, emit)


def _take(state: State, owner: int, slot: int, place: int, emit: Emit | None) -> None:
    """Move the card to the slot of the played card, which is discarded at once."""
    played = state.slots[SLOTS * owner + slot]
    discard(state, owner, 1 << slot, AFTER_USE, emit)
    if state.config.card_watch[played]:
        rewatch(state)
    seat, from_slot = divmod(place, SLOTS)
    mine = SLOTS * owner + slot
    card, hidden = lift(state, place), state.down[seat] >> from_slot & 1
    knew = state.seen[place]
    state.seen[place] = 0
    state.down[seat] &= ~(1 << from_slot)
    hidden = _lay(state, mine, card, hidden, knew | 1 << seat)
    if emit is not None:
        emit(Taken(EVERYONE, owner, slot, seat, from_slot, HIDDEN if hidden else card))
        if hidden:
            emit(MovedCard(1 << owner, owner, slot, card))


def _swap(state: State, mine: int, theirs: int, emit: Emit | None) -> None:
    """Exchange two cards with their faces."""
    (me, my_slot), (they, their_slot) = divmod(mine, SLOTS), divmod(theirs, SLOTS)
    card, other = lift(state, mine), lift(state, theirs)
    down, other_down = state.down[me] >> my_slot & 1, state.down[they] >> their_slot & 1
    knew, they_knew = state.seen[mine] | 1 << me, state.seen[theirs] | 1 << they
    state.down[me] &= ~(1 << my_slot)
    state.down[they] &= ~(1 << their_slot)
    other_down = _lay(state, mine, other, other_down, they_knew)
    down = _lay(state, theirs, card, down, knew)
    if emit is not None:
        shown, other_shown = (HIDDEN if down else card), (HIDDEN if other_down else other)
        emit(Swapped(EVERYONE, me, my_slot, other_shown, they, their_slot, shown))
        if other_down:
            emit(MovedCard(1 << me, me, my_slot, other))
        if down:
            emit(MovedCard(1 << they, they, their_slot, card))


def _lay(state: State, place: int, card: int, hidden: int, known: int) -> int:
    """Put a moved card into a place with its old face, but face up beyond the limit (HAM-6).

    Return whether it is face down; `known` are the seats that know it then (HAM-25).
    """
    seat, slot = divmod(place, SLOTS)
    put(state, place, card)
    if hidden and state.down[seat].bit_count() >= face_down_limit(state, seat):
        hidden = 0
    state.down[seat] |= hidden << slot
    state.seen[place] = known & ~(1 << seat) if hidden else 0
    return hidden


def _peek(state: State, owner: int, place: int, emit: Emit | None) -> None:
    """Show the owner a face-down card; it knows the card while it is there (HAM-25)."""
    seat, slot = divmod(place, SLOTS)
    state.seen[place] |= 1 << owner
    if emit is not None:
        emit(Peeked(EVERYONE, owner, seat, slot))
        emit(PeekedCard(1 << owner, owner, seat, slot, state.slots[place]))


def _order(state: State, place: int, owner: int, emit: Emit | None) -> None:
    """Order a card to turn over at the start of its owner's next turn (HAM-6).

    A later order for the same card replaces an earlier one.
    """
    seat, slot = divmod(place, SLOTS)
    up = state.down[seat] >> slot & 1
    flips = state.flips
    for at in range(len(flips) - FLIP, -1, -FLIP):
        if flips[at] == place:
            del flips[at : at + FLIP]
    flips += (place, state.slots[place], up, owner)
    if emit is not None:
        emit(FlipOrdered(EVERYONE, seat, slot, bool(up)))

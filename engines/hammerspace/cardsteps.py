"""Steps that take, swap, replace, turn or show cards in slots.

What lies face down keeps its kind to itself: it fits a kind only in the eyes of its owner.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ALL_SLOTS, SLOTS
from engines.hammerspace.effect_events import (
    FlipOrdered,
    MovedCard,
    Peeked,
    PeekedCard,
    Swapped,
    Taken,
)
from engines.hammerspace.effects import (
    ALL_CARDS,
    ANY_KIND,
    CHOSEN,
    CHOSEN_CARD,
    FACE_DOWN,
    FACE_UP,
    PEEK,
    SWAP,
    TAKE,
    TOUCHES,
    Step,
)
from engines.hammerspace.effects import FLIP as TURN
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.frames import (
    CARD,
    IN_USE,
    OWN_CARD,
    OWNER,
    PLAYER,
    TODO,
    ask,
    by_chance,
    done,
    recipients,
    served,
)
from engines.hammerspace.hands import HELD, OF_KIND, PLACES_OF
from engines.hammerspace.piles import discard, lift, put
from engines.hammerspace.selecting import rivals
from engines.hammerspace.sources import rewatch
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_OWN_CARD,
    ASK_PLAYER,
    FLIP,
    NO_CARD,
    NOBODY,
    State,
)
from engines.hammerspace.steps import ignores
from engines.kernel.events import EVERYONE, Emit


def fitting(state: State, step: Step, party: int, owner: int) -> tuple[int, ...]:
    """The places of a party's cards that a step can be about: not in use, and as it names them."""
    if party == MONSTER:
        return ()
    kind, face = (ANY_KIND, FACE_DOWN) if step.op == PEEK else (step.b, step.c)
    group = HELD if kind == ANY_KIND else OF_KIND + SLOTS * kind
    open_to = state.hands[party] >> group & ~state.used[party] & ALL_SLOTS
    if face == FACE_DOWN:
        open_to &= state.down[party]
    if face == FACE_UP or (kind != ANY_KIND and party != owner):
        open_to &= ~state.down[party]
    return PLACES_OF[party][open_to]


def own_cards(state: State, owner: int) -> tuple[int, ...]:
    """The places of the owner's cards that it can give for another: those not in use."""
    return PLACES_OF[owner][state.hands[owner] >> HELD & ~state.used[owner] & ALL_SLOTS]


def players(state: State, step: Step, owner: int) -> list[int]:
    """The players that have a card that fits."""
    return [seat for seat in rivals(state, owner) if fitting(state, step, seat, owner)]


def cards(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """A step about cards: each recipient is served with the cards that are chosen or drawn."""
    frames = state.frames
    owner = frames[base + OWNER]
    if step.op == TAKE and not _has_card_in_use(state, base):
        return done(state, base)
    if step.op in (TAKE, SWAP, PEEK) and owner == MONSTER:
        return done(state, base)
    asks = step.who == CHOSEN and frames[base + PLAYER] == NOBODY
    todo = recipients(state, step, base, players(state, step, owner) if asks else ())
    if not todo:
        return ask(state, base, ASK_PLAYER)
    for party in served(state, todo):
        if not _serve(state, step, base, party, emit):
            return False
        frames[base + TODO] &= ~(1 << party)
        frames[base + CARD] = frames[base + OWN_CARD] = NO_CARD
    return done(state, base)


def _has_card_in_use(state: State, base: int) -> bool:
    owner, slot = state.frames[base + OWNER], state.frames[base + IN_USE]
    return owner != MONSTER and slot != NO_CARD and bool(state.used[owner] >> slot & 1)


def _serve(state: State, step: Step, base: int, party: int, emit: Emit | None) -> bool:
    """One recipient; False if a card has to be chosen first."""
    frames = state.frames
    owner = frames[base + OWNER]
    places = fitting(state, step, party, owner)
    if not places:
        return True
    if step.op == SWAP and not own_cards(state, owner):
        return True
    if frames[base + CARD] == NO_CARD:
        if party != owner and ignores(state, party, TOUCHES, emit):
            return True
        which = CHOSEN_CARD if step.op == PEEK else step.a
        if which == ALL_CARDS:
            _do(state, step, base, party, places, emit)
            return True
        if which == CHOSEN_CARD and len(places) > 1 and owner != MONSTER:
            return ask(state, base, ASK_CARD)
        frames[base + CARD] = by_chance(state, owner, places)
    if step.op == SWAP and frames[base + OWN_CARD] == NO_CARD:
        own = own_cards(state, owner)
        if step.d == CHOSEN_CARD and len(own) > 1:
            return ask(state, base, ASK_OWN_CARD)
        frames[base + OWN_CARD] = by_chance(state, owner, own)
    _do(state, step, base, party, (frames[base + CARD],), emit)
    return True


def _do(
    state: State, step: Step, base: int, party: int, places: Sequence[int], emit: Emit | None
) -> None:
    """Do to these cards of a party what the step says."""
    frames, op = state.frames, step.op
    owner = frames[base + OWNER]
    if op == TAKE:
        _take(state, owner, frames[base + IN_USE], places[0], emit)
    elif op == SWAP:
        _swap(state, frames[base + OWN_CARD], places[0], emit)
    elif op == PEEK:
        _peek(state, owner, places[0], emit)
    elif op == TURN:
        for place in places:
            _order(state, place, owner, emit)
    else:
        mask = sum(1 << place - SLOTS * party for place in places)
        discard(state, party, mask, emit)


def _take(state: State, owner: int, slot: int, place: int, emit: Emit | None) -> None:
    """The card comes into the slot of the card that was played, which is discarded at once."""
    played = state.slots[SLOTS * owner + slot]
    discard(state, owner, 1 << slot, emit)
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
    """Two cards change places, as they lie."""
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
    """A card that moved lies as it lay, but face up where no more may lie face down (HAM-6).

    Returns whether it lies face down; `known` are the seats that know it then (HAM-25).
    """
    seat, slot = divmod(place, SLOTS)
    put(state, place, card)
    if hidden and state.down[seat].bit_count() >= state.config.figures.face_down_limit:
        hidden = 0
    state.down[seat] |= hidden << slot
    state.seen[place] = known & ~(1 << seat) if hidden else 0
    return hidden


def _peek(state: State, owner: int, place: int, emit: Emit | None) -> None:
    """The owner sees a card face down, and knows it while it lies there (HAM-25)."""
    seat, slot = divmod(place, SLOTS)
    state.seen[place] |= 1 << owner
    if emit is not None:
        emit(Peeked(EVERYONE, owner, seat, slot))
        emit(PeekedCard(1 << owner, owner, seat, slot, state.slots[place]))


def _order(state: State, place: int, owner: int, emit: Emit | None) -> None:
    """The card will turn over at the start of its owner's next turn (HAM-6); a later order for the
    same card replaces an earlier one."""
    seat, slot = divmod(place, SLOTS)
    up = state.down[seat] >> slot & 1
    flips = state.flips
    for at in range(len(flips) - FLIP, -1, -FLIP):
        if flips[at] == place:
            del flips[at : at + FLIP]
    flips += (place, state.slots[place], up, owner)
    if emit is not None:
        emit(FlipOrdered(EVERYONE, seat, slot, bool(up)))

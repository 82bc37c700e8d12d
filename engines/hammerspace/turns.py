"""The course of a turn (HAM-6 to HAM-9, HAM-16, HAM-18, HAM-21) and the order of turns."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ALL_SLOTS, COUNTS, INEDIBLE, SLOTS
from engines.hammerspace.effects.codes import (
    AT_TURN_END,
    AT_TURN_START,
    FACE_LIMIT,
    NONE,
    REDRAWN,
    TURN_END,
    TURN_START,
)
from engines.hammerspace.effects.conditions import face_down_limit
from engines.hammerspace.effects.events import CARD_GONE, TOO_MANY_DOWN, OrderLapsed
from engines.hammerspace.effects.happenings import happened
from engines.hammerspace.effects.sources import EVENT_BITS, FIGURE_BITS, ORDERS, USES, sweep
from engines.hammerspace.ending import end
from engines.hammerspace.events import (
    CANNOT_PLAY,
    FED,
    HAND_CHANGED,
    LOST_TO_EFFECT,
    NO_CARDS,
    ExtraTurn,
    Refilled,
    TimeIsUp,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.hands import PLAYS as PLAYABLE
from engines.hammerspace.hands import of_kind, turnable
from engines.hammerspace.legal import FEED_ACTIONS, FLIP_ACTIONS, LAY_ACTIONS, PLAY_ACTIONS
from engines.hammerspace.marks import fade
from engines.hammerspace.monsters import visit
from engines.hammerspace.parameters import MOST_TURNS
from engines.hammerspace.piles import discard, refill
from engines.hammerspace.state import (
    ENDING,
    FEEDING,
    FLIP,
    FLIPPING,
    LASTING,
    LAYING,
    NO_CARD,
    NOBODY,
    OFFERED_FOOD,
    PLAYING,
    ROLLED,
    TO_FINISH,
    TO_FLIP,
    TO_MONSTER,
    TO_PASS,
    State,
)
from engines.kernel.events import EVERYONE, Emit, TurnBegan

FACE_LIMIT_BIT: Final = FIGURE_BITS[FACE_LIMIT]
_START: Final = EVENT_BITS[TURN_START]
_END: Final = EVENT_BITS[TURN_END]


def begin(state: State, seat: int, emit: Emit | None) -> None:
    """Begin a turn: lasting effects that end at its start, orders to turn cards, then
    `turn-start`."""
    if state.extra and emit is not None:
        emit(ExtraTurn(EVERYONE, seat))
    state.turn += 1
    state.active = state.seat = seat
    state.phase, state.stage = FLIPPING, TO_FLIP
    state.turned = 0
    if state.spent_turn:
        state.spent_turn.clear()
    state.order = ORDERS[seat][state.living]
    if state.sprung:
        state.sprung &= ~(ALL_SLOTS << SLOTS * seat)
    if state.fed:
        state.fed = 0 if state.fed & ROLLED else state.fed & ~OFFERED_FOOD
    orders = _orders(state, seat) if state.flips else []
    if emit is not None:
        emit(TurnBegan(EVERYONE, seat, state.turn))
    if state.limit > 0 and state.config.parameters.limit_turns:
        state.limit -= 1
        if not state.limit and emit is not None:
            emit(TimeIsUp(EVERYONE))
    elif state.turn >= MOST_TURNS and state.limit and not state.config.parameters.limit_turns:
        state.limit = 0
        if emit is not None:
            emit(TimeIsUp(EVERYONE))
    if state.lasting and AT_TURN_START in state.lasting[ENDING::LASTING]:
        _count_down(state, seat, AT_TURN_START, emit)
    for place, card, up in orders:
        if state.slots[place] == card:
            order_turned(state, place, up, emit)
        else:
            _lapse(state, place, CARD_GONE, emit)
    if state.watched & _START:
        happened(state, TURN_START, seat)


def _count_down(state: State, seat: int, where: int, emit: Emit | None) -> None:
    """Count one turn down for lasting effects on a seat, and on the monster that it keeps."""
    lasting, ended = state.lasting, False
    for at in range(0, len(lasting), LASTING):
        if lasting[at + ENDING] != where or lasting[at + 2] == NONE:
            continue
        holder = lasting[at]
        if holder == seat or (holder == MONSTER and state.keeper == seat):
            lasting[at + 2] -= 1
            if not lasting[at + 2]:
                lasting[at + USES] = 0
                ended = True
    if ended:
        sweep(state, emit)


def _orders(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Remove and return the waiting orders to turn a seat's cards (place, card, whether up).

    Ups come before downs, each in order of arrival (HAM-6). A card that has left its slot is not
    turned.
    """
    flips = state.flips
    orders: list[tuple[int, int, int]] = []
    for at in range(len(flips) - FLIP, -1, -FLIP):
        if flips[at] // SLOTS == seat:
            place, card, up, _ = flips[at : at + FLIP]
            orders.insert(0, (place, card, up))
            del flips[at : at + FLIP]
    return sorted(orders, key=lambda order: -order[2])


def order_turned(state: State, place: int, up: int, emit: Emit | None) -> None:
    """Carry out an order, unless the card already has that face or the face-down limit is
    reached."""
    seat, slot = divmod(place, SLOTS)
    down = state.down[seat]
    if (down >> slot & 1) is not up:
        return
    if up:
        turn_up(state, seat, slot, emit)
    elif COUNTS[down] < face_down_limit(state, seat):
        turn_down(state, seat, slot, emit)
    else:
        _lapse(state, place, TOO_MANY_DOWN, emit)


def _lapse(state: State, place: int, reason: int, emit: Emit | None) -> None:
    """Say that an order has no effect, with a deck that has Springs."""
    if emit is not None and state.config.springs:
        emit(OrderLapsed(EVERYONE, *divmod(place, SLOTS), reason))


def turn_up(state: State, seat: int, slot: int, emit: Emit | None) -> None:
    """Turn a card face up for all to see."""
    place, bit = SLOTS * seat + slot, 1 << slot
    state.down[seat] &= ~bit
    state.seen[place] = 0
    state.turned |= bit
    if state.config.springs:
        state.sprung |= 1 << place
    if emit is not None:
        emit(TurnedUp(EVERYONE, seat, slot, state.slots[place]))


def turn_down(state: State, seat: int, slot: int, emit: Emit | None) -> None:
    """Turn a card face down; all seats have seen it, and know it while it is there (HAM-25)."""
    bit = 1 << slot
    state.down[seat] |= bit
    state.sprung &= ~(1 << SLOTS * seat + slot)
    state.seen[SLOTS * seat + slot] = state.config.others[seat]
    state.turned |= bit
    if emit is not None:
        emit(TurnedDown(EVERYONE, seat, slot))


def flip(state: State, emit: Emit | None) -> bool:
    """Let the active player turn cards, or continue if it can turn none.

    Return False if it has to choose.
    """
    active = state.active
    if state.down[active] or not state.config.may_hide:
        masks = flips(state, active)
    else:  # the most frequent case
        masks = state.hands[active] & ~state.turned & state.config.may_hide
    if masks:
        state.seat, state.phase, state.legal = active, FLIPPING, FLIP_ACTIONS[masks]
        return False
    return play(state, emit)


def flips(state: State, active: int) -> int:
    """Return the slots that the active seat may turn up, above those that it may turn down.

    See HAM-6 and the option `face_down_limit`: ups come before downs.
    """
    table = state.config.turnable
    if state.watches[active] & FACE_LIMIT_BIT:
        table = turnable(face_down_limit(state, active))
    ups, downs = table[state.down[active]][state.turned]
    return ups | state.hands[active] & downs


def play(state: State, emit: Emit | None) -> bool:
    """Let the player play after turning, or lose its turn (HAM-7, HAM-9, HAM-18, HAM-19).

    A lost turn continues with the monster. Return False if the player has to choose.
    """
    active = state.active
    state.stage = TO_MONSTER
    if not state.skips[active]:
        mask = state.hands[active] >> PLAYABLE & ~state.down[active] & ALL_SLOTS
        if mask:
            state.seat, state.phase, state.legal = active, PLAYING, PLAY_ACTIONS[mask]
            return False
        reason = CANNOT_PLAY if state.hands[active] else NO_CARDS
    else:
        state.skips[active] -= 1
        reason = LOST_TO_EFFECT
    state.phase = PLAYING
    if emit is not None:
        emit(TurnLost(EVERYONE, active, reason))
    if reason == CANNOT_PLAY:
        discard(state, active, ALL_SLOTS, HAND_CHANGED, emit)
        refill(state, emit)
        happened(state, REDRAWN, active)
    return True


def playable(state: State) -> int:
    """Return a mask of the slots with face-up attacks and abilities (HAM-7, HAM-8)."""
    active = state.active
    return state.hands[active] >> PLAYABLE & ~state.down[active] & ALL_SLOTS


def go_on(state: State, emit: Emit | None) -> bool:
    """Continue the turn until an effect is queued (True) or a player has to choose (False).

    Empty slots are refilled after playing, and after queued effects.
    """
    stage, active = state.stage, state.active
    if stage == TO_FLIP:
        if state.life[active] > 0:
            return flip(state, emit)
        state.stage = TO_MONSTER
        return True
    if state.lays != NO_CARD and not _lays(state, emit):
        return False
    if state.gaps:
        refill(state, emit)
    feeds = stage == TO_MONSTER and state.config.parameters.feeding
    if feeds and not _offers_food(state):
        return False
    if stage == TO_MONSTER and (state.timer >= 0 or state.keeper == active):
        state.stage = TO_FINISH
        visit(state, emit)
        if state.queue:
            return True
    lives = state.life[active] > 0
    if stage != TO_PASS and lives and state.watched & _END:
        state.stage = TO_PASS
        happened(state, TURN_END, active)
        if state.queue:
            return True
    # Lasting effects count down, then the next turn begins: the same player's, at most once in a
    # row (HAM-18), or the next living one's to the left; unless time is up (HAM-21).
    if state.marks and lives:
        fade(state, active, emit)
    if lives and state.lasting:
        holders = state.lasting[::LASTING]
        if active in holders or MONSTER in holders:
            _count_down(state, active, AT_TURN_END, emit)
    if not state.limit:
        state.stage = TO_PASS
        end(state, emit)
        return False
    state.extra = state.again if lives else 0
    state.again = 0
    begin(state, active if state.extra else state.order[lives], emit)
    return True if state.queue else flip(state, emit)


def _lays(state: State, emit: Emit | None) -> bool:
    """Refill, and let the active player lay down the card that replaces the one it played (HAM-26).

    It is asked unless that card has stayed, or another of its cards lies face down. Return False if
    it has to choose.
    """
    place, active = state.lays, state.active
    if state.slots[place] != NO_CARD or state.down[active] or state.life[active] <= 0:
        state.lays = NO_CARD
        return True
    refill(state, emit)
    if state.slots[place] == NO_CARD:
        state.lays = NO_CARD
        return True
    state.seat, state.phase, state.legal = active, LAYING, LAY_ACTIONS[place % SLOTS]
    return False


def lay(state: State, down: bool, emit: Emit | None) -> None:
    """Leave the new card face down, seen by its owner alone, or face up as other refills."""
    seat, slot = divmod(state.lays, SLOTS)
    state.lays = NO_CARD
    if down:
        return
    state.down[seat] &= ~(1 << slot)
    if emit is not None:
        emit(Refilled(EVERYONE, seat, slot, state.slots[SLOTS * seat + slot]))


def _offers_food(state: State) -> bool:
    """Ask the active player whether it feeds the monster, once a turn (HAM-32).

    Return False if it has to choose.
    """
    if state.fed & OFFERED_FOOD or not (food := edible(state)):
        return True
    state.fed |= OFFERED_FOOD
    state.seat, state.phase, state.legal = state.active, FEEDING, FEED_ACTIONS[state.active][food]
    return False


def edible(state: State) -> int:
    """Return the slots of the active player's face-up cards that the monster in play eats."""
    if state.monster == NOBODY or state.life[state.active] <= 0:
        return 0
    eats = state.config.cards.monsters[state.monster].eats
    if eats == INEDIBLE:
        return 0
    return of_kind(state.hands[state.active], eats) & ~state.down[state.active]


def feed(state: State, slot: int, emit: Emit | None) -> None:
    """Discard a card to the monster, which passes over the player until the end of the turn in
    which its keeper rolls next (HAM-32)."""
    discard(state, state.active, 1 << slot, FED, emit)
    state.fed |= 1 << state.active

"""The sources of effects: the abilities in play, in the order of `resolution`, and their limits.

`state.order` and `state.watches` are derived values. This module recomputes them after every change
of the values that they follow from.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MAX_SEATS, MONSTER, PARTIES
from engines.hammerspace.cards import FIRST_SUM, SLOTS
from engines.hammerspace.effects.codes import (
    EVENTS,
    EVER,
    FIGURES,
    INSTEAD,
    MOD,
    NONE,
    ONCE_A_GAME,
    ONCE_A_TURN,
    REROLL,
    WHEN,
)
from engines.hammerspace.effects.events import EffectActs, LastingEnded
from engines.hammerspace.effects.listening import Source, others_bit, reroll_bit, watch_bit
from engines.hammerspace.effects.resolution import clockwise
from engines.hammerspace.hands import PLACES_OF
from engines.hammerspace.state import LASTING, MARK, NO_CARD, NOBODY, State
from engines.kernel.events import EVERYONE, Emit

OWN_BITS: Final = tuple(watch_bit(WHEN, what) for what in range(len(EVENTS)))
OTHERS_BITS: Final = tuple(others_bit(what) for what in range(len(EVENTS)))
EVENT_BITS: Final = tuple(own | others for own, others in zip(OWN_BITS, OTHERS_BITS, strict=True))
FIGURE_BITS: Final = tuple(watch_bit(MOD, what) for what in range(len(FIGURES)))
INSTEAD_BITS: Final = tuple(watch_bit(INSTEAD, what) for what in range(REROLL))
REROLL_BITS: Final = tuple((reroll_bit(die, False), reroll_bit(die, True)) for die in range(2))
"""The bits of `state.watches`: for each event by its subject, figure, replacement, and reroll of an
attack or defence die by its roller."""

_NOTHING_USED: Final = [0] * MAX_SEATS
ORDERS: Final = tuple(
    tuple(
        tuple(seat for seat in clockwise(first, MAX_SEATS) if living >> seat & 1)
        for living in range(1 << MAX_SEATS)
    )
    for first in range(MAX_SEATS)
)
"""The seats of a mask, from a first seat to its left, by that seat and the mask."""
USES: Final = 4
"""The place of the uses left in an entry of `lasting`."""


def reorder(state: State) -> None:
    """Recompute the order after a change of the living players or of the turn."""
    living = 0
    for seat in range(state.config.seats):
        if state.life[seat] > 0:
            living |= 1 << seat
    state.living = living
    state.order = ORDERS[state.active][living]


def meet(state: State) -> None:
    """Recompute the characters' part after a change of characters or of the living players."""
    config, characters = state.config, state.characters
    listens, gifts, hearing = config.character_watch, config.gifts, config.hearing
    people, listeners = [0] * PARTIES, [hearing[()]] * PARTIES
    for seat in state.order:
        first, second = characters[2 * seat], characters[2 * seat + 1]
        people[seat] = listens[first] | listens[second]
        listeners[seat] = hearing[gifts[first] + gifts[second]]
    state.people, state.listeners = people, listeners
    rewatch(state)


def rewatch(state: State) -> None:
    """Recompute the watches after a change of the monster's action, lasting effects or cards in
    use."""
    config, lasting, watches, lasts = state.config, state.lasting, state.people, 0
    monsters = monsters_abilities(state) if state.sum else ()
    state.listeners[MONSTER] = config.hearing[monsters]
    if monsters or lasting:
        watches = watches[:]
        watches[MONSTER] = config.watching(monsters)
        for at in range(0, len(lasting), LASTING):
            bits = config.watch[lasting[at + 1]]
            watches[lasting[at]] |= bits
            lasts |= bits
    one, two, three, four, five, six, monster = state.resting = state.watches = watches
    state.rested = state.watched = one | two | three | four | five | six | monster
    state.lasts, state.busy = lasts, 0
    if state.used != _NOTHING_USED:
        _watch_cards(state)


def _watch_cards(state: State) -> None:
    """Add the bits that the cards in use listen to."""
    used, slots, listens = state.used, state.slots, state.config.card_watch
    for seat in state.order:
        for place in PLACES_OF[seat][used[seat]]:
            bits = listens[slots[place]]
            if bits and not state.shifts >> place & 1:
                watch_card(state, seat, bits)


def watch_card(state: State, seat: int, bits: int) -> None:
    """Add the bits of a seat's card that has come into use."""
    state.watches = _with(state.watches, seat, bits)
    state.watched |= bits
    state.busy |= 1 << seat


def watch_lasting(state: State, party: int, bits: int) -> None:
    """Add the bits of a new lasting effect on a party."""
    state.resting = _with(state.resting, party, bits)
    state.watches = _with(state.watches, party, bits) if state.busy else state.resting
    state.rested |= bits
    state.watched |= bits
    state.lasts |= bits


def _with(watches: list[int], party: int, bits: int) -> list[int]:
    """Return a copy of the watches with more bits for one party. Clones share such lists."""
    more = watches[:]
    more[party] |= bits
    return more


def monsters_abilities(state: State) -> tuple[int, ...]:
    """Return the abilities of the monster's present action (HAM-23)."""
    if state.monster == NOBODY or not state.sum:
        return ()
    return state.config.cards.monsters[state.monster].actions[state.sum - FIRST_SUM].abilities


def listening(state: State, holder: int, bits: int) -> tuple[Source, ...]:
    """Return the holder's abilities that listen to some of the bits.

    The order is: cards in use by slot, characters or the monster's action, lasting effects.
    """
    held = state.listeners[holder][bits]
    if state.busy >> holder & 1:
        held = _in_use(state, holder, bits) + held
    if state.lasts & bits and state.resting[holder] & bits:
        watch, lasting = state.config.watch, state.lasting
        for at in range(0, len(lasting), LASTING):
            if lasting[at] == holder and watch[lasting[at + 1]] & bits and lasting[at + USES]:
                held += ((lasting[at + 1], NO_CARD, at),)
    return held


def _in_use(state: State, seat: int, bits: int) -> tuple[Source, ...]:
    """Return the part of `listening` from the seat's cards in use."""
    listeners, slots = state.config.card_listeners, state.slots
    found: tuple[Source, ...] = ()
    for place in PLACES_OF[seat][state.used[seat]]:
        if not state.shifts >> place & 1:
            found += listeners[slots[place]][place % SLOTS][bits]
    return found


def free(state: State, number: int, holder: int) -> bool:
    """Whether the ability's limit lets it act for its holder once more."""
    limit = state.config.limit[number]
    if limit == EVER:
        return True
    spent = state.spent if limit == ONCE_A_GAME else state.spent_turn
    return PARTIES * number + holder not in spent


def act(state: State, number: int, holder: int, at: int, emit: Emit | None) -> None:
    """Let an ability act: emit it, and spend one of its times or uses.

    `at` is its place in `lasting` or `NONE`.
    """
    limit = state.config.limit[number]
    if limit == ONCE_A_TURN:
        state.spent_turn.append(PARTIES * number + holder)
    elif limit == ONCE_A_GAME:
        state.spent.append(PARTIES * number + holder)
    if at >= 0:
        use(state, at)
    if emit is not None:
        source, card = state.config.origin[number]
        emit(EffectActs(EVERYONE, holder, source, card, number))


def use(state: State, at: int) -> None:
    """Spend one use of a lasting effect; `sweep` removes it if none is left."""
    if state.lasting[at + USES] > 0:
        state.lasting[at + USES] -= 1


def place_of(state: State, number: int, holder: int) -> int:
    """Return the place of an ability that lasts on its holder, or `NONE`."""
    lasting = state.lasting
    for at in range(0, len(lasting), LASTING):
        if lasting[at + 1] == number and lasting[at] == holder and lasting[at + USES]:
            return at
    return NONE


def sweep(state: State, emit: Emit | None) -> None:
    """Remove lasting effects without uses left."""
    lasting = state.lasting
    if 0 not in lasting[USES::LASTING]:
        return
    at = 0
    while at < len(lasting):
        if lasting[at + USES]:
            at += LASTING
            continue
        holder, number = lasting[at : at + 2]
        del lasting[at : at + LASTING]
        if emit is not None:
            emit(LastingEnded(EVERYONE, holder, number))
    rewatch(state)


def end_lasting(state: State, holder: int, *, trophies: bool = True) -> None:
    """End all lasting effects and marks on a party; `sweep` removes the effects. Trophies, which
    have no end (HAM-34), may stay."""
    lasting = state.lasting
    for at in range(0, len(lasting), LASTING):
        ends = trophies or lasting[at + 2] != NONE or lasting[at + USES] != NONE
        if lasting[at] == holder and ends:
            lasting[at + USES] = 0
    if state.marks:
        marks = state.marks
        held = range(0, len(marks), MARK)
        state.marks = [n for at in held if marks[at] != holder for n in marks[at : at + MARK]]

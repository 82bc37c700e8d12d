"""Cards in use are kept or discarded after their effects (HAM-16, HAM-17)."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import PARTIES
from engines.hammerspace.cards import ATTACK, DEFENCE, SLOTS
from engines.hammerspace.effects.happenings import killed, result
from engines.hammerspace.effects.listening import KEEPS_BIT
from engines.hammerspace.effects.rows import Row, row_of
from engines.hammerspace.effects.sources import rewatch
from engines.hammerspace.events import KeptCard
from engines.hammerspace.hands import KEEPABLE, PLACES_OF
from engines.hammerspace.legal import KEEP_ACTIONS
from engines.hammerspace.piles import discard_used, replace_used
from engines.hammerspace.state import KEEPING, NO_CARD, NOBODY, TO_FLIP, State
from engines.kernel.events import EVERYONE, Emit

_NOTHING: Final = (0,) * PARTIES


def put_away(state: State, emit: Emit | None) -> bool:
    """Ask about each keepable card in use, then discard the rest and close the attack.

    The order is from the active seat to its left, by slot. Return False while a seat has to choose.
    """
    if state.watched & KEEPS_BIT:
        for seat in state.order:
            kept = state.hands[seat] >> KEEPABLE & state.used[seat]
            if state.shifts:  # A makeshift is discarded (HAM-28).
                kept &= ~(state.shifts >> SLOTS * seat)
            state.keeps += PLACES_OF[seat][kept]
        return ask_on(state, emit)
    _close(state, emit)
    return True


def ask_on(state: State, emit: Emit | None) -> bool:
    """Continue asking with the first of `keeps`, as `put_away` does."""
    keeps = state.keeps
    while keeps:
        place = keeps[0]
        seat = place // SLOTS
        test = state.config.keep[state.slots[place]]
        if state.program.tests[test](state, _row(state, place), emit):
            state.seat, state.phase, state.legal = seat, KEEPING, KEEP_ACTIONS
            return False
        del keeps[0]
    _close(state, emit)
    return True


def _row(state: State, place: int) -> Row:
    """Return the row of the attack for its own card or for a defence card against it."""
    seat = place // SLOTS
    kind = state.config.kind[state.slots[place]]
    if kind == ATTACK:
        total, fatal = result(state)
        return row_of(seat, NOBODY, total, 0, fatal)
    if kind == DEFENCE:
        fatal = int(killed(state, seat))
        return row_of(seat, state.attacker, state.losses[seat], state.dice[seat], fatal)
    return row_of(seat)


def choose(state: State, keep: bool, emit: Emit | None) -> None:
    """Apply the choice about the first of `keeps`. A kept card stays in place, face up."""
    place = state.keeps.pop(0)
    if not keep:
        return
    seat, slot = divmod(place, SLOTS)
    card = state.slots[place]
    state.used[seat] &= ~(1 << slot)
    if state.config.card_watch[card]:
        rewatch(state)
    if emit is not None:
        emit(KeptCard(EVERYONE, seat, slot, card))


def _close(state: State, emit: Emit | None) -> None:
    """Close the attack and discard the cards in use.

    A fallen player's cards wait for `piles.drop_fallen`. Empty slots wait too, but are filled at
    once if nothing can come between.
    """
    if state.attacker != NOBODY:
        state.attacker, state.attack_place = NOBODY, NO_CARD
        state.subtype = state.points = state.die = state.power = state.at = 0
        state.targets = []
        state.shifts, state.crowned = 0, NOBODY
        state.losses, state.dice = [*_NOTHING], [*_NOTHING]
    waits = state.gaps or state.fallen or state.strikes or state.lays != NO_CARD
    if emit is not None or waits or state.stage == TO_FLIP:
        discard_used(state, emit)
    else:
        replace_used(state)
    state.watches, state.watched, state.busy = state.resting, state.rested, 0

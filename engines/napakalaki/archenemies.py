"""Archenemies: who is whose, the one theft, and its price (NAP-30 to NAP-33)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import AllDiscarded, RevengeRolled, Stolen, StolenCard
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.grudges import power_of
from engines.napakalaki.state import State
from engines.napakalaki.streams import ARCHENEMY, REVENGE_DIE, THEFT
from engines.napakalaki.view import View

FACES, MOST_REVENGE = 6, 2
"""The faces of the die, and the highest one with which the archenemy joins the fight (NAP-32)."""
REVENGE: Final = MOST_REVENGE / FACES
"""The chance that it does."""


def draw_archenemies(state: State) -> None:
    """Draw another player for every seat (NAP-30)."""
    seats = state.config.seats
    for seat in range(seats):
        step = 1 + state.source.below(stream(ARCHENEMY, seat), seats - 1)
        state.dealings.archenemy[seat] = (seat + step) % seats


def spoils(state: State, seat: int) -> list[int]:
    """Return the treasures of which a seat may steal one: the hidden ones of its archenemy, or the
    equipped ones if that is a cultist; none once it has stolen (NAP-31)."""
    dealings = state.dealings
    if not state.config.archenemies or dealings.stolen[seat]:
        return []
    victim = dealings.archenemy[seat]
    cultist = dealings.cult[victim] != NO_CULTIST
    return (state.equipped if cultist else state.hidden)[victim]


def steal(state: State, emit: Emit | None) -> None:
    """Steal a treasure, drawn at random, which becomes hidden (NAP-31)."""
    seat, dealings = state.turn_seat, state.dealings
    found = spoils(state, seat)
    card = found[state.source.below(stream(THEFT, seat), len(found))]
    victim = dealings.archenemy[seat]
    hidden = found is state.hidden[victim]
    if hidden:
        _forget(state, seat, victim)
        dealings.robbed[victim].append(card)
    else:
        dealings.looted.append(card)
    dealings.stolen[seat] = 1
    found.remove(card)
    if not hidden:
        state.refit(victim)
    insort(state.hidden[seat], card)
    if emit is not None:
        emit(Stolen(EVERYONE, seat, victim, -1 if hidden else card))
        if hidden:
            emit(StolenCard(1 << seat | 1 << victim, seat, victim, card))


def _forget(state: State, thief: int, victim: int) -> None:
    """Forget what others know of a hand that loses an unknown card: else their views would say
    which one it was."""
    dealings, hand = state.dealings, state.hidden[victim]
    dealings.looted[:] = [card for card in dealings.looted if card not in hand]
    for seat, cards in enumerate(dealings.robbed):
        if seat not in (thief, victim):
            cards[:] = [card for card in cards if card not in hand]


def take_revenge(state: State, emit: Emit | None) -> None:
    """Roll before a thief's fight: with 1 or 2 its archenemy's combat level is added to the
    monster's (NAP-32)."""
    seat, dealings = state.turn_seat, state.dealings
    dealings.pursued = 0
    if not state.config.parameters.revenge_die or not dealings.stolen[seat]:
        return
    enemy = dealings.archenemy[seat]
    roll = 1 + state.source.below(stream(REVENGE_DIE, seat), FACES)
    if roll <= MOST_REVENGE:
        dealings.pursued = power_of(state, enemy)
    if emit is not None:
        emit(RevengeRolled(EVERYONE, seat, enemy, roll, dealings.pursued))


def pursuer(config: Config, view: View, seat: int) -> int:
    """Return the combat level that may be added to the monster of a seat's next fight, with the
    chance `REVENGE` (NAP-32); 0 if there is no such die."""
    if not config.parameters.revenge_die or not config.archenemies:
        return 0
    dealings = view.dealings
    return view.players[dealings.archenemy[seat]].power if dealings.stolen[seat] else 0


def pursuer_of(state: State, seat: int) -> int:
    """Return the same from a state."""
    if not state.config.parameters.revenge_die or not state.config.archenemies:
        return 0
    dealings = state.dealings
    return power_of(state, dealings.archenemy[seat]) if dealings.stolen[seat] else 0


def discard_all(state: State, emit: Emit | None) -> None:
    """Discard all treasures of the one whose turn it is; its next turn begins with a roll
    (NAP-33)."""
    seat = state.turn_seat
    equipped, hidden = state.equipped[seat], state.hidden[seat]
    state.equipped[seat], state.hidden[seat] = [], []
    state.refit(seat)
    state.treasure_pile += equipped
    state.treasure_pile += hidden
    state.unrolled[seat] = 1
    if emit is not None:
        emit(AllDiscarded(EVERYONE, seat, tuple(equipped), tuple(hidden)))

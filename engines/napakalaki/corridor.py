"""The corridor: monsters that were not beaten wait there, on what they took (NAP-34, NAP-35)."""

from __future__ import annotations

from bisect import insort

from engines.kernel.events import EVERYONE, Emit
from engines.napakalaki.events import LootTaken, MonsterLeft, MonsterWaits, PassedLeft
from engines.napakalaki.state import State


def wait(state: State, monster: int, emit: Emit | None) -> None:
    """Put a monster at the end of the row, with the cards under it. If the row is full, its first
    monster leaves before that (NAP-34)."""
    dealings = state.dealings
    if len(dealings.corridor) >= state.config.parameters.corridor:
        _leave(state, emit)
    dealings.corridor.append(monster)
    dealings.under.append(dealings.loot)
    dealings.loot = []
    dealings.bites.append(dealings.caught)
    if emit is not None:
        emit(MonsterWaits(EVERYONE, monster))


def _leave(state: State, emit: Emit | None) -> None:
    """Discard the first monster of the row and all cards under it."""
    dealings = state.dealings
    monster, cards = dealings.corridor.pop(0), dealings.under.pop(0)
    del dealings.bites[0]
    state.monster_pile.append(monster)
    state.treasure_pile += cards
    if emit is not None:
        emit(MonsterLeft(EVERYONE, monster, tuple(cards)))


def step_out(state: State, door: int) -> int:
    """Return a monster that leaves the row to fight, `door` counted from 1. What lies under it
    comes along."""
    dealings, place = state.dealings, door - 1
    dealings.loot = dealings.under.pop(place)
    dealings.caught = dealings.bites.pop(place)
    return dealings.corridor.pop(place)


def take_loot(state: State, seat: int, monster: int, emit: Emit | None) -> None:
    """Give all cards under a beaten monster to a seat, hidden (NAP-35)."""
    dealings = state.dealings
    cards, dealings.loot = dealings.loot, []
    if not cards:
        return
    _hand_over(state, seat, cards)
    if emit is not None:
        emit(LootTaken(EVERYONE, seat, monster, tuple(cards)))


def pass_left(state: State, emit: Emit | None) -> None:
    """Give what a monster with the trick `left` took to the player on the left, hidden, with all
    that lies under it (NAP-44)."""
    dealings, seat = state.dealings, state.turn_seat
    cards, dealings.loot = dealings.loot, []
    if not cards:
        return
    left = (seat + 1) % state.config.seats
    _hand_over(state, left, cards)
    if emit is not None:
        emit(PassedLeft(EVERYONE, seat, left, state.monster, tuple(cards)))


def _hand_over(state: State, seat: int, cards: list[int]) -> None:
    """Put cards that all see into a hand."""
    looted = state.dealings.looted
    for card in cards:
        insort(state.hidden[seat], card)
    looted += [card for card in cards if card not in looted]

"""Grudges: how players get them, and what they add to a fight (NAP-37, NAP-38)."""

from __future__ import annotations

from engines.kernel.events import EVERYONE, Emit
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import GrudgeGained
from engines.napakalaki.state import State

CAUGHT, TOOK_IT, ENVY = "caught", "took-it", "envy"
"""The causes of a grudge, in `GrudgeGained`."""

GAP = 2
"""Levels between the lowest and the highest player from which the lowest gets one (NAP-37a)."""
FOR_TAKING_IT = 2
"""The grudges of a player who lets a monster catch it without a die (NAP-40)."""


def gain(state: State, seat: int, count: int, cause: str, emit: Emit | None) -> None:
    """Give grudges to a seat, up to the most that a player may hold (NAP-37)."""
    parameters = state.config.parameters
    if not parameters.grudge:
        return
    held = state.dealings.grudges[seat]
    now = state.dealings.grudges[seat] = min(held + count, parameters.grudge_most)
    if emit is not None and now != held:
        emit(GrudgeGained(EVERYONE, seat, now - held, cause, now))


def caught(state: State, took_it: bool, emit: Emit | None) -> None:
    """Give a grudge to the player whom the monster catches (NAP-37), or more to one who lets it
    without a die (NAP-40)."""
    count, cause = (FOR_TAKING_IT, TOOK_IT) if took_it else (1, CAUGHT)
    gain(state, state.turn_seat, count, cause, emit)


def envy(state: State, seat: int, emit: Emit | None) -> None:
    """Give a grudge to a seat that begins its turn far below the highest level, if nobody is lower
    (NAP-37a)."""
    level = state.level[seat]
    lowest, highest = min(state.level), max(state.level)
    if state.config.parameters.envy and level == lowest <= highest - GAP:
        gain(state, seat, 1, ENVY, emit)


def monster_level(state: State) -> int:
    """Return the level of the monster in play, with the grudges that rivals spent on it."""
    config = state.config
    return config.foe_level[state.monster] + config.parameters.grudge * state.dealings.added


def power_of(state: State, seat: int) -> int:
    """Return the combat level of a seat (NAP-13)."""
    return combat_level(state.config, state.level[seat], state.equipped[seat])


def enough_own(state: State) -> int:
    """Return the number of own grudges that would win the fight for the one whose turn it is; 0 if
    it holds too few (NAP-38)."""
    worth, seat = state.config.parameters.grudge, state.turn_seat
    if not worth:
        return 0
    count = (monster_level(state) - power_of(state, seat)) // worth + 1
    return count if count <= state.dealings.grudges[seat] else 0


def clockwise(state: State) -> list[int]:
    """Return the rivals of the one whose turn it is, clockwise from its left."""
    seats = state.config.seats
    return [(state.turn_seat + step) % seats for step in range(1, seats)]

"""Cultists: who becomes one, and what it does to combat levels and gold (NAP-21 to NAP-24)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import CultRolled
from engines.napakalaki.dealings import NO_CULTIST
from engines.napakalaki.state import State
from engines.napakalaki.streams import CULTIST_DECK, CULTIST_DIE

FACES, CALL = 6, 6
"""The faces of the die, and the lowest one that makes a cultist (NAP-22)."""


def zeal(config: Config, cult: Sequence[int], seat: int) -> int:
    """Return what a seat's cultist card adds to its combat level: the card times the cultists in
    play, itself included (NAP-23). 0 is for a seat that is no cultist. `cult` has the card of each
    seat, `NO_CULTIST` without one."""
    if not config.cult or cult[seat] == NO_CULTIST:
        return 0
    return config.cultists[cult[seat]].bonus * sum(card != NO_CULTIST for card in cult)


def zeal_of(state: State, seat: int) -> int:
    """Return the `zeal` of a seat."""
    return zeal(state.config, state.dealings.cult, seat) if state.config.cult else 0


def gold_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the gold of each treasure in a sale of a seat (NAP-11, NAP-24)."""
    return state.config.gold_for(zeal_of(state, seat))


def rest(state: State) -> list[int]:
    """Return the cultist cards that nobody has."""
    return [card for card in range(len(state.config.cultists)) if card not in state.dealings.cult]


def call(state: State, seat: int, emit: Emit | None) -> None:
    """Roll for a seat that a monster has caught: a 6 makes it a cultist, with one of the cards that
    are left. A cultist doesn't roll again, nor does anybody when no card is left (NAP-22)."""
    cult = state.dealings.cult
    left = rest(state)
    if cult[seat] != NO_CULTIST or not left:
        return
    source = state.source
    roll = 1 + source.below(stream(CULTIST_DIE, seat), FACES)
    if roll >= CALL:
        cult[seat] = left[source.below(stream(CULTIST_DECK), len(left))]
    if emit is not None:
        emit(CultRolled(EVERYONE, seat, roll, cult[seat]))

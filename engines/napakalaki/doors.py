"""The doors: the closed one, which is the deck, and those of the corridor (NAP-36, NAP-42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.events import EVERYONE, Emit
from engines.kernel.phases import Phase
from engines.napakalaki.actions import DRAW, FIRST_DOOR, MOST_DOORS
from engines.napakalaki.config import Config
from engines.napakalaki.corridor import step_out
from engines.napakalaki.events import DoorChosen, MonsterFollows
from engines.napakalaki.grudges import clockwise
from engines.napakalaki.standoff import face, face_next
from engines.napakalaki.state import DOOR, State

CLOSED = 0
"""The closed door, in `DoorChosen`; the monsters of the corridor are counted from 1."""


def approach(state: State, emit: Emit | None) -> None:
    """Let the door be chosen (NAP-36). At the last level but one a rival does it (NAP-42)."""
    state.phase = DOOR
    if state.level[state.seat] == state.config.door_level:
        state.seat = chooser(state)
    if emit is not None:
        for door in followers(state):
            emit(MonsterFollows(EVERYONE, state.turn_seat, state.dealings.corridor[door]))


def followers(state: State) -> list[int]:
    """Return the places in the row, from 0, of the monsters that the one whose turn it is has to
    fight because it leads alone (NAP-44): it may choose among them."""
    config, dealings = state.config, state.dealings
    if config.followers.isdisjoint(dealings.corridor):
        return []
    level = state.level[state.turn_seat]
    if sum(other >= level for other in state.level) > 1:
        return []
    return [
        at
        for at, monster in enumerate(dealings.corridor)
        if monster in config.followers and dealings.bites[at]
    ]


def rivals_choose(config: Config, level: int) -> bool:
    """Whether a rival chooses the door of a player of that level (NAP-42)."""
    return level == config.door_level


def chooser(state: State) -> int:
    """Return the seat that chooses the door: the one whose turn it is, or for a player who is one
    level from the last the rival of the lowest level, the first clockwise of several (NAP-42)."""
    if rivals_choose(state.config, state.level[state.turn_seat]):
        return min(clockwise(state), key=lambda seat: state.level[seat])
    return state.turn_seat


OPEN_DOORS: Final = tuple(
    tuple(range(FIRST_DOOR, FIRST_DOOR + waiting)) for waiting in range(MOST_DOORS + 1)
)
ALL_DOORS: Final = tuple((DRAW, *doors) for doors in OPEN_DOORS)
"""The actions by the number of monsters in the corridor, without and with the closed door."""


class Door(Phase[State]):
    """The choice of a door: `draw` is the closed one, `door 1` the first monster of the row."""

    def legal(self, state: State) -> Sequence[int]:
        """Offer the closed door only if there is a monster behind it (NAP-3); a leader whom
        monsters follow has only their doors (NAP-44)."""
        corridor = state.dealings.corridor
        if not state.config.followers.isdisjoint(corridor) and (follow := followers(state)):
            return [FIRST_DOOR + at for at in follow]
        waiting = len(corridor)
        return ALL_DOORS[waiting] if state.monsters or state.monster_pile else OPEN_DOORS[waiting]

    def take(self, state: State, action: int, emit: Emit | None) -> None:
        seat, fighter = state.seat, state.turn_seat
        state.seat = fighter
        door = CLOSED if action == DRAW else action - FIRST_DOOR + 1
        if emit is not None:
            emit(DoorChosen(EVERYONE, fighter, seat, door))
        if door == CLOSED:
            face_next(state, emit)
        else:
            face(state, step_out(state, door), emit)

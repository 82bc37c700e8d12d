"""The exact chances of a fight to come in which others have a say (NAP-36 to NAP-39).

All of it is public, so every seat gets the same numbers for any player. They come from the rules'
own steps, and for the closed door from every monster that may be behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, ForcingSource, Source
from engines.napakalaki.archenemies import pursuer_of
from engines.napakalaki.config import Config
from engines.napakalaki.corridor import step_out
from engines.napakalaki.determinize import determinize
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.events import Met
from engines.napakalaki.odds import ALONE, WON, Course, follow, upcoming
from engines.napakalaki.phases import PHASES
from engines.napakalaki.standoff import face
from engines.napakalaki.state import State
from engines.napakalaki.view import View


@dataclass(frozen=True, slots=True)
class FightChances:
    """The chances of a player to win its next fight behind one door, from 0 to 1.

    `alone`: nobody spends a grudge or helps. `own`: the player spends its own, and
    throws a treasure if it must (NAP-44). `against`: all rivals spend as many as they may, and the
    player answers in the same way. `helped` has, by seat, the chance if that rival helps; the
    player's own place has `alone`.
    """

    alone: float
    own: float
    against: float
    helped: tuple[float, ...]


def fight_chances(config: Config, view: View, seat: int, door: int = CLOSED) -> FightChances:
    """Return the chances of a seat behind a door, from anybody's view.

    `door` is `CLOSED` or the place of a monster in the corridor, counted from 1. The seat fights
    with what it has equipped now.
    """
    monsters = upcoming(view) if door == CLOSED else (view.dealings.corridor[door - 1],)
    state = determinize(config, view, CheapSource(0))
    state.turn_seat = state.seat = seat
    rivals = [ALONE if other == seat else Course(helper=other) for other in range(config.seats)]
    return FightChances(
        alone=_share(state, monsters, ALONE, door),
        own=_share(state, monsters, Course(own=True), door),
        against=_share(state, monsters, Course(spite=True, own=True), door),
        helped=tuple(_share(state, monsters, course, door) for course in rivals),
    )


def _share(state: State, monsters: Sequence[int], course: Course, door: int) -> float:
    return sum(_wins(state, monster, course, door) for monster in monsters) / len(monsters)


def _wins(before: State, monster: int, course: Course, door: int) -> float:
    """Return the chance to win, over the faces of a thief's die (NAP-32)."""

    def step(source: Source) -> bool:
        return _won(before.clone(source), monster, course, door)

    if not pursuer_of(before, before.turn_seat):
        return step(before.source)
    return sum(chance for chance, won in ForcingSource().outcomes(step) if won)


def _won(state: State, monster: int, course: Course, door: int) -> bool:
    state.dealings.caught = 0
    if door != CLOSED:
        step_out(state, door)
    told: list[Event] = []
    face(state, monster, told.append)
    state.legal = PHASES[state.phase].legal(state)
    at_once = any(isinstance(event, Met) and event.wins for event in told)
    return at_once or follow(state, course) == WON

"""What a monster's next roll takes from a player who doesn't feed it (HAM-23, HAM-32)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.hammerspace.actions import DONE, MONSTER
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.events import LifeLost
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.hammerspace.view import View
from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, CommonSource

RULES: Final = Rules()
PLAYS: Final = 360
"""Plays of the roll: the mean is then known to about a third of a life point."""
LONGEST: Final = 100
"""Decisions after which a roll ends where it is."""


class Bite(NamedTuple):
    """The mean life that the roll takes, and the chance that it puts the player out. Both are from
    `PLAYS` plays, the same ones for the same view."""

    mean: float
    kill: float


def bite(config: Config, view: View) -> Bite:
    """Return what the monster's next roll takes from the view's seat, which is asked for food.

    The table stays as it is now until the roll; of answers the first is taken.
    """
    world, me = determinize(config, view, CheapSource(0)), view.seat
    world.active = world.seat = world.keeper
    world.rolls_from = 0
    lost = [_lost(RULES.clone(world, CommonSource(seed)), me) for seed in range(PLAYS)]
    return Bite(sum(each for each, _ in lost) / PLAYS, sum(out for _, out in lost) / PLAYS)


def _lost(state: State, me: int) -> tuple[int, bool]:
    """Play the keeper's roll. Return the life that a seat loses by the monster until the turn ends,
    and whether it is out."""
    lost, turn = 0, state.turn

    def see(event: Event) -> None:
        nonlocal lost
        if isinstance(event, LifeLost) and (event.party, event.by) == (me, MONSTER):
            lost += event.amount

    action = DONE
    for _ in range(LONGEST):
        RULES.apply(state, action, see)
        if state.seat < 0 or state.turn != turn:
            break
        action = state.legal[0]
    return lost, state.life[me] <= 0

"""Moments of bots' matches with the shipped deck, and each preview there against plays."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from engines.kernel.streams import CheapSource
from engines.napakalaki.bots import BOTS
from engines.napakalaki.config import Config
from engines.napakalaki.state import DOOR, State
from tests.engines.napakalaki.helpers import RULES
from tests.engines.napakalaki.previewed import (
    chances_at,
    fights_won,
    flag_chances,
    last_fights_won,
)

DEVIATIONS: Final = 5
"""An honest figure of hundreds is further off once in two million."""
LONGEST: Final = 5_000


class Preview(NamedTuple):
    """A chance that is shown, and how many of its plays came true."""

    moment: str
    name: str
    chance: float
    won: int
    plays: int

    @property
    def agrees(self) -> bool:
        """Whether the share of the plays lies within five standard deviations of the chance."""
        spread = sqrt(self.plays * self.chance * (1 - self.chance))
        return abs(self.won - self.plays * self.chance) <= DEVIATIONS * spread + 1e-6


def doors(config: Config, match: int) -> Iterator[State]:
    """The choices of a door in a match of bots, as they come."""
    state = RULES.deal(config, CheapSource(f"previews {match}"))
    for ply in range(LONGEST):
        if state.seat < 0:
            return
        if state.phase == DOOR:
            yield state
        legal = state.legal
        action = legal[0]
        if len(legal) > 1:
            action = BOTS["sharp"](config, RULES.view(state, state.seat), ply)
        RULES.apply(state, action)


def checked(config: Config, match: int, plays: int, every: int = 1) -> Iterator[Preview]:
    """Every preview at each `every`th door of a match, and the flag's chances at the last doors:
    all of them, or the first with `every`."""
    last = 0
    for at, state in enumerate(doors(config, match)):
        fighter = state.turn_seat
        viewer = (fighter + 1) % config.seats
        moment = f"match {match}, turn {state.turn}"
        if state.level[fighter] == config.parameters.winning_level - 1:
            last += 1
            if last == 1 or every == 1:
                for name, (spite, chance) in flag_chances(state, viewer).items():
                    won = last_fights_won(state, viewer, spite=spite, plays=plays)
                    yield Preview(moment, name, chance, won, plays)
        if at % every:
            continue
        for action in state.legal:
            for name, (course, chance) in chances_at(state, action, viewer).items():
                won = fights_won(state, action, course, plays)
                words = f"{RULES.notation(action)}, {name}"
                yield Preview(moment, words, chance, won, plays)

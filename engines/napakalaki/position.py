"""What a deciding player knows, as the bots read it: from a view, or in a search from a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.napakalaki.actions import STEAL
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.grudges import power_of
from engines.napakalaki.judgement import Around, Cards
from engines.napakalaki.odds import upcoming
from engines.napakalaki.state import State
from engines.napakalaki.view import View


class Position(NamedTuple):
    """The part of a game that a decision depends on. `monsters` are the possible next ones, all
    equally likely; `bought` are the levels bought in this turn, `grudges` the player's and
    `waiting` the monsters in the corridor, `zeal` what its cultist card adds
    (NAP-23); the `corridor` has other doors (NAP-36).
    `steals` says whether a theft is worth its price (NAP-31, NAP-32)."""

    legal: Sequence[int]
    phase: int
    early: bool
    level: int
    equipped: list[int] | tuple[int, ...]
    hidden: list[int] | tuple[int, ...]
    sale: Sequence[int]
    monsters: Cards
    bought: int = 0
    grudges: int = 0
    waiting: int = 0
    zeal: int = 0
    steals: bool = False
    corridor: Sequence[int] = ()

    @classmethod
    def of_view(cls, config: Config, view: View) -> Position:
        """Return the position of the seat of a view."""
        me = view.me
        return cls(
            view.legal, view.phase, view.early, me.level, me.equipped, view.hidden, view.sale,
            upcoming(view), view.dealings.bought, *_around(view), _worth_it(config, view),
            view.dealings.corridor,
        )  # fmt: skip

    @classmethod
    def of_state(cls, state: State, monsters: Cards) -> Position:
        """Return the position of the seat that decides. In a search any of `monsters` may come:
        the order of a determinized deck is a guess."""
        seat, dealings = state.seat, state.dealings
        return cls(
            state.legal, state.phase, bool(state.early), state.level[seat], state.equipped[seat],
            state.hidden[seat], state.sale, monsters, dealings.bought, dealings.grudges[seat],
            len(dealings.corridor), zeal_of(state, seat), _worth_it_now(state),
            dealings.corridor,
        )  # fmt: skip

    def power(self, config: Config) -> int:
        """Return the combat level (NAP-13)."""
        return combat_level(config, self.level, self.equipped, self.zeal)

    @property
    def around(self) -> Around:
        """What tricks count besides the player's level and treasures (NAP-44)."""
        return Around(self.grudges, self.waiting, self.zeal)


def _around(view: View) -> Around:
    dealings, seat = view.dealings, max(view.seat, 0)
    grudges = dealings.grudges[seat] if dealings.grudges else 0
    return Around(grudges, len(dealings.corridor), view.me.zeal)


NEAR = 2
"""Levels from the last at which a rival must be robbed, whatever the price."""
WEAK = 3
"""The combat level up to which an archenemy's revenge is no danger (NAP-32)."""


def _worth_it(config: Config, view: View) -> bool:
    """Whether a theft is worth its price, if it is open: always where there is no revenge."""
    if STEAL not in view.legal:
        return False
    enemy = view.players[view.dealings.archenemy[view.seat]]
    return _useful(config, enemy.level, enemy.power)


def _worth_it_now(state: State) -> bool:
    if STEAL not in state.legal:
        return False
    enemy = state.dealings.archenemy[state.seat]
    return _useful(state.config, state.level[enemy], power_of(state, enemy))


def _useful(config: Config, level: int, power: int) -> bool:
    parameters = config.parameters
    near = level >= parameters.winning_level - NEAR
    return not parameters.revenge_die or near or power <= WEAK

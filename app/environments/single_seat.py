"""Gymnasium: one seat of a game, against bots.

Importing this module registers `Mazmorra/<Game>-v1` for every installed game, so that
`gymnasium.make("app.environments.single_seat:Mazmorra/Napakalaki-v1", preset="friends")` works.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from app.environments.spaces import (
    RENDERING,
    Observation,
    action_space,
    observation,
    observation_space,
)
from app.environments.table import ILLEGAL_REWARD, VERSION, Table, ending, rewards, setting
from app.registry import game as game_of
from app.registry import game_ids
from engines.kernel.bots import BotFunction

Opponent = str | BotFunction
"""A bot of the game by its name, or any function of its kind."""


class SingleSeatEnv(gymnasium.Env[Observation, Any]):
    """A game of any mode as one player has it: between two steps the opponents play.

    `opponents` sit in the other seats in their order, and one alone in all of them. `seat` is the
    player's; with None it is drawn for each game. The other arguments are those of
    `app.environments.table.setting`.
    """

    metadata = RENDERING

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        preset: str = "",
        scenario: str = "",
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting(game, preset, scenario, seats, options)
        self.render_mode = render_mode
        self._bots = _bots(game, opponents, self.setting.seats - 1)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat {seat}: there are 0 to {self.setting.seats - 1}")
        self._chosen = seat
        self.seat = seat or 0
        self._over = True
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game, and let the opponents play up to the first decision of the player. Deal
        another game if that one ends before."""
        super().reset(seed=seed)
        while True:
            if self._chosen is None:
                self.seat = int(self.np_random.integers(self.setting.seats))
            self.table = Table(self.setting, self.np_random.bytes(8).hex())
            self._play_on()
            if self.table.seat >= 0:
                self._over = False
                return observation(self.table, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a decision, and those of the opponents up to the player's next one.

        An action that is not open loses the game at once. The reward comes at the end.
        """
        table, seat = self.table, self.seat
        if self._over:
            raise gymnasium.error.ResetNeeded("The game is over; call reset().")
        if int(action) not in table.legal():
            self._over = True
            return observation(table, seat), ILLEGAL_REWARD, True, False, {"illegal": True}
        table.act(int(action))
        self._play_on()
        seen, outcome = observation(table, seat), table.outcome()
        if outcome is None:
            return seen, 0.0, False, False, {}
        self._over, cut_off = True, outcome.cut_off
        return seen, rewards(outcome)[seat], not cut_off, cut_off, ending(outcome, seat)

    def _play_on(self) -> None:
        """Let the opponents play until the player decides or the game is over."""
        table = self.table
        while (seat := table.seat) >= 0 and seat != self.seat:
            table.act(table.ask(self._bots[seat - (seat > self.seat)], seat))

    def render(self) -> str | None:
        """Return what the player's seat may see, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("Name a render_mode to see the game: ansi.")
            return None
        return self.table.text(self.seat)


def _bots(
    game: str, opponents: Opponent | Sequence[Opponent], count: int
) -> tuple[BotFunction, ...]:
    """Return the bots of the other seats. Raise `ValueError` for an unknown bot or another number
    of them."""
    found: Sequence[Opponent]
    found = (opponents,) * count if isinstance(opponents, str) or callable(opponents) else opponents
    if len(found) != count:
        raise ValueError(f"{len(found)} opponents for {count} seats")
    known = game_of(game).bots()
    for bot in found:
        if isinstance(bot, str) and bot not in known:
            raise ValueError(f"no bot {bot!r}: {game} has {', '.join(known)}")
    return tuple(known[bot] if isinstance(bot, str) else bot for bot in found)


for _game in game_ids():
    gymnasium.register(
        id=f"Mazmorra/{_game.capitalize()}-v{VERSION}",
        entry_point="app.environments.single_seat:SingleSeatEnv",
        kwargs={"game": _game},
    )

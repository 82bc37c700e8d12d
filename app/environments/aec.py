"""PettingZoo: one agent for each seat, which act one after the other (AEC).

As with PettingZoo's own games, `env` is what most programs want. An action that is not open ends a
game there, and its agent gets -1; in `raw_env` it raises `IllegalAction` and changes nothing.
PettingZoo has wrappers for that, which take as long as all the rest of a step.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from operator import index
from typing import Any, Final

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from app.environments.spaces import (
    RENDERING,
    Observation,
    action_space,
    observation,
    observation_space,
)
from app.environments.table import ILLEGAL_REWARD, VERSION, Table, ending, rewards, setting
from engines.kernel.errors import IllegalAction

METADATA: Final[dict[str, Any]] = {
    **RENDERING,
    "name": f"mazmorra_v{VERSION}",
    "is_parallelizable": False,
}


class MazmorraEnv(AECEnv):
    """A game of any mode. The arguments are those of `app.environments.table.setting`.

    With `forgiving`, an action that is not open loses the game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        preset: str = "",
        scenario: str = "",
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        *,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self._forgiving = forgiving
        self.setting = setting(game, preset, scenario, seats, options)
        self.metadata = {
            **METADATA,
            "name": f"mazmorra_{game}_v{VERSION}",
            "rules_rev": self.setting.rules.rules_rev,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.setting) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. Equal seeds give equal games; without one, the next of the last seed."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table = Table(self.setting, f"{self._seeds.getrandbits(64):016x}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """Return what the agent's seat may see now. Only the agent whose turn it is has open
        actions."""
        return observation(self.table, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("No game is dealt, or it is over; call reset().")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game and must act")
        table = self.table
        try:
            table.act(index(action))
        except IllegalAction:
            if not self._forgiving:
                raise
            paid = {other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents}
            self._end(paid, {other: {"illegal": other == agent} for other in self.agents})
            return
        self._cumulative_rewards[agent] = 0.0
        if (seat := table.seat) >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        outcome = table.outcome()
        assert outcome is not None  # no seat decides any more
        told = {other: ending(outcome, seat) for other, seat in self._seat_of.items()}
        paid = dict(zip(self.agents, rewards(outcome), strict=True))
        self._end(paid, told, cut_off=outcome.cut_off)

    def _end(
        self, paid: dict[str, float], told: dict[str, dict[str, Any]], *, cut_off: bool = False
    ) -> None:
        """Give every agent its reward. The agents that are left take their last, empty step."""
        self.rewards, self.infos = paid, told
        self.terminations = dict.fromkeys(self.agents, not cut_off)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return what the seat that decides may see, as text."""
        if self.render_mode != "ansi":
            return None
        return self.table.text(self._seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


raw_env = MazmorraEnv
env = partial(MazmorraEnv, forgiving=True)

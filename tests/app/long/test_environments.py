"""A thousand seeds of the environments of all games and modes (`make environments`)."""

from __future__ import annotations

from random import Random

import pytest

from tests.app.environments.modes import MODES, open_actions

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed: make setup")

from app.environments.aec import env

STEPS = 300
"""Of games after the first of a mode, which is played to its end."""


@pytest.mark.long
def test_a_thousand_seeds_of_every_mode_keep_to_the_spaces(times: int | None) -> None:
    total = 0
    for game, preset in MODES:
        environment = env(game, preset=preset)
        for seed in range(times or 1000):
            dice, paid = Random(seed), 0.0
            environment.reset(seed=seed)
            for agent in environment.agent_iter(STEPS if seed else 1_000_000):
                seen, reward, terminated, truncated, _ = environment.last()
                paid += reward
                assert environment.observation_space(agent).contains(seen)
                if terminated or truncated:
                    environment.step(None)
                    continue
                actions = open_actions(seen)
                assert actions == list(environment.unwrapped.table.legal())
                environment.step(dice.choice(actions))
                total += 1
            if not environment.agents and len(environment.possible_agents) > 1:
                assert paid == pytest.approx(0)
    print(f"\n{len(MODES)} modes, {total} steps")
    assert total > len(MODES)

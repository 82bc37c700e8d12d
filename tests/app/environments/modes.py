"""Every mode of every game, and how tests play it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.registry import games

MODES = [(game.id, preset) for game in games().values() for preset in game.presets]

each_mode = pytest.mark.parametrize(("game", "preset"), MODES)


def open_actions(observation: Any) -> list[int]:
    """The actions that a mask opens."""
    return [int(action) for action in observation["action_mask"].nonzero()[0]]


def played(environment: Any, seed: int, steps: int = 400) -> list[Any]:
    """What an agent that acts at random sees of a game: agent, numbers, reward, how it ends."""
    dice, told = Random(seed), []
    environment.reset(seed=seed)
    for agent in environment.agent_iter(steps):
        seen, reward, terminated, truncated, info = environment.last()
        told.append((agent, seen["observation"].tolist(), reward, terminated, truncated, info))
        over = terminated or truncated
        environment.step(None if over else dice.choice(open_actions(seen)))
    return told

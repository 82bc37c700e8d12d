"""Environments for comparisons with those of other projects, as `plug.py` has the rules.

Each factory returns a `play()` that plays one random game and returns its number of steps.
Every step has the observation and the mask, and the action is drawn among the open ones.
"""

from __future__ import annotations

from random import Random

from app.environments.aec import env
from app.environments.single_seat import SingleSeatEnv
from tests.programs.benchmarks.measure import Play

SEED = 7


def all_seats(game: str, preset: str) -> Play:
    """Games of PettingZoo's loop, in an environment with all its checks."""
    environment, dice = env(game, preset=preset), Random(SEED)
    environment.reset(seed=SEED)

    def play() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(dice.choice(seen["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return play


def one_seat(game: str, preset: str) -> Play:
    """Games of Gymnasium's loop, against random players."""
    environment, dice = SingleSeatEnv(game, preset=preset), Random(SEED)
    environment.reset(seed=SEED)

    def play() -> int:
        seen, _ = environment.reset()
        steps, over = 0, False
        while not over:
            action = dice.choice(seen["action_mask"].nonzero()[0])
            seen, _, terminated, truncated, _ = environment.step(action)
            over = terminated or truncated
            steps += 1
        return steps

    return play


def irrgarten() -> Play:
    return all_seats("irrgarten", "seed")


def even() -> Play:
    return all_seats("irrgarten", "even")


def descent() -> Play:
    return all_seats("descent", "descent")


def napakalaki() -> Play:
    return all_seats("napakalaki", "readme")


def hammerspace() -> Play:
    return all_seats("hammerspace", "full")


def irrgarten_seat() -> Play:
    return one_seat("irrgarten", "seed")


def napakalaki_seat() -> Play:
    return one_seat("napakalaki", "readme")

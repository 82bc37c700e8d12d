"""Learns Irrgarten by playing against itself, and is a bot of `mazmorra simulate` afterwards.

    python docs/examples/learn.py
    mazmorra simulate irrgarten --bots docs/examples/learn.py,random --games 1000

A network with one hidden layer chooses a direction from the seat's own square and what is beside
it. After each batch of games it makes the winner's choices likelier and the loser's less so
(REINFORCE), the more the later they were. Needs the extra `rl`, nothing else.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np

GAME, PRESET = "irrgarten", "seed"
BATCHES, GAMES = 100, 25
HIDDEN, RATE, FADING = 48, 0.01, 0.95
KINDS = 8
WEIGHTS = Path(__file__).with_suffix(".npz")


class Network:
    """Numbers of a position to the odds of each action; learns by Adam."""

    def __init__(self, inputs: int, actions: int, dice: np.random.Generator) -> None:
        first = dice.normal(0, 1 / 8, (inputs, HIDDEN))
        self.weights = [first, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions)]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def odds(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return the hidden layer and the odds, a row for each position."""
        first, bias, second, last = self.weights
        hidden = np.tanh(seen @ first + bias)
        scores = np.where(masks, hidden @ second + last, -np.inf)
        powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, powers / powers.sum(axis=-1, keepdims=True)

    def learn(
        self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, worth: np.ndarray
    ) -> None:
        """Make actions likelier by what they were worth."""
        hidden, wrong = self.odds(seen, masks)
        wrong[np.arange(len(actions)), actions] -= 1
        wrong *= worth[:, None] / len(actions)
        back = wrong @ self.weights[2].T * (1 - hidden**2)
        self._steps += 1
        slopes = (seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0))
        for one, slope, mean, square in zip(
            self.weights, slopes, self._means, self._squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            fair = np.sqrt(square / (1 - 0.99**self._steps)) + 1e-8
            one -= RATE * mean / (1 - 0.9**self._steps) / fair


def position(numbers: np.ndarray, places: dict[str, int], squares: int) -> np.ndarray:
    """Return the seat's own square and the kinds of what lies in each direction, as flags."""
    found = np.zeros(squares + 4 * KINDS)
    found[numbers[places["square"] + numbers[places["seat"]]]] = 1
    for way in range(4):
        found[squares + KINDS * way + numbers[places["way_kind"] + way]] = 1
    return found


def play(env, network: Network, dice: np.random.Generator, aimless: int = -1):
    """Play a game; return what each seat saw and did, and its reward. One seat may be aimless."""
    setting = env.unwrapped.setting
    places = {part.name: part.start for part in setting.layout}
    seen, done = [[], []], [[], []]
    paid = [0.0, 0.0]
    for agent in env.agent_iter():
        found, reward, terminated, truncated, _ = env.last()
        seat = env.possible_agents.index(agent)
        if terminated or truncated:
            paid[seat] = reward
            env.step(None)
            continue
        mask = found["action_mask"].astype(bool)
        flags = position(found["observation"], places, len(setting.config.walls))
        odds = mask / mask.sum() if seat == aimless else network.odds(flags, mask)[1]
        action = int(dice.choice(len(odds), p=odds))
        seen[seat].append((flags, mask))
        done[seat].append(action)
        env.step(action)
    return seen, done, paid


def wins(env, network: Network, dice: np.random.Generator, games: int) -> float:
    """Return the share of games that the network wins against a random player."""
    won = 0
    for game in range(games):
        env.reset()
        won += play(env, network, dice, aimless=game % 2)[2][1 - game % 2] > 0
    return won / games


def learn(batches: int = BATCHES, seed: int = 1, tests: int = 200) -> list[float]:
    """Learn, save the weights, and return the shares of wins on the way."""
    from app.environments import aec

    env, dice = aec.env(GAME, preset=PRESET), np.random.default_rng(seed)
    env.reset(seed=seed)
    setting = env.unwrapped.setting
    network = Network(len(setting.config.walls) + 4 * KINDS, setting.actions, dice)
    curve = [wins(env, network, dice, tests)]
    for batch in range(1, batches + 1):
        rows, masks, actions, worth = [], [], [], []
        for _ in range(GAMES):
            env.reset()
            seen, done, paid = play(env, network, dice)
            for seat in (0, 1):
                rows += [flags for flags, _ in seen[seat]]
                masks += [mask for _, mask in seen[seat]]
                actions += done[seat]
                worth += [paid[seat] * FADING**left for left in reversed(range(len(done[seat])))]
        network.learn(np.array(rows), np.array(masks), np.array(actions), np.array(worth))
        if batch % 10 == 0:
            curve.append(wins(env, network, dice, tests))
            print(f"{batch * GAMES:5} games: wins {curve[-1]:.0%} against a random player")
    np.savez(WEIGHTS, *network.weights)
    return curve


@cache
def _network(squares: int) -> Network:
    network = Network(squares + 4 * KINDS, 4, np.random.default_rng(0))
    with np.load(WEIGHTS) as saved:
        network.weights = [saved[name] for name in saved.files]
    return network


def bot(config, view, seed):
    """Play what was learned, in any match on the same board."""
    from engines.irrgarten.rules import Rules

    rules, squares = Rules(), len(config.walls)
    places = {part.name: part.start for part in rules.layout(config)}
    flags = position(np.array(rules.encode(config, view)), places, squares)
    odds = _network(squares).odds(flags, np.ones(4, bool))[1]
    return int(np.random.default_rng(seed).choice(4, p=odds))


if __name__ == "__main__":
    learn(*map(int, sys.argv[1:2]))

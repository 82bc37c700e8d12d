"""The yardstick: "pig", a dice race for two, played at random in plain Python.

A player rolls as often as they like and adds up; a 1 loses the pot and the turn, and holding takes
the pot home. Whoever first has 100 wins. What an engine makes of decisions per second is divided
by what this loop makes in the same process, and that ratio survives a change of machine.
"""

from __future__ import annotations

import random

from tests.programs.benchmarks.measure import Play

SEED = 20240607
GOAL = 100


class Pig:
    """A game of pig: two scores, whose turn it is, and the pot of this turn."""

    __slots__ = ("current", "pot", "rng", "scores")

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.scores = [0, 0]
        self.current = 0
        self.pot = 0

    def legal(self) -> tuple[str, ...]:
        """Nobody holds an empty pot."""
        return ("roll", "hold") if self.pot else ("roll",)

    def apply(self, action: str) -> None:
        """Roll or hold."""
        if action == "roll":
            face = self.rng.randrange(6) + 1
            if face > 1:
                self.pot += face
                return
            self.pot = 0
        self.scores[self.current] += self.pot
        self.pot = 0
        self.current = 1 - self.current

    def over(self) -> bool:
        """Whether somebody has reached the goal."""
        return max(self.scores) >= GOAL


def pig() -> Play:
    """Plays random games, one a call; returns the number of decisions."""
    rng = random.Random(SEED)

    def play() -> int:
        state = Pig(rng)
        decisions = 0
        while not state.over():
            state.apply(rng.choice(state.legal()))
            decisions += 1
        return decisions

    return play

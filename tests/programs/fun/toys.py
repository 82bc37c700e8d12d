"""Tiny games of two players, made so that their measures are known beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.kernel.events import OVER
from engines.kernel.rules import Outcome
from engines.kernel.streams import CheapSource, Source
from tests.programs.fun.arena import Game, Playable, State

SEATS = 2
DICE = 1


@dataclass(frozen=True)
class Config:
    """What all toys need of a configuration."""

    seats: int = SEATS


@dataclass
class ToyState:
    """A turn, the seat that decides, points by seat, and a number that a toy may use."""

    source: Source
    turn: int = 1
    seat: int = 0
    starter: int = 0
    points: list[float] = field(default_factory=lambda: [0.0] * SEATS)
    mark: int = 0


class Toy:
    """So many turns, one decision a turn; then most points win, and a coin breaks a tie."""

    turns = 9
    actions: Sequence[int] = (0, 1)

    def new(self, config: Any, seed: str) -> ToyState:
        """Deal: the first seat is drawn."""
        state = ToyState(CheapSource(seed))
        state.seat = state.starter = state.source.below(DICE, SEATS)
        self.deal(state)
        return state

    def deal(self, state: ToyState) -> None:
        """Do what a toy does at the deal."""

    def step(self, state: ToyState, action: int) -> None:
        """Do what a toy does in a turn."""

    def actor(self, state: ToyState) -> int:
        return state.seat if state.turn <= self.turns else OVER

    def legal(self, state: ToyState) -> Sequence[int]:
        return self.actions

    def apply(self, state: ToyState, action: int) -> None:
        """Make a turn; after the last one, break a tie."""
        self.step(state, action)
        state.turn += 1
        state.seat = 1 - state.seat
        if state.turn > self.turns and state.points[0] == state.points[1]:
            state.points[state.source.below(DICE, SEATS)] += 0.5

    def view(self, state: ToyState, seat: int) -> ToyState:
        return self.clone(state)

    def determinize(self, config: Any, view: ToyState, source: Source) -> ToyState:
        return self.clone(view, source)

    def clone(self, state: ToyState, source: Source | None = None) -> ToyState:
        """Return a copy."""
        future = source or state.source
        return ToyState(
            future, state.turn, state.seat, state.starter, [*state.points], state.mark
        )  # fmt: skip

    def turn(self, state: ToyState) -> tuple[int, int]:
        return state.turn, state.seat

    def outcome(self, state: ToyState) -> Outcome | None:
        """Return the result; None before the end."""
        if self.actor(state) != OVER:
            return None
        winner = 0 if state.points[0] > state.points[1] else 1
        ranks = (winner, 1 - winner)
        return Outcome(ranks, ranks[::-1], (winner,), "points", cut_off=False)


class Dealt(Toy):
    """Decided at the deal: one seat has a point, and nothing can change it."""

    def deal(self, state: ToyState) -> None:
        state.points[state.source.below(DICE, SEATS)] = 1


class Toss(Toy):
    """A coin toss a turn, for a point. Choices change nothing."""

    def step(self, state: ToyState, action: int) -> None:
        state.points[state.source.below(DICE, SEATS)] += 1


class LastToss(Toy):
    """The coin after the last turn decides alone. A choice changes how many dice are thrown."""

    def step(self, state: ToyState, action: int) -> None:
        for _ in range(action):
            state.source.below(DICE, SEATS)


class NoChoice(Toss):
    """A coin toss a turn, and nothing to choose."""

    actions = (0,)


class Skipping(Toss):
    """A coin toss in every second turn; the others pass without a decision."""

    def step(self, state: ToyState, action: int) -> None:
        super().step(state, action)
        state.turn += 1


class First(Toy):
    """Whoever begins has won."""

    def deal(self, state: ToyState) -> None:
        state.points[state.starter] = 1


class Crown(Toy):
    """The holder at the end wins. The crown passes in every turn of the true game, where the dice
    are loaded, and in one of twenty turns of a play-out."""

    turns = 10

    def new(self, config: Any, seed: str) -> ToyState:
        """Deal with loaded dice."""
        state = super().new(config, seed)
        state.source = Loaded()
        state.points[0] = 1
        return state

    def step(self, state: ToyState, action: int) -> None:
        if state.source.below(DICE, 20) == 0:
            state.points.reverse()


class Loaded(Source):
    """Dice that always show the first side."""

    def below(self, stream: int, n: int) -> int:
        return 0


class Pick(Toy):
    """Pure skill: each option gives its points, always."""

    turns = 2

    def __init__(self, gains: Sequence[float]) -> None:
        self.gains = gains
        self.actions = tuple(range(len(gains)))

    def step(self, state: ToyState, action: int) -> None:
        state.points[state.seat] += self.gains[action]


class Best:
    """Plays a fixed option for everybody."""

    def __init__(self, action: int = 0) -> None:
        self.action = action

    def policy(self, state: ToyState) -> int:
        return self.action

    def win_chances(self, state: ToyState) -> Sequence[float]:
        return [1 / SEATS] * SEATS


def _random(_config: Any, view: ToyState, seed: int) -> int:
    return CheapSource(seed).below(DICE, 3)


def _always(action: int) -> Any:
    def bot(_config: Any, _view: ToyState, _seed: int) -> int:
        return action

    return bot


def even_turns(state: State, action: int) -> bool:
    """Say that the second option touches a rival in every second turn."""
    return action == 1 and state.turn % 2 == 0


def toy(rules: Toy, best: int = 0, planner: int = 0, **more: Any) -> Game:
    """Return a toy for the measures: the option of its heuristic, and that of its planner."""
    bots = {"best": _always(best), "planner": _always(planner), "random": _random}
    played: Playable = rules
    return Game("toy", played, Best(best), bots, "best", **more)

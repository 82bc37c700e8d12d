"""Bots: from what a seat sees to an action. Some count how much they think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

BotFunction = Callable[[Any, Any, int], int]
"""A bot: from the public configuration, a seat's view and a seed to an action."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and why: `reason` is a stable word, `data` its numbers (a `card` by its number, a
    `party`, chances in per cent, a `worth` or `loss` in tenths of a life point)."""

    action: int
    reason: str
    data: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot that thinks by a budget: how many nodes or worlds it looks at, never how long.

    `choose` gets the budget as a fourth argument; the same configuration, view, seed and budget
    give the same action on any machine. `budget`, at least 1, is what it has where nobody says
    otherwise: a spec is a `BotFunction` too. Raises `ValueError` for a budget below 1.
    """

    choose: Callable[[Any, Any, int, int], int]
    budget: int

    def __post_init__(self) -> None:
        _check(self.budget)

    def __call__(self, config: Any, view: Any, seed: int, budget: int | None = None) -> int:
        """Return the action, thought of with this budget or its own."""
        if budget is None:
            budget = self.budget
        else:
            _check(budget)
        return self.choose(config, view, seed, budget)


def ask(bot: BotFunction, config: Any, view: Any, seed: int, budget: int | None = None) -> int:
    """Return a bot's action; a budget goes to those alone that declare one."""
    if isinstance(bot, BotSpec):
        return bot(config, view, seed, budget)
    return bot(config, view, seed)


def _check(budget: int) -> None:
    if budget < 1:
        raise ValueError(f"a budget of {budget}")

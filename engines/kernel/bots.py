"""The interface of bots: a function from a seat's view to an action, some with a search budget."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

BotFunction = Callable[[Any, Any, int], int]
"""A bot: a function of the public configuration, a seat's view and a seed that returns an
action."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and its reason.

    `reason` is a stable word. `data` has its numbers: a `card` by its number, a `party`, chances in
    per cent, a `worth` or `loss` in tenths of a life point.
    """

    action: int
    reason: str
    data: Mapping[str, int] = field(default_factory=dict)


Thinker = Callable[[Any, Any, int], Thought]
"""A bot that gives its reason too."""


def decides(thinker: Thinker) -> BotFunction:
    """Return the bot that makes a thinker's decisions."""
    return lambda config, view, seed: thinker(config, view, seed).action


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot with a budget: the number of nodes or worlds that it examines, never a time.

    `choose` gets the budget as a fourth argument. The same configuration, view, seed and budget
    give the same action on any machine. `budget`, at least 1, is the default: a spec is a
    `BotFunction` too. Raise `ValueError` for a budget below 1.
    """

    choose: Callable[[Any, Any, int, int], int]
    budget: int

    def __post_init__(self) -> None:
        _check(self.budget)

    def __call__(self, config: Any, view: Any, seed: int, budget: int | None = None) -> int:
        """Return the action for this budget, or for the default one."""
        if budget is None:
            budget = self.budget
        else:
            _check(budget)
        return self.choose(config, view, seed, budget)


def ask(bot: BotFunction, config: Any, view: Any, seed: int, budget: int | None = None) -> int:
    """Return a bot's action; only a `BotSpec` gets the budget."""
    if isinstance(bot, BotSpec):
        return bot(config, view, seed, budget)
    return bot(config, view, seed)


def _check(budget: int) -> None:
    if budget < 1:
        raise ValueError(f"a budget of {budget}")

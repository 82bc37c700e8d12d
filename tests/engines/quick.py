"""Bots for tests that play many games: those with a budget think briefly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engines.kernel.bots import BotFunction, BotSpec
from tests.helpers.thinned import is_whole

BRIEFLY = 2
NOT_OFTEN = 10 if is_whole() else 30


def without_search(bots: Mapping[str, BotFunction]) -> list[str]:
    """The names of the bots that decide at once."""
    return [name for name, bot in bots.items() if not isinstance(bot, BotSpec)]


def sometimes(bots: Mapping[str, BotFunction], ply: int) -> dict[str, Any]:
    """The same bots; those with a budget only at every `NOT_OFTEN`th decision."""
    quick_bots = quick(bots)
    return quick_bots if ply % NOT_OFTEN == 0 else {n: quick_bots[n] for n in without_search(bots)}


def quick(bots: Mapping[str, BotFunction]) -> dict[str, Any]:
    """The same bots, with a budget of `BRIEFLY` where they take one."""
    return {
        name: partial(bot, budget=BRIEFLY) if isinstance(bot, BotSpec) else bot
        for name, bot in bots.items()
    }

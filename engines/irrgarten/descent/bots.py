"""The Descent's bots by name: functions of the public configuration, a seat's view and a seed."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.beginner import beginner_bot
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.heuristics import (
    bully_bot,
    collector_bot,
    coward_bot,
    random_bot,
    steady_bot,
)
from engines.irrgarten.descent.planning import DescentPort
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.view import View
from engines.kernel.bots import BotFunction, Thought
from engines.kernel.planner import Planner
from engines.kernel.search import Search


def _steady(config: Config, view: View, seed: int) -> Thought:
    return Thought(steady_bot(config, view, seed), "worth-most")


SEARCH: Final = Search(Rules(), DescentPort())
HINTS: Final = SEARCH
"""What compares decisions for a hint."""
PLANNER: Final = Planner(SEARCH, _steady, worlds=8, margin=1.0)
MASTER: Final = Planner(SEARCH, _steady, worlds=80, margin=1.0)
"""The planner with a larger budget."""
BOTS: Final[dict[str, BotFunction]] = {
    "random": random_bot,
    "coward": coward_bot,
    "collector": collector_bot,
    "beginner": beginner_bot,
    "bully": bully_bot,
    "steady": steady_bot,
    "planner": PLANNER.bot(),
    "master": MASTER.bot(),
}

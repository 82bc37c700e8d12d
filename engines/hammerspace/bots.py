"""The bots of Hammerspace by name, and the reasons of their decisions.

A bot is a function of the public configuration, a seat's view and a seed. `explain` gives the
reason as a stable word with numbers; front ends make a line of it.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace import beginner as beginners
from engines.hammerspace import heuristics, tempers
from engines.hammerspace.beginner import beginner
from engines.hammerspace.config import Config
from engines.hammerspace.heuristics import at_random, steady
from engines.hammerspace.planning import HammerspaceHints, HammerspacePort
from engines.hammerspace.rules import Rules
from engines.hammerspace.view import View
from engines.kernel.bots import BotFunction, Thinker, Thought, decides
from engines.kernel.planner import REASONS as PLANNERS_REASONS
from engines.kernel.planner import Planner
from engines.kernel.search import Search

REASONS: Final = (*heuristics.REASONS, *beginners.REASONS, *PLANNERS_REASONS)
"""The possible reasons of a thought."""

SEARCH: Final = Search(Rules(), HammerspacePort())
HINTS: Final = Search(Rules(), HammerspaceHints())
"""What compares decisions for a hint."""
PLANNER: Final = Planner(SEARCH, steady, worlds=24, margin=1.5)
MASTER: Final = Planner(SEARCH, steady, worlds=240, margin=1.5)
"""The planner with a larger budget."""
THINKERS: Final[dict[str, Thinker]] = {
    "random": at_random,
    **tempers.THINKERS,
    "beginner": beginner,
    "steady": steady,
    "planner": PLANNER.think,
    "master": MASTER.think,
}
BOTS: Final[dict[str, BotFunction]] = {
    **{name: decides(thinker) for name, thinker in THINKERS.items()},
    "planner": PLANNER.bot(),
    "master": MASTER.bot(),
}


def explain(bot: str, config: Config, view: View, seed: int) -> Thought:
    """Return a bot's decision with its reason; the same decision as the bot's own."""
    return THINKERS[bot](config, view, seed)

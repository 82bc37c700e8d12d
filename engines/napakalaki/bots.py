"""The bots of Napakalaki by name, and the reasons of their decisions.

A bot is a function of the public configuration, a seat's view and a seed. `explain` gives the
reason as a stable word with numbers; front ends make a line of it.
"""

from __future__ import annotations

from typing import Final

from engines.kernel.bots import BotFunction, Thinker, Thought, decides
from engines.kernel.planner import REASONS as PLANNERS_REASONS
from engines.kernel.planner import Planner
from engines.kernel.search import Search
from engines.napakalaki import heuristics, tempers
from engines.napakalaki.beginner import beginner
from engines.napakalaki.config import Config
from engines.napakalaki.heuristics import at_random, cautious, sharp
from engines.napakalaki.planning import NapakalakiHints, NapakalakiPort
from engines.napakalaki.rules import Rules
from engines.napakalaki.view import View

REASONS: Final = (*heuristics.REASONS, *PLANNERS_REASONS)
"""The possible reasons of a thought."""

SEARCH: Final = Search(Rules(), NapakalakiPort())
HINTS: Final = Search(Rules(), NapakalakiHints())
"""What compares decisions for a hint."""
PLANNER: Final = Planner(SEARCH, sharp, worlds=60, margin=2.0)
MASTER: Final = Planner(SEARCH, sharp, worlds=600, margin=2.0)
"""The planner with a larger budget."""
THINKERS: Final[dict[str, Thinker]] = {
    "random": at_random,
    **tempers.THINKERS,
    "beginner": beginner,
    "cautious": cautious,
    "sharp": sharp,
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

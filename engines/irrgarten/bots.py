"""Irrgarten's bots by name: functions of the public configuration, a seat's view and a seed."""

from __future__ import annotations

from typing import Final

from engines.irrgarten import tempers
from engines.irrgarten.beginner import beginner_bot
from engines.irrgarten.config import Config
from engines.irrgarten.exploring import explorer_bot
from engines.irrgarten.heuristics import racer_bot, random_bot, scout_bot
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.routes import RoutePort
from engines.irrgarten.rules import Rules
from engines.irrgarten.view import View
from engines.kernel.bots import BotFunction, Thought
from engines.kernel.planner import Planner
from engines.kernel.search import Search


def _racer(config: Config, view: View, seed: int) -> Thought:
    return Thought(racer_bot(config, view, seed), "way-out")


SEARCH: Final = Search(Rules(), IrrgartenPort())
ROUTES: Final = RoutePort()
HINTS: Final = Search(Rules(), ROUTES, ROUTES.follow, ROUTES.single)
"""What compares decisions for a hint."""
PLANNER: Final = Planner(SEARCH, _racer, worlds=24, margin=2.0)
BOTS: Final[dict[str, BotFunction]] = {
    "random": random_bot,
    **tempers.BOTS,
    "beginner": beginner_bot,
    "scout": scout_bot,
    "racer": racer_bot,
    "explorer": explorer_bot,
    "planner": PLANNER.bot(),
}

"""What the laboratory knows of each game. A game joins with one module that has a `STUDY`.

A game without one is measured like any: lengths, ends, seats and bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.lab.collector import Collector
from app.lab.counts import Counts
from app.lab.first_look import CardNumber
from app.lab.sections import ReportSection
from app.lab.targets import BalanceTarget
from app.lab.trial.figures import LAPS, TrialFigure
from app.registry import game as game_of
from engines.kernel.bots import BotFunction

MOST_TURNS = 10_000
"""Turns of a simulated game, after which its limit ends it (IRR-9, NAP-2, HAM-21)."""


def no_sections(_counts: Counts) -> list[ReportSection]:
    return []


def no_number(_config: Mapping[str, Any], _kind: str, _card: str) -> None:
    """No card has a number that makes it strong."""


@dataclass(frozen=True, slots=True)
class Study:
    """How a game is measured.

    `tally` makes the counter of a chunk from the game's configuration, `sections` the game's own
    tables from what was counted (the common ones come before them), and `targets` is what shall
    hold. `bots` sit down where none are named, and `options` are changes of rules that a run has
    where it names none. `by_lot` makes a bot that leaves to chance a choice which would keep some
    cards from ever being measured. `strength` returns the number that makes a card strong, from a
    configuration as data, the kind of a table's rows and the card's id; None for none. `trial`
    returns what shows the strength of a card, from the list of the deck that has it and its id;
    `result` is what a trial measures of a card that has no such figure.
    """

    tally: Callable[[Any], Collector] = Collector
    sections: Callable[[Counts], list[ReportSection]] = no_sections
    targets: tuple[BalanceTarget, ...] = ()
    bots: tuple[str, ...] = ("random", "random")
    options: Mapping[str, object] = field(default_factory=dict)
    by_lot: Callable[[BotFunction], BotFunction] = lambda bot: bot
    strength: Callable[[Mapping[str, Any], str, str], CardNumber | None] = no_number
    trial: Callable[[str, str], tuple[TrialFigure, ...]] = lambda _list, _id: ()
    result: TrialFigure = LAPS


def study(game: str) -> Study:
    """How a game is measured, its module imported when it is first asked for."""
    spec = game_of(game)
    found: Study | None = spec.part("study")
    seats = max(spec.min_seats, min(2, spec.max_seats))
    return found or Study(bots=("random",) * seats)

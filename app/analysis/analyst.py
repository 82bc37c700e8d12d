"""The protocol of a game's own analyst of its matches, and the lookup of analysts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.analysis.luck import LuckEntry
from app.analysis.recording_random import Drawn
from app.registry import game as game_of
from engines.kernel.events import Event
from engines.kernel.streams import Source


@dataclass(frozen=True, slots=True)
class ProgressMeasure:
    """The number that a chart of a seat's progress shows.

    `word` names it (`level`); with `falls` less is better; the scale shows at least `least` to
    `most`.
    """

    word: str
    falls: bool = False
    least: int = 0
    most: int = 1


class Analyst(Protocol):
    """Follows one match from decision to decision.
    It sees the whole state, so it is only for matches that are over."""

    figure: ProgressMeasure
    luck_words: Sequence[str]
    """The kinds of luck, in display order."""

    def deal(self, source: Source) -> Any:
        """Return the state after the deal."""

    def progress(self, state: Any) -> tuple[int, ...]:
        """Return the progress measure of each seat."""

    def before(self, state: Any, action: int) -> None:
        """Record the basis for measuring the luck of the coming decision."""

    def luck(self, state: Any, drawn: Drawn, events: Sequence[Event]) -> Iterable[LuckEntry]:
        """Return the luck of the deal or decision that just happened."""


class ScoreAnalyst(Analyst, Protocol):
    """An analyst that also estimates results, for a game in which a single seat collects."""

    def expected(self, state: Any) -> tuple[float, ...]:
        """Return what the progress measure of each seat will be in the end, estimated."""


class HangingAnalyst(Analyst, Protocol):
    """An analyst that also knows when the chances hang on what is still to come, for a game whose
    estimates in the middle of a fight are often taken back when it ends."""

    def hangs(self, state: Any) -> bool:
        """Return whether the chances stay as they were until something is settled."""


def analyst_of(game: str, config: Any) -> Analyst:
    """Return the analyst of a game, for a configuration. Raise `KeyError` for an unknown game."""
    analyst: Analyst = game_of(game).part("analyst")(config)
    return analyst

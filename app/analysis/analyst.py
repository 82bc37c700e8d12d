"""What each game tells of its matches: one protocol, and where a game's own analyst is found."""

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
    """The number by which a seat's progress is drawn. `word` names it (`level`); with `falls` less
    is better; `least` and `most` are what the scale shows at least."""

    word: str
    falls: bool = False
    least: int = 0
    most: int = 1


class Analyst(Protocol):
    """Follows one match from decision to decision. It sees the whole state, so it is only for
    matches that are over."""

    figure: ProgressMeasure
    luck_words: Sequence[str]
    """The kinds of luck, in the order in which they are shown."""

    def deal(self, source: Source) -> Any:
        """The dealt game."""

    def progress(self, state: Any) -> tuple[int, ...]:
        """The figure of each seat."""

    def chances(self, state: Any) -> tuple[float, ...]:
        """How likely each seat wins, estimated; () where there is nothing to estimate."""

    def before(self, state: Any, action: int) -> None:
        """A decision is about to be made: note what its luck will be measured by."""

    def luck(self, state: Any, drawn: Drawn, told: Sequence[Event]) -> Iterable[LuckEntry]:
        """What was lucky or unlucky in what just happened: the deal, or a decision."""


def analyst_of(game: str, config: Any) -> Analyst:
    """The analyst of a game, for a configuration. Raises `KeyError` for an unknown game."""
    analyst: Analyst = game_of(game).part("analyst")(config)
    return analyst

"""Statistics of a Descent: coins, the coins to expect, and the dice of fights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckEntry, trial
from app.analysis.recording_random import Drawn
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.evaluate import expected_coins
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import GIFT, LEAVE, State
from engines.irrgarten.descent.streams import COMBAT
from engines.irrgarten.events import Blow
from engines.kernel.events import Event
from engines.kernel.streams import Source

HITS, PARRIES = "hits", "parries"


class DescentAnalyst:
    """The Descent's side of the protocol `app.analysis.analyst.ScoreAnalyst`, and of
    `HangingAnalyst`."""

    luck_words: ClassVar[Sequence[str]] = (HITS, PARRIES)

    def __init__(self, config: Config) -> None:
        self.config = config
        self._rules = Rules()

    @property
    def figure(self) -> ProgressMeasure:
        return ProgressMeasure("coins")

    def deal(self, source: Source) -> State:
        return self._rules.deal(self.config, source)

    def progress(self, state: State) -> tuple[int, ...]:
        """Return the coins."""
        return tuple(state.coins)

    def expected(self, state: State) -> tuple[float, ...]:
        """Return the coins to expect in the end (`evaluate.expected_coins`)."""
        return tuple(expected_coins(state, seat) for seat in range(self.config.seats))

    def hangs(self, state: State) -> bool:
        """Return whether a thing or a gift is being chosen: an exit costs the monsters behind it,
        and the gift makes up for them."""
        return state.phase in (GIFT, LEAVE)

    def before(self, state: State, action: int) -> None:
        """Do nothing: the drawn dice are enough to judge the outcome."""

    def luck(self, state: State, drawn: Drawn, events: Sequence[Event]) -> Iterable[LuckEntry]:
        """Luck in hits and in blocks; all other things on a floor are known beforehand."""
        trials = iter(found for found in drawn.trials if found.purpose == COMBAT)
        for event in events:
            if isinstance(event, Blow):
                good = event.by_player
                yield trial(HITS if good else PARRIES, next(trials), good=good)

"""Statistics of Irrgarten matches: distance to the exit, win chances, dice of fights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckEntry, trial
from app.analysis.recording_random import Drawn
from engines.irrgarten.config import Config
from engines.irrgarten.events import Blow, Rewarded
from engines.irrgarten.labyrinth import FAR, exit_distances
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.irrgarten.streams import COMBAT, OBEY, REVIVE
from engines.kernel.events import Event
from engines.kernel.reals import THOUSAND
from engines.kernel.streams import Source

HITS, PARRIES, PRIZES, RETURNS, OBEYED, GIFTS = (
    "hits", "parries", "prizes", "returns", "obeyed", "gifts",
)  # fmt: skip


class IrrgartenAnalyst:
    """The Irrgarten side of the protocol `app.analysis.analyst.Analyst`."""

    luck_words: ClassVar[Sequence[str]] = (GIFTS, HITS, PARRIES, PRIZES, RETURNS, OBEYED)

    def __init__(self, config: Config) -> None:
        board = config.labyrinth
        self.config = config
        self.ways = exit_distances(config.walls, board.stride, config.exit)
        self._furthest = max((way for way in self.ways if way < FAR), default=1)
        self._rules = Rules()
        self._begun = False

    @property
    def figure(self) -> ProgressMeasure:
        """Return the measure: steps to the exit around obstacles, with other characters ignored."""
        return ProgressMeasure("steps", falls=True)

    def deal(self, source: Source) -> State:
        return self._rules.deal(self.config, source)

    def progress(self, state: State) -> tuple[int, ...]:
        """Steps to the exit; a seat without a way there gets more than the longest way."""
        return tuple(min(self.ways[square], self._furthest + 1) for square in state.square)

    def before(self, state: State, action: int) -> None:
        """Do nothing: the drawn dice are enough to judge the outcome."""

    def luck(self, state: State, drawn: Drawn, events: Sequence[Event]) -> Iterable[LuckEntry]:
        """Luck in dealt blows, withstood blows, prizes, revivals, and moves that were obeyed. What
        a monster carries for all to see is no luck (IRR-37)."""
        if not self._begun:
            self._begun = True
            yield from self._gifts(state)
        trials = iter(found for found in drawn.trials if found.purpose == COMBAT)
        for event in events:
            if isinstance(event, Blow):
                found = next(trials)
                good = event.by_player
                yield trial(HITS if good else PARRIES, found, good=good)
            elif isinstance(event, Rewarded) and not self.config.parameters.open_prizes:
                yield self._prize(event)
        for found in drawn.trials:
            if found.purpose == REVIVE:
                yield trial(RETURNS, found)
            elif found.purpose == OBEY:
                yield trial(OBEYED, found)

    def _gifts(self, state: State) -> Iterator[LuckEntry]:
        """Dealt strength and intelligence, in whole points (IRR-2)."""
        parameters = self.config.parameters
        sizes = (parameters.player_strength, parameters.player_intelligence)
        mean = sum(max(0, size - 1) for size in sizes) / 2 / THOUSAND
        variance = sum(max(0, size * size - 1) for size in sizes) / 12 / THOUSAND**2
        for seat in range(self.config.seats):
            dealt = (state.strength[seat] + state.intelligence[seat]) / THOUSAND
            yield LuckEntry(GIFTS, seat, dealt, mean, variance)

    def _prize(self, event: Rewarded) -> LuckEntry:
        """Weapons, shields and health of a prize, counted together (IRR-18)."""
        parameters = self.config.parameters
        sizes = [parameters.reward_weapons, parameters.reward_shields, parameters.reward_health]
        actual = event.weapons + event.shields + event.health
        variance = sum(((size + 1) ** 2 - 1) / 12 for size in sizes)
        return LuckEntry(PRIZES, event.seat, actual, sum(sizes) / 2, variance)

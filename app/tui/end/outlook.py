"""The state that the panes of the end share: the analysis, and the chosen turning point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.analysis.match_analysis import Analysis
from app.analysis.turning_points import TurningPoint
from app.text.summary import MatchSummary
from app.tui.end.aftermath import EndData


@dataclass
class EndContext:
    """`chosen` is the number of a turning point, from 0. `summary` returns the result in the
    present language."""

    summary: Callable[[], MatchSummary]
    after: EndData
    chosen: int = 0

    @property
    def analysis(self) -> Analysis | None:
        return self.after.analysis

    @property
    def moments(self) -> Sequence[TurningPoint]:
        return self.analysis.moments if self.analysis is not None else ()

    @property
    def moment(self) -> TurningPoint | None:
        return self.moments[self.chosen] if self.moments else None

    def choose(self, step: int) -> None:
        if self.moments:
            self.chosen = (self.chosen + step) % len(self.moments)

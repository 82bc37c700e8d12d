"""The state that the panes of the end share: the analysis, and the chosen turning point."""

from __future__ import annotations

from bisect import bisect_right
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
    after: EndData | None
    chosen: int = 0

    @property
    def analysis(self) -> Analysis | None:
        return self.after.analysis if self.after is not None else None

    @property
    def analysed(self) -> bool:
        """Whether there is an analysis, or will be."""
        return self.after is not None and self.after.analysed

    @property
    def trouble(self) -> Exception | None:
        return self.after.trouble if self.after is not None else None

    @property
    def failed(self) -> bool:
        return self.analysis is None and self.trouble is not None

    @property
    def done(self) -> int:
        return int(100 * self.after.share) if self.after is not None else 0

    @property
    def game(self) -> str:
        return self.after.header.game if self.after is not None else ""

    @property
    def names(self) -> Sequence[str]:
        return self.after.names if self.after is not None else ()

    @property
    def ranking(self) -> list[int]:
        return [one.seat for one in self.summary().ranking]

    @property
    def moments(self) -> Sequence[TurningPoint]:
        return self.analysis.moments if self.analysis is not None else ()

    @property
    def moment(self) -> TurningPoint | None:
        return self.moments[self.chosen] if self.moments else None

    def choose(self, step: int) -> None:
        if self.moments:
            self.chosen = (self.chosen + step) % len(self.moments)

    def mark(self, moment: TurningPoint) -> float:
        """Return the position of a turning point on a chart: the middle of its turn."""
        analysis = self.analysis
        if analysis is None:
            return 0.0
        return bisect_right(analysis.marks, moment.decision) - 0.5

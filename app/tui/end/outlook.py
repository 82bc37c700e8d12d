"""What the panes of the end of a match share: its analysis, and which turning point is chosen."""

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
    """`chosen` is the number of a turning point, from 0. `summary` gives the words of the present
    language."""

    summary: Callable[[], MatchSummary]
    after: EndData | None
    chosen: int = 0

    @property
    def analysis(self) -> Analysis | None:
        """The analysis, once it is there."""
        return self.after.analysis if self.after is not None else None

    @property
    def analysed(self) -> bool:
        """Whether there is an analysis, or will be."""
        return self.after is not None and self.after.analysed

    @property
    def trouble(self) -> Exception | None:
        """Why there is none."""
        return self.after.trouble if self.after is not None else None

    @property
    def failed(self) -> bool:
        """Whether there will be none."""
        return self.analysis is None and self.trouble is not None

    @property
    def done(self) -> int:
        """How far it is, in per cent."""
        return int(100 * self.after.share) if self.after is not None else 0

    @property
    def game(self) -> str:
        """The game's id."""
        return self.after.header.game if self.after is not None else ""

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self.after.names if self.after is not None else ()

    @property
    def ranking(self) -> list[int]:
        """The seats, the best first."""
        return [one.seat for one in self.summary().ranking]

    @property
    def moments(self) -> Sequence[TurningPoint]:
        """The turning points, none as long as they are not known."""
        return self.analysis.moments if self.analysis is not None else ()

    @property
    def moment(self) -> TurningPoint | None:
        """The chosen turning point."""
        moments = self.moments
        return moments[min(self.chosen, len(moments) - 1)] if moments else None

    def choose(self, step: int) -> None:
        """Another turning point, round and round."""
        if self.moments:
            self.chosen = (self.chosen + step) % len(self.moments)

    def mark(self, moment: TurningPoint) -> float:
        """Where a turning point lies among the marks of a chart: in the middle of its turn."""
        analysis = self.analysis
        if analysis is None:
            return 0.0
        return bisect_right(analysis.marks, moment.decision) - 0.5

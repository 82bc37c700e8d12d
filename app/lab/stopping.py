"""Ends a run of games as soon as all its targets are decided."""

from __future__ import annotations

from app.lab.counts import Counts
from app.lab.intervals import CONFIDENCE
from app.lab.jobs import Job
from app.lab.looks import planned_looks
from app.lab.report import judged, sections_of
from app.lab.targets import TargetStatus


class TargetWatch:
    """Looks at the targets of a run at planned times (`app.lab.looks`).

    `confidence` is that of the latest look, `decided` of `targets` are decided there.
    """

    def __init__(self, job: Job, deck: str) -> None:
        self._job, self._deck = job, deck
        self._looks = planned_looks(len(job.chunks()))
        self.confidence = CONFIDENCE
        self.decided = self.targets = 0

    def enough(self, chunks: int, counts: Counts) -> bool:
        """Return whether a run can end after this number of chunks. Without targets it can't."""
        confidence = self._looks.get(chunks)
        if confidence is None:
            return False
        self.confidence = confidence
        sections = sections_of(self._job, counts)
        found = judged(self._job, counts, self._deck, sections, confidence)
        self.targets = len(found)
        self.decided = sum(one.outcome is not TargetStatus.UNDECIDED for one in found)
        return 0 < self.targets == self.decided

"""What a server refuses: counted by reason, and in the log without a line for each."""

from __future__ import annotations

from collections import Counter

from app.config.logs import log

WRONG_CODE = "token"
"""The reason that is a wrong code."""


class Refusals:
    """Counts refusals. The first one of a reason is in the log at once, the others together at the
    next `report`: a thousand wrong codes are a few lines."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self._told = Counter[str]()
        self._lately = set[str]()

    def count(self, reason: str) -> None:
        self.counts[reason] += 1
        if reason not in self._lately:
            self._lately.add(reason)
            self._tell(reason)

    def report(self) -> None:
        """Log the refusals since the last report. Call it regularly."""
        self._lately.clear()
        for reason in sorted(self.counts):
            if self.counts[reason] > self._told[reason]:
                self._tell(reason)

    def _tell(self, reason: str) -> None:
        more = self.counts[reason] - self._told[reason]
        self._told[reason] = self.counts[reason]
        event = "wrong code" if reason == WRONG_CODE else "refused"
        log("server").info(event, extra={"reason": reason, "count": more})

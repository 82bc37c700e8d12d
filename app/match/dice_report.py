"""The report on the sealed dice of a finished match: what its numbers show, and a replay."""

from __future__ import annotations

from dataclasses import dataclass

from app.match.fair_dice import DiceVerdict, short_seal
from app.match.lifecycle import resume
from app.match.source import MatchSource


@dataclass(frozen=True, slots=True)
class DiceReport:
    """`decisions` were played again on this machine, and `same_end` says whether they lead to the
    outcome that was shown. `link` is the last link of the journal, in the short form that friends
    compare: it covers every decision."""

    verdict: DiceVerdict
    decisions: int
    same_end: bool
    link: str

    @property
    def holds(self) -> bool:
        return self.verdict.holds and self.same_end


def dice_report(source: MatchSource) -> DiceReport | None:
    """Play a finished match again, and return the report; None if its dice were never sealed. It
    may take some seconds, and any thread may ask. Raise as `resume` does."""
    verdict = source.dice_verdict()
    if verdict is None:
        return None
    decisions = source.look_back(None).decisions
    again = resume(source.header, decisions)
    link = short_seal(decisions[-1].chain if decisions else "")
    return DiceReport(verdict, len(decisions), again.outcome() == source.outcome(), link)

"""The leads in matches: who is ahead when, how often the lead changes, and turns without a choice.

Every `EVERY`th match of a run is watched. The chances are those that the program shows after a
match (`Rules.evaluate`), at the beginning of each turn; a lead is a chance that is `LEAD` above all
others', and it lasts until another seat has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from app.lab.counts import WIN, Counts, count, histogram
from app.lab.sections import (
    SPREAD,
    KnownShare,
    MeasuredShare,
    ReportRow,
    ReportSection,
    spread_row,
)
from engines.kernel.rules import Rules

EVERY: Final = 5
LEAD: Final = 0.08
TENTHS: Final = range(1, 10)
"""The moments of a match that the table shows, in tenths of its turns."""
HALF: Final = 5
THOUSAND: Final = 1000


class LeadWatch:
    """Watches matches, and counts in `counts`: plain numbers that add up over chunks."""

    def __init__(self, rules: Rules[Any, Any, Any], seats: int) -> None:
        self._rules, self._seats = rules, seats
        self._turn = -1
        self._chances: list[tuple[float, ...]] = []
        self._free: set[int] = set()
        self.counts: Counts = {
            name: {} for name in ("led", "winner", "changes", "turns", "watched")
        }

    def begin(self) -> None:
        """Begin a match."""
        self._turn = -1
        self._chances.clear()
        self._free.clear()

    def see(self, state: Any, legal: Sequence[int]) -> None:
        """Note a decision, before it is made."""
        turn, _seat = self._rules.turn(state)
        if turn != self._turn:
            self._turn = turn
            self._chances.append(self._rules.evaluate(state))
        if len(legal) > 1:
            self._free.add(turn)

    def end(self, won: Sequence[int]) -> None:
        """Count a match; `won` is each seat's part of the win, `WIN` for all of it."""
        counts, seen = self.counts, self._chances
        count(counts["watched"], "games")
        count(counts["turns"], "all", len(seen))
        count(counts["turns"], "free", len(self._free))
        if self._seats < 2 or not sum(won):
            return
        count(counts["watched"], "won")
        for tenth in TENTHS:
            chances = seen[tenth * len(seen) // 10]
            best = max(chances)
            ahead = [won[seat] for seat, chance in enumerate(chances) if chance == best]
            count(counts["led"], tenth, sum(ahead) // len(ahead))
            mean = sum(part * chance for part, chance in zip(won, chances, strict=True)) / WIN
            count(counts["winner"], tenth, round(THOUSAND * mean))
        count(counts["changes"], lead_changes(seen))


def lead_changes(moments: Sequence[Sequence[float]]) -> int:
    """Return how often the lead passed to another seat."""
    leader, changes = -1, 0
    for chances in moments:
        best = max(range(len(chances)), key=chances.__getitem__)
        others = [chance for seat, chance in enumerate(chances) if seat != best]
        behind = chances[leader] if leader >= 0 else max(others)
        if best != leader and chances[best] - behind >= LEAD:
            changes += leader >= 0
            leader = best
    return changes


def lead_sections(counts: Counts) -> list[ReportSection]:
    """Return the tables of the watched matches; none without any."""
    watched = counts.get("watched", {}).get("games", 0)
    if not watched:
        return []
    won, turns = counts["watched"].get("won", 0), counts["turns"]
    choiceless = turns["all"] - turns.get("free", 0)
    measures = [ReportRow("no-choice", (MeasuredShare(choiceless, turns["all"]),))]
    sections = []
    if won:
        led = {tenth: MeasuredShare(counts["led"].get(str(tenth), 0), won, WIN) for tenth in TENTHS}
        rows = tuple(
            ReportRow(
                str(tenth),
                (led[tenth], KnownShare(counts["winner"].get(str(tenth), 0), THOUSAND * won)),
            )
            for tenth in TENTHS
        )
        sections.append(ReportSection("leads", "tenth", ("led", "winner"), rows).with_bars("led"))
        measures.insert(0, ReportRow("half", (led[HALF],)))
        changes = (spread_row("changes", histogram(counts["changes"])),)
        sections.append(ReportSection("changes", "measure", SPREAD, changes))
    return [ReportSection("fun", "measure", ("share",), tuple(measures)), *sections]

"""The log of a game: finished lines, with equal neighbours of a turn merged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal, NamedTuple

from app.i18n.fluent import Texts

Kind = Literal["move", "fight", "good", "bad", "turn", "end", "system", "aside", "saying"]
"""The table shows an aside as well, so the panel of a screen leaves it out and only the whole log
has it. A saying is a card's words, not an event."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its turn, its text, its kind, and the detail lines under it.

    `times` counts the equal lines merged into it; `short` is the result alone, where the text is
    too long. `seats` are the players that it is about. A `deed` says best what a decision was:
    what one player did to another, or that one climbed out. `place` is where it happened, in a game
    that doesn't count by turns: "Floor 4, lap 9". What cost the `victim` much, the `weight`,
    matters to them as much as a bad line. `rest` is the part that the last decision added to a line
    whose first half was said before that decision; else "".
    """

    turn: int
    text: str
    kind: Kind
    detail: tuple[str, ...] = ()
    times: int = 1
    short: str = ""
    seats: frozenset[int] = frozenset()
    deed: bool = False
    place: str = ""
    victim: int = -1
    weight: int = 0
    rest: str = ""


def _same(one: LogLine, other: LogLine) -> bool:
    return (one.turn, one.text, one.kind, one.detail) == (
        other.turn,
        other.text,
        other.kind,
        other.detail,
    )


HEAVY: Final = 4
"""The weight from which a line matters as much as a bad one."""
RANKS: Final[Mapping[Kind, int]] = {"end": 3, "bad": 3, "fight": 2, "good": 2, "saying": -1}
"""How much a line about a player matters to them; a kind that isn't listed is for the record."""


def _matters(seat: int, line: LogLine) -> tuple[int, int]:
    """How much a line matters to a player: its rank, then what it cost them."""
    cost = line.weight if seat == line.victim else 0
    rank = RANKS.get(line.kind, 0)
    return max(rank, RANKS["bad"]) if cost >= HEAVY else rank, cost


class News(NamedTuple):
    """A sentence for somebody who was away. One with a higher `rank` matters more."""

    text: str
    rank: int = 0


class MatchLog:
    """Lines, oldest first, at most `most` of them."""

    def __init__(self, texts: Texts, most: int = 5000) -> None:
        self._texts = texts
        self._most = most
        self.lines: list[LogLine] = []
        self.mark = 0
        """The number of lines before the last decision of the player of this log."""
        self._whole = 0
        """The number of lines when the last decision of anybody was told to its end."""

    def add(self, line: LogLine) -> bool:
        """Add a line. Return False if it was merged into the last one, of the same turn."""
        last = self.lines[-1] if self.lines else None
        if last is not None and _same(last, line):
            seats = last.seats | line.seats
            self.lines[-1] = replace(last, times=last.times + 1, seats=seats)
            self._move_marks(len(self.lines) - 1)
            return False
        self.lines.append(line)
        if len(self.lines) > self._most:
            gone = self._most // 10
            del self.lines[:gone]
            self.mark, self._whole = max(0, self.mark - gone), max(0, self._whole - gone)
        return True

    def _move_marks(self, most: int) -> None:
        self.mark, self._whole = min(self.mark, most), min(self._whole, most)

    def decided(self, *, own: bool) -> None:
        """Note that a decision was told to its end. If it was the player's own, what it brought
        and what follows is news to them."""
        if own:
            self.mark = self._whole
        self._whole = len(self.lines)

    def news(self, seat: int) -> LogLine | None:
        """Return the line that matters most to a player since their last decision: the worst, then
        the latest; None if nothing happened to them. An aside is none: the table shows it as it is
        now, and the line may be past."""
        since = self.lines[self.mark :]
        lines = [line for line in since if seat in line.seats and line.kind != "aside"]
        return max(reversed(lines), key=partial(_matters, seat), default=None)

    @property
    def digest(self) -> list[News]:
        """All lines, for somebody who was away."""
        return [News(self.shown(line), RANKS.get(line.kind, 0)) for line in self.lines]

    def shown(self, line: LogLine) -> str:
        """Return the text of a line with its count: "Ana: up was blocked, slid right. x3"."""
        return self._counted(line.text, line.times)

    def shortened(self, line: LogLine) -> str:
        return self._counted(line.short or line.text, line.times)

    def _counted(self, text: str, times: int) -> str:
        return text if times == 1 else self._texts("common-times", text=text, n=times)

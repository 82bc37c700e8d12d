"""What spectators get of a match that they see some turns late, or only after its end.

The host chooses that, so that nobody at the table learns from a spectator what is going on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from typing_extensions import override

from app.match.lifecycle import OtherRules, resume
from app.match.match import Match
from app.net.payloads import Payloads
from app.net.seat_feed import Moment, SeatFeed, Send
from engines.kernel.events import SPECTATOR

LIVE: Final = "live"
LATE: Final = "late"
END: Final = "end"
WATCHING: Final = (LIVE, LATE, END)
"""When spectators see what happens: at once, some turns late, after the end of the match."""
LATE_TURNS: Final = 3
"""How many turns of any seats spectators are late."""


class LateFeed(SeatFeed):
    """The feed of all spectators who don't see a match at once. `snapshot` is what they may see.

    It sends whole turns. A turn goes out when `turns` others have begun after it; with None,
    nothing goes out before the end. It calls `over` before it sends the last decision, and `opened`
    when the end shows what it never sent.

    Of a match that goes on after a break, it shows the beginning until `turns` others have begun;
    `opened` is called then, too.
    """

    def __init__(
        self, match: Match, payloads: Payloads, send: Send, over: Callable[[bool], object],
        opened: Callable[[], object], *, turns: int | None,
    ) -> None:  # fmt: skip
        self._deliver, self._opened, self._turns = send, opened, turns
        self._turn = match.turn
        self._lines: list[str] = []
        self._due: deque[tuple[int, list[str], Moment]] = deque()
        super().__init__(match, SPECTATOR, payloads, self._lines.append, self._hold, over)
        began = beginning_of(match)
        self._skips = began is not match
        """Whether the next turn comes as a new beginning."""
        self._shown = _first_seen(began, payloads) if self._skips else self.moment()

    @override
    def snapshot(self) -> dict[str, Any]:
        return self.snapshot_of(self._shown)

    @override
    def refresh(self) -> None:
        """Do nothing: the lobby tells who plays which seat, and the position comes later."""

    def _hold(self) -> None:
        """Keep what was told, and pass on what is due."""
        over = self._match.over
        if self._turns is None:
            self._lines.clear()
            if over:
                self._shown = self.moment()
                self._opened()
            return
        turn = self._match.turn
        if turn != self._turn or over:
            self._due.append((turn, list(self._lines), self.moment()))
            self._lines.clear()
            self._turn = turn
        while self._due and (over or turn - self._due[0][0] >= self._turns):
            _, lines, self._shown = self._due.popleft()
            if self._skips:
                self._skips = False
                self._opened()
                continue
            for line in lines:
                self._deliver(line)


def beginning_of(match: Match) -> Match:
    """Return a match as it was before its first decision: the match itself if there was none, or
    if other rules have made the deal."""
    if not match.decisions:
        return match
    try:
        return resume(match.header, ())
    except OtherRules:
        return match


def _first_seen(match: Match, payloads: Payloads) -> Moment:
    """Return the moment of a match that nobody plays, for spectators."""
    return SeatFeed(match, SPECTATOR, payloads, _ignore, _ignore, _ignore).moment()


def _ignore(*_told: object) -> None:
    """Do nothing."""


def late_feed(
    watching: str, match: Match, payloads: Payloads, send: Send, over: Callable[[bool], object],
    opened: Callable[[], object],
) -> LateFeed | None:  # fmt: skip
    """Return the feed of spectators, or None if they see the match at once."""
    if watching not in (LATE, END):
        return None
    turns = LATE_TURNS if watching == LATE else None
    return LateFeed(match, payloads, send, over, opened, turns=turns)

"""The clock of a served match: the seconds that each decision of a person has.

It begins when the player's own screen shows the position, because the turns of others take time to
show; but a screen that never says so doesn't stop it. When the time is up, a bot decides once. The
clock stands while players are asked for an undo.
"""

from __future__ import annotations

from collections.abc import Callable

from app.match.runner import MatchRunner
from app.net import limits
from app.net.consent import Later
from app.net.messages import NO_CLOCK, Clock

Now = Callable[[], float]
"""Returns seconds that only grow."""


class TurnClock:
    """Counts the time of the seat that decides, `seconds` for each decision; 0 for no clock.

    `bot` decides for a seat whose time is up. `tell` sends everybody what changes.
    """

    def __init__(
        self, runner: MatchRunner, seconds: int, bot: str, later: Later, now: Now,
        tell: Callable[[Clock], object],
    ) -> None:  # fmt: skip
        self.seconds = seconds
        self._runner, self._bot = runner, bot
        self._later, self._now, self._tell = later, now, tell
        self._position: tuple[int, int | None] = -1, None
        self._cancel: Callable[[], None] = lambda: None
        self._ends: float | None = None
        self._held = False
        self._left: float | None = None
        """The seconds that a clock had when it was held."""

    @property
    def state(self) -> Clock:
        """The present state, for somebody who comes."""
        seat = self._position[1]
        if self._ends is None or seat is None:
            return NO_CLOCK
        return Clock(seat, max(1, round(self._ends - self._now())))

    def look(self) -> None:
        """Watch the seat that decides now. Call it after each decision and change of players."""
        position = self._present()
        if not self.seconds or position == self._position:
            return
        ran = self._ends is not None
        self.stop()
        self._position = position
        if ran:
            self._tell(NO_CLOCK)
        if position[1] is not None:
            self._cancel = self._later(limits.SHOWING_SECONDS, self._start)

    def shown(self, seat: int, n: int) -> None:
        """Begin to count: the player of the seat sees the position after `n` decisions."""
        if self.seconds and (n, seat) == self._position and self._ends is None:
            self._start()

    def stop(self) -> None:
        """Stop counting, until the next position."""
        self._cancel()
        self._cancel = lambda: None
        self._position, self._ends, self._left = (-1, None), None, None

    def close(self) -> None:
        """Stop for good, and tell nobody any more."""
        self.stop()
        self._tell = lambda _clock: None

    def hold(self, held: bool) -> None:
        """Stand still while `held`; then count what was left."""
        self._held = held
        if held and self._ends is not None:
            self._left = self._ends - self._now()
            self._cancel()
            self._ends = None
            self._tell(NO_CLOCK)
        elif not held and self._left is not None:
            self._count(self._left)

    def _present(self) -> tuple[int, int | None]:
        """Return the number of decisions, and the person that the match waits for."""
        return self._runner.decisions, self._runner.waiting_for

    def _start(self) -> None:
        self._cancel()
        if not self._held:
            self._count(self.seconds)
        elif self._left is None:
            self._left = self.seconds

    def _count(self, seconds: float) -> None:
        self._left, self._ends = None, self._now() + seconds
        self._cancel = self._later(float(seconds), self._time_up)
        self._tell(self.state)

    def _time_up(self) -> None:
        seat = self._position[1]
        if seat is not None and self._position == self._present():
            self._runner.time_up(seat, self._bot)
        self.look()

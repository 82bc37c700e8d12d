"""The moment in which a host begins: the guests open their numbers for the dice, or too few do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.net import limits
from app.net.consent import Later
from app.net.sealed_dice import TableDice


class DiceOpening:
    """Waits for the numbers of guests. `tell` sends everybody the lobby. `then` is called once:
    with True when all numbers have come, with False when somebody's has not come in time."""

    def __init__(
        self, dice: TableDice, tell: Callable[[], object], then: Callable[[bool], object]
    ) -> None:
        self._dice, self._tell, self._then = dice, tell, then
        self._stop_waiting: Callable[[], None] = lambda: None
        self._done = False

    def ask(self, config_digest: str, seats: Iterable[int], later: Later) -> None:
        """Fix the seats and the configuration, and ask the guests for their numbers."""
        self._dice.open(config_digest, seats)
        self._stop_waiting = later(limits.OPENING_SECONDS, self._give_up)
        self._tell()
        self.check()

    def check(self) -> None:
        """Go on if no number is missing."""
        if not self._done and not self._dice.missing:
            self._done = True
            self._stop_waiting()
            self._then(True)

    def _give_up(self) -> None:
        if not self._done:
            self._done = True
            self._dice.close()
            self._tell()
            self._then(False)

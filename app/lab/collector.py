"""The counts of any game: its length, its end, and the wins by seat.

A game's own collector (`app.games.<game>.stats`) adds counts of the game's events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lab.counts import WIN, Counts, count
from engines.kernel.events import Event, GameEnded
from engines.kernel.rules import Outcome

Listener = Callable[[Any], None]


class Collector:
    """Counts over the games of a chunk.

    For each game call `begin`, `hear` with each event, and `end`. A subclass names its events in
    `listeners`, adds its own groups to `counts`, and resets what it keeps of a game in `begin`. It
    gets all events, the secret ones too.
    """

    def __init__(self, config: Any) -> None:
        self.config = config
        self.seats: int = config.seats
        self.first = 0
        """The seat that plays first."""
        self.reason = ""
        """Why the game ended."""
        groups = ("rounds", "turns", "decisions", "ends", "seats", "order", "kinds", "sittings")
        self.counts: Counts = {"games": 0, "won": 0, **{name: {} for name in groups}}
        self.turn_of: Callable[[Any], int] = lambda state: int(state.turn)
        """Returns the number of a state's turn; a run takes the game's rules."""
        self._listeners: dict[type[Event], Listener] = {GameEnded: self._game_ended}
        self._listeners.update(self.listeners())

    def listeners(self) -> Mapping[type[Event], Listener]:
        return {}

    def begin(self, state: Any, first: int) -> None:
        """Begin a dealt game; `first` is the seat that decides first."""
        self.first = first
        self.reason = ""

    def hear(self, event: Event) -> None:
        """Count an event. One without a listener costs a look-up in a dict."""
        listener = self._listeners.get(type(event))
        if listener is not None:
            listener(event)

    def rounds(self, state: Any) -> int:
        """Return the number of rounds begun. A game with uneven turns overrides it."""
        return -(-self.turn_of(state) // self.seats)

    def count_end(self, outcome: Outcome, won: Sequence[int]) -> None:
        """Count the end of a game; `won` is each seat's part of the win, `WIN` for all of it."""

    def end(self, state: Any, outcome: Outcome, bots: Sequence[str], decisions: int) -> None:
        counts, won = self.counts, parts(outcome, self.seats)
        counts["games"] += 1
        counts["won"] += sum(won)
        count(counts["rounds"], self.rounds(state))
        count(counts["turns"], self.turn_of(state))
        count(counts["decisions"], decisions)
        count(counts["ends"], self.reason)
        for seat, bot in enumerate(bots):
            count(counts["seats"], seat, won[seat])
            count(counts["order"], (seat - self.first) % self.seats, won[seat])
            count(counts["kinds"], bot, won[seat])
            sitting = counts["sittings"].setdefault(bot, {}).setdefault(str(seat), {})
            count(sitting, "games")
            count(sitting, "won", won[seat])
        self.count_end(outcome, won)

    def _game_ended(self, event: GameEnded) -> None:
        self.reason = event.reason


def parts(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """Return each seat's part of the win."""
    share = WIN // len(outcome.winners) if outcome.winners else 0
    return tuple(share if seat in outcome.winners else 0 for seat in range(seats))

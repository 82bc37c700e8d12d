"""When the screen of a match is drawn: once for a key, its events and the next turn.

Each of them asks for it. What is drawn at once goes to the terminal as one frame, and most of a
frame's time goes to panels that look the same in all three.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from app.tui.match.game_controls import GameControls
from app.tui.match.mode import MatchMode
from app.tui.match.panel import MatchPanel
from engines.kernel.events import Event

PROMPTLY: Final = 0.05
"""Seconds after a decision until the screen is drawn without its events: over a network they take
longer."""


class Drawing:
    """Draws the game, the mode and the panels of one screen."""

    def __init__(self, game: GameControls, mode: MatchMode) -> None:
        self._game, self._mode, self._screen = game, mode, game.screen
        self._decided = self._undrawn = False
        self._overdue: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Forget a decision whose events did not come."""
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None

    def deciding(self, make: Callable[[], object]) -> Callable[[], None]:
        """Return what makes a decision, and remembers that until the present key is handled."""

        def made() -> None:
            make()
            self._decided = True

        return made

    def draw(self) -> None:
        """Have everything drawn soon."""
        self._undrawn = True
        self.stale()

    def stale(self) -> None:
        """Have all panels painted soon; the layout that they read may have changed."""
        self._screen.paints.add(self._paint)

    def event_shown(self, _event: Event) -> None:
        """Have everything drawn after the present burst of events."""
        self.draw()

    def key_handled(self) -> None:
        """Draw after a key. What a decision changes comes a moment later: to draw both would show
        the change only with the second paint."""
        decided, self._decided = self._decided, False
        if not decided:
            self.draw_all()
        elif self._overdue is None:
            loop = asyncio.get_running_loop()
            self._overdue = loop.call_later(PROMPTLY, self._screen.call_next, self.draw_all)

    def draw_all(self) -> None:
        """Have everything drawn soon, the key bar included."""
        self.close()
        self._decided = False
        self.draw()
        self._screen.refresh_keys()

    def _paint(self) -> None:
        if self._undrawn:
            self._undrawn = False
            self._game.drawn()
            self._mode.drawn()
        for panel in self._screen.query(MatchPanel):
            panel.freshen()

"""The clock of a table of Hammerspace (HAM-21): when it runs, and that the last turn is announced.
It holds no widget."""

from __future__ import annotations

from app.games.hammerspace.tui.head import HammerspaceHead
from app.games.hammerspace.tui.monster_panel import MiddlePanel
from app.games.hammerspace.tui.times import last_turn
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.tui.match.host import MatchHost

TICK = 1.0
"""Seconds between two readings of the clocks."""


class TableClock:
    """Lets time pass for the match on a screen."""

    def __init__(self, screen: MatchHost, scene: HammerspaceViewModel) -> None:
        self.screen = screen
        self.scene = scene
        self._said_last = False

    def start(self) -> None:
        source = self.scene.source
        if self.scene.timed and source.live:
            source.clock(self._elapsed)
            self.screen.set_interval(TICK, self._tick)

    def stand(self) -> None:
        """Stop the table's clock; a dialog that asks for a decision runs its own."""
        self.scene.watch.run(False)

    def run_in_front(self) -> None:
        """Let the clock run, if the table is in front."""
        if self.screen.is_attached and self.screen.app.screen is self.screen:
            self.run()

    def run(self) -> None:
        """Run the clock while somebody here has a decision to make: it stands still while what has
        happened is shown (HAM-21)."""
        scene = self.scene
        goes_on = not scene.source.over and not scene.replaying and scene.waiting_for is not None
        scene.watch.run(goes_on and scene.up_to_date and not self.screen.too_small)

    def _elapsed(self) -> int:
        """The time since the last decision; time before the first turn does not count, and is not
        written down (HAM-21)."""
        passed = self.scene.watch.take()
        if not self.scene.view.turn:
            return 0
        self.scene.written += passed
        return passed

    def announce_last_turn(self) -> None:
        """Say once that the present turn is the last one (HAM-21): the clock alone says it too
        quietly."""
        scene = self.scene
        last = bool(scene.view.turn) and not scene.ended and last_turn(scene)
        if last and not self._said_last and not scene.replaying:
            self.screen.notice(self.screen.app.texts("ham-last-turn-now"))
        self._said_last = last

    def _tick(self) -> None:
        self.announce_last_turn()
        for kind in (HammerspaceHead, MiddlePanel):
            self.screen.query_one(kind).stale()

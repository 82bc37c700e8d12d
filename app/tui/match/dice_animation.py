"""Dice that roll for a moment before they settle. Their result stays hidden until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual import constants
from textual.timer import Timer

from app.tui.match import panel
from engines.kernel.events import Event

FRAME: Final = 0.06
FRAMES: Final = 9
"""Frames of an animation: at `FRAME` seconds each it takes well under 600 ms."""


class DiceAnimation(panel.MatchPanel):
    """A panel on which dice roll whenever an event in `ROLLS` is shown; any key ends the
    animation."""

    ROLLS: ClassVar[tuple[type[Event], ...]] = ()
    SIDES: ClassVar[int] = 6
    DICE: ClassVar[int] = 1
    """The most dice that roll at once."""
    tumbling: tuple[int, ...] = ()
    """The faces of the rolling dice; empty while no die rolls."""
    rolled: Event | None = None
    """The event whose dice roll; None while no die rolls."""
    _left = 0
    _timer: Timer | None = None
    _stop_hearing: Callable[[], None] | None = None

    def on_mount(self) -> None:
        self._stop_hearing = self.scene.bus.subscribe(Event, self._heard)

    def on_unmount(self) -> None:
        if self._stop_hearing is not None:
            self._stop_hearing()

    def _heard(self, event: Event) -> None:
        self._stop_dice()
        if isinstance(event, self.ROLLS) and self._may_tumble():
            self.rolled = event
            self._left = max(1, round(FRAMES * min(1.0, self.scene.player.speed)))
            self._tumble()
            self._timer = self.set_interval(FRAME, self._tumble)

    def _may_tumble(self) -> bool:
        # The app switches Textual's own animations off, so its level does not show the player's
        # wish.
        wanted = self.mazmorra.looks.motion and constants.TEXTUAL_ANIMATIONS != "none"
        return wanted and self.scene.player.speed > 0

    def _tumble(self) -> None:
        if self._left <= 0 or self.scene.player.idle:
            self._stop_dice()
        else:
            self._left -= 1
            chance = self.mazmorra.services.show_random
            self.tumbling = tuple(chance.randint(1, self.SIDES) for _ in range(self.DICE))
            self.screen.add_class(panel.TUMBLING)
        self.stale()

    def _stop_dice(self) -> None:
        self.tumbling, self.rolled, self._left = (), None, 0
        if self.screen.has_class(panel.TUMBLING):
            self.screen.remove_class(panel.TUMBLING)
            for one in self.screen.query(panel.MatchPanel):
                one.stale()
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

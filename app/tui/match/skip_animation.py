"""The part of a match's screen that completes what is being shown when a key is pressed."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events

from app.tui.base_screen import BaseScreen
from app.tui.commands import keys_of
from app.tui.match.view_model import MatchViewModel

DRESSES = ("app.language", "app.speed", "app.theme", "app.glyphs", "app.bell", "app.mouse")
"""Commands that change how things look or sound: what is being shown goes on meanwhile."""


class SkipAnimation(BaseScreen[None]):
    """Any key skips the waits; where a fact is held until a key, one that decides does no more."""

    ACTS: ClassVar[tuple[str, ...]] = ()
    """Commands that decide: while something waits for a key they only let it go on."""
    scene: MatchViewModel[Any]

    def on_key(self, event: events.Key) -> None:
        """A key without a command completes what is being shown. One with a command comes to
        `hurry` a moment later, which has to find what waits for it still waiting."""
        keymap = self.app.keymap
        if not any(event.key in keys_of(command, keymap) for command in self.commands()):
            self.scene.player.skip()

    def hurry(self, command: str) -> bool:
        """Complete what is being shown; whether the key was for that alone."""
        if command in DRESSES:
            return False
        holding = self.scene.player.holding
        self.scene.player.skip()
        return holding and command in self.ACTS

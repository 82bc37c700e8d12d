"""The part of a match's screen that completes the present animation when a key is pressed."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events

from app.tui.base_screen import BaseScreen
from app.tui.commands import keys_of
from app.tui.match.view_model import MatchViewModel

DRESSES = ("app.language", "app.speed", "app.theme", "app.glyphs", "app.bell", "app.mouse")
"""Commands that change how things look or sound: they do not end the animation."""


class SkipAnimation(BaseScreen[None]):
    """Any key skips waits. If an event waits for a key, a command that decides does nothing
    else."""

    ACTS: ClassVar[tuple[str, ...]] = ()
    """Commands that decide: while an event waits for a key, they only continue."""
    scene: MatchViewModel[Any]

    def on_key(self, event: events.Key) -> None:
        """Complete the animation if the key has no command. A key with a command reaches `hurry`
        a moment later, and its wait must still be there."""
        keymap = self.app.keymap
        if not any(event.key in keys_of(command, keymap) for command in self.commands()):
            self.scene.player.skip()

    def hurry(self, command: str) -> bool:
        """Complete the present animation. Return whether the key is used up by that."""
        if command in DRESSES:
            return False
        holding = self.scene.player.holding
        self.scene.player.skip()
        return holding and command in self.ACTS

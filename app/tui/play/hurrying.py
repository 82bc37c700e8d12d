"""The part of a match's screen that completes what is being shown when a key is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual import events

from app.tui.commands import COMMANDS, keys_of

if TYPE_CHECKING:
    from app.tui.play.scene import Scene
    from app.tui.play.screen import PlayScreen

DRESSES = ("app.language", "app.speed", "app.theme", "app.glyphs", "app.bell", "app.mouse")
"""Commands that change how things look or sound: what is being shown goes on meanwhile."""


class Hurrying:
    """Mixed into the screen, whose members it uses."""

    if TYPE_CHECKING:
        ACTS: ClassVar[tuple[str, ...]]
        scene: Scene[Any]

    def on_key(self, event: events.Key) -> None:
        """Any key completes what is being shown, except those that only change the looks."""
        keymap = _screen(self).app.keymap
        if not any(event.key in keys_of(COMMANDS[name], keymap) for name in DRESSES):
            self.scene.player.skip()

    def hurry(self, command: str) -> bool:
        """Complete what is being shown; whether the key was for that alone."""
        if command in DRESSES:
            return False
        holding = self.scene.player.holding
        self.scene.player.skip()
        return holding and command in self.ACTS


def _screen(part: Hurrying) -> PlayScreen:
    from app.tui.play.screen import PlayScreen

    assert isinstance(part, PlayScreen)
    return part

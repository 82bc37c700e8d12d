"""A line to write in."""

from __future__ import annotations

from typing import Final, cast

from textual import events
from textual.binding import Binding
from textual.widgets import Input
from typing_extensions import override

from app.tui.commands import CommandHost

EDITS: Final = {
    key: binding.action
    for binding in Input.BINDINGS
    if isinstance(binding, Binding) and binding.action != "submit"
    for key in binding.key.split(",")
}
"""What the keys do that write nothing, Enter apart: that one is for the screen around."""


class TextField(Input):
    """A line whose keys count in the order in which they were typed.

    Textual writes a letter at once, but asks all around the field before a key that edits has its
    way: of what was typed in one go Backspace would come last.
    """

    async def on_key(self, event: events.Key) -> None:
        """A key that edits does so before the next one is heard."""
        if event.key in EDITS:
            event.stop()
            event.prevent_default()
            await self.run_action(EDITS[event.key])

    @override
    def action_copy(self) -> None:
        """Ctrl-C; where nothing is selected somebody wants to leave."""
        if self.selection.is_empty:
            cast("CommandHost", self.screen).action_command("app.interrupt")
        else:
            super().action_copy()

"""A single-line text field."""

from __future__ import annotations

from typing import Final, cast

from textual import events
from textual.binding import Binding
from textual.widgets import Input
from typing_extensions import override

from app.tui.commands import CommandHost

EDIT_ACTIONS: Final = {
    key: binding.action
    for binding in Input.BINDINGS
    if isinstance(binding, Binding) and binding.action != "submit"
    for key in binding.key.split(",")
}
"""The action of each editing key; Enter is left to the screen."""


class TextField(Input):
    """A field that handles keys in the order of typing.

    Textual inserts a letter at once, but passes an editing key through all parents of the field
    first. After fast typing, Backspace would come last.
    """

    async def on_key(self, event: events.Key) -> None:
        """Run an editing key before the next key arrives."""
        if event.key in EDIT_ACTIONS:
            event.stop()
            event.prevent_default()
            await self.run_action(EDIT_ACTIONS[event.key])

    @override
    def action_copy(self) -> None:
        """Copy the selection on Ctrl-C; without a selection, run `app.interrupt`."""
        if self.selection.is_empty:
            cast("CommandHost", self.screen).action_command("app.interrupt")
        else:
            super().action_copy()

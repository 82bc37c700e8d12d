"""A group of commands of a match's screen. A screen composes several groups."""

from __future__ import annotations

from app.tui.commands import Command


class CommandGroup:
    """Commands that belong together. The method `do_<id>` of the group carries out a command.

    A screen asks its groups in order, and the first answer counts.
    """

    def available(self, command: str) -> bool | str | None:
        """Return whether a command can be used now, as `BaseScreen.available` does; None to let
        the next group answer."""
        return None

    def label(self, command: Command) -> str | None:
        """Return the present label of a command; None to let the next group answer."""
        return None

    def shown(self, commands: list[Command]) -> list[Command]:
        """Return the commands of the key bar: those given, without what the group hides."""
        return commands

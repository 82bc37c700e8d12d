"""The commands of the list of matches."""

from __future__ import annotations

from app.tui.commands import Command, register
from app.tui.list_screen import list_moves

SCOPE = "matches"

ON_ONE = tuple(
    f"matches.{name}" for name in ("open", "others", "watch", "rename", "export", "delete")
)

WRITING = tuple(f"matches.{name}" for name in ("rename", "import", "delete"))
"""Commands that change the saved matches."""

register(
    (
        *list_moves(SCOPE),
        Command("matches.open", SCOPE, ("enter",), footer=11),
        Command("matches.watch", SCOPE, ("w",), footer=12),
        Command("matches.others", SCOPE, ("o",), footer=19),
        Command("matches.rename", SCOPE, ("r",), footer=15),
        Command("matches.export", SCOPE, ("e",), footer=16),
        Command("matches.import", SCOPE, ("i",), footer=18),
        Command("matches.delete", SCOPE, ("d", "delete"), footer=13),
        Command("matches.other", SCOPE, ("tab",), footer=17),
        Command("matches.close", SCOPE, ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)

"""The commands of the gallery."""

from __future__ import annotations

from app.tui.commands import Command, register
from app.tui.list_screen import list_command, list_moves

SCOPE = "gallery"

register(
    (
        *list_moves(SCOPE, back=("pageup",), on=("pagedown",)),
        list_command(SCOPE, "less", ("left", "h"), 13, "rules-game"),
        list_command(SCOPE, "more", ("right", "l", "tab"), 13, "rules-game"),
        Command("gallery.deck", SCOPE, ("d",), footer=14),
        Command("gallery.kind", SCOPE, ("f",), footer=15),
        Command("gallery.all", SCOPE, ("a",), footer=16),
        Command("gallery.text-on", SCOPE, ("space",), footer=11, calls="read.on"),
        Command("gallery.text-back", SCOPE, ("b",), calls="read.back"),
        Command("gallery.renew", SCOPE, ("f5",), footer=17),
        Command("gallery.close", SCOPE, ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)

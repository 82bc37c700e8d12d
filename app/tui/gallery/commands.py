"""The commands of the gallery."""

from __future__ import annotations

from app.tui.commands import Command, register

SCOPE = "gallery"

register(
    (
        Command("gallery.up", SCOPE, ("up", "k"), footer=10, group="list"),
        Command("gallery.down", SCOPE, ("down", "j"), footer=10, group="list"),
        Command("gallery.back", SCOPE, ("pageup",)),
        Command("gallery.on", SCOPE, ("pagedown",)),
        Command("gallery.first", SCOPE, ("home", "g")),
        Command("gallery.last", SCOPE, ("end", "G")),
        Command("gallery.less", SCOPE, ("left", "h"), footer=13, group="rules-game"),
        Command("gallery.more", SCOPE, ("right", "l", "tab"), footer=13, group="rules-game"),
        Command("gallery.deck", SCOPE, ("d",), footer=14),
        Command("gallery.kind", SCOPE, ("f",), footer=15),
        Command("gallery.all", SCOPE, ("a",), footer=16),
        Command("gallery.text-on", SCOPE, ("space",), footer=11),
        Command("gallery.text-back", SCOPE, ("b",)),
        Command("gallery.renew", SCOPE, ("f5",), footer=17),
        Command("gallery.close", SCOPE, ("escape", "q", "backspace"), footer=95),
    )
)

"""The commands that the screens of all games share."""

from __future__ import annotations

from app.tui.commands import Command, register

SCOPE = "play"

register(
    (
        Command("play.why", SCOPE, ("y",), footer=31),
        Command("play.log", SCOPE, ("L",), footer=32),
        Command("play.undo", SCOPE, ("u",), footer=33),
        Command("play.replay", SCOPE, ("R",), footer=34),
        Command("play.finish", SCOPE, ("E",), footer=13),
        Command("play.quiet", SCOPE, ("Z",)),
        Command("play.back", SCOPE, ("escape", "backspace"), footer=85),
    )
)

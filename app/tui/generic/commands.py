"""The commands of the generic screen."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

SCOPE: Final = "generic"

MOVES: Final = (
    *("generic.up", "generic.down", "generic.back", "generic.on", "generic.first", "generic.last"),
    "generic.number",
)
"""Commands that choose, and decide nothing."""

ACTS: Final = ("generic.choose",)
"""Commands that decide."""

HINT: Final = "generic.hint"

register(
    (
        Command("generic.choose", SCOPE, ("enter",), footer=10),
        Command("generic.up", SCOPE, ("up", "k"), footer=11, group="list"),
        Command("generic.down", SCOPE, ("down", "j"), footer=11, group="list"),
        Command("generic.back", SCOPE, ("pageup",)),
        Command("generic.on", SCOPE, ("pagedown",)),
        Command("generic.first", SCOPE, ("home",)),
        Command("generic.last", SCOPE, ("end",)),
        Command("generic.number", SCOPE, tuple("123456789")),
        Command(HINT, SCOPE, ("H",), footer=30, calls="play.hint"),
    )
)

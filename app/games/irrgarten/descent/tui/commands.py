"""The commands of the Descent's screen."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

SCOPE: Final = "descent"

MOVES: Final = ("descent.left", "descent.down", "descent.up", "descent.right")
"""In the order of h j k l; `WAYS` are their directions."""
WAYS: Final = {"descent.up": 0, "descent.down": 1, "descent.left": 2, "descent.right": 3}

ACTS: Final = (*MOVES, "descent.go", "descent.gate", "descent.number", "descent.climb")
"""Commands that decide a turn or travel."""

STOPS: Final = ("descent.go", "descent.gate", "descent.wait", "descent.explore")
"""Commands that, pressed during a travel, only stop it."""

TARGETS: Final = ("descent.target", "descent.target-before")
LOOKS: Final = ("descent.look", *TARGETS, *MOVES, "play.back")
"""Commands that only look; the moves do so while there is a cursor."""

POINTING: Final = (*MOVES, "descent.go", "descent.target")
"""The keys of a cursor on the floor."""
BESIDE: Final = ("play.why", "play.log", "play.back", "app.help")
"""Commands that the bar shows after them."""
CARD: Final = ("descent.up", "descent.down", "descent.go")
"""The keys of a card with choices; the stairs add `descent.climb`."""

register(
    (
        Command("descent.left", SCOPE, ("left", "h"), 10, "move", calls="move.left"),
        Command("descent.down", SCOPE, ("down", "j"), 10, "move", calls="move.down"),
        Command("descent.up", SCOPE, ("up", "k"), 10, "move", calls="move.up"),
        Command("descent.right", SCOPE, ("right", "l"), 10, "move", calls="move.right"),
        Command("descent.number", SCOPE, tuple("123456789"), footer=9),
        Command("descent.climb", SCOPE, ("c",), footer=12),
        Command("descent.target", SCOPE, ("tab",), footer=11),
        Command("descent.target-before", SCOPE, ("shift+tab",)),
        Command("descent.go", SCOPE, ("enter",), footer=12),
        Command("descent.gate", SCOPE, ("g", "greater_than_sign"), footer=13),
        Command("descent.look", SCOPE, ("x", "underscore"), footer=20),
        Command("descent.hook", SCOPE, ("f",), footer=14),
        Command("descent.slip", SCOPE, ("b",), footer=14),
        Command("descent.wait", SCOPE, ("full_stop", "s")),
        Command("descent.explore", SCOPE, ("o",)),
        Command("descent.hint", SCOPE, ("H",), footer=35, calls="play.hint"),
    )
)

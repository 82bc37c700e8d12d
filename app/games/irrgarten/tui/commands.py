"""The commands of the Irrgarten screen and of its overlay screens."""

from __future__ import annotations

from app.tui.commands import Command, register

SCOPE = "irrgarten"

MOVES = ("move.left", "move.down", "move.up", "move.right")
"""In the order of h j k l; `WAYS` are their directions."""
WAYS = {"move.up": 0, "move.down": 1, "move.left": 2, "move.right": 3}

ACTS = (*MOVES, "maze.next", "maze.run")
"""Commands that decide a turn; an early one waits for the turn."""

STOPS = ("maze.run", "maze.explore", "maze.exit", "maze.wait")
"""Commands that, pressed while a route runs by itself, only stop it."""

TARGETS = ("maze.target", "maze.target-before")
LOOKS = ("maze.look", *TARGETS, "maze.map", "maze.odds", *MOVES, "play.back")
"""Commands that only look; the ones that move do so while there is a cursor."""

POINTING = (*MOVES, "maze.next", "maze.target")
"""The keys of a cursor on the board."""
BESIDE = ("play.why", "play.log", "play.back", "app.help")
"""Commands that the bar shows after them."""
POINTED = {
    "maze.next": "maze-point-go",
    "maze.target": "maze-point-sight",
    "play.back": "maze-point-back",
}
"""The keys' labels while there is a cursor."""

register(
    (
        Command("move.left", SCOPE, ("left", "h", "4"), footer=10, group="move"),
        Command("move.down", SCOPE, ("down", "j", "2"), footer=10, group="move"),
        Command("move.up", SCOPE, ("up", "k", "8"), footer=10, group="move"),
        Command("move.right", SCOPE, ("right", "l", "6"), footer=10, group="move"),
        Command("maze.next", SCOPE, ("enter",), footer=11),
        Command("maze.run", SCOPE, ("g",), footer=12),
        Command("maze.target", SCOPE, ("tab",)),
        Command("maze.target-before", SCOPE, ("shift+tab",)),
        Command("maze.look", SCOPE, ("x",), footer=20),
        Command("maze.travel", SCOPE, ("underscore",), footer=21),
        Command("maze.explore", SCOPE, ("o",), footer=22),
        Command("maze.exit", SCOPE, ("greater_than_sign",)),
        Command("maze.wait", SCOPE, ("full_stop", "s", "5")),
        Command("maze.map", SCOPE, ("m",), footer=30),
        Command("maze.odds", SCOPE, ("O",)),
        Command("maze.eyes", SCOPE, ("e",)),
        Command("maze.hint", SCOPE, ("H",), footer=35, calls="play.hint"),
    )
)

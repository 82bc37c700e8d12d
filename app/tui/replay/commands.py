"""The commands of a replay. Its keys follow well-known replay viewers of card games."""

from __future__ import annotations

from app.tui.commands import Command, register

SCOPE = "replay"

ADVANCES = ("replay.next", "replay.play")
"""Commands that show the next decision: while an event waits for a key, they only continue."""

register(
    (
        Command("replay.before", SCOPE, ("left", "h"), footer=10, group="step"),
        Command("replay.next", SCOPE, ("right", "l"), footer=10, group="step"),
        Command("replay.play", SCOPE, ("space",), footer=11),
        Command(
            "replay.turn-before", SCOPE, ("left_square_bracket",), footer=12, group="turn-by-turn"
        ),
        Command(
            "replay.turn-after", SCOPE, ("right_square_bracket",), footer=12, group="turn-by-turn"
        ),
        Command("replay.round-before", SCOPE, ("pageup",), footer=16, group="rounds"),
        Command("replay.round-after", SCOPE, ("pagedown",), footer=16, group="rounds"),
        Command("replay.first", SCOPE, ("home",), footer=17, group="ends"),
        Command("replay.last", SCOPE, ("end",), footer=17, group="ends"),
        Command("replay.turn", SCOPE, ("t",), footer=15),
        Command("replay.eyes", SCOPE, ("e",), footer=13),
        Command("replay.fork", SCOPE, ("f",), footer=14),
        Command("replay.after", SCOPE, ("g",), footer=18),
        Command("replay.leave", SCOPE, ("escape", "backspace", "q", "R"), footer=85),
    )
)

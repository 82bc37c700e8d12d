"""The commands of the dialogs of Hammerspace. Enter is `list.choose`."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

ASKING: Final = "hamasking"
"""The context shared by all dialogs that ask for a decision."""
CHOICE: Final = "hamchoice"
DEFEND: Final = "hamdefend"
CARDS: Final = "hamcards"

register(
    (
        Command("hamasking.look", ASKING, ("i", "x"), footer=21),
        Command("hamasking.hint", ASKING, ("H",), footer=30),
        Command("hamchoice.digit", CHOICE, tuple("123456789")),
        Command("hamchoice.leave", CHOICE, ("escape", "backspace", "t"), footer=95, calls="close"),
        Command("hamdefend.toggle", DEFEND, ("space",), footer=12),
        Command("hamdefend.digit", DEFEND, tuple("1234")),
        Command("hamdefend.leave", DEFEND, ("escape", "backspace", "t"), footer=95, calls="close"),
        Command("hamcards.before", CARDS, ("left", "up", "h", "k"), footer=10, group="ham-cards"),
        Command(
            "hamcards.next", CARDS, ("right", "down", "l", "j", "tab"), footer=10, group="ham-cards"
        ),
        Command(
            "hamcards.close", CARDS, ("escape", "backspace", "q", "i", "x", "enter"), footer=95
        ),
    )
)
"""The commands of the dialogs; see `app.tui.commands`."""

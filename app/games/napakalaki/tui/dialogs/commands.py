"""The commands of the dialogs about cards. Enter is `list.choose`: it decides the picks."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

SCOPE: Final = "deal"
SALE: Final = "sale"
ADVICE: Final = "advice"
INSPECT: Final = "inspect"

register(
    (
        Command("deal.toggle", SCOPE, ("space",), footer=12),
        Command("deal.digit", SCOPE, tuple("123456789")),
        Command("deal.advice", ADVICE, ("a",), footer=13),
        Command("deal.strong", SALE, ("o",), footer=13),
        Command("deal.thrift", SALE, ("O",), footer=14),
        Command("deal.undo", SCOPE, ("u",), footer=17),
        Command("deal.hint", SCOPE, ("H",), footer=15),
        Command("deal.inspect", SCOPE, ("x", "i"), footer=20),
        Command("deal.leave", SCOPE, ("escape", "backspace"), footer=95, calls="close"),
        Command("deal.before", INSPECT, ("left", "up", "h", "k"), footer=10, group="deal-pages"),
        Command("deal.next", INSPECT, ("right", "down", "l", "j"), footer=10, group="deal-pages"),
        Command("deal.page", INSPECT, tuple("123456789")),
        Command("deal.close", INSPECT, ("escape", "backspace", "q", "x", "i", "enter"), footer=95),
    )
)

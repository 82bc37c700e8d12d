"""The commands of the list of lessons, of a lesson, and of the card at its end."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

LEARN: Final = "learn"
LESSON: Final = "lesson"
CARD: Final = "lessoncard"

register(
    (
        Command("learn.number", LEARN, tuple("123456789")),
        Command("learn.game", LEARN, ("tab",), footer=13, calls="list.more"),
        Command("learn.before", LEARN, ("shift+tab",), calls="list.less"),
        Command("learn.tips", LEARN, ("c",), footer=14),
        Command("learn.leave", LEARN, ("escape", "q", "backspace"), footer=95, calls="close"),
        Command("lesson.skip", LESSON, ("N",), footer=80),
        Command("lessoncard.next", CARD, ("enter", "n"), footer=10),
        Command("lessoncard.again", CARD, ("r",), footer=11),
        Command("lessoncard.list", CARD, ("escape", "q", "backspace"), footer=95),
    )
)

"""The rest of a match for people who are out: they jump to its end, or watch."""

from __future__ import annotations

from typing import Final

from app.i18n.fluent import Texts
from app.plain.asking import LogLines, number_or_command
from app.plain.console import Console

SKIP: Final = "skip"
WATCH: Final = "watch"


def asked_for_rest(texts: Texts, console: Console, people: int, log: LogLines) -> str:
    """Say that the people are out, and ask how the match continues: `SKIP`, `WATCH`, or "" to
    leave."""
    console.say()
    console.say(texts("plain-out", n=people))
    choices = [texts(f"plain-out-{wish}") for wish in (SKIP, WATCH)]
    commands = ("log", "help", "quit")
    typed = number_or_command(texts, console, choices, commands, log, "plain-out-how")
    return {"": SKIP, "1": SKIP, "2": WATCH}.get(typed, "")

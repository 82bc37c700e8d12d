"""The rest of a match for people who are out: they jump to its end, or watch."""

from __future__ import annotations

from typing import Final

from app.i18n.fluent import Texts
from app.plain.console import Console
from app.plain.words import CommandWords

SKIP: Final = "skip"
WATCH: Final = "watch"


def asked_for_rest(texts: Texts, console: Console, people: int) -> str:
    """Say that the people are out, and ask how the match continues: `SKIP`, `WATCH`, or "" to
    leave."""
    console.say()
    console.say(texts("plain-out", n=people))
    words = CommandWords(texts, ("quit",))
    wishes = {"": SKIP, "1": SKIP, "2": WATCH}
    while True:
        for number, wish in enumerate((SKIP, WATCH), 1):
            console.say(f"{number}. {texts(f'plain-out-{wish}')}")
        typed = console.ask(">")
        if typed in wishes:
            return wishes[typed]
        if words.order(typed) is not None:
            return ""
        console.say(words.unknown(typed, len(wishes) - 1))

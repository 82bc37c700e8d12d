"""A question of plain mode between or after decisions: a few choices by number, or a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from app.i18n.fluent import Texts
from app.plain.console import Console, say_all
from app.plain.words import CommandWords

LogLines = Callable[[str], Sequence[str]]
"""Returns the lines of the log for what is typed after its word."""


def number_or_command(
    texts: Texts,
    console: Console,
    choices: Sequence[str],
    commands: Sequence[str],
    log: LogLines,
    how: str,
    answers: Mapping[str, Callable[[], Sequence[str]]] | None = None,
) -> str:
    """List the choices, and ask for one. Return its number, from "1", or "" for an empty line; or
    the command, other than "log", "help" and those that have `answers`. Raise `ConsoleClosed`.

    The message `how` says what can be typed. Only "help" lists the choices again: after the log
    they would push it away.
    """
    words = CommandWords(texts, commands)
    listed = [f"{number}. {text}" for number, text in enumerate(choices, 1)]
    numbers = ("", *(str(number) for number in range(1, len(listed) + 1)))
    say_all(console, listed)
    while True:
        typed = console.ask(">")
        if typed in numbers:
            return typed
        order = words.order(typed)
        if order is not None and order.command == "log":
            say_all(console, log(order.about))
        elif order is not None and answers is not None and order.command in answers:
            say_all(console, answers[order.command]())
        elif order is None or order.command == "help":
            console.say(texts(how, **{each: words.shown(each) for each in commands}))
            say_all(console, [] if order is None else listed)
        else:
            return order.command

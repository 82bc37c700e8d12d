"""What a host has chosen for a table, in words."""

from __future__ import annotations

from typing import Final

from app.i18n.fluent import Texts

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

CLOCKS: Final = (0, 30, MINUTE, 3 * MINUTE, DAY, 3 * DAY)
"""The clocks that a host can choose: seconds for each decision."""


def clock_words(texts: Texts, seconds: int) -> str:
    """Return what a clock gives each decision."""
    if not seconds:
        return texts("lobby-clock-none")
    for unit, size in (("days", DAY), ("minutes", MINUTE)):
        if seconds % size == 0:
            return texts(f"lobby-clock-{unit}", count=seconds // size)
    return texts("lobby-clock-seconds", count=seconds)


def chat_words(texts: Texts, on: bool) -> str:
    """Return whether people at the table may write."""
    return texts("lobby-chat-on" if on else "lobby-chat-off")


def watching_words(texts: Texts, when: str) -> str:
    """Return when spectators see what happens."""
    return texts("lobby-watching", when=when)


def time_left(texts: Texts, seconds: int) -> str:
    """Return the time that is left on a clock: `0:42`, or whole hours or days."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * size:
            return texts(f"online-left-{unit}", count=seconds // size)
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"

"""Words that the program knows, but that have no use at present: where they work."""

from __future__ import annotations

from typing import Final, Literal

from app.i18n.fluent import Texts
from app.plain.words import CommandWords, folded
from app.registry import game_ids

Place = Literal["menu", "setup", "match"]

_COMMANDS: Final[dict[Place, tuple[str, ...]]] = {
    "match": (
        *("choices", "repeat", "log", "more", "hint", "undo", "seats", "resign", "bot", "save"),
        *("me", "rivals", "odds"),
    ),
    "menu": ("continue", "matches"),
    "setup": ("begin", "players", "scenario", "preset", "option", "seed", "practice"),
}


def works_elsewhere(texts: Texts, here: Place, typed: str) -> str:
    """Return where a typed word works, "" if it is unknown in the other places, too."""
    for place, commands in _COMMANDS.items():
        games = game_ids() if place == "menu" else ()
        words = CommandWords(texts, (*commands, *games))
        order = words.order(typed) if place != here else None
        if order is not None:
            quit_word = CommandWords(texts, ("quit",)).shown("quit")
            typed_word = " ".join(folded(typed).split()[:1])
            return texts(f"plain-works-{place}", word=typed_word, quit=quit_word)
    return ""


def one_of(texts: Texts, message: str, typed: str) -> bool:
    """Whether a line begins with one of the words of a message, parted by commas."""
    first = folded(typed).split(" ")[0]
    return first in {folded(word) for word in texts(message).split(",")}

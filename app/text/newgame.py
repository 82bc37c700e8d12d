"""The texts of a new game: common ones, and a game's own variants."""

from __future__ import annotations

from typing import Any

from app.i18n.fluent import Texts, Value
from app.i18n.numbers import point
from engines.kernel.options import OptionInfo
from engines.kernel.reals import decimal_text

_WAYS = ("up", "down", "left", "right")


class GameTexts:
    """The messages about setting up one game.

    `words("seats.tip")` is `newgame-<game>-seats.tip` if that message exists, and else
    `newgame-seats.tip`, which is for all games.
    """

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts, self.game = texts, game

    def __call__(self, name: str, /, **values: Value) -> str:
        return self.texts(self.id(name), **values)

    def id(self, name: str) -> str:
        own = f"newgame-{self.game}-{name}"
        return own if self.texts.has(own) else f"newgame-{name}"


def dashed(name: str) -> str:
    """Return a name in the form of message ids."""
    return name.replace("_", "-")


def option_value(words: GameTexts, info: OptionInfo, value: Any, arrows: str) -> str:
    """Return an option's value in words; `arrows` are the symbols for up, down, left and right."""
    match info.kind:
        case "flag":
            return words("on" if value else "off")
        case "choice":
            return words(f"choice-{dashed(info.name)}-{value}")
        case "order":
            return " ".join(arrows[_WAYS.index(way)] for way in value)
        case "real":
            return exact(value, words.texts.language)
    return words("unlimited") if value is None else str(value)


def as_typed(value: object) -> str:
    """Return an option's value in the syntax of `--option name=`."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool | None) else str(value)


def exact(thousandths: int, language: str) -> str:
    return decimal_text(thousandths).replace(".", point(language))

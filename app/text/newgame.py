"""The texts of a new game: common ones, and a game's own variants."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from app.i18n.fluent import Texts, Value
from app.i18n.numbers import permille, point
from engines.kernel.reals import THOUSAND, decimal_text

if TYPE_CHECKING:
    from engines.kernel.options import OptionInfo

_WAYS = ("up", "down", "left", "right")


class GameTexts:
    """The messages about setting up one game.

    `words("seats.tip")` is `newgame-<game>-seats.tip` if that message exists, and else
    `newgame-seats.tip`, which is for all games. `common` are values of every message.
    """

    def __init__(self, texts: Texts, game: str, common: Mapping[str, Value] | None = None) -> None:
        self.texts, self.game, self._common = texts, game, common or {}

    def __call__(self, name: str, /, **values: Value) -> str:
        return self.texts(self.id(name), **{**self._common, **values})

    def id(self, name: str) -> str:
        return self.texts.first_of(f"newgame-{self.game}-{name}", f"newgame-{name}")

    def has(self, name: str) -> bool:
        """Whether there is a message of that name, of the game or for all."""
        return self.texts.has(self.id(name))

    def bot(self, bot: str) -> str:
        kind = f"kind-{bot}"
        return self(kind) if self.has(kind) else self("kind-other", name=readable(bot))

    def bot_tip(self, bot: str) -> str:
        tip = f"kind-{bot}.tip"
        return self(tip) if self.has(tip) else self("kind-other.tip")

    def option(self, name: str) -> str:
        label = f"option-{dashed(name)}"
        return self(label) if self.has(label) else readable(name)

    def option_tip(self, info: OptionInfo) -> str:
        """What an option does: in the game's words, else as its model describes it."""
        tip = f"option-{dashed(info.name)}.tip"
        return self(tip) if self.has(tip) else info.about or readable(info.name)

    def choice(self, info: OptionInfo, value: str) -> str:
        message = f"choice-{dashed(info.name)}-{value}"
        return self(message) if self.has(message) else readable(value)


def dashed(name: str) -> str:
    """Return a name in the form of message ids."""
    return name.replace("_", "-")


def readable(name: str) -> str:
    """A name of the code as words, where there is no message for it."""
    return name.replace("_", " ").replace("-", " ").capitalize()


def option_value(words: GameTexts, info: OptionInfo, value: Any, arrows: str) -> str:
    """Return an option's value in words; `arrows` are the symbols for up, down, left and right."""
    match info.kind:
        case "flag":
            return words("on" if value else "off")
        case "choice":
            return words.choice(info, value)
        case "order":
            return " ".join(arrows[_WAYS.index(way)] for way in value)
        case "real":
            return real_text(info, value, words.texts.language)
        case "counts":
            return " ".join(map(str, value)) if value else words("off")
    return words("unlimited") if value is None else str(value)


def option_as_typed(info: OptionInfo, value: Any) -> str:
    """Return a value of the options' model, whose reals are in thousandths, as `as_typed` does."""
    return as_typed(decimal_text(value) if info.kind == "real" and value is not None else value)


def as_typed(value: object) -> str:
    """Return an option's value in the syntax of `--option name=`; a real is in whole units."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool | None) else str(value)


def bounds(info: OptionInfo, language: str) -> dict[str, str]:
    """Return the lowest and the highest value of a number, as `least` and `most`."""
    if info.kind == "real":
        low, high = (real_text(info, value, language) for value in (info.low, info.high))
        return {"least": low, "most": high}
    return {"least": str(info.low), "most": str(info.high)}


def is_chance(info: OptionInfo) -> bool:
    """Whether a real is a chance, from 0 to 1: people read and type it as per cent."""
    return info.kind == "real" and info.low >= 0 and info.high == THOUSAND


def real_text(info: OptionInfo, thousandths: int, language: str) -> str:
    """Return a value of a real, a chance as per cent: "30%", in Spanish "30 %"."""
    if not is_chance(info):
        return exact(thousandths, language)
    gap = " " if language == "es" else ""
    return f"{permille(thousandths, language)}{gap}%"


def whole_of(info: OptionInfo, typed: str) -> str:
    """Return what was typed for a chance, perhaps as per cent, as a number up to 1: "0.3" for "30%"
    and for "30". Any other text stays as it is."""
    number, _, _ = typed.partition("%")
    try:
        share = Decimal(number.strip().replace(",", "."))
    except InvalidOperation:
        return typed
    if not is_chance(info) or not share.is_finite() or (number == typed and share <= 1):
        return typed
    return format(share / 100, "f")


def exact(thousandths: int, language: str) -> str:
    return decimal_text(thousandths).replace(".", point(language))

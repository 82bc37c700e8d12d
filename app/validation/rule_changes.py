"""Rules changed by what is typed: `name=value`, checked against the game's options.

The schema of options is slow to import, so this is imported only if one is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from app.content.generic_setup import option_infos
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.i18n.numbers import point
from app.validation.arg_types import one_of, whole
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to
from engines.kernel.options import OptionInfo
from engines.kernel.reals import decimal_text, thousandths

_YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
_NO = frozenset({"false", "no", "off", "0"})
_NONE = frozenset({"none", "-", "ninguno"})


def changes(game: str, given: Iterable[str], texts: Texts) -> dict[str, object]:
    """The changes of a game's rules as `Options.with_changes` takes them. Raises `WrongUse`."""
    infos = {info.name: info for info in option_infos(game)}
    changed: dict[str, object] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise WrongUse("cli-option-form", option="--option", found=literal(text, 80))
        name = name.replace("-", "_").lower()
        if name not in infos:
            raise _unknown(name, list(infos))
        changed[name] = _value(infos[name], value, texts)
    return changed


def bounds(info: OptionInfo, texts: Texts) -> list[str]:
    """The least and the most of a real, as the language writes them."""
    return [
        decimal_text(bound).replace(".", point(texts.language)) for bound in (info.low, info.high)
    ]


def _unknown(name: str, names: list[str]) -> WrongUse:
    shown = literal(name, 40)
    if near := near_to(name, names):
        return WrongUse("cli-option-close", option="--option", found=shown, close=near)
    return WrongUse("cli-option-unknown", option="--option", found=shown)


def _value(info: OptionInfo, text: str, texts: Texts) -> object:
    word = text.lower()
    if info.optional and word in _NONE:
        return None
    match info.kind:
        case "flag":
            if word not in _YES | _NO:
                raise WrongUse("cli-option-flag", name=info.name, found=literal(text, 40))
            return word in _YES
        case "choice":
            return one_of(info.name, word, info.choices)
        case "order":
            ways = tuple(part.strip() for part in word.split(","))
            if sorted(ways) != sorted(info.choices):
                choices, found = ", ".join(info.choices), literal(text, 60)
                raise WrongUse("cli-option-order", name=info.name, found=found, choices=choices)
            return ways
        case "real":
            return _real(info, text, texts)
        case _:
            return whole(info.name, text, info.low, info.high)


def _real(info: OptionInfo, text: str, texts: Texts) -> Decimal:
    """A decimal with a point, or with a comma as Spanish has it."""
    try:
        number = thousandths(text.replace(",", "."))
    except ValueError:
        number = -1
    if not info.low <= number <= info.high:
        least, most = bounds(info, texts)
        found = literal(text, 40)
        raise WrongUse("cli-option-number", name=info.name, found=found, least=least, most=most)
    return Decimal(decimal_text(number))

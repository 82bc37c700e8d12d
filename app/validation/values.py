"""Players, scenarios, seeds and rules, as people type them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from app.content.file_kinds import LABYRINTH, YAML
from app.content.seating import seat_kinds
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.seats import HUMAN, NAME_CELLS, SEED_CELLS, Seat, is_pronoun
from app.registry import game
from app.text.newgame import bounds, whole_of
from app.validation.arg_types import one_of, whole
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to
from engines.kernel.reals import decimal_text, thousandths
from engines.kernel.slugs import is_slug

if TYPE_CHECKING:
    from engines.kernel.options import OptionInfo

_BOT = "bot:"
_YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
_NO = frozenset({"false", "no", "off", "0"})
_NONE = frozenset({"none", "-", "ninguno"})


def seed(text: str) -> str:
    """Return a seed as one line of plain text. Raise `WrongUse` if nothing is left of it."""
    plain = literal(text, SEED_CELLS).strip()
    if text and not plain:
        raise WrongUse("cli-empty-value", option="--seed")
    return plain


def players(text: str, game_id: str, texts: Texts) -> tuple[Seat, ...]:
    """Return the seats of `Ana,bot:scout:Ben`; () for "". Raise `WrongUse`.

    Names are cut to `NAME_CELLS` cells. A bot without a name is called by its number.
    """
    if not text:
        return ()
    spec = game(game_id)
    bots = sorted(seat_kinds(game_id)[1:])
    items = enumerate(text.split(","), 1)
    seats = [_seat(item.strip(), number, bots, texts) for number, item in items]
    if not spec.min_seats <= len(seats) <= spec.max_seats:
        bounds = {"least": spec.min_seats, "most": spec.max_seats}
        raise WrongUse("cli-player-count", option="--players", found=len(seats), **bounds)
    names = [seat.name.casefold() for seat in seats]
    for at, seat in enumerate(seats):
        if names[at] in names[:at]:
            raise WrongUse("cli-player-twice", option="--players", found=seat.name)
    return tuple(seats)


def _seat(item: str, number: int, bots: Sequence[str], texts: Texts) -> Seat:
    if not item.startswith(_BOT):
        name = literal(item, NAME_CELLS).strip()
        if not name:
            raise WrongUse("cli-bad-players", option="--players", found=item)
        return Seat(_no_pronoun(name), HUMAN)
    bot, _, name = item.removeprefix(_BOT).partition(":")
    if bot not in bots:
        found, choices = literal(bot, 40), ", ".join(bots)
        raise WrongUse("cli-bad-bot", option="--players", found=found, choices=choices)
    called = _no_pronoun(literal(name, NAME_CELLS).strip())
    return Seat(called or texts("common-bot-number", n=number), bot)


def _no_pronoun(name: str) -> str:
    if is_pronoun(name):
        raise WrongUse("cli-player-pronoun", option="--players", found=name)
    return name


def scenario(kind: str, text: str) -> str:
    """Return the id of a labyrinth or deck, or the absolute path of one; "" for "".

    A text with a slash is a path, and so is the name of a YAML file, or a dot for a deck's folder.
    Raise `WrongUse` for a path of nothing, and for what can't be an id.
    """
    if kind == LABYRINTH:
        is_path, missing = text.lower().endswith(YAML), "cli-missing-file"
    else:
        is_path, missing = text in (".", ".."), "cli-missing-folder"
    if is_path or "/" in text:
        path = paths.absolute(text)
        if path is None or not os.path.exists(path):
            raise WrongUse(missing, option=f"--{kind}", found=literal(text, 200))
        return str(path)
    if text and not is_slug(text):
        raise WrongUse(f"cli-bad-{kind}", option=f"--{kind}", found=literal(text, 80))
    return text


def rule_changes(game_id: str, typed: Sequence[str], texts: Texts) -> dict[str, object]:
    """Return the changes of `name=value` texts, as `Options.with_changes` takes them.

    Raise `WrongUse`. Any text makes it import the schema of the game's options, which is slow.
    """
    if not typed:
        return {}
    from app.content.generic_setup import option_infos  # slow: it imports the model of options

    infos = {info.name: info for info in option_infos(game_id)}
    changed: dict[str, object] = {}
    for text in typed:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise WrongUse("cli-option-form", option="--option", found=literal(text, 80))
        name = name.replace("-", "_").lower()
        if name in infos:
            changed[name] = _rule_value(infos[name], value, texts)
            continue
        shown = literal(name, 40)
        if near := near_to(name, infos):
            raise WrongUse("cli-option-close", option="--option", found=shown, close=near)
        raise WrongUse("cli-option-unknown", option="--option", found=shown)
    return changed


def _rule_value(info: OptionInfo, text: str, texts: Texts) -> object:
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
        case "counts":
            return tuple(whole(info.name, part, info.low, info.high) for part in _parts(text))
        case "real":
            return _real(info, text, texts)
        case _:
            return whole(info.name, text, info.low, info.high)


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _real(info: OptionInfo, text: str, texts: Texts) -> Decimal:
    """Return a decimal, typed with a point or with a comma as in Spanish; a chance also in %."""
    try:
        number = thousandths(whole_of(info, text).replace(",", "."))
    except ValueError:
        number = -1
    if not info.low <= number <= info.high:
        limits, found = bounds(info, texts.language), literal(text, 40)
        raise WrongUse("cli-option-number", name=info.name, found=found, **limits)
    return Decimal(decimal_text(number))

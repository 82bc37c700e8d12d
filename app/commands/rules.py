"""Rules changed on the command line: `--option name=value`, checked against the game's options.

The schema of options is slow to import, so this is imported only if one is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from textwrap import wrap

from app.commands.arguments import one_of, whole
from app.commands.wrong import WrongUse
from app.draft import players
from app.games import parts_of
from app.text.fluent import Texts
from app.text.literal import literal, width
from app.text.newgame import GameTexts, dashed
from app.text.numbers import point
from engines.kernel.meant import near_to
from engines.kernel.options import OptionInfo
from engines.kernel.reals import decimal_text, thousandths

PAGE_CELLS = 78
"""How wide a list of ids is."""
_YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
_NO = frozenset({"false", "no", "off", "0"})
_NONE = frozenset({"none", "-", "ninguno"})


def changes(game: str, given: Iterable[str], texts: Texts) -> dict[str, object]:
    """The changes of a game's rules as `Options.with_changes` takes them. Raises `WrongUse`."""
    infos = {info.name: info for info in parts_of(game).draft.infos()}
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


def listing(game: str, texts: Texts) -> str:
    """What a game can be played with, and a line for every rule: its name, what it can be, what it
    is about. What is broken is left out: the new-game screen and `deck check` tell of it."""
    words = GameTexts(texts, game)
    rows = [
        (info.name, _possible(info, texts), words(f"option-{dashed(info.name)}"))
        for info in parts_of(game).draft.infos()
    ]
    first, second = (max(width(row[at]) for row in rows) for at in (0, 1))
    lines = [f"  {name:{first}}  {values:{second}}  {about}" for name, values, about in rows]
    bots = texts("cli-group-bots", bots=", ".join(players(game)[1:]))
    return "\n".join(["", bots, *_choices(game, texts), "", texts("cli-group-rules"), *lines, ""])


def _choices(game: str, texts: Texts) -> list[str]:
    """The ids of the scenarios, the player's own among them, and the rule sets of a game."""
    from app.store.paths import data_folder

    parts = parts_of(game)
    shelf = parts.shelf(data_folder())
    heading = "labyrinth" if parts.draft.SCENARIO == "labyrinth" else "deck-ids"
    ids = ", ".join(entry.id for entry in shelf.scenarios if entry.id)
    sets = [(entry.id, entry.file.name) for entry in shelf.presets if entry.file is not None]
    room = max((width(name) for name, _ in sets), default=0)
    return [
        *("", texts(f"cli-group-{heading}"), *_listed(ids)),
        *("", texts("cli-group-presets")),
        *(f"  {name:{room}}  {literal(named.of(texts.language), 40)}" for name, named in sets),
    ]


def _listed(ids: str) -> list[str]:
    return wrap(
        ids, PAGE_CELLS, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )


def _possible(info: OptionInfo, texts: Texts) -> str:
    match info.kind:
        case "flag":
            return "true|false"
        case "choice":
            return "|".join(info.choices)
        case "order":
            return ",".join(info.choices)
    least, most = _bounds(info, texts) if info.kind == "real" else (str(info.low), str(info.high))
    return f"{least}..{most}" + ("|none" if info.optional else "")


def _bounds(info: OptionInfo, texts: Texts) -> list[str]:
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
        least, most = _bounds(info, texts)
        found = literal(text, 40)
        raise WrongUse("cli-option-number", name=info.name, found=found, least=least, most=most)
    return Decimal(decimal_text(number))

"""The option values of a match in words, for the rules browser and reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.content.generic_setup import option_infos
from app.i18n.fluent import Texts
from app.registry import game as spec_of
from app.text.newgame import GameTexts, dashed, option_value
from engines.kernel.options import infos_of

if TYPE_CHECKING:
    from app.text.rulebook import RulesEntry
    from engines.kernel.options import OptionInfo


def option_label(texts: Texts, game: str, name: str) -> str:
    """Return the label of an option in the form of a new game; its id if it has none. On the page
    of a game it may be an option of another one whose rules are there too."""
    from app.text.rulebook import games_on

    message = f"option-{dashed(name)}"
    for one in games_on(game):
        words = GameTexts(texts, one)
        if words.has(message):
            return words(message)
    return name


def labelled(texts: Texts, game: str, text: str) -> str:
    """Return a text of a game's page of rules with the labels of the form of a new game in place of
    the ids of options: `fog: sight` becomes `"Fog: in sight"`. Its marks of code stay."""
    from app.text.rulebook import code_parts

    parts = []
    for piece, code in code_parts(text):
        label = _in_labels(texts, game, piece) if code else ""
        shown = texts("rules-label", label=label) if label else piece
        parts.append(f"`{shown}`" if code else shown)
    return "".join(parts)


def _in_labels(texts: Texts, game: str, code: str) -> str:
    """Return an option as the rules write it, `fog` or `fog: sight`, in labels; "" for none."""
    from app.text.rulebook import games_on

    name, colon, value = code.partition(": ")
    for one in games_on(game):
        info = next((each for each in option_infos(one) if each.name == name), None)
        if info is not None:
            words = GameTexts(texts, one)
            shown = words.choice(info, value) if info.kind == "choice" else value
            return f"{words.option(name)}: {shown}" if colon else words.option(name)
    return ""


def labels_of(texts: Texts, game: str, entry: RulesEntry) -> list[str]:
    """Return the labels of the options that a clause is about: its text has only their ids."""
    return [option_label(texts, game, name) for name in entry.options if entry.id]


def settings_of(
    texts: Texts, game: str, parameters: Any, seats: int, arrows: str
) -> dict[str, str]:
    """The value of each option by its id, in the words of the form of a new game.

    `parameters` are those of the match's configuration. Empty where they are such as no options
    lead to: nothing is said then rather than something wrong.
    """
    words = GameTexts(texts, game)
    return {
        info.name: option_value(words, info, value, arrows)
        for info, value in values_of(game, parameters, seats)
    }


def values_of(game: str, parameters: Any, seats: int) -> list[tuple[OptionInfo, Any]]:
    """The options of a match with their values, as `settings_of` puts them in words."""
    module = spec_of(game).optional_engine_module("options")
    if module is None:
        return []
    more = (seats,) if module.Options.BY_SEATS else ()
    try:
        options = module.Options.of(parameters, *more)
    except ValueError:
        return []
    return [(info, getattr(options, info.name)) for info in infos_of(module.Options)]


def changed_settings(texts: Texts, game: str, config: Any, arrows: str) -> list[tuple[str, str]]:
    """Label and value of each option that a match's configuration has not as the game by itself."""
    module = spec_of(game).optional_engine_module("options")
    if module is None:
        return []
    usual = settings_of(texts, game, module.Options().parameters(), config.seats, arrows)
    set_so = settings_of(texts, game, config.parameters, config.seats, arrows)
    return [
        (option_label(texts, game, name), value)
        for name, value in set_so.items()
        if value != usual.get(name)
    ]

"""The option values of a match in words, for the rules browser and reports."""

from __future__ import annotations

from typing import Any

from app.i18n.fluent import Texts
from app.registry import game as spec_of
from app.text.newgame import GameTexts, dashed, option_value


def option_label(texts: Texts, game: str, name: str) -> str:
    """Return the label of an option in the form of a new game; its id if it has none."""
    words = GameTexts(texts, game)
    message = f"option-{dashed(name)}"
    return words(message) if texts.has(words.id(message)) else name


def settings_of(
    texts: Texts, game: str, parameters: Any, seats: int, arrows: str
) -> dict[str, str]:
    """Return the value of each option by its id, in the words of the form of a new game.
    `parameters` are those of the match's configuration. Return {} if no options lead to them, since
    any value would be wrong."""
    module = spec_of(game).engine_module("options")
    more = (seats,) if module.Options.BY_SEATS else ()
    try:
        options = module.Options.of(parameters, *more)
    except ValueError:
        return {}
    words = GameTexts(texts, game)
    return {
        info.name: option_value(words, info, getattr(options, info.name), arrows)
        for info in module.option_infos()
    }


def changed_settings(
    texts: Texts, game: str, parameters: Any, seats: int, arrows: str
) -> list[tuple[str, str]]:
    options = spec_of(game).engine_module("options").Options()
    usual = settings_of(texts, game, options.parameters(), seats, arrows)
    set_so = settings_of(texts, game, parameters, seats, arrows)
    return [
        (option_label(texts, game, name), value)
        for name, value in set_so.items()
        if value != usual.get(name)
    ]

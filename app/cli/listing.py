"""The part of a game's help that lists its bots, labyrinths or decks, rule sets and rules.

It is slow to import, because it reads the schema of the rules and the files.
"""

from __future__ import annotations

from textwrap import wrap

from app.cli.columns import GAP, aligned
from app.content.generic_setup import option_infos, repository_of
from app.content.seating import seat_kinds
from app.files.paths import data_folder
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.text.newgame import GameTexts, bounds
from engines.kernel.options import OptionInfo

LIST_CELLS = 78
"""The width of a list of ids."""


def listing(game_id: str, texts: Texts) -> str:
    """Return the lists of a game. They omit broken files; `deck check` reports their errors."""
    bots = texts("cli-group-bots", bots=", ".join(seat_kinds(game_id)[1:]))
    lines = wrap(bots, LIST_CELLS, subsequent_indent="  ")
    return "\n".join([*lines, *_files(game_id, texts), *_rules(game_id, texts)])


def _files(game_id: str, texts: Texts) -> list[str]:
    """Return the ids of the labyrinths or decks, and the rule sets; [] for a game without them."""
    repository = repository_of(game_id, data_folder())
    if not repository.SCENARIO:
        return []
    heading = "labyrinth" if repository.SCENARIO == "labyrinth" else "deck-ids"
    ids = ", ".join(entry.id for entry in repository.scenarios if entry.id)
    presets = [
        (entry.id, literal(entry.content.name.of(texts.language), 40))
        for entry in repository.presets
        if entry.content is not None
    ]
    return [
        "",
        texts(f"cli-group-{heading}"),
        *wrap(ids, LIST_CELLS, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False),
        "",
        texts("cli-group-presets"),
        *aligned(presets, GAP),
    ]


def _rules(game_id: str, texts: Texts) -> list[str]:
    """Return a line for each rule that can be changed, under a heading; [] without such rules."""
    game_texts = GameTexts(texts, game_id)
    rules = [
        (info.name, _values(info, texts), game_texts.option(info.name))
        for info in option_infos(game_id)
    ]
    return ["", texts("cli-group-rules"), *aligned(rules, GAP)] if rules else []


def _values(info: OptionInfo, texts: Texts) -> str:
    match info.kind:
        case "flag":
            return "true|false"
        case "choice":
            return "|".join(info.choices)
        case "order":
            return ",".join(info.choices)
    limits = bounds(info, texts.language)
    if info.kind == "counts":
        return f"{limits['least']}..{limits['most']},..."
    return f"{limits['least']}..{limits['most']}" + ("|none" if info.optional else "")

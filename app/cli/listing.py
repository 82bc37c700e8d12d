"""What the help of a game lists: what it can be played with, its rules and what they can be.

Slow to import, as the schema of options and the files are.
"""

from __future__ import annotations

from textwrap import wrap

from app.content.generic_setup import option_infos, repository_of
from app.content.setup_builder import players
from app.i18n.fluent import Texts
from app.i18n.literal import literal, width
from app.text.newgame import GameTexts
from app.validation.rule_changes import bounds
from engines.kernel.options import OptionInfo

PAGE_CELLS = 78
"""How wide a list of ids is."""


def listing(game: str, texts: Texts) -> str:
    """What a game can be played with, and a line for every rule: its name, what it can be, what it
    is about. What is broken is left out: the new-game screen and `deck check` tell of it."""
    words = GameTexts(texts, game)
    rows = [
        (info.name, _possible(info, texts), words.option(info.name)) for info in option_infos(game)
    ]
    first, second = (max((width(row[at]) for row in rows), default=0) for at in (0, 1))
    lines = [f"  {name:{first}}  {values:{second}}  {about}" for name, values, about in rows]
    bots = texts("cli-group-bots", bots=", ".join(players(game)[1:]))
    rules = ["", texts("cli-group-rules"), *lines] if lines else []
    return "\n".join(["", bots, *_choices(game, texts), *rules, ""])


def _choices(game: str, texts: Texts) -> list[str]:
    """The ids of the scenarios, the player's own among them, and the rule sets of a game."""
    from app.files.paths import data_folder

    shelf = repository_of(game)(data_folder())
    if not shelf.SCENARIO:
        return []
    heading = "labyrinth" if shelf.SCENARIO == "labyrinth" else "deck-ids"
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
    least, most = bounds(info, texts) if info.kind == "real" else (str(info.low), str(info.high))
    return f"{least}..{most}" + ("|none" if info.optional else "")

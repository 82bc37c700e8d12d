"""The set-up of a run, made like that of a match: deck or labyrinth, rules, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.content_repository import ContentEntry
from app.content.setup_from_args import draft_from
from app.lab.custom_bots import CustomBot, digest
from app.lab.study import study
from app.match.seats import Seat
from app.registry import game
from engines.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class SimulationChoices:
    """The choices of a command line; empty ones are left to the game.

    `scenario` is the id of a deck or labyrinth, or the path of one; `options` are changes of rules
    as `Options.with_changes` takes them. `custom` are those of the bots that are custom ones.
    """

    game: str
    bots: tuple[str, ...] = ()
    scenario: str = ""
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    custom: tuple[CustomBot, ...] = ()


@dataclass(frozen=True, slots=True)
class SimulationTable:
    """The set-up of a run.

    `words` are the names of decks and cards, by `deck-en` or `monster-<id>-es`. `about` is part of
    the report. `deck` is the id of the deck or labyrinth, "" if it is the player's own.
    """

    game: str
    config: Any
    bots: tuple[str, ...]
    deck: str
    words: Mapping[str, str]
    about: Mapping[str, Any]
    custom: tuple[CustomBot, ...] = ()
    entry: ContentEntry[Any] | None = None
    """The deck or labyrinth, if it is one of the library."""


def simulation_table(choices: SimulationChoices, library: ContentIndex) -> SimulationTable:
    """Return the set-up for some choices.

    Raise `UnknownGame`, `BadChoice`, the `DeckError` of a broken file, the `OSError` of a custom
    bot's file, and `BadSetup`: `unknown-bot`, or what the game's configuration refuses.
    """
    spec = game(choices.game)
    found = study(choices.game)
    bots = choices.bots or found.bots
    _check(bots, [*spec.bots(), *(bot.name for bot in choices.custom)])
    seats = tuple(Seat(f"{bot} {number}", bot) for number, bot in enumerate(bots, 1))
    names = [f"{number}" for number in range(1, spec.max_seats + 1)]
    start = StartOptions(
        game=choices.game,
        players=seats,
        scenario=choices.scenario,
        preset=choices.preset,
        options={**found.options, **choices.options},
    )
    draft, problem = draft_from(start, library, names, lambda: "")
    if problem is not None:
        raise problem
    setup = draft.setup()
    config, entry = setup.config(), draft.entry
    about = {
        "rules-rev": spec.rules().rules_rev,
        "digest": config.digest,
        **({draft.kind: (entry.id or entry.name) if entry else ""} if draft.kind else {}),
        "preset": draft.presets[draft.preset_index].id,
        "options": {name: _plain(value) for name, value in sorted(draft.changes.items())},
    }
    if choices.custom:
        about["guests"] = {bot.name: digest(bot) for bot in choices.custom}
    deck = entry.id if entry and not entry.is_players else ""
    known = entry if not draft.outside_paths else None
    return SimulationTable(
        choices.game, config, bots, deck, setup.title(), about, choices.custom, known
    )


lay = simulation_table
"""The older name, which programs of bot authors import."""


def _check(bots: Sequence[str], known: Sequence[str]) -> None:
    for bot in bots:
        if bot not in known:
            raise BadSetup(problem="unknown-bot", found=bot)


def _plain(value: object) -> Any:
    """Return an option's value as JSON has it; reals as text."""
    if isinstance(value, tuple | list):
        return list(value)
    return value if isinstance(value, bool | int | str | None) else str(value)

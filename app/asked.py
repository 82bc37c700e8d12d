"""Drafts of any game by its name: the first one, and one with what the command line asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.draft import Draft, NewSeed
from app.games import parts_of
from app.library import Library
from app.setup import BadChoice
from app.start import StartOptions


def first_draft(
    library: Library, game_id: str, names: Sequence[str], new_seed: NewSeed
) -> Draft[Any, Any]:
    """A new game before anything was chosen. Raises `BadChoice` if the program's cards are gone."""
    return parts_of(game_id).draft.first(library.shelf(game_id), names, new_seed)


def draft_from(
    start: StartOptions, library: Library, names: Sequence[str], new_seed: NewSeed
) -> tuple[Draft[Any, Any], BadChoice | None]:
    """A draft with what the command line asked for; the rest as in `first_draft`.

    With it comes the first thing that can't be: an unknown scenario or preset, or an option's
    value. All else that was asked for is in the draft. Raises as `first_draft` does.
    """
    draft = first_draft(library, start.game, names, new_seed)
    draft.seed = start.seed or draft.seed
    problems: list[BadChoice] = []
    if start.players:
        draft.seats = list(start.players)
    if start.preset and not draft.choose_preset(start.preset):
        problems.append(BadChoice("preset", start.preset))
    wanted = start.scenario
    if wanted and not draft.choose(wanted, library.shelf(start.game)):
        problems.append(BadChoice(draft.SCENARIO, wanted))
    for name, value in start.options.items():
        try:
            draft.set_option(name, value)
        except ValueError:
            problems.append(BadChoice("value", f"{name}={value}"))
    return draft, next(iter(problems), None)


def asked_for(start: StartOptions) -> bool:
    """Whether the command line chose anything about the game."""
    chosen = (start.seed, start.players, start.scenario, start.preset, start.options)
    return any(chosen)

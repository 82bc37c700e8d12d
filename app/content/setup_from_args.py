"""Setup builders by game name: with defaults, or with the choices of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.first_match import choose_for_friends
from app.content.match_setup import BadChoice
from app.content.setup_builder import NewSeed, SetupBuilder
from app.registry import game
from engines.kernel.meant import near_to


def first_draft(
    library: ContentIndex, game_id: str, names: Sequence[str], new_seed: NewSeed
) -> SetupBuilder[Any, Any]:
    """Return a new game before anything was chosen, in the game's own setup builder if it has one.
    Raise `BadChoice` if the program's own cards are missing."""
    kind: type[SetupBuilder[Any, Any]] = game(game_id).part("setup_builder") or SetupBuilder
    return kind(library.repository(game_id), names, new_seed)


def draft_from(
    start: StartOptions, library: ContentIndex, names: Sequence[str], new_seed: NewSeed
) -> tuple[SetupBuilder[Any, Any], BadChoice | None]:
    """Return a setup with the choices of the command line; the rest as in `first_draft`, or for a
    table as `choose_for_friends` has it.
    The second value is the first invalid choice: an unknown scenario or preset, or an option's
    value. The setup contains all valid choices. Raise as `first_draft` does."""
    draft = first_draft(library, start.game, names, new_seed)
    if start.seed:
        draft.seed, draft.seed_drawn = start.seed, False
    if start.hosts:
        choose_for_friends(draft, len(start.players))
    problems: list[BadChoice] = []
    if start.preset and not draft.choose_preset(start.preset):
        problems.append(no_preset(draft, start.preset))
    if start.players:
        draft.seats = list(start.players)
    if start.scenario and not draft.choose(start.scenario):
        problems.append(no_scenario(draft, start.scenario))
    for name, value in start.options.items():
        try:
            draft.set_option(name, value)
        except ValueError:
            problems.append(BadChoice("value", f"{name}={value}"))
    return draft, next(iter(problems), None)


def no_preset(draft: SetupBuilder[Any, Any], wanted: str) -> BadChoice:
    """Return the error for an unknown preset, with the closest match as a suggestion."""
    ids = [one.id for one in draft.presets]
    near = near_to(wanted.lower(), ids)
    return BadChoice("preset", wanted, near=near, choices=", ".join(ids), n=len(ids))


def no_scenario(draft: SetupBuilder[Any, Any], wanted: str) -> BadChoice:
    """Return the error for an unknown labyrinth or deck, with the closest match as a suggestion.
    The suggestion may come from an id or a file name."""
    ids = {name: one.id or one.name for one in draft.entries for name in (one.name, one.id) if name}
    near = ids.get(near_to(wanted.lower(), ids), "")
    return BadChoice(draft.kind, wanted, near=near)


def asked_for(start: StartOptions) -> bool:
    chosen = (start.seed, start.players, start.scenario, start.preset, start.options)
    return any(chosen)

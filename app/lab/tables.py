"""What a run is played with, from the same choices as a match: deck or labyrinth, rules, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.setup_from_args import draft_from
from app.lab.custom_bots import CustomBot, digest
from app.lab.study import study
from app.match.seats import Seat
from app.registry import game
from engines.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class SimulationChoices:
    """What was asked for; what is empty is the game's own choice.

    `scenario` is the id of a deck or labyrinth, or the path of one; `options` are changes of rules
    as `Options.with_changes` takes them. `guests` are those of the bots that are people's own.
    """

    game: str
    bots: tuple[str, ...] = ()
    scenario: str = ""
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    guests: tuple[CustomBot, ...] = ()


@dataclass(frozen=True, slots=True)
class SimulationTable:
    """A table that is ready to play at.

    `words` are the names of what is played with, by `deck-en` or `monster-<id>-es`. `about` goes
    into the report. `deck` is the id of what is played with, "" if it is the player's own.
    """

    game: str
    config: Any
    bots: tuple[str, ...]
    deck: str
    words: Mapping[str, str]
    about: Mapping[str, Any]
    guests: tuple[CustomBot, ...] = ()


def lay(choices: SimulationChoices, library: ContentIndex) -> SimulationTable:
    """The table that was asked for.

    Raises `UnknownGame`, `BadChoice`, the `DeckError` of a broken file, the `OSError` of a guest's,
    and `BadSetup` if it can't be dealt from that: `unknown-bot`, or what the game's configuration
    refuses.
    """
    spec = game(choices.game)
    found = study(choices.game)
    bots = choices.bots or found.bots
    _check(bots, [*spec.bots(), *(guest.name for guest in choices.guests)])
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
        "preset": draft.presets[draft.preset].id,
        "options": {name: _plain(value) for name, value in sorted(draft.changes.items())},
    }
    if choices.guests:
        about["guests"] = {guest.name: digest(guest) for guest in choices.guests}
    deck = entry.id if entry and not entry.own else ""
    return SimulationTable(choices.game, config, bots, deck, setup.title(), about, choices.guests)


def _check(bots: Sequence[str], known: Sequence[str]) -> None:
    for bot in bots:
        if bot not in known:
            raise BadSetup(problem="unknown-bot", found=bot)


def _plain(value: object) -> Any:
    """An option's value as JSON has it; reals as they are written."""
    if isinstance(value, tuple | list):
        return list(value)
    return value if isinstance(value, bool | int | str | None) else str(value)

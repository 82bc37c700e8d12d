"""The last setup of each game, as the default of the next one.

It is one small file in the state folder (`app.config.state_file`); a seed is never saved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from app.config import state_file
from app.config.logs import log
from app.content.generic_setup import option_infos
from app.content.match_setup import BadChoice
from app.content.seating import seat_kinds
from app.content.setup_builder import SetupBuilder
from app.i18n.literal import literal
from app.match.seats import HUMAN, NAME_CELLS, Seat, is_pronoun
from app.registry import game


def keep(path: Path | None, draft: SetupBuilder[Any, Any]) -> None:
    """Save a setup beside those of other games. A disk failure is logged."""
    mine = {draft.game: memory(draft)}
    others = state_file.read(path, "choices")
    others.pop(draft.game, None)  # the setup that was saved last is the last one in the file
    if not state_file.write(path, {**others, **mine}, "choices"):
        state_file.write(
            path, mine, "choices"
        )  # drop the setups of other games if the file is too large


def recall(path: Path | None, draft: SetupBuilder[Any, Any]) -> bool:
    """Make the last setup of the game the draft's. Return whether there was one."""
    found = state_file.read(path, "choices").get(draft.game)
    if found is None:
        return False
    data = found if isinstance(found, Mapping) else {}
    parts: dict[str, Callable[[SetupBuilder[Any, Any], Any], None]] = {
        "preset": _preset,
        "scenario": _scenario,
        "options": _options,
        "seats": _seats,
        "more": lambda draft, more: draft.restore_choices(more),
    }
    for name, part in parts.items():
        try:
            part(draft, data[name])
        except (AttributeError, KeyError, TypeError, ValueError, ArithmeticError, BadChoice) as why:
            log("choices").info("forgot %s of %s: %r", name, draft.game, why)
    return True


def last_player(path: Path | None) -> str:
    """Return the name of the person in the setup that was saved last; "" if none is known."""
    for found in reversed(state_file.read(path, "choices").values()):
        try:
            (*names,) = (name for name, bot in found["seats"] if bot == HUMAN)
        except (KeyError, TypeError, ValueError):
            continue
        if names and isinstance(names[0], str) and literal(names[0], NAME_CELLS) == names[0]:
            return "" if is_pronoun(names[0]) else names[0].strip()
    return ""


def names_with(player: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return names for the seats: the player's first, if it is known, then the others."""
    others = [name for name in names if name.casefold() != player.casefold()]
    return (player, *others) if player else tuple(names)


def memory(draft: SetupBuilder[Any, Any]) -> dict[str, Any]:
    """Return the saved part of a setup, JSON-able; reals as text."""
    entry = draft.entry
    return {
        "preset": draft.presets[draft.preset_index].id,
        "scenario": entry.id if entry else "",
        "options": {
            name: str(value) if isinstance(value, Decimal) else value
            for name, value in draft.changes.items()
        },
        "seats": [[seat.name, seat.bot] for seat in draft.seats],
        "more": draft.choices_to_save(),
    }


def _preset(draft: SetupBuilder[Any, Any], wanted: Any) -> None:
    if not draft.choose_preset(wanted):
        raise KeyError(wanted)


def _scenario(draft: SetupBuilder[Any, Any], wanted: Any) -> None:
    if wanted and not draft.choose_id(wanted):
        raise KeyError(wanted)


def _options(draft: SetupBuilder[Any, Any], changes: Any) -> None:
    kinds = {info.name: info.kind for info in option_infos(draft.game)}
    for name, value in changes.items():
        if kinds[name] == "real":
            value = Decimal(value)
        draft.set_option(name, tuple(value) if isinstance(value, list) else value)


def _seats(draft: SetupBuilder[Any, Any], pairs: Any) -> None:
    spec, kinds = game(draft.game), seat_kinds(draft.game)
    seats = [Seat(name, bot) for name, bot in pairs]
    names = {seat.name.casefold() for seat in seats}
    sound = all(
        seat.bot in kinds
        and seat.name.strip()
        and literal(seat.name, NAME_CELLS) == seat.name
        and not is_pronoun(seat.name)
        for seat in seats
    )
    if not (sound and len(names) == len(seats) and spec.min_seats <= len(seats) <= spec.max_seats):
        raise ValueError(pairs)
    draft.seats = seats

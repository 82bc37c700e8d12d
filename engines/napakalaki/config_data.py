"""Cards and parameters of a configuration as JSON-able data, and back with all values checked."""

from __future__ import annotations

from dataclasses import fields
from itertools import chain
from typing import Any

from engines.napakalaki.actions import MOST_DOORS, MOST_GRUDGES
from engines.napakalaki.cards import (
    ALL,
    KINDS,
    Bad,
    CultistCard,
    NapakalakiMonster,
    TreasureCard,
)
from engines.napakalaki.parameters import FRIENDS, Parameters
from engines.napakalaki.tricks import (
    FOE_TRICKS,
    NO_TRICK,
    TREASURE_TRICKS,
    Trick,
    written_trick,
)

MAX_NUMBER = 1_000_000
"""The greatest number that a card or parameter may have."""


def data_of(
    card: TreasureCard | NapakalakiMonster | Bad,
) -> dict[str, Any]:
    """Return a card as data, without the trick if it has none: so configurations that were saved
    before there were any keep their digest. The same goes for the change against cultists."""
    data = {field.name: getattr(card, field.name) for field in fields(card)}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in data.items()
        if (name != "trick" or value != NO_TRICK) and (name != "against" or value)
    }


def _check_values(
    data: dict[str, Any], minima: dict[str, int], flags: tuple[str, ...] = ()
) -> None:
    """Raise `ValueError` unless all numbers are integers within their bounds, and all flags are
    booleans."""
    for name, least in minima.items():
        if type(data[name]) is not int or not least <= data[name] <= MAX_NUMBER:
            raise ValueError(f"{name}: {data[name]!r}")
    for name in flags:
        if type(data[name]) is not bool:
            raise ValueError(f"{name}: {data[name]!r}")


def _check_id(data: dict[str, Any]) -> None:
    if type(data["id"]) is not str or not data["id"]:
        raise ValueError(f"id: {data['id']!r}")


def treasure_from(data: dict[str, Any]) -> TreasureCard:
    """Return a treasure from its `data_of`. Raise any of Python's errors for wrong data."""
    _check_id(data)
    _check_values(data, {"kind": 0, "gold": 0, "low": 0, "high": 0})
    if data["kind"] >= len(KINDS) or data["low"] > data["high"]:
        raise ValueError(f"treasure: {data['id']}")
    return TreasureCard(**{**data, "trick": _trick(data, TREASURE_TRICKS)})


def monster_from(data: dict[str, Any]) -> NapakalakiMonster:
    """Return a monster from its `data_of`, its bad consequence as another dict. Raise as
    `treasure_from`."""
    _check_id(data)
    _check_values(data, {"level": 0, "levels": 0, "treasures": 0})
    trick = _trick(data, FOE_TRICKS)
    against = data.get("against", 0)
    if type(against) is not int or abs(against) > MAX_NUMBER:
        raise ValueError(f"against: {against!r}")
    return NapakalakiMonster(**{**data, "bad": _bad(data["bad"]), "trick": trick})


def cultist_from(data: dict[str, Any]) -> CultistCard:
    """Return a cultist card from its id and bonus. Raise as `treasure_from`."""
    _check_id(data)
    _check_values(data, {"bonus": 1})
    return CultistCard(**data)


def _trick(data: dict[str, Any], names: tuple[str, ...]) -> Trick:
    if "trick" not in data:
        return NO_TRICK
    if any(type(number) is not int for number in data["trick"]):
        raise ValueError(f"trick: {data['trick']!r}")
    return written_trick(data["trick"], names, len(KINDS))


def _bad(data: dict[str, Any]) -> Bad:
    _check_values(data, dict.fromkeys(("levels", "equipped", "hidden", "either"), ALL), ("death",))
    kinds = {name: tuple(data[name]) for name in ("equipped_kinds", "hidden_kinds")}
    for kind in chain(*kinds.values()):
        if type(kind) is not int or not 0 <= kind < len(KINDS):
            raise ValueError(f"kinds: {kinds}")
    return Bad(**{**data, **kinds})


_FLAGS = (
    "necklace_always", "buy_winning_level", "equip_before_combat", "help_to_win",
    "empty_hand_rolls", "loot", "envy", "help", "dial", "last_door", "tricks", "cultists",
    "sales", "escape", "archenemies", "revenge_die", "discard_all",
)  # fmt: skip
_MINIMA = {
    "winning_level": 2, "level_price": 1, "cultist_percent": 1,
    **dict.fromkeys(("hidden_limit", "turn_limit", "levels_a_turn", "corridor", "grudge",
                     "grudge_most", "envy_players", "own_last", "last_door_players"), 0),
}  # fmt: skip


def parameters_from(data: dict[str, Any]) -> Parameters:
    """Return the parameters from their `to_data`; clauses that are newer than the data are off.
    Raise as `treasure_from`."""
    whole = {**FRIENDS, **data}
    _check_values(whole, _MINIMA, _FLAGS)
    if whole["corridor"] > MOST_DOORS or whole["grudge_most"] > MOST_GRUDGES:
        raise ValueError(f"corridor: {whole['corridor']}, grudges: {whole['grudge_most']}")
    return Parameters(**whole)

"""Restoring a dumped state, with every check that later steps rely on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engines.irrgarten.config import Config
from engines.irrgarten.events import SHIELD, WEAPON, Gear, GearNames
from engines.irrgarten.gear import NAMELESS
from engines.irrgarten.guardian import guardian_name
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.state import (
    FOE_LISTS,
    GEAR_LISTS,
    NAME_LISTS,
    NOBODY,
    NUMBERS,
    SEAT_LISTS,
    State,
)
from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.plaindata import whole, wholes
from engines.kernel.streams import KeyedSource


def restore(config: Config, data: dict[str, Any]) -> State:
    """Return the state from a dump of this configuration. Raise `BadState` for wrong data."""
    try:
        state = State(config, KeyedSource.load(data["source"]))
        for name in NUMBERS:
            setattr(state, name, whole(data[name]))
        for name in SEAT_LISTS + FOE_LISTS:
            kind = type(getattr(state, name))
            setattr(state, name, kind(wholes(data[name])))
        for name in GEAR_LISTS:
            setattr(state, name, [wholes(gear) for gear in data[name]])
        for name in NAME_LISTS:  # older dumps have none
            setattr(state, name, [wholes(names) for names in data.get(name, ())])
        state.order = wholes(data.get("order", ()))
        state.beaten = list(wholes(data.get("beaten", ())))
        prizes = data.get("foe_prize", ())
        state.foe_prize = tuple(_prize(prize) for prize in prizes)
        state.out, state.closes = wholes(data.get("out", ())), whole(data.get("closes", 0))
        state.heard = list(wholes(data.get("heard", ())))
        state.sight = [frozenset(wholes(squares)) for squares in data["sight"]]
        state.met = [{whole(foe): whole(health) for foe, health in met} for met in data["met"]]
        size = len(config.walls)
        state.known = [_unpacked(text, size) for text in data["known"]]
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise BadState(what="state", found=str(problem)) from None
    state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
    _check_sizes(state)
    _check_values(state)
    return state


def _prize(written: Sequence[int]) -> tuple[int, int, int]:
    """Return what a monster carries. Raise `ValueError` or `TypeError` for anything else."""
    kind, power, uses = wholes(written)
    return kind, power, uses


def _unpacked(text: str, size: int) -> bytearray:
    """Return a byte of 0 or 1 for each square, from hexadecimal digits. Raise `ValueError`."""
    if not _HEXADECIMAL.fullmatch(text):  # `int` would accept a sign, spaces and underscores
        raise ValueError("a map that is not hexadecimal")
    digits = format(int(text, 16), "b").zfill(size)
    if len(digits) != size:
        raise ValueError("a map of another board")
    return bytearray(digits.encode().translate(_FROM_DIGITS))


_HEXADECIMAL = re.compile("[0-9a-f]+")
_FROM_DIGITS = bytes.maketrans(b"01", b"\0\1")


def _check_sizes(state: State) -> None:
    seats, foes = state.config.seats, state.config.foes
    fog = seats if state.config.foggy else 0
    wanted = dict.fromkeys(SEAT_LISTS + GEAR_LISTS, seats) | dict.fromkeys(FOE_LISTS, foes)
    wanted |= dict.fromkeys(("sight", "met", "known"), fog)
    wanted["foe_prize"] = foes if state.config.parameters.open_prizes else 0
    wanted |= dict.fromkeys(NAME_LISTS, seats if state.config.gear else 0)
    for name, size in wanted.items():
        if len(getattr(state, name)) != size:
            raise BadState(what="state", field=name, found=len(getattr(state, name)))


def _check_values(state: State) -> None:
    """Raise `BadState` for values that make later steps fail."""
    config = state.config
    seats, foes = range(config.seats), config.foe_numbers
    walls = config.walls
    counts = (state.health, state.hits, state.strength, state.intelligence, state.foe_health)
    gears = (*state.weapons, *state.shields)

    def distinct_free(squares: Sequence[int]) -> bool:
        free = all(0 <= square < len(walls) and not walls[square] for square in squares)
        return free and len(set(squares)) == len(squares)

    inside = [square for seat, square in enumerate(state.square) if seat not in state.out]
    sound = {
        "seat": state.seat == OVER
        or (state.seat in seats and state.health[state.seat] > 0 and state.seat not in state.out),
        "winner": state.winner == NOBODY or state.winner in seats,
        "order": sorted(state.order) == (list(seats) if config.parameters.drawn_order else []),
        "beaten": len(state.beaten) == (config.seats if config.parameters.counts_wins else 0)
        and all(0 <= mask < 1 << config.monsters for mask in state.beaten),
        "heard": len(state.heard) == (config.seats if config.heard else 0)
        and min(state.heard, default=0) >= -1,
        "square": distinct_free(inside)
        and all(0 <= square < len(walls) for square in state.square),
        "foe_prize": all(
            kind in (WEAPON, SHIELD) and min(power, uses) >= 0
            for kind, power, uses in state.foe_prize[: config.monsters]
        ),
        "out": len(set(state.out)) == len(state.out)
        and set(seats).issuperset(state.out)
        and all(state.square[seat] == config.exit for seat in state.out)
        and bool(state.out) == (state.closes > 0)
        and (not state.out or config.parameters.last_laps > 0),
        "foe_square": distinct_free(state.foe_square),
        "foe_card": all(
            -1 <= card < len(config.cards) for card in state.foe_card[: config.monsters]
        ),
        "guardian": config.guardian == NOWHERE
        or (state.foe_square[-1] == config.exit and guardian_name(state.foe_card[-1]) is not None),
        "number": min((state.turn, state.decisions, *(n for each in counts for n in each))) >= 0,
        "gear": all(len(gear) % 2 == 0 and min(gear, default=0) >= 0 for gear in gears),
        "weapon_names": _well_named(config, WEAPON, state.weapons, state.weapon_names),
        "shield_names": _well_named(config, SHIELD, state.shields, state.shield_names),
        "sight": all(0 <= square < len(walls) for seen in state.sight for square in seen),
        "met": all(foe in foes for met in state.met for foe in met),
    }
    for name, fine in sound.items():
        if not fine:
            raise BadState(what="state", field=name)


def _well_named(
    config: Config, kind: int, gears: Sequence[Gear], names: Sequence[GearNames]
) -> bool:
    """Whether every item has a name of its kind, if there is one (IRR-31)."""
    if not config.gear:
        return True
    known = {number for number, card in enumerate(config.gear) if card.kind == kind} or {NAMELESS}
    return all(
        len(gear) == 2 * len(own) and known.issuperset(own)
        for gear, own in zip(gears, names, strict=True)
    )

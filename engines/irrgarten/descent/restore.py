"""Restoring a dumped Descent, with every check that later steps rely on."""

from __future__ import annotations

from typing import Any

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor, read_thing
from engines.irrgarten.descent.plan import KINDS
from engines.irrgarten.descent.sighting import is_foggy, update_sight
from engines.irrgarten.descent.state import (
    GEAR_LISTS,
    INSIDE,
    LEAVE,
    NUMBERS,
    PLACES,
    SEAT_LISTS,
    State,
)
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.labyrinth import FAR
from engines.kernel.errors import BadState
from engines.kernel.events import OVER
from engines.kernel.plaindata import whole, wholes
from engines.kernel.streams import KeyedSource


def restore(config: Config, data: dict[str, Any]) -> State:
    """Return the state from a dump of this configuration. Raise `BadState` for wrong data."""
    gear = len(config.gear)
    try:
        state = State(config, KeyedSource.load(data["source"]))
        state.floor = Floor.from_data(data["floor"], config)
        for name in NUMBERS:
            setattr(state, name, whole(data[name]))
        for name in SEAT_LISTS:
            setattr(state, name, list(wholes(data[name])))
        for name in GEAR_LISTS:
            setattr(state, name, [wholes(items) for items in data[name]])
        state.order, state.kinds = wholes(data["order"]), wholes(data["kinds"])
        state.arrived = list(wholes(data["arrived"]))
        state.foe_health = list(wholes(data["foe_health"]))
        state.foe_coins = list(wholes(data["foe_coins"]))
        state.foe_prize = [
            tuple(read_thing(thing, gear) for thing in prize) for prize in data["foe_prize"]
        ]
        state.gifts = [read_thing(gift, gear) for gift in data["gifts"]]
        state.waiting = [(whole(seat), read_thing(thing, gear)) for seat, thing in data["waiting"]]
        state.met = [
            {
                whole(foe): (
                    whole(health),
                    tuple(read_thing(thing, gear) for thing in prize),
                    whole(coins),
                )
                for foe, health, prize, coins in met
            }
            for met in data["met"]
        ]
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadState(what="state", found=str(problem)) from None
    _check(state)
    if is_foggy(state):
        state.sight = [frozenset() for _ in range(config.seats)]
        for seat in range(config.seats):
            met = state.met[seat].copy()
            update_sight(state, seat, None)
            state.met[seat] = met
    return state


def _check(state: State) -> None:
    """Raise `BadState` for values that make later steps fail."""
    config, floor = state.config, state.floor
    seats, foes = range(config.seats), range(len(floor.foe_square))
    lists = [getattr(state, name) for name in SEAT_LISTS + GEAR_LISTS]
    numbers = [getattr(state, name) for name in NUMBERS if name != "seat"]
    if any(len(each) != config.seats for each in lists):
        raise BadState(what="state", field="seats")
    sound = {
        "foes": all(
            len(each) == len(foes) for each in (state.foe_health, state.foe_prize, state.foe_coins)
        ),
        "numbers": min(numbers) >= 0 and min(min(each) for each in lists[: len(SEAT_LISTS)]) >= 0,
        "seat": state.seat == OVER or state.seat in seats,
        "mover": state.mover in seats and (state.seat == OVER or state.mover in state.order),
        "phase": state.phase <= LEAVE and (state.phase == LEAVE) == bool(state.waiting),
        "waiting": all(seat in seats for seat, _ in state.waiting),
        "order": set(state.order) <= set(seats) and len(set(state.order)) == len(state.order),
        "place": all(place < len(PLACES) for place in state.place),
        "floor": 0 < floor.number <= config.floors and len(floor.starts) == config.seats,
        "kinds": len(state.kinds) == config.floors and all(k < len(KINDS) for k in state.kinds),
        "square": all(_stands(state, seat) for seat in seats),
        "limit": state.limit <= floor.farthest,
        "met": len(state.met) == (config.seats if is_foggy(state) else 0)
        and all(foe in foes for met in state.met for foe in met),
        "gear": all(_fits(state, seat) for seat in seats),
    }
    for name, fine in sound.items():
        if not fine:
            raise BadState(what="state", field=name)
    standing = [state.square[seat] for seat in seats if state.place[seat] == INSIDE]
    if len(set(standing)) != len(standing):
        raise BadState(what="state", field="square")


def _stands(state: State, seat: int) -> bool:
    """Whether a character on the floor stands on one of its free squares."""
    square, ways = state.square[seat], state.floor.ways
    return state.place[seat] != INSIDE or (0 <= square < len(ways) and ways[square] < FAR)


def _fits(state: State, seat: int) -> bool:
    """Whether every piece of a seat's gear has its card, and none is too many."""
    cards, parameters = state.config.gear, state.config.parameters
    for kind, gear, names, most in (
        (WEAPON, state.weapons[seat], state.weapon_names[seat], parameters.max_weapons),
        (SHIELD, state.shields[seat], state.shield_names[seat], parameters.max_shields),
    ):
        known = all(0 <= name < len(cards) and cards[name].kind == kind for name in names)
        if not known or len(gear) != 2 * len(names) or len(names) > most:
            return False
        if min(gear, default=0) < 0:
            return False
    return True

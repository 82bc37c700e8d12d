"""What monsters carry for all to see, who takes it from them, and who takes it from whom (IRR-37,
IRR-38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.events import (
    SHIELD,
    WEAPON,
    Gear,
    GearDropped,
    GearReceived,
    GearTaken,
    Rewarded,
    SheetChanged,
)
from engines.irrgarten.fog import watchers, witnesses
from engines.irrgarten.gear import NAMELESS, named
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.state import State, names_of
from engines.irrgarten.streams import SETUP
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import Source, stream

Prize = tuple[int, int, int]
"""A thing that a monster carries: its kind, its power in thousandths, its uses."""
NO_PRIZE: Final[Prize] = (-1, 0, 0)
"""A guardian's: behind it is the exit."""


def draw_prize(parameters: Parameters, source: Source, purpose: int = SETUP) -> Prize:
    """Draw one thing from the better half of what a reward can be: it shall be worth a detour."""
    numbers = stream(purpose, 5)
    kind = source.below(numbers, 2)
    power = parameters.weapon_power if kind == WEAPON else parameters.shield_power
    half, few = power // 2, max(1, parameters.uses // 2)
    worth = half + source.below(numbers, power - half) if power else 0
    return kind, worth, few + source.below(numbers, parameters.uses - few + 1)


def lay_out(state: State) -> None:
    """Give every monster its thing. It is drawn from a stream of its own, so no other draw
    changes."""
    parameters, monsters = state.config.parameters, state.config.monsters
    drawn = tuple(draw_prize(parameters, state.source) for _ in range(monsters))
    state.foe_prize = drawn + (NO_PRIZE,) * (state.config.foes - monsters)


def things(state: State, seat: int) -> int:
    """Return how many things a player carries, worn out or not (IRR-39)."""
    return count_things(state.weapons[seat], state.shields[seat])


def count_things(weapons: Gear | None, shields: Gear | None) -> int:
    """Return how many weapons and shields these are; None is what nobody has seen."""
    return (len(weapons or ()) + len(shields or ())) // 2


def take_prize(state: State, seat: int, foe: int, emit: Emit | None) -> None:
    """Give the winner what the monster carries (IRR-37)."""
    kind, power, uses = state.foe_prize[foe]
    if emit is not None:
        audience = witnesses(state, seat, state.square[seat])
        emit(Rewarded(audience, seat, int(kind == WEAPON), int(kind == SHIELD), 0))
    _put(state, seat, kind, (power, uses, named(state.config.gear, kind, power, uses)), emit)
    if emit is not None:
        emit(sheet_changed(state, seat))


def loot(state: State, seat: int, rival: int) -> int:
    """Return the kind of thing that a player takes in a leap over a rival, or -1 (IRR-38)."""
    own, other = ((state.weapons[one], state.shields[one]) for one in (seat, rival))
    return lootable(state.config.parameters, own, other)


def lootable(parameters: Parameters, own: Sequence[Gear], rival: Sequence[Gear]) -> int:
    """Return the kind of thing that a player takes in a leap over a rival, or -1 (IRR-38): the
    newest weapon that there is room for, else the newest shield."""
    if not parameters.pickpocket:
        return -1
    for kind, most in ((WEAPON, parameters.max_weapons), (SHIELD, parameters.max_shields)):
        if rival[kind] and len(own[kind]) < 2 * most:
            return kind
    return -1


def pick_pocket(state: State, seat: int, rival: int, emit: Emit | None) -> None:
    """Take a thing from the rival that a player leapt over (IRR-38)."""
    kind = loot(state, seat, rival)
    if kind < 0:
        return
    gears = state.weapons if kind == WEAPON else state.shields
    power, uses = gears[rival][-2:]
    name = NAMELESS
    gears[rival] = gears[rival][:-2]
    gears[seat] = (*gears[seat], power, uses)
    if state.config.gear:
        names = state.weapon_names if kind == WEAPON else state.shield_names
        name = names[rival][-1]
        names[rival], names[seat] = names[rival][:-1], (*names[seat], name)
    if emit is not None:
        emit(GearTaken(_both(state, seat, rival), seat, rival, kind, power, uses, name))
        emit(sheet_changed(state, seat))
        emit(sheet_changed(state, rival))


def _both(state: State, seat: int, rival: int) -> int:
    """Return the audience that sees both, the two included."""
    if not state.sight:
        return EVERYONE
    seen = watchers(state, state.square[seat]) & watchers(state, state.square[rival])
    return seen | 1 << seat | 1 << rival


def _put(state: State, seat: int, kind: int, new: tuple[int, int, int], emit: Emit | None) -> None:
    """Receive a thing; without room, the one of its kind with the least power times uses is left,
    the oldest of several, also the new one (IRR-37)."""
    parameters, cards = state.config.parameters, state.config.gear
    weapon = kind == WEAPON
    gears = state.weapons if weapon else state.shields
    names = state.weapon_names if weapon else state.shield_names
    most = parameters.max_weapons if weapon else parameters.max_shields
    old: Gear = gears[seat]
    called = names[seat] if cards else (NAMELESS,) * (len(old) // 2)
    items = [*zip(old[::2], old[1::2], called, strict=True), new]
    left = min(range(len(items)), key=lambda at: items[at][0] * items[at][1])
    kept = [item for at, item in enumerate(items) if len(items) <= most or at != left]
    gears[seat] = tuple(number for item in kept for number in item[:2])
    if cards:
        names[seat] = tuple(item[2] for item in kept)
    if emit is not None:
        audience = witnesses(state, seat, state.square[seat])
        if len(items) > most and left < len(old) // 2:
            emit(GearDropped(audience, seat, kind, *items[left]))
        stays = len(items) <= most or left < len(old) // 2
        emit(GearReceived(audience, seat, kind, *new[:2], stays, new[2]))


def sheet_changed(state: State, seat: int) -> SheetChanged:
    """Return the event with a character's whole state."""
    return SheetChanged(
        witnesses(state, seat, state.square[seat]),
        seat,
        state.health[seat],
        state.hits[seat],
        state.weapons[seat],
        state.shields[seat],
        bool(state.fuzzy[seat]),
        *names_of(state, seat),
    )

"""Prizes, gifts and coins: how a character receives things and what it leaves (IRR-45, IRR-49)."""

from __future__ import annotations

from engines.irrgarten.descent.events import CoinsChanged, PrizeTaken, SheetShown, ThingLeft
from engines.irrgarten.descent.sighting import update_sight, witnesses
from engines.irrgarten.descent.state import LEAVE, State
from engines.irrgarten.descent.things import GEAR_KINDS, HEALTH, INTELLIGENCE, MEAL, STRENGTH, Thing
from engines.irrgarten.events import SHIELD, WEAPON, Gear, GearNames
from engines.irrgarten.tricks import LAMP
from engines.kernel.events import EVERYONE, Emit


def hand_out(state: State, emit: Emit | None) -> bool:
    """Give the waiting things in their order. Return False if a seat has to choose what to leave.

    The phase is then `LEAVE` and that seat decides.
    """
    while state.waiting:
        seat, thing = state.waiting[0]
        kept = has_room(state, seat, thing)
        if emit is not None:
            emit(PrizeTaken(witnesses(state, seat, state.square[seat]), seat, thing, kept))
        if not kept:
            state.seat, state.phase = seat, LEAVE
            return False
        state.waiting.pop(0)
        receive(state, seat, thing, emit)
    return True


def has_room(state: State, seat: int, thing: Thing) -> bool:
    """Whether a character can keep a thing without leaving another."""
    parameters = state.config.parameters
    if thing[0] == WEAPON:
        return len(state.weapon_names[seat]) < parameters.max_weapons
    if thing[0] == SHIELD:
        return len(state.shield_names[seat]) < parameters.max_shields
    return True


def receive(state: State, seat: int, thing: Thing, emit: Emit | None) -> None:
    """Give a character a thing for which it has room."""
    kind, amount, uses, card = thing
    if kind in (MEAL, HEALTH):
        state.health[seat] = state.config.parameters.fed(state.health[seat], amount)
    elif kind == STRENGTH:
        state.strength[seat] += amount
    elif kind == INTELLIGENCE:
        state.intelligence[seat] += amount
    else:
        gear, names = carried(state, seat, kind)
        carry(state, seat, kind, (*gear, amount, uses), (*names, card))
        if state.sight and state.config.gear[card].trick[0] == LAMP:
            update_sight(state, seat, emit)
    if emit is not None and kind not in GEAR_KINDS:
        emit(sheet_shown(state, seat))


def carried(state: State, seat: int, kind: int) -> tuple[Gear, GearNames]:
    """Return a seat's weapons or shields with their cards."""
    if kind == WEAPON:
        return state.weapons[seat], state.weapon_names[seat]
    return state.shields[seat], state.shield_names[seat]


def carry(state: State, seat: int, kind: int, gear: Gear, names: GearNames) -> None:
    """Replace a seat's weapons or shields."""
    if kind == WEAPON:
        state.weapons[seat], state.weapon_names[seat] = gear, names
    else:
        state.shields[seat], state.shield_names[seat] = gear, names


def choices_to_leave(state: State) -> int:
    """Return the number of things among which the deciding seat chooses one to leave."""
    seat, thing = state.waiting[0]
    return len(carried(state, seat, thing[0])[1]) + 1


def leave(state: State, choice: int, emit: Emit | None) -> None:
    """Leave the thing of that position for good, the waiting one last (IRR-45)."""
    seat, thing = state.waiting.pop(0)
    if choice < len(carried(state, seat, thing[0])[1]):
        left = take_away(state, seat, thing[0], choice)
        receive(state, seat, thing, emit)
    else:
        left = thing
    if emit is not None:
        emit(ThingLeft(witnesses(state, seat, state.square[seat]), seat, left, False))


def take_away(state: State, seat: int, kind: int, place: int) -> Thing:
    """Remove and return a weapon or shield of a character."""
    gear, names = carried(state, seat, kind)
    thing = (kind, gear[2 * place], gear[2 * place + 1], names[place])
    gear = (*gear[: 2 * place], *gear[2 * place + 2 :])
    carry(state, seat, kind, gear, (*names[:place], *names[place + 1 :]))
    return thing


def pay(state: State, seat: int, amount: int, emit: Emit | None) -> None:
    """Change a character's coins (IRR-49)."""
    state.coins[seat] += amount
    if emit is not None and amount:
        emit(CoinsChanged(EVERYONE, seat, amount, state.coins[seat]))


def sheet_shown(state: State, seat: int) -> SheetShown:
    """Return the event with a character's figures."""
    return SheetShown(
        witnesses(state, seat, state.square[seat]),
        seat,
        state.health[seat],
        state.hits[seat],
        state.strength[seat],
        state.intelligence[seat],
    )

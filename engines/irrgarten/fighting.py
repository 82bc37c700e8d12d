"""A combat carried out in a game, and its prize (IRR-10 to IRR-21)."""

from __future__ import annotations

from engines.irrgarten.combat import (
    GOING_ON,
    Duel,
    Fight,
    attacks_made,
    begin,
    defences_made,
    duel,
    step,
    worn,
)
from engines.irrgarten.events import (
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatCounted,
    CombatEnded,
    GearDropped,
    GearReceived,
    Rewarded,
)
from engines.irrgarten.fog import foe_changed, witnesses
from engines.irrgarten.gear import NAMELESS, named
from engines.irrgarten.prizes import sheet_changed, take_prize
from engines.irrgarten.state import State
from engines.irrgarten.streams import COMBAT, REWARD
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

NO_CARD = -1
"""In place of a card, in events of all monsters of a race but the guardian."""


def meet(state: State, seat: int, foe: int, emit: Emit | None) -> bool:
    """Resolve a character's arrival on a monster's square (IRR-10); return False for a lost
    combat."""
    if state.foe_health[foe] > 0:
        return fight(state, seat, foe, emit)
    if state.config.parameters.dead_monsters_pay and not state.foe_prize:
        square = state.square[seat]
        if emit is not None:
            who = witnesses(state, seat, square)
            emit(CombatEnded(who, seat, foe, square, WON_BY_DEATH, 0, 0))
        _count(state, seat, foe, emit)
        reward(state, seat, emit)
    return True


def fight(state: State, seat: int, foe: int, emit: Emit | None) -> bool:
    """Fight to an ending and apply its results: wear, wounds, prize. Return whether the player
    won."""
    parameters = state.config.parameters
    weapons, shields = state.weapons[seat], state.shields[seat]
    player = (state.strength[seat], state.intelligence[seat], bool(state.fuzzy[seat]))
    foes = (state.foe_strength[foe], state.foe_intelligence[foe])
    terms = duel(parameters, player, weapons, shields, foes)
    now = begin(state.health[seat], state.hits[seat], state.foe_health[foe])
    square = state.square[seat]
    audience = 0
    if emit is not None:
        audience = witnesses(state, seat, square)
        card = state.foe_card[foe] if foe == state.config.guardian else NO_CARD
        counts = (now.health, now.hits, now.foe_health)
        emit(CombatBegan(audience, seat, foe, square, *counts, card))
    source = state.source
    numbers = stream(COMBAT, seat)
    while now.result == GOING_ON:
        before = now
        now = step(terms, now, source, numbers)
        if emit is not None:
            emit(_blow(audience, seat, foe, state, terms, before, now))
    state.weapons[seat] = worn(weapons, attacks_made(now.blow))
    state.shields[seat] = worn(shields, defences_made(now.blow))
    state.health[seat] = now.health
    state.hits[seat] = now.hits
    won = now.result in (WON_BY_DEATH, WON_BY_TIME)
    if not won and parameters.reset_wounds_on_defeat:
        state.hits[seat] = 0
    guardian = foe == state.config.guardian
    left = now.foe_health
    if won and state.foe_prize and not guardian:
        left = 0  # it gives up what it carries, and its square (IRR-37)
    if left != state.foe_health[foe]:
        state.foe_health[foe] = left
        foe_changed(state, foe, emit)
    if emit is not None:
        emit(CombatEnded(audience, seat, foe, square, now.result, now.blow, now.foe_health))
    if won and not guardian:  # behind a guardian is the exit: nobody needs a reward there (IRR-35)
        _count(state, seat, foe, emit)
        if state.foe_prize:
            take_prize(state, seat, foe, emit)
        else:
            reward(state, seat, emit)
    elif emit is not None:
        emit(sheet_changed(state, seat))
    if guardian and (not won or parameters.last_laps):
        _mend(state, foe, emit)
    return won


def _mend(state: State, foe: int, emit: Emit | None) -> None:
    """Close the wounds of a guardian that won a combat (IRR-35), or waits for the next player
    (IRR-39)."""
    whole = state.config.parameters.monster_health
    if state.foe_health[foe] != whole:
        state.foe_health[foe] = whole
        foe_changed(state, foe, emit)


def _count(state: State, seat: int, foe: int, emit: Emit | None) -> None:
    """Count a combat won towards the toll, once for each monster (IRR-29)."""
    if state.beaten and not state.beaten[seat] >> foe & 1:
        state.beaten[seat] |= 1 << foe
        if emit is not None:
            emit(CombatCounted(EVERYONE, seat, state.beaten[seat].bit_count()))


def _blow(
    audience: int, seat: int, foe: int, state: State, terms: Duel, before: Fight, now: Fight
) -> Blow:
    by_player = not before.blow & 1
    wound = now.foe_health < before.foe_health if by_player else now.health < before.health
    opening = len(terms.attack) - len(terms.defence)
    return Blow(
        audience,
        seat,
        foe,
        before.blow,
        (before.blow + 2 - opening) // 2,
        by_player,
        state.source.attack,
        state.source.defence,
        wound,
        now.health,
        now.hits,
        now.foe_health,
        worn(state.weapons[seat], attacks_made(now.blow)),
        worn(state.shields[seat], defences_made(now.blow)),
    )


def reward(state: State, seat: int, emit: Emit | None) -> None:
    """Draw and give the winner's prize (IRR-18): the numbers, then weapons, shields, health."""
    parameters = state.config.parameters
    source = state.source
    numbers = stream(REWARD, seat)
    weapons = source.below(numbers, parameters.reward_weapons + 1)
    shields = source.below(numbers, parameters.reward_shields + 1)
    health = source.below(numbers, parameters.reward_health + 1)
    if emit is not None:
        audience = witnesses(state, seat, state.square[seat])
        emit(Rewarded(audience, seat, weapons, shields, health))
    for _ in range(weapons):
        receive(state, seat, WEAPON, emit)
    for _ in range(shields):
        receive(state, seat, SHIELD, emit)
    state.health[seat] += health
    if emit is not None:
        emit(sheet_changed(state, seat))


def receive(state: State, seat: int, kind: int, emit: Emit | None) -> None:
    """Receive one weapon or shield.

    Old ones may be discarded first (IRR-21); the new one needs a free place (IRR-20). Names follow
    their items (IRR-31).
    """
    parameters, cards = state.config.parameters, state.config.gear
    if kind == WEAPON:
        gears, limit, power = state.weapons, parameters.max_weapons, parameters.weapon_power
        names = state.weapon_names
    else:
        gears, limit, power = state.shields, parameters.max_shields, parameters.shield_power
        names = state.shield_names
    source = state.source
    numbers = stream(REWARD, seat)
    most = parameters.uses
    audience = witnesses(state, seat, state.square[seat]) if emit is not None else 0
    kept: list[int] = []
    kept_names: list[int] = []
    old = gears[seat]
    old_names = names[seat] if cards else (NAMELESS,) * (len(old) // 2)
    for index, name in zip(range(0, len(old), 2), old_names, strict=True):
        uses = old[index + 1]
        if source.under(numbers, max(most, 1), max(most, 1) - uses):
            if emit is not None:
                emit(GearDropped(audience, seat, kind, old[index], uses, name))
        else:
            kept += (old[index], uses)
            kept_names.append(name)
    new_power = source.below(numbers, power)
    new_uses = source.below(numbers, most + 1)
    room = len(kept) < 2 * limit
    new_name = named(cards, kind, new_power, new_uses)
    if room:
        kept += (new_power, new_uses)
        kept_names.append(new_name)
    gears[seat] = tuple(kept)
    if cards:
        names[seat] = tuple(kept_names)
    if emit is not None:
        emit(GearReceived(audience, seat, kind, new_power, new_uses, room, new_name))

"""A combat carried out in a Descent, and what it changes (IRR-43 to 45, 49, 52, 57)."""

from __future__ import annotations

from engines.irrgarten.combat import GOING_ON, Fight, begin, step
from engines.irrgarten.descent.duels import (
    Fighter,
    Opponent,
    Terms,
    terms_of,
    trick_of,
    used_in,
    worn_out,
)
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.events import Died, FoeLeft, ThingWornOut, TrickDone
from engines.irrgarten.descent.loot import carried, pay, sheet_shown, take_away
from engines.irrgarten.descent.sighting import refresh, witnesses
from engines.irrgarten.descent.state import DEAD, FALLEN, State
from engines.irrgarten.descent.streams import COMBAT
from engines.irrgarten.descent.things import Thing, won_from
from engines.irrgarten.events import (
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
)
from engines.irrgarten.tricks import KEEPS, MENDS, PLAIN, SLOW, STEALS, TAXES
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream


def fighter_of(state: State, seat: int) -> Fighter:
    """Return a character as a combat needs it."""
    return Fighter(
        state.strength[seat],
        state.intelligence[seat],
        state.weapons[seat],
        state.weapon_names[seat],
        state.shields[seat],
        state.shield_names[seat],
    )


def opponent_of(state: State, foe: int) -> Opponent:
    """Return a monster as a combat needs it."""
    floor = state.floor
    return Opponent(
        floor.foe_strength[foe],
        floor.foe_intelligence[foe],
        state.foe_health[foe],
        floor.foe_card[foe],
    )


def fight(state: State, seat: int, foe: int, emit: Emit | None) -> bool:
    """Fight to an ending, with wear, wounds, prize and tricks. Return whether the player won."""
    terms = terms_of(state.config, fighter_of(state, seat), opponent_of(state, foe))
    now = _exchange_blows(state, seat, foe, terms, emit)
    state.weapons[seat], state.shields[seat] = _gear_after(state, seat, terms, now.blow)
    state.health[seat], state.hits[seat] = now.health, now.hits
    state.foe_health[foe] = now.foe_health
    _leave_worn_out(state, seat, emit)
    kind, amount = state.config.cards[state.floor.foe_card[foe]].trick
    if kind == SLOW:
        state.hurry += amount
        _tell_trick(state, seat, foe, amount, emit)
    won = now.result in (WON_BY_DEATH, WON_BY_TIME)
    if won:
        beat(state, seat, foe, emit)
    else:
        state.hits[seat] = 0  # a defeat is paid for (IRR-44)
        _lose(state, seat, foe, emit)
    refresh(state, state.floor.foe_square[foe])
    if emit is not None:
        emit(sheet_shown(state, seat))
    return won


def _exchange_blows(state: State, seat: int, foe: int, terms: Terms, emit: Emit | None) -> Fight:
    """Return the ending of a combat."""
    square = state.floor.foe_square[foe]
    hits = 0 if terms.calm else state.hits[seat]
    now = begin(state.health[seat], hits, state.foe_health[foe])
    audience = witnesses(state, seat, square) if emit is not None else 0
    if emit is not None:
        card = state.floor.foe_card[foe]
        emit(CombatBegan(audience, seat, foe, square, now.health, now.hits, now.foe_health, card))
    source, numbers = state.source, stream(COMBAT, seat)
    while now.result == GOING_ON:
        before = now
        now = step(terms.duel, now, source, numbers)
        if emit is not None:
            emit(_blow(audience, state, seat, foe, terms, before, now))
    if emit is not None:
        result, blows, left = now.result, now.blow, now.foe_health
        emit(CombatEnded(audience, seat, foe, square, result, blows, left))
    return now


def _leave_worn_out(state: State, seat: int, emit: Emit | None) -> None:
    """Take a character's gear that a fight has worn out (IRR-45)."""
    for kind in (WEAPON, SHIELD):
        for place in reversed(worn_out(state.config, *carried(state, seat, kind))):
            thing = take_away(state, seat, kind, place)
            if emit is not None:
                square = state.square[seat]
                emit(ThingWornOut(witnesses(state, seat, square), seat, thing))


def beat(state: State, seat: int, foe: int, emit: Emit | None) -> None:
    """Take a beaten monster from the floor; the winner gets coins and prizes (IRR-43, 45, 49)."""
    floor = state.floor
    card = state.config.cards[floor.foe_card[foe]]
    prizes = won_from(card.trick, state.foe_prize[foe])
    coins = card.level * (2 if floor.is_guardian(foe) else 1) + state.foe_coins[foe]
    state.foe_health[foe] = 0
    state.foe_prize[foe] = ()
    state.foe_coins[foe] = 0
    if emit is not None:
        square = floor.foe_square[foe]
        emit(FoeLeft(witnesses(state, seat, square), foe, square, False, floor.foe_card[foe]))
    pay(state, seat, coins, emit)
    state.waiting += [(seat, thing) for thing in prizes]


def _lose(state: State, seat: int, foe: int, emit: Emit | None) -> None:
    """Carry out the tricks of the winner of a combat, and the death of its loser."""
    card = state.config.cards[state.floor.foe_card[foe]]
    kind, amount = card.trick
    guardian = state.floor.is_guardian(foe)
    if (kind == MENDS or guardian) and state.foe_health[foe] < card.health:
        state.foe_health[foe] = card.health
        _tell_trick(state, seat, foe, card.health, emit, trick=MENDS)
    if state.health[seat] <= 0:
        die(state, seat, foe, emit)
    elif kind == STEALS:
        _steal(state, seat, foe, amount, emit)
    elif kind == TAXES:
        taken = min(amount, state.coins[seat])
        state.foe_coins[foe] += taken
        if taken:
            _tell_trick(state, seat, foe, taken, emit)
        pay(state, seat, -taken, emit)


def _steal(state: State, seat: int, foe: int, kind: int, emit: Emit | None) -> None:
    """Give a character's newest weapon or shield to the monster, unless nobody can take it."""
    names = carried(state, seat, kind)[1]
    for place in reversed(range(len(names))):
        if trick_of(state.config, names[place])[0] != KEEPS:
            thing = take_away(state, seat, kind, place)
            state.foe_prize[foe] = (*state.foe_prize[foe], thing)
            _tell_trick(state, seat, foe, kind, emit, thing)
            return


def die(state: State, seat: int, foe: int, emit: Emit | None) -> None:
    """Kill a character (IRR-52): half of its coins are lost, to the monster in company.

    `foe` is -1 if the closing labyrinth killed it.
    """
    lost = lost_by_death(state.coins[seat])
    state.health[seat] = 0
    state.rounds[seat] = state.total
    state.place[seat] = DEAD if state.config.alone else FALLEN
    if foe >= 0 and not state.config.alone:
        state.foe_coins[foe] += lost
    if emit is not None:
        emit(Died(EVERYONE, seat, foe, lost))
    pay(state, seat, -lost, emit)
    for kind in (WEAPON, SHIELD):
        _drop_all(state, seat, kind)


def _drop_all(state: State, seat: int, kind: int) -> None:
    """Take a dead character's gear, except what even death leaves it (the trick `keeps`)."""
    names = carried(state, seat, kind)[1]
    for place in reversed(range(len(names))):
        if trick_of(state.config, names[place])[0] != KEEPS:
            take_away(state, seat, kind, place)


def _tell_trick(
    state: State,
    seat: int,
    foe: int,
    amount: int,
    emit: Emit | None,
    thing: Thing | None = None,
    *,
    trick: int = PLAIN,
) -> None:
    """Tell what a monster did to a character: by its own trick, or by another one (`trick`)."""
    if emit is not None:
        audience = witnesses(state, seat, state.floor.foe_square[foe])
        card = state.floor.foe_card[foe]
        kind = trick or state.config.cards[card].trick[0]
        emit(TrickDone(audience, seat, foe, card, kind, amount, thing))


def _gear_after(
    state: State, seat: int, terms: Terms, blows: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a character's weapons and shields after the first blows of a combat."""
    return used_in(terms, state.weapons[seat], state.shields[seat], blows)


def _blow(
    audience: int, state: State, seat: int, foe: int, terms: Terms, before: Fight, now: Fight
) -> Blow:
    code = terms.duel.sequence[before.blow]
    by_player = not code & 1
    opening = len(terms.duel.sequence) - 2 * state.config.parameters.combat_rounds
    wound = now.foe_health < before.foe_health if by_player else now.health < before.health
    return Blow(
        audience,
        seat,
        foe,
        before.blow,
        0 if before.blow < opening else (before.blow - opening) // 2 + 1,
        by_player,
        state.source.attack,
        state.source.defence,
        wound,
        now.health,
        now.hits,
        now.foe_health,
        *_gear_after(state, seat, terms, now.blow),
    )

"""Steps in a Descent: free squares, combats, shoves, places changed (IRR-44, 48, 57)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.irrgarten.descent.duels import trick_of
from engines.irrgarten.descent.events import Shoved, Swapped, TrickDone
from engines.irrgarten.descent.fighting import fight
from engines.irrgarten.descent.loot import sheet_shown
from engines.irrgarten.descent.sighting import update_sight, witnesses
from engines.irrgarten.descent.state import INSIDE, State, is_closed
from engines.irrgarten.events import Moved, ThrownBack
from engines.irrgarten.labyrinth import DOWN, LEFT, NOWHERE, RIGHT, UP
from engines.irrgarten.tricks import BLOWS, HOOKS, HUGS, PUSHES
from engines.kernel.events import Emit

NOBODY: Final = -1
FALLBACK: Final = (DOWN, UP, RIGHT, LEFT)
"""The order in which squares are tried for whoever has to move (IRR-8)."""

BLOCKED, FREE, FOE, EXIT, SHOVE, SHOVE_TO_FOE, SWAP = range(7)
"""The kinds of a step's effect: see `Step`."""


class Step(NamedTuple):
    """The effect of a step: its kind, the square entered, the monster met and the rival there.

    A shoved rival goes to `beyond`; there `foe` is the monster that it meets. `foe` and `rival` are
    -1 for nobody.
    """

    kind: int
    target: int
    foe: int = NOBODY
    rival: int = NOBODY
    beyond: int = NOWHERE


def step_of(state: State, seat: int, way: int) -> Step:
    """Return the effect of a step in a direction (IRR-48)."""
    target = state.square[seat] + state.floor.deltas[way]
    if is_closed(state, target):
        return Step(BLOCKED, target)
    rival = who_stands(state, target)
    if rival != NOBODY:
        return _shove_of(state, seat, way, target, rival)
    foe = living_foe(state, target)
    if foe != NOBODY:
        return Step(FOE, target, foe)
    return Step(EXIT if target in state.floor.exits else FREE, target)


def _shove_of(state: State, seat: int, way: int, target: int, rival: int) -> Step:
    """Return the effect of walking into a rival: on as far as it goes, else change places."""
    delta, beyond = state.floor.deltas[way], target
    for _ in range(_reach(state, seat, PUSHES)):
        there = beyond + delta
        if is_closed(state, there) or there in state.floor.exits:
            break
        if who_stands(state, there) != NOBODY:
            break
        beyond = there
        foe = living_foe(state, there)
        if foe != NOBODY:
            return Step(SHOVE_TO_FOE, target, foe, rival, there)
    if beyond == target:
        return Step(SWAP, target, rival=rival)
    return Step(SHOVE, target, rival=rival, beyond=beyond)


def _reach(state: State, seat: int, trick: int) -> int:
    """Return the greatest amount of a trick among a seat's gear, at least 1."""
    cards = (*state.weapon_names[seat], *state.shield_names[seat])
    tricks = (trick_of(state.config, card) for card in cards)
    return max((amount for kind, amount in tricks if kind == trick), default=1)


def has_gear_with(state: State, seat: int, trick: int) -> bool:
    """Whether a seat carries gear with a trick."""
    cards = (*state.weapon_names[seat], *state.shield_names[seat])
    return any(trick_of(state.config, card)[0] == trick for card in cards)


def living_foe(state: State, square: int) -> int:
    """Return the living monster on a square, or `NOBODY`."""
    foe = state.floor.foe_at.get(square, NOBODY)
    return foe if foe >= 0 and state.foe_health[foe] > 0 else NOBODY


def who_stands(state: State, square: int) -> int:
    """Return the seat whose character stands on a square, or `NOBODY`."""
    for seat, there in enumerate(state.square):
        if there == square and state.place[seat] == INSIDE:
            return seat
    return NOBODY


def take_step(state: State, seat: int, way: int, emit: Emit | None) -> bool:
    """Carry out a step that is not blocked. Return whether it leads through an exit."""
    floor, origin = state.floor, state.square[seat]
    target = origin + floor.deltas[way]
    if target in state.square and who_stands(state, target) != NOBODY:
        _move_rival(state, seat, step_of(state, seat, way), origin, emit)
        return False
    state.square[seat] = target
    if state.sight or emit is not None:
        _tell_step(state, seat, origin, way, emit)
    if target in floor.exits:
        return True
    foe = floor.foe_at.get(target, NOBODY)
    if foe >= 0 and state.foe_health[foe] > 0:
        _meet(state, seat, foe, origin, emit)
    elif target in floor.hugged:
        _suffer_hugs(state, seat, emit)
    return False


def _tell_step(state: State, seat: int, origin: int, way: int, emit: Emit | None) -> None:
    target = state.square[seat]
    audience = witnesses(state, seat, origin, target) if emit is not None else 0
    update_sight(state, seat, emit)
    if emit is not None:
        emit(Moved(audience, seat, origin, target, way, way, False))


def _meet(state: State, seat: int, foe: int, origin: int, emit: Emit | None) -> None:
    """Fight the monster on a character's square; a loser that lives is thrown back (IRR-44)."""
    won = fight(state, seat, foe, emit)
    if won or state.place[seat] != INSIDE:
        return
    card = state.config.cards[state.floor.foe_card[foe]]
    back = origin
    if card.trick[0] == BLOWS:
        back = _near_entrance(state, seat)
        if emit is not None:
            audience = witnesses(state, seat, state.square[seat])
            emit(TrickDone(audience, seat, foe, state.floor.foe_card[foe], BLOWS, 0))
    elif who_stands(state, origin) not in (NOBODY, seat) or is_closed(state, origin):
        back = _beside(state, seat)
    _throw_back(state, seat, back, emit)


def _throw_back(state: State, seat: int, target: int, emit: Emit | None) -> None:
    lost_at = state.square[seat]
    state.square[seat] = target
    update_sight(state, seat, emit)
    if emit is not None:
        emit(ThrownBack(witnesses(state, seat, lost_at, target), seat, lost_at, target))


def _beside(state: State, seat: int) -> int:
    """Return the first free square near a character's, nearest first, in the order of IRR-8."""
    deltas = state.floor.deltas
    queue = [state.square[seat]]
    for here in queue:
        for way in FALLBACK:
            there = here + deltas[way]
            if is_closed(state, there) or there in queue:
                continue
            if is_free(state, there):
                return there
            queue.append(there)
    return state.square[seat]


def is_free(state: State, square: int) -> bool:
    """Whether nobody stands on an open square that is no exit."""
    if is_closed(state, square) or square in state.floor.exits:
        return False
    return who_stands(state, square) == NOBODY and living_foe(state, square) == NOBODY


def _near_entrance(state: State, seat: int) -> int:
    """Return a seat's start, or the open free square that is nearest to it by steps."""
    queue = [state.floor.starts[seat]]
    for here in queue:
        if is_free(state, here):
            return here
        for delta in state.floor.deltas:
            there = here + delta
            if not state.floor.board.walls[there] and there not in queue:
                queue.append(there)
    return state.square[seat]


def _move_rival(state: State, seat: int, step: Step, origin: int, emit: Emit | None) -> None:
    """Shove a rival or change places with it (IRR-48)."""
    rival, target = step.rival, step.target
    if step.kind == SWAP:
        swap(state, seat, rival, False, emit)
        _suffer_hugs(state, seat, emit)
        return
    audience = witnesses(state, seat, origin, target, step.beyond) if emit is not None else 0
    state.square[rival], state.square[seat] = step.beyond, target
    update_sight(state, rival, emit)
    update_sight(state, seat, emit)
    if emit is not None:
        emit(Shoved(audience | 1 << rival, seat, rival, target, step.beyond))
    if step.foe != NOBODY:
        _meet(state, rival, step.foe, target, emit)
    _suffer_hugs(state, seat, emit)


def swap(state: State, seat: int, rival: int, hooked: bool, emit: Emit | None) -> None:
    """Exchange the places of two characters."""
    squares = state.square
    squares[seat], squares[rival] = squares[rival], squares[seat]
    update_sight(state, rival, emit)
    update_sight(state, seat, emit)
    if emit is not None:
        audience = witnesses(state, seat, squares[seat], squares[rival]) | 1 << rival
        emit(Swapped(audience, seat, rival, squares[rival], squares[seat], hooked))


def hooked_rivals(state: State, seat: int) -> list[int]:
    """Return the rivals that a seat can hook: in line, near enough, nothing between (`hooks`)."""
    if not has_gear_with(state, seat, HOOKS):
        return []
    reach, found = _reach(state, seat, HOOKS), []
    for delta in state.floor.deltas:
        there = state.square[seat]
        for _ in range(reach):
            there += delta
            if is_closed(state, there) or living_foe(state, there) != NOBODY:
                break
            rival = who_stands(state, there)
            if rival != NOBODY:
                found.append(rival)
                break
    return sorted(found)


def _suffer_hugs(state: State, seat: int, emit: Emit | None) -> None:
    """Lose health to monsters that hug whoever steps beside them; the last point stays."""
    here = state.square[seat]
    for foe in state.floor.hugged.get(here, ()):
        if state.foe_health[foe] <= 0:
            continue
        amount = state.config.cards[state.floor.foe_card[foe]].trick[1]
        loss = min(amount, state.health[seat] - 1)
        if loss > 0:
            state.health[seat] -= loss
            if emit is not None:
                card = state.floor.foe_card[foe]
                emit(TrickDone(witnesses(state, seat, here), seat, foe, card, HUGS, loss))
                emit(sheet_shown(state, seat))


def hug_at(state: State, seat: int, square: int) -> int:
    """Return the health that a step onto a square without a monster costs a seat (`hugs`).

    It is the most: a shoved rival may beat one of the monsters first.
    """
    cards, numbers = state.config.cards, state.floor.foe_card
    near = (foe for foe in state.floor.hugged.get(square, ()) if state.foe_health[foe] > 0)
    total = sum(cards[numbers[foe]].trick[1] for foe in near)
    return min(total, state.health[seat] - 1)

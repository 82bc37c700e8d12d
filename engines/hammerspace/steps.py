"""What the steps of a block do, those that move cards apart: see `effects.Step` and `resolution`.

A step does what it does and goes on (True), or waits for its owner's choice (False) and is
carried out again when that is made.
"""

from __future__ import annotations

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.conditions import Moment, holds
from engines.hammerspace.effect_events import Given, Ignored, LastingEnded, TurnsSkipped
from engines.hammerspace.effects import (
    AT_TURN_END,
    BY_EFFECT,
    IGNORE,
    NONE,
    SKIPS,
    Step,
)
from engines.hammerspace.ending import ended
from engines.hammerspace.events import TimerMoved
from engines.hammerspace.figures import MINUTE, TURNS_A_MINUTE
from engines.hammerspace.frames import (
    OWNER,
    amount_of,
    ask,
    by_chance,
    done,
    moment,
    push_inside,
    recipients,
    served,
    step_of,
)
from engines.hammerspace.losses import heal, lose
from engines.hammerspace.resolution import MOST_LASTING, MOST_SKIPS
from engines.hammerspace.sources import (
    INSTEAD_BITS,
    act,
    end_lasting,
    free,
    listening,
    rewatch,
    sweep,
)
from engines.hammerspace.state import (
    ASK_OPTION,
    ASK_PLAYER,
    BEGUN,
    LASTING,
    NO_CARD,
    NOBODY,
    STOPPED,
    State,
)
from engines.kernel.events import EVERYONE, Emit


def damage(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """Life is lost; whether everybody has fallen is asked after the whole step (HAM-20)."""
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    if todo == BEGUN:
        return done(state, base)
    owner = state.frames[base + OWNER]
    amount = amount_of(state, step, base, emit)
    done(state, base)
    for party in served(state, todo):
        by = NOBODY if party == owner else owner
        lose(state, party, amount, BY_EFFECT, by, emit)
    return not ended(state, emit)


def healing(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """Life is won (HAM-3)."""
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    if todo == BEGUN:
        return done(state, base)
    amount = amount_of(state, step, base, emit)
    for party in served(state, todo):
        heal(state, party, amount, emit)
    return done(state, base)


def strike(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """An attack made by an effect waits; what such an attack causes makes none."""
    if state.attacker != NOBODY and state.attack_place == NO_CARD:
        return done(state, base)
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    owner = state.frames[base + OWNER]
    mask = todo & ~BEGUN & ~(1 << owner)
    if mask:
        points = amount_of(state, step, base, emit)
        state.strikes += (owner, step.a, points, mask)
    return done(state, base)


def give(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """Something lasts; a turn in which it was given does not count."""
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    giver = state.frames[base + OWNER]
    for party in served(state, todo):
        turns = step.b
        under_way = party == state.active or (party == MONSTER and state.keeper == state.active)
        if turns != NONE and step.c == AT_TURN_END and under_way:
            turns += 1
        if len(state.lasting) >= LASTING * MOST_LASTING:
            _make_room(state, party, emit)
        state.lasting += (party, step.a, turns, step.c, step.d, giver)
        if emit is not None:
            emit(Given(EVERYONE, party, step.a, step.b, step.d, giver))
    rewatch(state)
    return done(state, base)


def _make_room(state: State, holder: int, emit: Emit | None) -> None:
    """The oldest of too many things that last on a party ends."""
    lasting = state.lasting
    held = [at for at in range(0, len(lasting), LASTING) if lasting[at] == holder]
    if len(held) >= MOST_LASTING:
        number = lasting[held[0] + 1]
        del lasting[held[0] : held[0] + LASTING]
        if emit is not None:
            emit(LastingEnded(EVERYONE, holder, number))


def clear(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """What lasts ends, the good and the bad."""
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    for party in served(state, todo):
        end_lasting(state, party)
    sweep(state, emit)
    return done(state, base)


def skip(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """Turns will be lost, as many as `MOST_SKIPS` in all."""
    todo = recipients(state, step, base)
    if not todo:
        return ask(state, base, ASK_PLAYER)
    for party in served(state, todo):
        if party == MONSTER or ignores(state, party, SKIPS, emit):
            continue
        turns = state.skips[party] = min(MOST_SKIPS, state.skips[party] + step.a)
        if emit is not None:
            emit(TurnsSkipped(EVERYONE, party, turns))
    return done(state, base)


def ignores(state: State, seat: int, what: int, emit: Emit | None) -> bool:
    """Whether a seat's abilities keep an effect from doing anything to it."""
    bit = INSTEAD_BITS[IGNORE]
    if not state.watches[seat] & bit:
        return False
    abilities = state.config.abilities
    for number, _, at in listening(state, seat, bit):
        ability = abilities[number]
        if ability.a != what or not free(state, number, seat):
            continue
        if ability.test and not holds(state, ability.test, Moment(seat), emit):
            continue
        act(state, number, seat, at, emit)
        if emit is not None:
            emit(Ignored(EVERYONE, seat, what))
        sweep(state, emit)
        return True
    return False


def again(state: State, _step: Step, base: int, _emit: Emit | None) -> bool:
    """One more turn for its owner, if the turn is its own and not an extra one (HAM-18)."""
    if state.frames[base + OWNER] == state.active and not state.extra:
        state.again = 1
    return done(state, base)


def timer(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """The monster's timer is moved, if it runs or has ended (HAM-22)."""
    if state.timer != STOPPED:
        turn = MINUTE // TURNS_A_MINUTE if state.config.figures.monster_ms else 1
        state.timer = max(0, state.timer + step.a * turn)
        if emit is not None:
            emit(TimerMoved(EVERYONE, step.a))
    return done(state, base)


def test(state: State, step: Step, base: int, emit: Emit | None) -> bool:
    """One block or the other."""
    block = step.b if holds(state, step.a, moment(state.frames, base), emit) else step.c
    done(state, base)
    push_inside(state, base, block)
    return True


def choose(state: State, step: Step, base: int, _emit: Emit | None) -> bool:
    """The owner chooses between blocks; a monster's are left to chance."""
    owner = state.frames[base + OWNER]
    if owner != MONSTER:
        return ask(state, base, ASK_OPTION)
    take_option(state, base, by_chance(state, owner, range(options(step))))
    return True


def options(step: Step) -> int:
    """How many blocks a step lets choose from."""
    return 2 if step.c == NONE else 3


def take_option(state: State, base: int, option: int) -> None:
    """The chosen block begins."""
    step = step_of(state)
    done(state, base)
    push_inside(state, base, (step.a, step.b, step.c)[option])

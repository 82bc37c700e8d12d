"""The functions of steps, except those that move cards: see `codes.StepCode`.

A function made here applies the step to its parties, which are known by then, and returns False at
the end of the game. `program` has them all; `resolution` defines the order.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import (
    AT_TURN_END,
    BY_EFFECT,
    IGNORE,
    MARK_POINTS,
    MARKING,
    NONE,
    SKIPS,
    StepCode,
)
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.events import Boosted, Given, Ignored, LastingEnded, TurnsSkipped
from engines.hammerspace.effects.resolution import MOST_LASTING, MOST_SKIPS
from engines.hammerspace.effects.rows import OWNER, Row, row_of
from engines.hammerspace.effects.sources import (
    INSTEAD_BITS,
    act,
    end_lasting,
    free,
    listening,
    rewatch,
    sweep,
    watch_lasting,
)
from engines.hammerspace.ending import ended
from engines.hammerspace.events import TimerMoved
from engines.hammerspace.losses import heal, lose
from engines.hammerspace.marks import mark
from engines.hammerspace.parameters import MINUTE, TURNS_A_MINUTE
from engines.hammerspace.state import LASTING, NOBODY, STOPPED, Do, State, Value
from engines.kernel.events import EVERYONE, Emit


def damage(_step: StepCode, amount: Value) -> Do:
    """Return a step of lost life; the end of the game is checked after the whole step (HAM-20)."""

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        owner, lost = row[OWNER], amount(state, row, emit)
        for party in parties:
            lose(state, party, lost, BY_EFFECT, NOBODY if party == owner else owner, emit)
        return not (state.fallen and ended(state, emit))

    return do


def healing(_step: StepCode, amount: Value) -> Do:
    """Return a step of gained life (HAM-3)."""

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        won = amount(state, row, emit)
        for party in parties:
            heal(state, party, won, emit)
        return True

    return do


def strike(step: StepCode, amount: Value) -> Do:
    """Return a step of an effect's attack, which waits; no party attacks itself."""
    subtype = step.a

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        owner = row[OWNER]
        mask = sum(1 << party for party in parties if party != owner)
        if mask:
            state.strikes += (owner, subtype, amount(state, row, emit), mask)
        return True

    return do


def give(step: StepCode, _amount: Value) -> Do:
    """Return a step of a lasting effect; a turn in which it was given does not count."""
    ability, lasts, ends, uses = step.a, step.b, step.c, step.d

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        for party in parties:
            turns = lasts
            if turns != NONE and ends == AT_TURN_END:
                turns += party == state.active or (
                    party == MONSTER and state.keeper == state.active
                )
            if len(state.lasting) >= LASTING * MOST_LASTING:
                _make_room(state, party, emit)
            watch_lasting(state, party, state.config.watch[ability])
            state.lasting += (party, ability, turns, ends, uses, row[OWNER])
            if emit is not None:
                emit(Given(EVERYONE, party, ability, lasts, uses, row[OWNER]))
        return True

    return do


def _make_room(state: State, holder: int, emit: Emit | None) -> None:
    """End the oldest lasting effect of a party that has too many."""
    lasting = state.lasting
    held = [at for at in range(0, len(lasting), LASTING) if lasting[at] == holder]
    if len(held) >= MOST_LASTING:
        number = lasting[held[0] + 1]
        del lasting[held[0] : held[0] + LASTING]
        rewatch(state)
        if emit is not None:
            emit(LastingEnded(EVERYONE, holder, number))


def clear(_step: StepCode, _amount: Value) -> Do:
    """Return a step that ends lasting effects, the good and the bad."""

    def do(state: State, _row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        for party in parties:
            end_lasting(state, party, trophies=False)
        sweep(state, emit)
        return True

    return do


def skip(step: StepCode, _amount: Value) -> Do:
    """Return a step of lost turns, at most `MOST_SKIPS` in all."""
    turns = step.a

    def do(state: State, _row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        for party in parties:
            if party == MONSTER or ignores(state, party, SKIPS, emit):
                continue
            total = state.skips[party] = min(MOST_SKIPS, state.skips[party] + turns)
            if emit is not None:
                emit(TurnsSkipped(EVERYONE, party, total))
        return True

    return do


def ignores(state: State, seat: int, what: int, emit: Emit | None) -> bool:
    """Whether a seat's abilities keep an effect from doing anything to it."""
    bit = INSTEAD_BITS[IGNORE]
    if not state.watches[seat] & bit:
        return False
    config = state.config
    for number, _, at in listening(state, seat, bit):
        ability = config.abilities[number]
        if ability.a != what or not free(state, number, seat):
            continue
        if ability.test and not state.program.tests[ability.test](state, row_of(seat), emit):
            continue
        act(state, number, seat, at, emit)
        if emit is not None:
            emit(Ignored(EVERYONE, seat, what))
        sweep(state, emit)
        return True
    return False


def again(_step: StepCode, _amount: Value) -> Do:
    """Return a step of an extra turn for its owner, in its own turn if that is no extra one
    (HAM-18)."""

    def do(state: State, row: Row, _parties: Sequence[int], _emit: Emit | None) -> bool:
        if row[OWNER] == state.active and not state.extra:
            state.again = 1
        return True

    return do


def boost(_step: StepCode, amount: Value) -> Do:
    """Return a step that adds to its owner's attack under way, before the die."""

    def do(state: State, row: Row, _parties: Sequence[int], emit: Emit | None) -> bool:
        owner = row[OWNER]
        if state.attacker == owner and not state.die:
            more = amount(state, row, emit)
            state.points += more
            if emit is not None:
                emit(Boosted(EVERYONE, owner, more, state.points))
        return True

    return do


def marking(step: StepCode, _amount: Value) -> Do:
    """Return a step that leaves a mark (HAM-33)."""
    type_ = step.a

    def do(state: State, row: Row, parties: Sequence[int], emit: Emit | None) -> bool:
        points = MARK_POINTS + figure(state, MARKING, row[OWNER], NOBODY, 0, emit)
        for party in parties:
            mark(state, party, type_, max(1, points), emit)
        return True

    return do


def timer(step: StepCode, _amount: Value) -> Do:
    """Return a step that moves the monster's timer, if it runs or has ended (HAM-22)."""
    turns = step.a

    def do(state: State, _row: Row, _parties: Sequence[int], emit: Emit | None) -> bool:
        if state.timer != STOPPED:
            turn = MINUTE // TURNS_A_MINUTE if state.config.parameters.monster_ms else 1
            state.timer = max(0, state.timer + turns * turn)
            if emit is not None:
                emit(TimerMoved(EVERYONE, turns))
        return True

    return do

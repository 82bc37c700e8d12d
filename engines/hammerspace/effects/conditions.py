"""Conditions and amounts as functions, made once for a deck, and figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, COUNTS, DEFENCE, DIE, SLOTS
from engines.hammerspace.effects.codes import (
    ANY_KIND,
    ATTACK_CARDS,
    CARDS_DOWN,
    CARDS_UP,
    DEFENCE_CARDS,
    DICE,
    FACE_DOWN,
    FACE_LIMIT,
    FACE_UP,
    LIVING,
    LOST_LIFE,
    MOST_LIFE,
    NUMBER,
    PLAYER,
    RESULT_HIT,
    RESULT_MISS,
    SPARE_ATTACKS,
    THE_ATTACK_DIE,
    AmountCode,
    ConditionCode,
)
from engines.hammerspace.effects.codes import OWNER as OF_THE_OWNER
from engines.hammerspace.effects.events import AmountRolled, ConditionRolled
from engines.hammerspace.effects.rows import (
    AMOUNT,
    DEFENCE_DIE,
    IN_USE,
    KILLED,
    OTHER,
    OWNER,
    Row,
    row_of,
)
from engines.hammerspace.effects.sources import FIGURE_BITS, listening, sweep, use
from engines.hammerspace.hands import of_kind
from engines.hammerspace.state import NO_CARD, NOBODY, State, Test, Value
from engines.hammerspace.streams import AMOUNTS, CONDITION_DICE
from engines.kernel.events import EVERYONE, Emit

NO_CEILING: Final = 999
"""The highest bound that a deck can write: it means no bound (HAM-3: life has no limit)."""
_ENDLESS: Final = 1 << 60


def test_of(conditions: Sequence[ConditionCode]) -> Test:
    """Return a test of all conditions, in order, up to the first that does not hold."""
    if not conditions:
        return lambda _state, _row, _emit: True
    first = _MAKERS[conditions[0].op](conditions[0])
    if len(conditions) == 1:
        return first
    others = test_of(conditions[1:])
    return lambda state, row, emit: first(state, row, emit) and others(state, row, emit)


def _within(condition: ConditionCode) -> tuple[int, int]:
    """Return the bounds of a condition; the highest bound that can be written means none."""
    most = condition.most
    return condition.least, _ENDLESS if most >= NO_CEILING else most


def _roll(condition: ConditionCode) -> Test:
    least = condition.least

    def test(state: State, row: Row, emit: Emit | None) -> bool:
        owner = row[OWNER]
        die = 1 + state.source.below(CONDITION_DICE[owner], DIE)
        if emit is not None:
            emit(ConditionRolled(EVERYONE, owner, die, least))
        return die >= least

    return test


def _die(condition: ConditionCode) -> Test:
    least, most = condition.least, condition.most
    if condition.a:
        return lambda _state, row, _emit: least <= row[DEFENCE_DIE] <= most
    return lambda state, _row, _emit: least <= state.die <= most


def _result(condition: ConditionCode) -> Test:
    if condition.a == RESULT_HIT:
        return lambda _state, row, _emit: row[AMOUNT] > 0
    if condition.a == RESULT_MISS:
        return lambda _state, row, _emit: row[AMOUNT] == 0
    return lambda _state, row, _emit: row[KILLED] != 0


def _type(condition: ConditionCode) -> Test:
    mask = condition.a
    return lambda state, _row, _emit: state.attacker != NOBODY and mask >> state.subtype & 1 != 0


def _life(condition: ConditionCode) -> Test:
    at = OWNER if condition.a == OF_THE_OWNER else OTHER
    least, most = _within(condition)

    def test(state: State, row: Row, _emit: Emit | None) -> bool:
        party = row[at]
        return party != NOBODY and least <= state.life[party] <= most

    return test


def _rank(condition: ConditionCode) -> Test:
    most = condition.a == MOST_LIFE

    def test(state: State, row: Row, _emit: Emit | None) -> bool:
        life, owner = state.life, row[OWNER]
        others = [life[seat] for seat in state.order if seat != owner]
        if not others:
            return True
        return life[owner] >= max(others) if most else life[owner] <= min(others)

    return test


def _cards(condition: ConditionCode) -> Test:
    at = OWNER if condition.a == OF_THE_OWNER else OTHER
    kind, face = condition.kind, condition.face
    least, most = _within(condition)

    def test(state: State, row: Row, _emit: Emit | None) -> bool:
        party = row[at]
        return party != NOBODY and least <= cards_of(state, party, kind, face) <= most

    return test


def _lost(condition: ConditionCode) -> Test:
    least, most = _within(condition)
    return lambda _state, row, _emit: least <= row[AMOUNT] <= most


def _against(condition: ConditionCode) -> Test:
    monster = condition.a != PLAYER
    return lambda _state, row, _emit: row[OTHER] != NOBODY and (row[OTHER] == MONSTER) is monster


def _sprung(_condition: ConditionCode) -> Test:
    return lambda state, row, _emit: (
        row[IN_USE] != NO_CARD and state.sprung >> SLOTS * row[OWNER] + row[IN_USE] & 1 != 0
    )


_MAKERS: Final = (_roll, _die, _result, _type, _life, _rank, _cards, _lost, _against, _sprung)
"""The makers by the numbers of `codes.CONDITIONS`."""


def cards_of(state: State, party: int, kind: int, face: int) -> int:
    """Return the number of a party's cards of a kind and face; a monster has none."""
    if party == MONSTER:
        return 0
    mask = of_kind(state.hands[party], kind)
    if face == FACE_UP:
        mask &= ~state.down[party]
    elif face == FACE_DOWN:
        mask &= state.down[party]
    return COUNTS[mask]


def value_of(amount: AmountCode) -> Value:
    """Return the function that gives an amount at a moment."""
    if amount.kind == NUMBER:
        fixed = amount.of(amount.a)
        return lambda _state, _row, _emit: fixed
    if amount.kind == DICE:
        return _dice(amount)
    return _counted(amount)


def _dice(amount: AmountCode) -> Value:
    count = amount.a

    def value(state: State, row: Row, emit: Emit | None) -> int:
        below, stream = state.source.below, AMOUNTS[row[OWNER]]
        dice = [1 + below(stream, DIE) for _ in range(count)]
        if emit is not None:
            emit(AmountRolled(EVERYONE, row[OWNER], tuple(dice)))
        return amount.of(sum(dice))

    return value


def _counted(amount: AmountCode) -> Value:
    what = amount.a
    if what == LOST_LIFE:
        return lambda _state, row, _emit: amount.of(row[AMOUNT])
    if what == THE_ATTACK_DIE:
        return lambda state, _row, _emit: amount.of(state.die)
    if what == LIVING:
        return lambda state, _row, _emit: amount.of(len(state.order))
    if what in _SPARE:
        return _spare(amount, _SPARE[what])
    face = {CARDS_UP: FACE_UP, CARDS_DOWN: FACE_DOWN, ATTACK_CARDS: FACE_UP}[what]
    kind = ATTACK if what == ATTACK_CARDS else ANY_KIND
    return lambda state, row, _emit: amount.of(cards_of(state, row[OWNER], kind, face))


def face_down_limit(state: State, seat: int) -> int:
    """Return how many cards of a seat may be face down at once (HAM-6)."""
    limit = state.config.parameters.face_down_limit
    if state.watches[seat] & FIGURE_BITS[FACE_LIMIT]:
        limit = min(SLOTS, max(0, limit + figure(state, FACE_LIMIT, seat, NOBODY, 0, None)))
    return limit


_SPARE: Final = {DEFENCE_CARDS: DEFENCE, SPARE_ATTACKS: ATTACK}
"""The counts of face-up cards that are not in use, with the kind of them."""


def _spare(amount: AmountCode, kind: int) -> Value:
    def value(state: State, row: Row, _emit: Emit | None) -> int:
        owner = row[OWNER]
        if owner == MONSTER:
            return 0
        found = of_kind(state.hands[owner], kind) & ~(state.down[owner] | state.used[owner])
        return amount.of(COUNTS[found])

    return value


def figure(state: State, what: int, holder: int, other: int, die: int, emit: Emit | None) -> int:
    """Return the change of a figure by the holder's abilities; each that changes it spends a use.

    `other` is the other party if there is one, `die` the defender's die (0: none).
    """
    bit = FIGURE_BITS[what]
    if not state.watches[holder] & bit:
        return 0
    row = row_of(holder, other, 0, die)
    program = state.program
    total = spent = 0
    for number, slot, at in listening(state, holder, bit):
        test, value, sign = program.changes[number]
        if slot >= 0 and state.sprung:
            row = row_of(holder, other, 0, die, slot=slot)
        if test is not None and not test(state, row, emit):
            continue
        change = value(state, row, emit)
        total += change * sign
        if change and at >= 0:
            use(state, at)
            spent = 1
    if spent:
        sweep(state, emit)
    return total

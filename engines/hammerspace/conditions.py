"""What effects ask of the game: conditions, amounts and figures, at one moment."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, DIE, SLOTS
from engines.hammerspace.effect_events import AmountRolled, ConditionRolled
from engines.hammerspace.effects import (
    AGAINST,
    ANY_KIND,
    ATTACK_CARDS,
    CARDS,
    CARDS_DOWN,
    CARDS_UP,
    DICE,
    FACE_DOWN,
    FACE_UP,
    LIFE,
    LIVING,
    LOST,
    LOST_LIFE,
    MOST_LIFE,
    OWNER,
    PLAYER,
    RANK,
    RESULT,
    RESULT_HIT,
    RESULT_MISS,
    ROLL,
    THE_ATTACK_DIE,
    TYPE,
    Condition,
)
from engines.hammerspace.effects import DIE as DIE_SHOWS
from engines.hammerspace.sources import FIGURE_BITS, listening, sweep, use
from engines.hammerspace.state import NO_CARD, NOBODY, State
from engines.hammerspace.streams import AMOUNTS, CONDITION_DICE
from engines.kernel.events import EVERYONE, Emit

NO_CEILING: Final = 999
"""The highest bound that a deck can write: nothing is above it (HAM-3: life has no limit)."""


class Moment(NamedTuple):
    """What an effect knows: whose it is, the other party (`NOBODY`), life lost or healed, the
    defender's die, whether somebody was killed."""

    owner: int
    other: int = NOBODY
    amount: int = 0
    die: int = 0
    killed: int = 0


def holds(state: State, test: int, moment: Moment, emit: Emit | None) -> bool:
    """Whether all conditions of a test hold, asked in their order until one does not."""
    for condition in state.config.code.tests[test]:
        if condition.op == ROLL:
            if not _rolled(state, condition, moment.owner, emit):
                return False
        elif not _holds(state, condition, moment):
            return False
    return True


def _rolled(state: State, condition: Condition, owner: int, emit: Emit | None) -> bool:
    die = 1 + state.source.below(CONDITION_DICE[owner], DIE)
    if emit is not None:
        emit(ConditionRolled(EVERYONE, owner, die, condition.least))
    return die >= condition.least


def _holds(state: State, condition: Condition, moment: Moment) -> bool:
    op, a = condition.op, condition.a
    if op == TYPE:
        return state.attacker != NOBODY and bool(a >> state.subtype & 1)
    if op == DIE_SHOWS:
        shown = moment.die if a else state.die
        return condition.least <= shown <= condition.most
    if op == LOST:
        return _within(condition, moment.amount)
    if op == RESULT:
        if a == RESULT_HIT:
            return moment.amount > 0
        return moment.amount == 0 if a == RESULT_MISS else bool(moment.killed)
    if op == RANK:
        return _ranks(state, moment.owner, a)
    if op == AGAINST:
        return moment.other != NOBODY and (moment.other == MONSTER) is (a != PLAYER)
    party = moment.owner if a == OWNER else moment.other
    if party == NOBODY:
        return False
    if op == LIFE:
        return _within(condition, state.life[party])
    return op == CARDS and _within(
        condition, cards_of(state, party, condition.kind, condition.face)
    )


def _within(condition: Condition, number: int) -> bool:
    if number < condition.least:
        return False
    return number <= condition.most or condition.most >= NO_CEILING


def _ranks(state: State, owner: int, rank: int) -> bool:
    """Whether no other living player has more (less) life than the owner."""
    life = state.life
    others = [life[seat] for seat in state.order if seat != owner]
    if not others:
        return True
    return life[owner] >= max(others) if rank == MOST_LIFE else life[owner] <= min(others)


def cards_of(state: State, party: int, kind: int, face: int) -> int:
    """How many cards of a party are of a kind and lie so; a monster has none."""
    if party == MONSTER:
        return 0
    kinds, down, found = state.config.kind, state.down[party], 0
    for slot, card in enumerate(state.slots[SLOTS * party : SLOTS * party + SLOTS]):
        if card == NO_CARD or (kind != ANY_KIND and kinds[card] != kind):
            continue
        hidden = down >> slot & 1
        found += not ((hidden and face == FACE_UP) or (not hidden and face == FACE_DOWN))
    return found


def value(state: State, number: int, moment: Moment, emit: Emit | None) -> int:
    """How much an amount is at a moment; its dice are rolled."""
    fixed = state.config.fixed[number]
    if fixed >= 0:
        return fixed
    amount, found = state.config.code.amounts[number], 0
    if amount.kind == DICE:
        dice = [1 + state.source.below(AMOUNTS[moment.owner], DIE) for _ in range(amount.a)]
        found = sum(dice)
        if emit is not None:
            emit(AmountRolled(EVERYONE, moment.owner, tuple(dice)))
    else:
        found = _counted(state, amount.a, moment)
    return amount.of(found)


def _counted(state: State, what: int, moment: Moment) -> int:
    if what == LOST_LIFE:
        return moment.amount
    if what == THE_ATTACK_DIE:
        return state.die
    if what == LIVING:
        return len(state.order)
    faces = {CARDS_UP: FACE_UP, CARDS_DOWN: FACE_DOWN, ATTACK_CARDS: FACE_UP}
    kind = ATTACK if what == ATTACK_CARDS else ANY_KIND
    return cards_of(state, moment.owner, kind, faces[what])


def figure(state: State, what: int, holder: int, other: int, die: int, emit: Emit | None) -> int:
    """By how much the holder's abilities change a figure; each that does spends a use.

    `other` is the other party if there is one, `die` the defender's die (0: none).
    """
    bit = FIGURE_BITS[what]
    if not state.watches[holder] & bit:
        return 0
    moment = Moment(holder, other, 0, die)
    abilities = state.config.abilities
    total = spent = 0
    for number, _, at in listening(state, holder, bit):
        ability = abilities[number]
        if ability.test and not holds(state, ability.test, moment, emit):
            continue
        change = value(state, ability.amount, moment, emit)
        total += change * ability.sign
        if change and at >= 0:
            use(state, at)
            spent = 1
    if spent:
        sweep(state, emit)
    return total

"""An attack from its targets to its last effect (HAM-10 to HAM-15, HAM-23, HAM-24)."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import DEFENCE, DIE, MASKS, SLOTS
from engines.hammerspace.conditions import Moment, figure, holds
from engines.hammerspace.effect_events import Rerolled
from engines.hammerspace.effects import (
    ATTACK_DIE,
    ATTACK_POINTS,
    ATTACKS,
    BY_ATTACK,
    DEFENCE_DIE,
    DEFENCE_POINTS,
)
from engines.hammerspace.ending import ended
from engines.hammerspace.events import Aimed, AttackRolled, DefenceRolled, Defended
from engines.hammerspace.happenings import happened, settled, struck
from engines.hammerspace.losses import lose
from engines.hammerspace.selecting import only, rivals
from engines.hammerspace.sources import (
    FIGURE_BITS,
    REROLL_BITS,
    act,
    free,
    listening,
    sweep,
    watch_more,
)
from engines.hammerspace.state import DEFENDING, NO_CARD, NOBODY, STRIKE, State
from engines.hammerspace.streams import ATTACK_DICE, DEFENCE_DICE
from engines.kernel.events import EVERYONE, Emit

_ATTACK_FIGURES: Final = FIGURE_BITS[ATTACK_DIE] | FIGURE_BITS[ATTACK_POINTS]
_DEFENCE_FIGURES: Final = FIGURE_BITS[DEFENCE_DIE] | FIGURE_BITS[DEFENCE_POINTS]


def aim(state: State, mask: int, emit: Emit | None) -> None:
    """The attack is announced: its targets defend from the attacker's left, a monster last
    (HAM-15). A monster's targets defend from its keeper's left (HAM-23)."""
    attacker = state.attacker
    if mask & mask - 1:
        targets = [seat for seat in rivals(state, attacker) if mask >> seat & 1]
        if mask >> MONSTER & 1:
            targets.append(MONSTER)
    else:
        targets = [only(mask)]
    state.targets, state.at = targets, 0
    if emit is not None:
        emit(Aimed(EVERYONE, attacker, state.subtype, tuple(targets)))
    happened(state, ATTACKS, attacker)


def begin_strike(state: State, emit: Emit | None) -> None:
    """The first waiting attack of an effect, if its attacker and a target are still there."""
    attacker, subtype, points, mask = state.strikes[:STRIKE]
    del state.strikes[:STRIKE]
    mask &= state.living | (state.life[MONSTER] > 0) << MONSTER
    if not mask or state.life[attacker] <= 0:
        return
    state.attacker, state.attack_place = attacker, NO_CARD
    state.subtype, state.points, state.die = subtype, points, 0
    aim(state, mask, emit)


def roll(state: State, emit: Emit | None) -> None:
    """Attack power = points + die, rolled before anyone defends (HAM-11)."""
    attacker = state.attacker
    life = state.life
    state.targets = [party for party in state.targets if life[party] > 0]
    die = 1 + state.source.below(ATTACK_DICE[attacker], DIE)
    own, others = REROLL_BITS[0]
    if state.watched & others or state.watches[attacker] & own:
        holders = [attacker, *_in_order(state, state.targets)]
        die = _rerolled(state, holders, 0, die, emit)
    state.die = die
    bits = state.watches[attacker]
    if bits & _ATTACK_FIGURES:
        state.die = _moved(die, figure(state, ATTACK_DIE, attacker, NOBODY, 0, emit))
        bonus = figure(state, ATTACK_POINTS, attacker, NOBODY, 0, emit)
        state.points = max(0, state.points + bonus)
    state.power = state.points + state.die
    if emit is not None:
        emit(AttackRolled(EVERYONE, attacker, state.points, state.die, state.power))


def _in_order(state: State, parties: list[int]) -> list[int]:
    """Parties in the order of sources."""
    return [party for party in (*state.order, MONSTER) if party in parties]


def _moved(die: int, change: int) -> int:
    return min(DIE, max(1, die + change))


def _rerolled(state: State, holders: list[int], defence: int, die: int, emit: Emit | None) -> int:
    """A die after all sources have had it rolled anew that would: first the roller's, who is the
    first of the holders, then those of who stands against it. Each source does so at most once."""
    roller = holders[0]
    abilities = state.config.abilities
    streams = DEFENCE_DICE if defence else ATTACK_DICE
    for holder in holders:
        bit = REROLL_BITS[defence][holder != roller]
        if not state.watches[holder] & bit:
            continue
        for number, _, at in listening(state, holder, bit):
            ability = abilities[number]
            if not ability.b <= die <= ability.c or not free(state, number, holder):
                continue
            against = holders[-1] if defence else NOBODY
            other = against if holder == roller else roller
            moment = Moment(holder, other, 0, die if defence else 0)
            if ability.test and not holds(state, ability.test, moment, emit):
                continue
            act(state, number, holder, at, emit)
            before, die = die, 1 + state.source.below(streams[roller], DIE)
            if emit is not None:
                emit(Rerolled(EVERYONE, roller, bool(defence), before, die))
    if state.lasting:
        sweep(state, emit)
    return die


def defend(state: State, emit: Emit | None) -> bool:
    """Each target in turn uses cards, rolls and loses life. False if one has to choose."""
    while state.at < len(state.targets):
        party = state.targets[state.at]
        if state.life[party] > 0:
            if party != MONSTER and not _all_used(state, party, emit):
                state.seat, state.phase = party, DEFENDING
                return False
            stand(state, party, emit)
        state.at += 1
    if not ended(state, emit):
        _tell(state)
    return True


def matching(state: State, seat: int) -> tuple[int, ...]:
    """The slots that the seat could use against the attack."""
    return MASKS[usable(state, seat)]


def usable(state: State, seat: int) -> int:
    """The same as a mask: face-up defence cards not in use yet that name its type (HAM-12)."""
    matches, first = state.config.matches[state.subtype], SLOTS * seat
    one, two, three, four = state.slots[first : first + SLOTS]
    found = matches[one] | matches[two] << 1 | matches[three] << 2 | matches[four] << 3
    return found & ~(state.down[seat] | state.used[seat])


def points_in_use(state: State, seat: int) -> int:
    """What a seat's used defence cards add up to."""
    if not state.used[seat]:
        return 0
    config, found = state.config, 0
    for slot in MASKS[state.used[seat]]:
        card = state.slots[SLOTS * seat + slot]
        if config.kind[card] == DEFENCE:
            found += config.against[card][state.subtype]
    return found


def _all_used(state: State, seat: int, emit: Emit | None) -> bool:
    """Use the cards that must be used whatever is chosen (HAM-13); False if there is a choice.

    All that are left must be used if they fall short of the power without any one of them.
    """
    slots = MASKS[usable(state, seat)]
    if not slots:
        return True
    have = points_in_use(state, seat)
    if have >= state.power:
        return True
    if len(slots) > 1:
        against, subtype, first = state.config.against, state.subtype, SLOTS * seat
        points = [against[state.slots[first + slot]][subtype] for slot in slots]
        if have + sum(points) - min(points) >= state.power:
            return False
    for slot in slots:
        use(state, seat, slot, emit)
    return True


def use(state: State, seat: int, slot: int, emit: Emit | None) -> None:
    """A defence card is in use (HAM-13)."""
    card = state.slots[SLOTS * seat + slot]
    state.used[seat] |= 1 << slot
    if state.config.card_watch[card]:
        watch_more(state, seat, state.config.card_watch[card])
    if emit is not None:
        points = state.config.against[card][state.subtype]
        emit(Defended(EVERYONE, seat, slot, card, points))


def stand(state: State, party: int, emit: Emit | None) -> None:
    """Defence power = points + die; what the attack has more is lost (HAM-11, HAM-14, HAM-24)."""
    attacker = state.attacker
    if party == MONSTER:
        points = state.config.cards.monsters[state.monster].defence
    else:
        points = points_in_use(state, party)
    die = 1 + state.source.below(DEFENCE_DICE[party], DIE)
    own, others = REROLL_BITS[1]
    if state.watches[party] & own or state.watches[attacker] & others:
        die = _rerolled(state, [party, attacker], 1, die, emit)
    bits = state.watches[party]
    if bits & _DEFENCE_FIGURES:
        die = _moved(die, figure(state, DEFENCE_DIE, party, attacker, die, emit))
        points = max(0, points + figure(state, DEFENCE_POINTS, party, attacker, die, emit))
    state.dice[party] = die
    if emit is not None:
        emit(DefenceRolled(EVERYONE, party, points, die, points + die))
    if state.power > points + die:
        lose(state, party, state.power - points - die, BY_ATTACK, attacker, emit)


def _tell(state: State) -> None:
    """All have defended: hits and misses by target, then the whole attack, are queued (HAM-18)."""
    if state.watched:
        for party in state.targets:
            struck(state, party)
        settled(state)

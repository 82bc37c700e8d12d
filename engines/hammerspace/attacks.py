"""An attack from its targets to its last effect (HAM-10 to HAM-15, HAM-23, HAM-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ALL_SLOTS, DEFENCE, DIE, MASKS, SLOTS, TYPE_OF
from engines.hammerspace.effects.codes import (
    ATTACK_DIE,
    ATTACK_POINTS,
    ATTACKS,
    BLOCK,
    BY_ATTACK,
    DEFENCE_DIE,
    DEFENCE_POINTS,
    HIT,
    HURT,
    MISS,
    SETTLED,
    UNFITTING,
)
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.events import Rerolled
from engines.hammerspace.effects.happenings import happened, settled, struck
from engines.hammerspace.effects.rows import row_of
from engines.hammerspace.effects.selecting import rivals
from engines.hammerspace.effects.sources import (
    EVENT_BITS,
    FIGURE_BITS,
    REROLL_BITS,
    act,
    free,
    listening,
    sweep,
    watch_card,
)
from engines.hammerspace.ending import ended
from engines.hammerspace.events import Aimed, AttackRolled, DefenceRolled, Defended
from engines.hammerspace.hands import GUARDS, of_kind
from engines.hammerspace.legal import DEFEND_ACTIONS, MAKESHIFT_ACTIONS
from engines.hammerspace.losses import lose
from engines.hammerspace.marks import spend
from engines.hammerspace.state import (
    DEFENDING,
    EFFECT,
    MAKESHIFT,
    NO_CARD,
    NOBODY,
    SHIFTED,
    STRIKE,
    State,
)
from engines.hammerspace.streams import ATTACK_DICE, DEFENCE_DICE
from engines.kernel.events import EVERYONE, Emit

_ANNOUNCED: Final = EVENT_BITS[ATTACKS]
_SETTLED: Final = EVENT_BITS[SETTLED]
_RESULTS: Final = sum(EVENT_BITS[what] for what in (HIT, MISS, HURT, BLOCK, SETTLED))
_OWN_ATTACK_DIE, _OTHERS_ATTACK_DIE = REROLL_BITS[0]
_OWN_DEFENCE_DIE, _OTHERS_DEFENCE_DIE = REROLL_BITS[1]
_ATTACK_DIE, _ATTACK_POINTS = FIGURE_BITS[ATTACK_DIE], FIGURE_BITS[ATTACK_POINTS]
_DEFENCE_DIE, _DEFENCE_POINTS = FIGURE_BITS[DEFENCE_DIE], FIGURE_BITS[DEFENCE_POINTS]
_UNFITTING: Final = FIGURE_BITS[UNFITTING]
_ON_ATTACK: Final = _OWN_ATTACK_DIE | _ATTACK_DIE | _ATTACK_POINTS
_ON_DEFENCE: Final = _OWN_DEFENCE_DIE | _DEFENCE_DIE | _DEFENCE_POINTS
"""The bits that matter to an attacker and to its defender when a die falls."""


def aim(state: State, mask: int, emit: Emit | None) -> None:
    """Announce the attack and order its targets.

    They defend from the attacker's left, a monster last (HAM-15). A monster's targets defend from
    its keeper's left (HAM-23).
    """
    attacker, order = state.attacker, state.order
    if mask & mask - 1:
        from_left = order if order[0] == attacker else rivals(state, attacker)
        targets = [seat for seat in from_left if mask >> seat & 1]
        if mask >> MONSTER & 1:
            targets.append(MONSTER)
    else:
        targets = [mask.bit_length() - 1]
    state.targets, state.at, state.phase = targets, 0, EFFECT
    if emit is not None:
        place = state.attack_place
        card = state.slots[place] if place != NO_CARD else NO_CARD
        emit(Aimed(EVERYONE, attacker, state.subtype, tuple(targets), card))
    if state.watched & _ANNOUNCED:
        happened(state, ATTACKS, attacker)


def begin_strike(state: State, emit: Emit | None) -> None:
    """Begin the first waiting attack of an effect, if its attacker and a target are still alive."""
    attacker, subtype, points, mask = state.strikes[:STRIKE]
    del state.strikes[:STRIKE]
    mask &= state.living | (state.life[MONSTER] > 0) << MONSTER
    if not mask or state.life[attacker] <= 0:
        return
    state.attacker, state.attack_place = attacker, NO_CARD
    state.subtype, state.points, state.die = subtype, points, 0
    aim(state, mask, emit)


def fight(state: State, emit: Emit | None) -> bool:
    """Continue the current attack until an effect is queued or the attack is complete.

    Return False if a player has to choose, or at the end of the game.
    """
    if not state.die:
        if state.life[state.attacker] <= 0:
            return True  # A fallen attacker rolls no die, and its attack is over.
        roll(state, emit)
    elif state.at >= len(state.targets):
        return True
    return defend(state, emit)


def leader(state: State) -> int:
    """Return the player who alone has most life, or `NOBODY` (HAM-30)."""
    life = [state.life[seat] for seat in range(state.config.seats)]
    most = max(life)
    return life.index(most) if life.count(most) == 1 else NOBODY


def roll(state: State, emit: Emit | None) -> None:
    """Roll the attack die before any defence: attack power = points + die (HAM-11)."""
    attacker, life = state.attacker, state.life
    if state.fallen or state.targets[-1] == MONSTER:
        state.targets = [party for party in state.targets if life[party] > 0]
    state.die = 1 + state.source.below(ATTACK_DICE[attacker], DIE)
    if state.watched & _OTHERS_ATTACK_DIE or state.watches[attacker] & _ON_ATTACK:
        _bend_attack(state, emit)
    power = state.power = state.points + state.die
    if state.config.parameters.crown:
        state.crowned = leader(state)
    if emit is not None:
        emit(AttackRolled(EVERYONE, attacker, state.points, state.die, power))


def _bend_attack(state: State, emit: Emit | None) -> None:
    """Apply the abilities that change the attack die and the points."""
    attacker = state.attacker
    if state.watched & _OTHERS_ATTACK_DIE or state.watches[attacker] & _OWN_ATTACK_DIE:
        holders = [attacker, *_in_order(state, state.targets)]
        state.die = _rerolled(state, holders, 0, state.die, emit)
    if state.watches[attacker] & _ATTACK_DIE:
        state.die = _moved(state.die, figure(state, ATTACK_DIE, attacker, NOBODY, 0, emit))
    if state.watches[attacker] & _ATTACK_POINTS:
        bonus = figure(state, ATTACK_POINTS, attacker, NOBODY, 0, emit)
        state.points = max(0, state.points + bonus)


def _in_order(state: State, parties: list[int]) -> list[int]:
    """Return parties in the order of sources."""
    return [party for party in (*state.order, MONSTER) if party in parties]


def _moved(die: int, change: int) -> int:
    return min(DIE, max(1, die + change))


def _rerolled(state: State, holders: list[int], defence: int, die: int, emit: Emit | None) -> int:
    """Return a die after the rerolls of all sources.

    The roller's sources come first; the roller is the first of `holders`. The opponents' sources
    follow. Each source rerolls at most once.
    """
    roller = holders[0]
    abilities, program = state.config.abilities, state.program
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
            test = program.waits[number]
            row = row_of(holder, other, 0, die if defence else 0)
            if test is not None and not test(state, row, emit):
                continue
            act(state, number, holder, at, emit)
            before, die = die, 1 + state.source.below(streams[roller], DIE)
            if emit is not None:
                emit(Rerolled(EVERYONE, roller, bool(defence), before, die))
    if state.lasting:
        sweep(state, emit)
    return die


def defend(state: State, emit: Emit | None) -> bool:
    """Let each target in turn use cards, roll and lose life.

    Return False if a target has to choose, or at the end of the game.
    """
    targets, life, hands, group = state.targets, state.life, state.hands, GUARDS[state.subtype]
    state.phase = DEFENDING
    for at in range(state.at, len(targets)):
        party = targets[at]
        if life[party] <= 0:
            continue
        state.at = at
        if party != MONSTER:
            mask = hands[party] >> group & ALL_SLOTS
            if mask:
                mask &= ~(state.down[party] | state.used[party])
            if mask and not _all_used(state, party, mask, emit):
                state.seat, state.legal = party, DEFEND_ACTIONS[mask]
                return False
            if state.watches[party] & _UNFITTING or state.config.parameters.makeshift:
                if not state.shifts & SHIFTED and (mask := makeshifts(state, party)):
                    state.seat, state.phase = party, MAKESHIFT
                    state.legal = MAKESHIFT_ACTIONS[mask]
                    return False
                state.shifts &= ~SHIFTED
        stand(state, party, emit)
    state.at = len(targets)
    if state.fallen and ended(state, emit):
        return False
    if state.watched & _RESULTS:
        results(state, targets)
    return True


def results(state: State, targets: Sequence[int]) -> None:
    """Queue the abilities that wait for a hit or a miss of these targets (HAM-18)."""
    for party in targets:
        struck(state, party)
    if state.watched & _SETTLED:
        settled(state)


def matching(state: State, seat: int) -> tuple[int, ...]:
    """Return the slots that the seat could use against the attack."""
    return MASKS[usable(state, seat)]


def usable(state: State, seat: int) -> int:
    """Return a mask of face-up defence cards not yet in use that name the attack's type
    (HAM-12)."""
    found = state.hands[seat] >> GUARDS[state.subtype] & ~(state.down[seat] | state.used[seat])
    return found & ALL_SLOTS


def points_in_use(state: State, seat: int) -> int:
    """Return the sum of points of a seat's used defence cards."""
    mask = state.hands[seat] >> GUARDS[state.subtype] & state.used[seat]
    against, subtype, first, found = state.config.against, state.subtype, SLOTS * seat, 0
    for slot in MASKS[mask]:
        found += against[state.slots[first + slot]][subtype]
    if state.shifts >> first & ALL_SLOTS:
        found += makeshift_points(state, seat)
    return found


def makeshift_points(state: State, seat: int) -> int:
    """Return the points of a defence that does not fit (HAM-28); 0 if it cannot be used."""
    points = state.config.parameters.makeshift
    if state.watches[seat] & _UNFITTING:
        points += figure(state, UNFITTING, seat, state.attacker, 0, None)
    return max(0, points)


def makeshifts(state: State, seat: int) -> int:
    """Return a mask of the defences that the seat may add as a makeshift, if its cards fall short
    of the attack: face up, not in use, of a type that does not fit (HAM-28)."""
    found = of_kind(state.hands[seat], DEFENCE) & ~(state.down[seat] | state.used[seat])
    if not found or points_in_use(state, seat) >= state.power or not makeshift_points(state, seat):
        return 0
    return found


def improvise(state: State, seat: int, slot: int, emit: Emit | None) -> None:
    """Put a defence that does not fit in use as a makeshift; its text does not act (HAM-28). Below
    0 none is added."""
    state.shifts |= SHIFTED
    if slot < 0:
        return
    state.used[seat] |= 1 << slot
    state.shifts |= 1 << SLOTS * seat + slot
    if emit is not None:
        card, points = state.slots[SLOTS * seat + slot], makeshift_points(state, seat)
        emit(Defended(EVERYONE, seat, slot, card, points))


def _all_used(state: State, seat: int, mask: int, emit: Emit | None) -> bool:
    """Use the matching slots that HAM-13 forces; return False if there is a choice.

    All remaining cards are forced if they fall short of the power without any one of them.
    """
    slots = MASKS[mask]
    have = points_in_use(state, seat) if state.used[seat] else 0
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
    """Put a defence card in use (HAM-13)."""
    card = state.slots[SLOTS * seat + slot]
    state.used[seat] |= 1 << slot
    bits = state.config.card_watch[card]
    if bits:
        watch_card(state, seat, bits)
    if emit is not None:
        points = state.config.against[card][state.subtype]
        emit(Defended(EVERYONE, seat, slot, card, points))


def stand(state: State, party: int, emit: Emit | None) -> None:
    """Roll a defence: defence power = points + die; the excess attack is lost as life (HAM-11,
    HAM-14, HAM-24)."""
    attacker, watches = state.attacker, state.watches
    if party == MONSTER:
        points = state.config.cards.monsters[state.monster].defence
    else:
        points = points_in_use(state, party) if state.used[party] else 0
    die = 1 + state.source.below(DEFENCE_DICE[party], DIE)
    if watches[party] & _ON_DEFENCE or watches[attacker] & _OTHERS_DEFENCE_DIE:
        points, die = _bend_defence(state, party, points, die, emit)
    state.dice[party] = die
    if emit is not None:
        emit(DefenceRolled(EVERYONE, party, points, die, points + die))
    more = state.power - points - die
    if party == state.crowned:
        more += state.config.parameters.crown
    if more > 0:
        if state.marks:
            more += spend(state, party, TYPE_OF[state.subtype], emit)
        lose(state, party, more, BY_ATTACK, attacker, emit)


def _bend_defence(
    state: State, party: int, points: int, die: int, emit: Emit | None
) -> tuple[int, int]:
    """Return the points and the die of a defence after the abilities that change them."""
    attacker = state.attacker
    if state.watches[party] & _OWN_DEFENCE_DIE or state.watches[attacker] & _OTHERS_DEFENCE_DIE:
        die = _rerolled(state, [party, attacker], 1, die, emit)
    if state.watches[party] & _DEFENCE_DIE:
        die = _moved(die, figure(state, DEFENCE_DIE, party, attacker, die, emit))
    if state.watches[party] & _DEFENCE_POINTS:
        points = max(0, points + figure(state, DEFENCE_POINTS, party, attacker, die, emit))
    return points, die

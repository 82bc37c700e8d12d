"""Queueing of the abilities that wait for an event.

The bits that an ability listens to include the subject that it waits for (`codes.SUBJECTS`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import BLOCK, HIT, HURT, MISS, SETTLED
from engines.hammerspace.effects.sources import OTHERS_BITS, OWN_BITS, listening
from engines.hammerspace.state import NOBODY, State


def _two(one: int, two: int) -> tuple[int, int, int, int]:
    """Return the bits of an event of the attacker that is another event of the target.

    After the attacker's event come the bits that the attacker, the target and all others listen to.
    """
    own, others = OWN_BITS, OTHERS_BITS
    return one, own[one] | others[two], others[one] | own[two], others[one] | others[two]


_HIT: Final = _two(HIT, HURT)
_MISS: Final = _two(MISS, BLOCK)


def happened(state: State, what: int, subject: int, other: int = NOBODY, amount: int = 0) -> None:
    """Queue the abilities that wait for an event, in the order of sources."""
    if state.watches[subject] & OWN_BITS[what] or state.watched & OTHERS_BITS[what]:
        _queue(state, what, subject, other, amount, 0)


def struck(state: State, target: int) -> None:
    """Queue the abilities that wait for a hit or a miss, and for being hurt or blocking
    (HAM-18)."""
    attacker, lost, watches = state.attacker, state.losses[target], state.watches
    one, attackers, targets, others = _HIT if lost else _MISS
    far, near, there = (
        state.watched & others, watches[attacker] & attackers, watches[target] & targets
    )  # fmt: skip
    if far:
        holders: Sequence[int] = (*state.order, MONSTER)
    elif near:
        holders = (attacker,)
        if there:
            holders = [each for each in (*state.order, MONSTER) if each in (attacker, target)]
    elif there:
        holders = (target,)
    else:
        return
    config, die = state.config, state.dice[target]
    fatal = int(lost > 0 and state.life[target] <= 0)
    for holder in holders:
        bits = attackers if holder == attacker else targets if holder == target else others
        if not watches[holder] & bits:
            continue
        for number, slot, _ in listening(state, holder, bits):
            as_attacker = config.waits_for[number] == one
            subject, other = (attacker, target) if as_attacker else (target, attacker)
            party = other if holder == subject else subject
            state.queue += (
                number, config.brings[number], holder, party, lost, die, slot, fatal,
            )  # fmt: skip


def settled(state: State) -> None:
    """Queue the abilities that wait for the end of a whole attack."""
    attacker = state.attacker
    if state.watches[attacker] & OWN_BITS[SETTLED] or state.watched & OTHERS_BITS[SETTLED]:
        total, fatal = result(state)
        _queue(state, SETTLED, attacker, NOBODY, total, fatal)


def _queue(state: State, what: int, subject: int, other: int, amount: int, killed: int) -> None:
    own, others = OWN_BITS[what], OTHERS_BITS[what]
    brings, watches = state.config.brings, state.watches
    if not state.watched & others:
        for number, slot, _ in listening(state, subject, own):
            state.queue += (number, brings[number], subject, other, amount, 0, slot, killed)
        return
    for holder in (*state.order, MONSTER):
        bits = own if holder == subject else others
        if watches[holder] & bits:
            party = other if holder == subject else subject
            for number, slot, _ in listening(state, holder, bits):
                state.queue += (number, brings[number], holder, party, amount, 0, slot, killed)


def killed(state: State, party: int) -> int:
    """Return 1 if the current attack took a party's last life point, else 0."""
    return int(state.losses[party] > 0 and state.life[party] <= 0)


def result(state: State) -> tuple[int, int]:
    """Return the total life lost by the attack's targets, and 1 if any of them fell."""
    total = fatal = 0
    for party in state.targets:
        total += state.losses[party]
        fatal |= killed(state, party)
    return total, fatal

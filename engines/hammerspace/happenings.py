"""What has happened is told to the abilities that wait for it: they are queued."""

from __future__ import annotations

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import BLOCK, HIT, HURT, MISS, OF_ANYONE, OF_OWNER
from engines.hammerspace.sources import EVENT_BITS, listening
from engines.hammerspace.state import NOBODY, State

Fact = tuple[int, int, int]
"""What happened, to whom or by whom (the subject), and the other party."""


def happened(state: State, what: int, subject: int, other: int = NOBODY, amount: int = 0) -> None:
    """Queue what waits for an event, in the order of sources."""
    bit = EVENT_BITS[what]
    if state.watched & bit:
        _queue(state, bit, ((what, subject, other),), amount, 0, 0)


def settled(state: State, what: int, attacker: int, amount: int, killed: int) -> None:
    """Queue what waits for a whole attack to be settled."""
    bit = EVENT_BITS[what]
    if state.watched & bit:
        _queue(state, bit, ((what, attacker, NOBODY),), amount, 0, killed)


_HIT_BITS = EVENT_BITS[HIT] | EVENT_BITS[HURT]
_MISS_BITS = EVENT_BITS[MISS] | EVENT_BITS[BLOCK]


def struck(state: State, attacker: int, target: int, lost: int, killed: int) -> None:
    """Queue what waits for a hit or a miss, and for being hurt or blocking (HAM-18)."""
    bits = _HIT_BITS if lost else _MISS_BITS
    if state.watched & bits:
        one, two = (HIT, HURT) if lost else (MISS, BLOCK)
        facts = (one, attacker, target), (two, target, attacker)
        _queue(state, bits, facts, lost, state.dice[target], killed)


def _queue(
    state: State, bits: int, facts: tuple[Fact, ...], amount: int, die: int, killed: int
) -> None:
    abilities, watches = state.config.code.abilities, state.watches
    for holder in (*state.order, MONSTER):
        if not watches[holder] & bits:
            continue
        for number, slot, _ in listening(state, holder, bits):
            ability = abilities[number]
            for what, subject, other in facts:
                if ability.what != what:
                    continue
                wanted = ability.subject
                if wanted != OF_ANYONE and (wanted == OF_OWNER) is not (holder == subject):
                    continue
                party = other if holder == subject else subject
                block = ability.block
                state.queue += (number, block, holder, party, amount, die, slot, killed)

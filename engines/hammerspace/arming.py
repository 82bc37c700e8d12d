"""How the steady bot hides cards and turns them over for their springs (HAM-2, HAM-6, HAM-26,
HAM-27).

Rules of thumb: lay a spring down where that costs little, turn an open one down when another card
is played anyway, and turn an attack up to strike with it.
"""

from __future__ import annotations

from engines.hammerspace.actions import DONE, DOWN, UP
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.judgement import Judge
from engines.hammerspace.merits import Merits
from engines.hammerspace.view import View
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource

BLUFF, BLUFFS = 1, 6
"""How often a plain card is laid down: else a hidden card would be a spring for sure."""


def gain(judge: Judge, slot: int) -> float:
    """Return the worth of hiding the seat's card in a slot now to have it sprung later."""
    card, worth = judge.view.me.cards[slot], judge.worth
    more = worth.springs[card]
    return more - worth.absence(card) if more else 0.0


def hide(judge: Judge, view: View) -> Thought:
    """Turn a spring face down before the others see it (HAM-2)."""
    slots = [action - DOWN for action in view.legal if action >= DOWN]
    best = max(slots, key=lambda slot: (gain(judge, slot), -slot))
    if gain(judge, best) > 0 and _other(judge, best):
        return Thought(DOWN + best, "hides-card")
    return Thought(DONE, "hides-nothing")


def lay(judge: Judge, view: View) -> Thought:
    """Lay a spring down, and now and then another card that is played, to mislead (HAM-26)."""
    slot = next(action for action in view.legal if action != DONE) - DOWN
    card = view.me.cards[slot]
    if gain(judge, slot) > 0 and _other(judge, slot):
        return Thought(DOWN + slot, "hides-card")
    plain = judge.worth.config.plays[card] and not judge.worth.springs[card]
    if plain and _other(judge, slot) and CheapSource(judge.seed).below(0, BLUFFS) < BLUFF:
        return Thought(DOWN + slot, "hides-card")
    return Thought(DONE, "leaves-cards")


def waits(judge: Judge, slot: int) -> bool:
    """Whether the seat's face-down card is an attack with a spring: `turn` says when it strikes."""
    card, config = judge.view.me.cards[slot], judge.worth.config
    return config.kind[card] == ATTACK and judge.worth.springs[card] > 0


def turn(judge: Judge, view: View) -> Thought | None:
    """Turn a spring up to strike, or down for later; None if neither is worth it (HAM-6)."""
    me, merits = view.me, Merits(judge)
    open_to = [slot for slot in range(len(me.cards)) if _playable(judge, slot)]
    now = {slot: merits.of(slot).merit for slot in open_to}
    best = max(now.values(), default=-1e9)
    if not me.skips:
        for action in view.legal:
            strikes = UP <= action < DOWN and waits(judge, action - UP)
            if strikes and merits.of(action - UP, 1.0).merit >= best:
                return Thought(action, "readies-card")
    downs = [
        action - DOWN
        for action in view.legal
        if action >= DOWN and gain(judge, action - DOWN) > 0 and not _is_sprung(judge, action)
    ]
    downs = [slot for slot in downs if now.get(slot, -1e9) < best and _other(judge, slot)]
    if not downs:
        return None
    most = max(downs, key=lambda slot: (gain(judge, slot), -slot))
    return Thought(DOWN + most, "hides-card")


def _is_sprung(judge: Judge, action: int) -> bool:
    return judge.sight.sprung(judge.me, action - DOWN) > 0


def _playable(judge: Judge, slot: int) -> bool:
    me = judge.view.me
    card = me.cards[slot]
    return card >= 0 and judge.worth.config.plays[card] and not me.down >> slot & 1


def _other(judge: Judge, slot: int) -> bool:
    """Whether the seat can play another card than the one in a slot (HAM-9)."""
    return any(at != slot and _playable(judge, at) for at in range(len(judge.view.me.cards)))

"""For each feat of the pocket a feed on which it is done, and one that just misses it."""

from __future__ import annotations

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import BY_ATTACK, BY_EFFECT
from engines.hammerspace.effects.events import Prevented, Redirected, Rerolled, Survived, Taken
from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    DefenceRolled,
    Defended,
    ExtraTurn,
    LifeGained,
    LifeLost,
    MonsterDied,
    TurnLost,
)
from engines.kernel.events import Event
from tests.achievements.helpers import LOST, ME, OTHER, RIVAL, WON, Case, times, told, turn


def hurt(party: int, amount: int, *, by: int = ME, life: int = 9, cause: int = BY_ATTACK) -> Event:
    """Somebody loses life."""
    return told(LifeLost, party=party, amount=amount, by=by, life=life, cause=cause)


def prevented(amount: int) -> Event:
    """Less life is lost, or more."""
    return told(Prevented, party=ME, amount=amount)


KNOCK_OUT = hurt(RIVAL, 3, life=0)
AIM = told(Aimed, attacker=RIVAL, targets=(ME,))
CARD = told(Defended, seat=ME)
REROLL = told(Rerolled, party=ME)

CASES = {
    "last-laugh": Case([WON], [LOST]),
    "knock-out": Case(
        [KNOCK_OUT, LOST], [hurt(MONSTER, 3, life=0), hurt(RIVAL, 3, by=OTHER, life=0), LOST]
    ),
    "clean-sweep": Case([KNOCK_OUT, KNOCK_OUT, WON], [KNOCK_OUT, KNOCK_OUT, LOST]),
    "piano": Case([hurt(RIVAL, 10), LOST], [hurt(RIVAL, 9), hurt(MONSTER, 12), hurt(ME, 10), LOST]),
    "butcher": Case(
        [*times(8, hurt(RIVAL, 5)), LOST], [*times(7, hurt(RIVAL, 5)), hurt(MONSTER, 9), LOST]
    ),
    "spread": Case(
        [told(Aimed, attacker=ME, targets=(1, 2, MONSTER)), LOST],
        [
            told(Aimed, attacker=ME, targets=(1, 2)),
            told(Aimed, attacker=RIVAL, targets=(0, 2, 3)),
            LOST,
        ],
    ),
    "domino": Case(
        [turn(ME), hurt(RIVAL, 1), hurt(OTHER, 1), LOST],
        [hurt(RIVAL, 1), hurt(RIVAL, 1), hurt(MONSTER, 1), turn(ME), hurt(OTHER, 1), LOST],
    ),
    "heavy": Case(
        [told(AttackRolled, attacker=ME, power=14), LOST],
        [told(AttackRolled, attacker=ME, power=13), LOST],
    ),
    "wall": Case([AIM, *times(3, CARD), LOST], [AIM, *times(2, CARD), AIM, CARD, LOST]),
    "stonewall": Case(
        [told(DefenceRolled, party=ME, power=14), LOST],
        [told(DefenceRolled, party=ME, power=13), LOST],
    ),
    "untouchable": Case(
        [hurt(ME, 7, by=RIVAL), hurt(ME, 8, by=RIVAL, cause=BY_EFFECT), WON],
        [hurt(ME, 8, by=RIVAL), WON],
    ),
    "thread": Case([hurt(ME, 2, by=RIVAL, life=3), WON], [hurt(ME, 2, by=RIVAL, life=4), WON]),
    "medic": Case(
        [*times(3, told(LifeGained, party=ME, amount=5)), LOST],
        [
            *times(2, told(LifeGained, party=ME, amount=7)),
            told(LifeGained, party=RIVAL, amount=7),
            LOST,
        ],
    ),
    "encore": Case([told(ExtraTurn, seat=ME), LOST], [told(ExtraTurn, seat=RIVAL), LOST]),
    "thief": Case([told(Taken, seat=ME, of=RIVAL), LOST], [told(Taken, seat=RIVAL, of=ME), LOST]),
    "second-chance": Case(
        [*times(3, REROLL), LOST], [*times(2, REROLL), told(Rerolled, party=RIVAL), LOST]
    ),
    "cushion": Case(
        [prevented(5), prevented(3), LOST], [prevented(5), prevented(2), prevented(-3), LOST]
    ),
    "not-me": Case(
        [told(Redirected, party=ME, to=RIVAL), LOST], [told(Redirected, party=RIVAL, to=ME), LOST]
    ),
    "refusal": Case([told(Survived, seat=ME), LOST], [told(Survived, seat=RIVAL), LOST]),
    "monster-slayer": Case(
        [told(MonsterDied, by=ME), LOST],
        [told(MonsterDied, by=RIVAL), told(MonsterDied, by=-1), LOST],
    ),
    "patience": Case([told(TurnLost, seat=ME), WON], [told(TurnLost, seat=RIVAL), WON]),
    "brief": Case([turn(RIVAL, 12), WON], [turn(ME, 13), WON]),
}
FEED = [
    hurt(RIVAL, 6), hurt(MONSTER, 8), hurt(ME, 9, by=RIVAL), hurt(RIVAL, 9, by=OTHER),
    told(AttackRolled, attacker=ME, power=11), told(AttackRolled, attacker=RIVAL, power=15),
    LOST,
]  # fmt: skip
BESTS = {"damage": 14, "blow": 8, "attack": 11}

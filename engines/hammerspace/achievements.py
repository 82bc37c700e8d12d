"""The achievements of Hammerspace, and the best results to compare its matches by."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import BY_ATTACK
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
from engines.kernel.achievements import (
    ME,
    RIVAL,
    TURN,
    VICTORY,
    Achievement,
    AchievementTable,
    Best,
    How,
    Least,
    Most,
    Tally,
    when,
)
from engines.kernel.events import TurnBegan

A_RIVAL = (RIVAL, Most(MONSTER - 1))
"""Another player, for fields where `RIVAL` includes the monster."""
WOUND = when(LifeLost, party=A_RIVAL, by=ME)
KNOCK_OUT = when(LifeLost, party=A_RIVAL, by=ME, life=0)
HURT = when(LifeLost, party=ME)

ACHIEVEMENTS: Final = AchievementTable(
    achievements=(
        Achievement("last-laugh", Tally(VICTORY)),
        Achievement("knock-out", Tally(KNOCK_OUT)),
        Achievement("clean-sweep", Tally(KNOCK_OUT), least=2, won=True),
        Achievement("piano", Tally(when(LifeLost, party=A_RIVAL, by=ME, amount=Least(10)))),
        Achievement("butcher", Tally(WOUND, How.SUM, "amount"), least=40),
        Achievement("spread", Tally(when(Aimed, attacker=ME, targets=Least(3)))),
        Achievement("domino", Tally(WOUND, How.KINDS, "party", anew=(TURN,)), least=2),
        Achievement("heavy", Tally(when(AttackRolled, attacker=ME, power=Least(14)))),
        Achievement("wall", Tally(when(Defended, seat=ME), anew=(when(Aimed),)), least=3),
        Achievement("stonewall", Tally(when(DefenceRolled, party=ME, power=Least(14)))),
        Achievement(
            "untouchable",
            Tally(VICTORY),
            never=(when(LifeLost, party=ME, cause=BY_ATTACK, amount=Least(8)),),
        ),
        Achievement(
            "thread", Tally(VICTORY, after=when(LifeLost, party=ME, life=(Least(1), Most(3))))
        ),
        Achievement("medic", Tally(when(LifeGained, party=ME), How.SUM, "amount"), least=15),
        Achievement("encore", Tally(when(ExtraTurn, seat=ME))),
        Achievement("thief", Tally(when(Taken, seat=ME))),
        Achievement("second-chance", Tally(when(Rerolled, party=ME)), least=3),
        Achievement(
            "cushion", Tally(when(Prevented, party=ME, amount=Least(1)), How.SUM, "amount"), least=8
        ),
        Achievement("not-me", Tally(when(Redirected, party=ME, to=RIVAL))),
        Achievement("refusal", Tally(when(Survived, seat=ME))),
        Achievement("monster-slayer", Tally(when(MonsterDied, by=ME))),
        Achievement("patience", Tally(VICTORY, after=when(TurnLost, seat=ME))),
        Achievement("brief", Tally(VICTORY), never=(when(TurnBegan, turn=Least(13)),)),
    ),
    bests=(
        Best("damage", Tally(when(LifeLost, party=RIVAL, by=ME), How.SUM, "amount")),
        Best("blow", Tally(when(LifeLost, party=RIVAL, by=ME), How.HIGHEST, "amount")),
        Best("attack", Tally(when(AttackRolled, attacker=ME), How.HIGHEST, "power")),
    ),
)

"""The achievements of Irrgarten, and the best results to compare its matches by."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
    GearDropped,
    GearReceived,
    Moved,
    ResurrectionRolled,
    Rewarded,
    SheetChanged,
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

FIGHT = when(CombatBegan, seat=ME)
AVOIDABLE = when(CombatBegan, seat=ME, card=Least(-1))
"""A fight with any monster but a guardian, which nobody gets round (IRR-35)."""
KILL = when(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=Least(1))
"""A kill needs a blow: a dead monster that still pays (a house rule) does not count."""
WOUND = when(Blow, seat=ME, by_player=False, wound=True)
HIT = when(Blow, seat=ME, by_player=True, wound=True)
RISEN = when(ResurrectionRolled, seat=ME, alive=True)

ACHIEVEMENTS: Final = AchievementTable(
    achievements=(
        Achievement("out", Tally(VICTORY)),
        Achievement("first-kill", Tally(KILL)),
        Achievement("hunter", Tally(KILL), least=4),
        Achievement("unseen", Tally(VICTORY), never=(AVOIDABLE,)),
        Achievement("untouched", Tally(VICTORY, after=FIGHT), never=(WOUND,)),
        Achievement("stalemate", Tally(when(CombatEnded, seat=ME, result=WON_BY_TIME))),
        Achievement(
            "thread", Tally(KILL, after=when(Blow, seat=ME, health=Most(1)), anew=(FIGHT,))
        ),
        Achievement(
            "quick",
            Tally(when(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=(Least(1), Most(3)))),
        ),
        Achievement("flurry", Tally(HIT, anew=(FIGHT, WOUND)), least=5),
        Achievement(
            "armoury", Tally(when(GearReceived, seat=ME, kept=True), anew=(TURN,)), least=5
        ),
        Achievement("healthy", Tally(when(SheetChanged, seat=ME, health=Least(16)))),
        Achievement("windfall", Tally(when(Rewarded, seat=ME, weapons=Least(2), shields=Least(3)))),
        Achievement("butterfingers", Tally(when(GearDropped, seat=ME)), least=4),
        Achievement("risen", Tally(RISEN)),
        Achievement("nine-lives", Tally(RISEN), least=2),
        Achievement("from-the-grave", Tally(VICTORY, after=RISEN)),
        Achievement(
            "limping", Tally(VICTORY, after=when(CombatEnded, seat=ME, result=LOST_BY_WOUNDS))
        ),
        Achievement("drunkard", Tally(when(Moved, seat=ME, strayed=True)), least=5),
        Achievement(
            "funeral", Tally(VICTORY, after=when(CombatEnded, seat=RIVAL, result=LOST_BY_DEATH))
        ),
    ),
    bests=(
        Best("kills", Tally(KILL)),
        Best("blow", Tally(HIT, How.HIGHEST, "attack"), thousandths=True),
        Best("health", Tally(when(SheetChanged, seat=ME), How.HIGHEST, "health")),
    ),
)

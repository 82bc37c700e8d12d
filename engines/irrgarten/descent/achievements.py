"""The achievements of the Descent, and the best results to compare its matches by."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.closing import CLOSING
from engines.irrgarten.descent.events import (
    BellRang,
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    Pushed,
    Shoved,
    ThingLeft,
    TrickDone,
)
from engines.irrgarten.events import WON_BY_TIME, Blow, CombatBegan, CombatEnded
from engines.irrgarten.tricks import HUGS
from engines.kernel.achievements import (
    ME,
    RIVAL,
    TURN,
    Achievement,
    AchievementTable,
    Best,
    How,
    Least,
    Most,
    Tally,
    when,
)

DRAGON: Final = 19
"""The card of the Night-shift Dragon among the shipped ones."""

FLOOR = when(FloorBegan)
LEFT = when(FloorLeft, seat=ME)
FIGHT = when(CombatBegan, seat=ME)
BEATEN = when(CombatEnded, seat=ME, result=Most(WON_BY_TIME))
GUARDIAN_BEATEN = when(CombatEnded, seat=ME, foe=0, result=Most(WON_BY_TIME))
"""Monster 0 is the guardian; on a floor with two doors, that of the first."""
WOUND = when(Blow, seat=ME, by_player=False, wound=True)
SHOVE = when(Shoved, seat=ME)

ACHIEVEMENTS: Final = AchievementTable(
    achievements=(
        Achievement("guardian", Tally(GUARDIAN_BEATEN)),
        Achievement("sensible", Tally(when(ClimbedOut, seat=ME)), never=(FLOOR,)),
        Achievement("halfway", Tally(when(FloorLeft, seat=ME, number=Least(5)))),
        Achievement("bottom", Tally(when(FloorLeft, seat=ME, last=True))),
        Achievement("rich", Tally(when(ClimbedOut, seat=ME, coins=Least(100)))),
        Achievement("donor", Tally(when(Died, seat=ME, lost=Least(30)))),
        Achievement(
            "straight",
            Tally(LEFT, after=FLOOR, anew=(when(CombatBegan, seat=ME, foe=Least(1)),)),
        ),
        Achievement(
            "clean", Tally(GUARDIAN_BEATEN, after=when(CombatBegan, seat=ME, foe=0), anew=(WOUND,))
        ),
        Achievement(
            "dragon",
            Tally(BEATEN, after=when(CombatBegan, seat=ME, card=DRAGON), anew=(FIGHT,)),
        ),
        Achievement("pest-control", Tally(BEATEN), least=20),
        Achievement("pushed", Tally(LEFT, after=when(Pushed, seat=ME), anew=(FLOOR,))),
        Achievement("last-orders", Tally(LEFT, after=when(BellRang), anew=(FLOOR,))),
        Achievement("hugs", Tally(when(TrickDone, seat=ME, trick=HUGS)), least=3),
        Achievement("fussy", Tally(when(ThingLeft, seat=ME, returned=False)), least=12),
        Achievement(
            "introduction", Tally(when(CombatBegan, seat=RIVAL), after=SHOVE, anew=(TURN,))
        ),
        Achievement(
            "undertaker",
            Tally(when(Died, seat=RIVAL, foe=Least(CLOSING + 1)), after=SHOVE, anew=(TURN,)),
        ),
    ),
    bests=(
        Best("coins", Tally(when(CoinsChanged, seat=ME), How.SUM, "amount")),
        Best("floors", Tally(LEFT, How.HIGHEST, "number")),
        Best("beaten", Tally(BEATEN)),
    ),
)

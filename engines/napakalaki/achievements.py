"""The achievements of Napakalaki, and the best results to compare its matches by."""

from __future__ import annotations

from typing import Final

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
from engines.kernel.events import GameEnded
from engines.napakalaki.course_events import AllDiscarded, CultRolled, RevengeRolled, Stolen
from engines.napakalaki.events import (
    Accepted,
    DealStruck,
    Died,
    DoorChosen,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    NecklaceSpent,
    OwnGrudgesSpent,
    Received,
    Sold,
)
from engines.napakalaki.grudges import TOOK_IT

WIN = when(GameEnded, winners=(ME, Most(1)))
"""A win alone: at a limit the seats of the highest level share the win (NAP-2), even at level 1."""
BEATEN = when(Met, seat=ME, wins=True)
BEATEN_BY = when(Met, seat=ME, wins=False)
DEATH = when(Died, seat=ME)
ESCAPE = when(EscapeRolled, seat=ME, escaped=True)
CULTIST = when(CultRolled, seat=ME, card=Least(0))
RIVAL_LOSES = when(Met, seat=RIVAL, wins=False)

ACHIEVEMENTS: Final = AchievementTable(
    achievements=(
        Achievement("legend", Tally(WIN)),
        Achievement("first-monster", Tally(BEATEN)),
        Achievement("streak", Tally(BEATEN, anew=(BEATEN_BY,)), least=4),
        Achievement("bestiary", Tally(BEATEN, How.KINDS, "monster"), least=7),
        Achievement("bare-hands", Tally(when(Met, seat=ME, wins=True, power=Most(3)))),
        Achievement("giant", Tally(when(Met, seat=ME, power=Least(25)))),
        Achievement("undefeated", Tally(WIN), never=(BEATEN_BY,)),
        Achievement("runner", Tally(ESCAPE), least=3),
        Achievement("stoic", Tally(WIN, after=when(Accepted, seat=ME))),
        Achievement("phoenix", Tally(WIN, after=DEATH)),
        Achievement("cat", Tally(DEATH), least=2),
        Achievement("merchant", Tally(when(Sold, seat=ME, levels=Least(2)))),
        Achievement("tycoon", Tally(when(Sold, seat=ME), How.SUM, "levels"), least=5),
        Achievement("honest", Tally(WIN), never=(when(Sold, seat=ME),)),
        Achievement("leap", Tally(when(LevelChanged, seat=ME, change=Least(2)))),
        Achievement("fall", Tally(when(LevelChanged, seat=ME, change=Most(-4)))),
        Achievement("wardrobe", Tally(when(Equipped, seat=ME), anew=(TURN,)), least=4),
        Achievement("jeweller", Tally(when(NecklaceSpent, seat=ME)), least=2),
        Achievement("hoard", Tally(when(Received, seat=ME), How.SUM, "count"), least=15),
        Achievement("stripped", Tally(when(Lost, seat=ME), anew=(TURN,)), least=4),
        Achievement("mourner", Tally(WIN, after=when(Died, seat=RIVAL))),
        # Among friends (NAP-34 on).
        Achievement("for-hire", Tally(when(DealStruck, helper=ME)), least=3),
        Achievement("greedy", Tally(when(DealStruck, helper=ME, price=Least(3)))),
        Achievement("alone", Tally(when(HelpRefused, asker=ME), anew=(TURN,)), least=2),
        Achievement(
            "reclaimed",
            Tally(when(LootTaken, seat=ME), after=when(Lost, seat=ME), shared=("cards", "card")),
        ),
        Achievement("cellar", Tally(when(LootTaken, seat=ME, cards=Least(4)))),
        # A rival picks a door only for a last fight (NAP-42).
        Achievement(
            "doorman",
            Tally(RIVAL_LOSES, after=when(DoorChosen, seat=RIVAL, by=ME), anew=(TURN,)),
        ),
        Achievement(
            "spoiler",
            Tally(RIVAL_LOSES, after=when(GrudgesSpent, seat=ME), anew=(TURN,)),
        ),
        Achievement("elephant", Tally(when(OwnGrudgesSpent, seat=ME, count=Least(3)))),
        Achievement("gift-shop", Tally(when(GrabRolled, seat=ME, escaped=True))),
        Achievement("cheek", Tally(when(GrudgeGained, seat=ME, cause=TOOK_IT)), least=3),
        Achievement(
            "loner", Tally(WIN, after=when(Faced, seat=ME)), never=(when(HelpAsked, seat=ME),)
        ),
        # The course's later editions (NAP-21 to NAP-33).
        Achievement("initiate", Tally(CULTIST)),
        Achievement("prophet", Tally(WIN, after=CULTIST)),
        Achievement("borrower", Tally(when(Stolen, seat=ME))),
        Achievement(
            "outnumbered",
            Tally(BEATEN, after=when(RevengeRolled, seat=ME, level=Least(1)), anew=(TURN,)),
        ),
        Achievement("minimalist", Tally(WIN, after=when(AllDiscarded, seat=ME))),
    ),
    bests=(
        Best("monsters", Tally(BEATEN)),
        Best("power", Tally(when(Met, seat=ME), How.HIGHEST, "power")),
        Best("sale", Tally(when(Sold, seat=ME), How.HIGHEST, "gold")),
    ),
)

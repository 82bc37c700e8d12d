"""The achievements of Napakalaki, and the best results to compare its matches by."""

from __future__ import annotations

from typing import Final

from engines.kernel.feats import (
    ME,
    RIVAL,
    TURN,
    VICTORY,
    Best,
    Deeds,
    Feat,
    How,
    Least,
    Most,
    Tally,
    when,
)
from engines.napakalaki.events import (
    Accepted,
    Died,
    Equipped,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    NecklaceSpent,
    Received,
    Sold,
)

BEATEN = when(Met, seat=ME, wins=True)
BEATEN_BY = when(Met, seat=ME, wins=False)
DEATH = when(Died, seat=ME)
ESCAPE = when(EscapeRolled, seat=ME, escaped=True)

DEEDS: Final = Deeds(
    feats=(
        Feat("legend", Tally(VICTORY)),
        Feat("first-monster", Tally(BEATEN)),
        Feat("streak", Tally(BEATEN, anew=(BEATEN_BY,)), least=4),
        Feat("bestiary", Tally(BEATEN, How.KINDS, "monster"), least=7),
        Feat("bare-hands", Tally(when(Met, seat=ME, wins=True, power=Most(3)))),
        Feat("giant", Tally(when(Met, seat=ME, power=Least(25)))),
        Feat("undefeated", Tally(VICTORY), never=(BEATEN_BY,)),
        Feat("runner", Tally(ESCAPE), least=3),
        Feat("stoic", Tally(VICTORY, after=when(Accepted, seat=ME))),
        Feat("phoenix", Tally(VICTORY, after=DEATH)),
        Feat("cat", Tally(DEATH), least=2),
        Feat("merchant", Tally(when(Sold, seat=ME, levels=Least(2)))),
        Feat("tycoon", Tally(when(Sold, seat=ME), How.SUM, "levels"), least=5),
        Feat("honest", Tally(VICTORY), never=(when(Sold, seat=ME),)),
        Feat("leap", Tally(when(LevelChanged, seat=ME, change=Least(2)))),
        Feat("fall", Tally(when(LevelChanged, seat=ME, change=Most(-4)))),
        Feat("wardrobe", Tally(when(Equipped, seat=ME), anew=(TURN,)), least=4),
        Feat("jeweller", Tally(when(NecklaceSpent, seat=ME)), least=2),
        Feat("hoard", Tally(when(Received, seat=ME), How.SUM, "count"), least=15),
        Feat("stripped", Tally(when(Lost, seat=ME), anew=(TURN,)), least=4),
        Feat("mourner", Tally(VICTORY, after=when(Died, seat=RIVAL))),
    ),
    bests=(
        Best("monsters", Tally(BEATEN)),
        Best("power", Tally(when(Met, seat=ME), How.HIGHEST, "power")),
        Best("sale", Tally(when(Sold, seat=ME), How.HIGHEST, "gold")),
    ),
)

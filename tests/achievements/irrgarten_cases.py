"""For each feat of the labyrinth a feed on which it is done, and one that just misses it."""

from __future__ import annotations

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
from tests.achievements.helpers import LOST, ME, RIVAL, WON, Case, times, told, turn

FIGHT = told(CombatBegan, seat=ME)
KILL = told(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=12)
PAID = told(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=0)
"""A dead monster that pays again (a house rule)."""
BY_TIME = told(CombatEnded, seat=ME, result=WON_BY_TIME, blows=20)
BY_WOUNDS = told(CombatEnded, seat=ME, result=LOST_BY_WOUNDS, blows=6)
RIVALS_KILL = told(CombatEnded, seat=RIVAL, result=WON_BY_DEATH, blows=3)
WOUND = told(Blow, seat=ME, by_player=False, wound=True, health=5)
BLOCK = told(Blow, seat=ME, by_player=False, wound=False, health=5)
HIT = told(Blow, seat=ME, by_player=True, wound=True, health=5)
LAST_POINT = told(Blow, seat=ME, by_player=False, wound=True, health=1)
RISEN = told(ResurrectionRolled, seat=ME, alive=True)
STILL_DEAD = told(ResurrectionRolled, seat=ME, alive=False)
KEPT = told(GearReceived, seat=ME, kept=True)
NO_ROOM = told(GearReceived, seat=ME, kept=False)
DROPPED = told(GearDropped, seat=ME)
STRAYED = told(Moved, seat=ME, strayed=True)

CASES = {
    "out": Case([WON], [LOST]),
    "first-kill": Case([FIGHT, KILL, LOST], [FIGHT, BY_TIME, PAID, RIVALS_KILL, LOST]),
    "hunter": Case([*times(4, FIGHT, KILL), LOST], [*times(3, FIGHT, KILL), RIVALS_KILL, LOST]),
    "unseen": Case(
        [told(CombatBegan, seat=RIVAL, card=-1), told(CombatBegan, seat=ME, card=-2), WON],
        [FIGHT, KILL, WON],
    ),
    "untouched": Case([FIGHT, BLOCK, HIT, KILL, WON], [FIGHT, WOUND, KILL, WON]),
    "stalemate": Case([FIGHT, BY_TIME, LOST], [FIGHT, KILL, LOST]),
    "thread": Case(
        [FIGHT, LAST_POINT, KILL, LOST], [FIGHT, LAST_POINT, BY_TIME, FIGHT, KILL, LOST]
    ),
    "quick": Case(
        [told(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=3), LOST],
        [told(CombatEnded, seat=ME, result=WON_BY_DEATH, blows=4), PAID, LOST],
    ),
    "flurry": Case(
        [FIGHT, *times(5, HIT, BLOCK), LOST],
        [FIGHT, *times(4, HIT), WOUND, HIT, FIGHT, *times(4, HIT), LOST],
    ),
    "armoury": Case(
        [turn(ME), *times(5, KEPT), LOST], [*times(4, KEPT), NO_ROOM, turn(ME), KEPT, LOST]
    ),
    "healthy": Case(
        [told(SheetChanged, seat=ME, health=16), LOST],
        [told(SheetChanged, seat=ME, health=15), LOST],
    ),
    "windfall": Case(
        [told(Rewarded, seat=ME, weapons=2, shields=3), LOST],
        [told(Rewarded, seat=ME, weapons=2, shields=2), LOST],
    ),
    "butterfingers": Case(
        [*times(4, DROPPED), LOST], [*times(3, DROPPED), told(GearDropped, seat=RIVAL), LOST]
    ),
    "risen": Case(
        [STILL_DEAD, RISEN, LOST],
        [STILL_DEAD, told(ResurrectionRolled, seat=RIVAL, alive=True), LOST],
    ),
    "nine-lives": Case([RISEN, RISEN, LOST], [RISEN, STILL_DEAD, LOST]),
    "from-the-grave": Case([RISEN, WON], [RISEN, LOST]),
    "limping": Case([FIGHT, BY_WOUNDS, WON], [FIGHT, BY_TIME, WON]),
    "drunkard": Case([*times(5, STRAYED), LOST], [*times(4, STRAYED), told(Moved, seat=ME), LOST]),
    "funeral": Case(
        [told(CombatEnded, seat=RIVAL, result=LOST_BY_DEATH), WON],
        [told(CombatEnded, seat=ME, result=LOST_BY_DEATH), WON],
    ),
}
FEED = [
    told(Blow, seat=ME, by_player=True, wound=True, attack=9_500),
    told(Blow, seat=ME, by_player=True, wound=False, attack=12_000),
    told(Blow, seat=RIVAL, by_player=True, wound=True, attack=11_000),
    KILL, KILL,
    told(SheetChanged, seat=ME, health=14),
    told(SheetChanged, seat=ME, health=9),
    LOST,
]  # fmt: skip
BESTS = {"kills": 2, "blow": 9_500, "health": 14}

"""For each feat of the Descent a feed on which it is done, and one that just misses it."""

from __future__ import annotations

from engines.irrgarten.descent.achievements import DRAGON
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
from engines.irrgarten.events import (
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
)
from engines.irrgarten.tricks import HUGS, STEALS
from engines.kernel.events import Event
from tests.achievements.helpers import LOST, ME, RIVAL, WON, Case, times, told, turn


def fight(
    foe: int = 1, result: int = WON_BY_DEATH, *, card: int = 3, wound: bool = True
) -> list[Event]:
    """A fight with a monster."""
    blow = told(Blow, seat=ME, foe=foe, by_player=False, wound=wound, health=5)
    begun = told(CombatBegan, seat=ME, foe=foe, card=card)
    return [begun, blow, told(CombatEnded, seat=ME, foe=foe, result=result)]


def beaten(foe: int = 1, *, card: int = 3, wound: bool = True) -> list[Event]:
    return fight(foe, card=card, wound=wound)


def floor(number: int) -> FloorBegan:
    return told(FloorBegan, number=number)


def left(number: int, seat: int = ME, *, last: bool = False) -> FloorLeft:
    return told(FloorLeft, seat=seat, number=number, place=1, last=last)


def climbed(coins: int, seat: int = ME) -> ClimbedOut:
    return told(ClimbedOut, seat=seat, coins=coins)


BELL = told(BellRang, round=20)
PUSHED = told(Pushed, seat=ME, health=3)
SHOVE = told(Shoved, seat=ME, rival=RIVAL)
SHOVED = told(Shoved, seat=RIVAL, rival=ME)
RIVALS_FIGHT = told(CombatBegan, seat=RIVAL, foe=2)
RIVAL_DIES = told(Died, seat=RIVAL, foe=2)
HUG = told(TrickDone, seat=ME, trick=HUGS, amount=1)
LEAVES = told(ThingLeft, seat=ME)

CASES = {
    "guardian": Case([*fight(0, WON_BY_TIME), LOST], [*beaten(1), *fight(0, LOST_BY_WOUNDS), LOST]),
    "sensible": Case([left(1), climbed(5), WON], [left(1), floor(2), left(2), climbed(9), WON]),
    "halfway": Case([left(5), LOST], [left(4), left(5, RIVAL), LOST]),
    "bottom": Case([left(8, last=True), WON], [left(7), left(8, RIVAL, last=True), LOST]),
    "rich": Case([climbed(100), WON], [climbed(99), climbed(120, RIVAL), LOST]),
    "donor": Case(
        [told(Died, seat=ME, lost=30), LOST],
        [told(Died, seat=ME, lost=29), told(Died, seat=RIVAL, lost=40), LOST],
    ),
    "straight": Case(
        [*beaten(1), left(1), floor(2), *beaten(0), left(2), LOST],
        [*beaten(0), left(1), floor(2), *beaten(1), *beaten(0), left(2), LOST],
    ),
    "clean": Case(
        [*beaten(1), *beaten(0, wound=False), LOST],
        [*beaten(1, wound=False), *beaten(0), LOST],
    ),
    "dragon": Case(
        [*beaten(4, card=DRAGON), LOST],
        [*fight(4, LOST_BY_WOUNDS, card=DRAGON), *beaten(4, card=DRAGON - 1), LOST],
    ),
    "pest-control": Case([*times(20, *beaten()), LOST], [*times(19, *beaten()), LOST]),
    "pushed": Case([PUSHED, left(1), LOST], [left(1), PUSHED, floor(2), left(2), LOST]),
    "last-orders": Case([BELL, left(1), LOST], [left(1), BELL, floor(2), left(2), LOST]),
    "hugs": Case(
        [*times(3, HUG), LOST],
        [HUG, HUG, told(TrickDone, seat=ME, trick=STEALS), LOST],
    ),
    "fussy": Case(
        [*times(12, LEAVES), LOST],
        [*times(11, LEAVES), told(ThingLeft, seat=ME, returned=True), LOST],
    ),
    "introduction": Case(
        [turn(ME), SHOVE, RIVALS_FIGHT, LOST],
        [turn(ME), SHOVE, turn(RIVAL), RIVALS_FIGHT, SHOVED, LOST],
    ),
    "undertaker": Case(
        [turn(ME), SHOVE, RIVALS_FIGHT, RIVAL_DIES, LOST],
        [turn(ME), SHOVE, told(Died, seat=RIVAL, foe=-1), turn(RIVAL), RIVAL_DIES, LOST],
    ),
}
FEED = [
    told(CoinsChanged, seat=ME, amount=9, coins=9),
    told(CoinsChanged, seat=ME, amount=21, coins=30),
    told(CoinsChanged, seat=RIVAL, amount=50, coins=50),
    left(1), floor(2), left(2), left(3, RIVAL),
    *beaten(), *beaten(),
    told(CoinsChanged, seat=ME, amount=-15, coins=15),
    LOST,
]  # fmt: skip
BESTS = {"coins": 15, "floors": 2, "beaten": 2}

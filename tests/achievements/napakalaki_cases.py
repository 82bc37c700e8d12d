"""For each feat of the dungeon a feed on which it is done, and one that just misses it."""

from __future__ import annotations

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
from engines.napakalaki.grudges import CAUGHT as CAUGHT_BY
from engines.napakalaki.grudges import TOOK_IT
from tests.achievements.helpers import (
    LOST,
    ME,
    OTHER,
    RIVAL,
    SHARED,
    WON,
    Case,
    times,
    told,
    turn,
)

BEATEN = told(Met, seat=ME, wins=True, power=8)
TOO_STRONG = told(Met, seat=ME, wins=False, power=8)
RIVAL_WINS = told(Met, seat=RIVAL, wins=True, power=30)
DEATH = told(Died, seat=ME)
RIVALS_DEATH = told(Died, seat=RIVAL)
ESCAPE = told(EscapeRolled, seat=ME, escaped=True)
CAUGHT = told(EscapeRolled, seat=ME, escaped=False)
SALE = told(Sold, seat=ME, levels=1, gold=1_400)
GONE = told(Lost, seat=ME)
EQUIP = told(Equipped, seat=ME)
HELPED = told(DealStruck, seat=RIVAL, helper=ME, price=1)
REFUSED = told(HelpRefused, seat=RIVAL, asker=ME)
RIVAL_LOSES = told(Met, seat=RIVAL, wins=False)
PICKED = told(DoorChosen, seat=RIVAL, by=ME, door=1)
OWN_DOOR = told(DoorChosen, seat=RIVAL, by=RIVAL, door=1)
SPITE = told(GrudgesSpent, seat=ME, against=RIVAL, count=1)
FACED = told(Faced, seat=ME, power=8)
JOINS = told(CultRolled, seat=ME, roll=6, card=0)
STAYS_OUT = told(CultRolled, seat=ME, roll=5, card=-1)
TAKEN = told(GrudgeGained, seat=ME, count=2, cause=TOOK_IT, held=2)


def monsters(count: int) -> list[Met]:
    """So many different monsters beaten."""
    return [told(Met, seat=ME, wins=True, power=8, monster=number) for number in range(count)]


def lost(card: int) -> Lost:
    """A treasure lost to a monster."""
    return told(Lost, seat=ME, card=card)


def looted(*cards: int, seat: int = ME) -> LootTaken:
    """Treasures from under a monster."""
    return told(LootTaken, seat=seat, cards=cards)


CASES = {
    "legend": Case([WON], [SHARED]),
    "first-monster": Case([BEATEN, LOST], [TOO_STRONG, RIVAL_WINS, LOST]),
    "streak": Case(
        [TOO_STRONG, BEATEN, BEATEN, RIVAL_WINS, BEATEN, BEATEN, LOST],
        [*times(3, BEATEN), TOO_STRONG, BEATEN, LOST],
    ),
    "bestiary": Case([*monsters(7), LOST], [*monsters(6), *monsters(6), LOST]),
    "bare-hands": Case(
        [told(Met, seat=ME, wins=True, power=3), LOST],
        [told(Met, seat=ME, wins=True, power=4), LOST],
    ),
    "giant": Case(
        [told(Met, seat=ME, wins=False, power=25), LOST],
        [told(Met, seat=ME, wins=True, power=24), LOST],
    ),
    "undefeated": Case([BEATEN, told(Met, seat=RIVAL), WON], [BEATEN, TOO_STRONG, ESCAPE, WON]),
    "runner": Case([*times(3, ESCAPE), LOST], [*times(2, ESCAPE), CAUGHT, LOST]),
    "stoic": Case([told(Accepted, seat=ME), WON], [told(Accepted, seat=RIVAL), CAUGHT, WON]),
    "phoenix": Case([DEATH, WON], [DEATH, SHARED]),
    "cat": Case([DEATH, DEATH, LOST], [DEATH, RIVALS_DEATH, LOST]),
    "merchant": Case([told(Sold, seat=ME, levels=2), LOST], [SALE, SALE, LOST]),
    "tycoon": Case(
        [told(Sold, seat=ME, levels=3), SALE, SALE, LOST],
        [told(Sold, seat=ME, levels=3), SALE, LOST],
    ),
    "honest": Case([told(Sold, seat=RIVAL, levels=1), WON], [SALE, WON]),
    "leap": Case(
        [told(LevelChanged, seat=ME, change=2), LOST], [told(LevelChanged, seat=ME, change=1), LOST]
    ),
    "fall": Case(
        [told(LevelChanged, seat=ME, change=-4), LOST],
        [told(LevelChanged, seat=ME, change=-3), LOST],
    ),
    "wardrobe": Case(
        [turn(ME), *times(4, EQUIP), LOST], [*times(3, EQUIP), turn(RIVAL), turn(ME), EQUIP, LOST]
    ),
    "jeweller": Case(
        [*times(2, told(NecklaceSpent, seat=ME)), LOST],
        [told(NecklaceSpent, seat=ME), told(NecklaceSpent, seat=RIVAL), LOST],
    ),
    "hoard": Case(
        [*times(5, told(Received, seat=ME, count=3)), LOST],
        [*times(7, told(Received, seat=ME, count=2)), LOST],
    ),
    "stripped": Case([turn(ME), *times(4, GONE), LOST], [*times(3, GONE), turn(RIVAL), GONE, LOST]),
    "mourner": Case([RIVALS_DEATH, WON], [DEATH, WON]),
    "for-hire": Case(
        [*times(3, HELPED), LOST],
        [*times(2, HELPED), told(DealStruck, seat=ME, helper=RIVAL, price=1), LOST],
    ),
    "greedy": Case(
        [told(DealStruck, seat=RIVAL, helper=ME, price=3), LOST], [*times(3, HELPED), LOST]
    ),
    "alone": Case(
        [turn(ME), REFUSED, REFUSED, LOST],
        [turn(ME), REFUSED, turn(RIVAL), turn(ME), REFUSED, LOST],
    ),
    "reclaimed": Case(
        [lost(4), looted(3, 4), LOST],
        [
            lost(4),
            looted(3),
            looted(4, seat=RIVAL),
            told(Lost, seat=RIVAL, card=5),
            looted(5),
            LOST,
        ],
    ),
    "cellar": Case(
        [looted(1, 2, 3, 4), LOST], [looted(1, 2, 3), looted(4, 5, 6, 7, seat=RIVAL), LOST]
    ),
    "doorman": Case(
        [PICKED, RIVAL_LOSES, LOST],
        [PICKED, RIVAL_WINS, turn(OTHER), OWN_DOOR, RIVAL_LOSES, LOST],
    ),
    "spoiler": Case(
        [SPITE, RIVAL_LOSES, LOST], [SPITE, RIVAL_WINS, turn(OTHER), RIVAL_LOSES, LOST]
    ),
    "elephant": Case(
        [told(OwnGrudgesSpent, seat=ME, count=3), LOST],
        [told(OwnGrudgesSpent, seat=ME, count=2), told(OwnGrudgesSpent, seat=RIVAL, count=3), LOST],
    ),
    "gift-shop": Case(
        [told(GrabRolled, seat=ME, roll=6, escaped=True), LOST],
        [told(GrabRolled, seat=ME, roll=5), told(GrabRolled, seat=RIVAL, escaped=True), LOST],
    ),
    "cheek": Case(
        [*times(3, TAKEN), LOST],
        [*times(2, TAKEN), told(GrudgeGained, seat=ME, count=1, cause=CAUGHT_BY, held=3), LOST],
    ),
    "loner": Case([FACED, WON], [FACED, told(HelpAsked, seat=ME, asked=(RIVAL,)), WON]),
    "initiate": Case([JOINS, LOST], [STAYS_OUT, told(CultRolled, seat=RIVAL, card=0), LOST]),
    "prophet": Case([JOINS, WON], [STAYS_OUT, WON]),
    "borrower": Case(
        [told(Stolen, seat=ME, victim=RIVAL, card=-1), LOST],
        [told(Stolen, seat=RIVAL, victim=ME, card=-1), LOST],
    ),
    "outnumbered": Case(
        [turn(ME), told(RevengeRolled, seat=ME, level=9), BEATEN, LOST],
        [turn(ME), told(RevengeRolled, seat=ME, level=0), BEATEN, LOST],
    ),
    "minimalist": Case([told(AllDiscarded, seat=ME), WON], [told(AllDiscarded, seat=RIVAL), WON]),
}
FEED = [
    BEATEN, told(Met, seat=ME, power=17), RIVAL_WINS,
    SALE, told(Sold, seat=ME, levels=1, gold=1_100), told(Sold, seat=RIVAL, gold=5_000),
    LOST,
]  # fmt: skip
BESTS = {"monsters": 1, "power": 17, "sale": 1_400}

"""The things of a Descent: prizes of monsters and gifts at the stairs."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.gear import GearCard
from engines.irrgarten.tricks import TWICE, Trick

Thing = tuple[int, int, int, int]
"""A thing: its kind, and three numbers. Of a weapon or shield these are power in thousandths, uses
left and card; of a meal and of health, the points; of strength and intelligence, thousandths."""

MEAL: Final = 2
STRENGTH: Final = 3
INTELLIGENCE: Final = 4
HEALTH: Final = 5
KINDS: Final = (WEAPON, SHIELD, MEAL, STRENGTH, INTELLIGENCE, HEALTH)
GEAR_KINDS: Final = (WEAPON, SHIELD)
GIFT_KINDS: Final = (STRENGTH, INTELLIGENCE, HEALTH, WEAPON)
"""The four sorts of gifts; `WEAPON` stands for any gear (IRR-50)."""


def gear_thing(cards: tuple[GearCard, ...], number: int) -> Thing:
    """Return the new weapon or shield of a card."""
    card = cards[number]
    return card.kind, card.power, card.uses, number


def points(kind: int, amount: int) -> Thing:
    """Return a thing that is points: a meal, health, strength or intelligence."""
    return kind, amount, 0, 0


def won_from(trick: Trick, prize: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Return the things that a monster's winner gets: its prize, with the first thing once more if
    the monster's trick gives it twice (IRR-57)."""
    return (*prize[:1], *prize) if trick[0] == TWICE else prize

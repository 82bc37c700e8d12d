"""Numbers of a deck that its schema allows and that spoil a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.content.checks import Oddity
from engines.napakalaki.deck import Deck, Treasure
from engines.napakalaki.parameters import Parameters

ONCE = ("helmet", "armour", "footwear", "necklace")
"""The kinds of which a player wears one."""


def oddities(deck: Deck) -> Iterator[Oddity]:
    """Yield the cards that are out of all proportion under the usual rules."""
    usual = Parameters()
    for card in deck.treasures:
        if card.gold >= usual.level_price:
            values = {"gold": card.gold, "price": usual.level_price}
            yield Oddity(card.name, "deck-odd-gold", values)
        if highest(card) >= 2 * usual.winning_level:
            values = {"bonus": highest(card), "level": usual.winning_level}
            yield Oddity(card.name, "deck-odd-bonus", values)
    strongest = usual.winning_level - 1 + best_gear(deck.treasures)
    for monster in deck.monsters:
        if monster.level >= strongest:
            values = {"level": monster.level, "most": strongest}
            yield Oddity(monster.name, "deck-odd-level", values)


def highest(card: Treasure) -> int:
    return max(card.bonus, card.bonus_with_necklace or 0)


def best_gear(treasures: Sequence[Treasure]) -> int:
    """Return the greatest sum of bonuses that a player can wear (NAP-6)."""
    bonuses: dict[str, list[int]] = {}
    for card in treasures:
        bonuses.setdefault(card.kind, []).append(highest(card))
    hands = sum(sorted(bonuses.get("one-hand", ()))[-2:])
    both = max(bonuses.get("two-hands", ()), default=0)
    return max(hands, both) + sum(max(bonuses.get(kind, ()), default=0) for kind in ONCE)

"""Numbers of a deck that its schema allows and that spoil a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.content.checks import Oddity
from engines.napakalaki.cards import KINDS
from engines.napakalaki.config import dues
from engines.napakalaki.deck import Deck, Treasure, to_bad
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.tricks import ALONE, CHEAP, FEARS, HATES, LEFT, NO_TRICK, TWIN

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
    yield from _tricks(deck)


def _tricks(deck: Deck) -> Iterator[Oddity]:
    """Yield the cards whose trick can never matter (NAP-44)."""
    kinds = {card.kind for card in deck.treasures}
    for monster in deck.monsters:
        kind, of, n = monster.trick or NO_TRICK
        treasures, bad = monster.prize.treasures, monster.bad
        if kind in (HATES, FEARS) and KINDS[of] not in kinds:
            yield Oddity(monster.name, "deck-odd-ploy-kind", {})
        elif kind in (ALONE, CHEAP) and not treasures:
            yield Oddity(monster.name, "deck-odd-ploy-help", {})
        elif kind == CHEAP and n >= treasures:
            yield Oddity(monster.name, "deck-odd-ploy-price", {"price": n, "treasures": treasures})
        elif kind == LEFT and not (bad.death or any(dues(to_bad(bad)))):
            yield Oddity(monster.name, "deck-odd-ploy-left", {})
    twins = [card for card in deck.treasures if (card.trick or NO_TRICK)[0] == TWIN]
    if len(twins) == 1:
        yield Oddity(twins[0].name, "deck-odd-ploy-twin", {})


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

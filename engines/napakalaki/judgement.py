"""The bots' estimates of the worth of cards. Rules of thumb, in levels; none is a rule of the game.

Everything is a function of the configuration, some cards, and the possible next monsters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.napakalaki.cards import ALL, NECKLACE, ONE_HAND, TWO_HANDS
from engines.napakalaki.config import HANDS, Config, combat_level, necklace_of, wearable
from engines.napakalaki.odds import ESCAPE

Cards = tuple[int, ...]

GOLD_SHARE = 0.8
"""The worth of gold, as a share of the levels that it would buy at once: change is lost."""
HORIZON = 8.0
"""The assumed number of fights that equipment lasts."""
RISK = 1.0
"""The number of fights whose losses count: one far ahead may never be fought."""
PRIZE = 0.25
"""The worth of an unknown treasure in levels."""
VICTORY = 100.0


@dataclass(frozen=True, slots=True)
class Hope:
    """The average result of a fight at a combat level: chance to win, and levels won or lost."""

    win: float
    gain: float
    cost: float

    @property
    def worth(self) -> float:
        """The worth in levels."""
        return self.gain - self.cost


@lru_cache(maxsize=4096)
def _hope(config: Config, monsters: Cards, power: int, level: int, cards: int) -> Hope:
    win = gain = cost = 0.0
    for number in monsters:
        monster = config.monsters[number]
        if monster.level < power:
            win += 1
            gain += monster.levels + PRIZE * monster.treasures
            continue
        bad = monster.bad
        if bad.death:
            lost = level - 1 + PRIZE * max(0, cards - 2)
        else:
            numbers = [cards if n == ALL else n for n in (bad.equipped, bad.hidden, bad.either)]
            taken = sum(numbers) + len(bad.equipped_kinds) + len(bad.hidden_kinds)
            levels = level - 1 if bad.levels == ALL else min(bad.levels, level - 1)
            lost = levels + PRIZE * min(taken, cards)
        cost += (1 - ESCAPE) * lost
    many = len(monsters)
    return Hope(win / many, gain / many, cost / many)


def hope(config: Config, monsters: Cards, power: int, level: int, cards: int) -> Hope:
    """Return the average result of the next fight for a combat level, a level and a number of
    cards."""
    return _hope(config, monsters, power, level, min(cards, 10))


def dressed(config: Config, equipped: Sequence[int], hidden: Sequence[int]) -> Cards:
    """Return the hidden treasures, except necklaces, that add most combat level when equipped."""
    bonus = config.high if necklace_of(config, tuple(equipped)) >= 0 else config.low
    return _dressed(config, bonus, equipped, hidden)


def _dressed(config: Config, bonus: Cards, equipped: Sequence[int], hidden: Sequence[int]) -> Cards:
    kind = config.kind
    free = wearable(config, tuple(equipped), tuple(hidden))
    best: dict[int, int] = {}
    for card in free:
        place = kind[card]
        if place > TWO_HANDS and place != NECKLACE and bonus[card]:
            held = best.get(place)
            if held is None or bonus[card] > bonus[held]:
                best[place] = card
    hands = HANDS - sum(kind[card] == ONE_HAND for card in equipped)
    singles = sorted((c for c in free if kind[c] == ONE_HAND), key=lambda c: -bonus[c])[:hands]
    doubles = sorted((c for c in free if kind[c] == TWO_HANDS), key=lambda c: -bonus[c])[:1]
    one, two = (sum(bonus[card] for card in cards) for cards in (singles, doubles))
    hold = doubles if two > one else singles
    return (*best.values(), *(card for card in hold if bonus[card]))


@dataclass(frozen=True, slots=True)
class Outfit:
    """The cards to equip and the combat level afterwards. `necklace` is one of them, or -1."""

    cards: Cards
    power: int
    necklace: int = -1


def outfit(
    config: Config,
    monsters: Cards,
    level: int,
    equipped: Sequence[int],
    hidden: Sequence[int],
) -> Outfit:
    """Return the best equipment for the next fight, with a necklace where it is worth its loss."""
    plain = dressed(config, equipped, hidden)
    best = Outfit(plain, combat_level(config, level, (*equipped, *plain)))
    if necklace_of(config, tuple(equipped)) >= 0:
        return best
    total = len(equipped) + len(hidden)
    now = hope(config, monsters, best.power, level, total)
    for necklace in (card for card in hidden if config.kind[card] == NECKLACE):
        cards = (*_dressed(config, config.high, equipped, hidden), necklace)
        power = combat_level(config, level, (*equipped, *cards))
        then = hope(config, monsters, power, level, total)
        price = GOLD_SHARE * config.gold[necklace] / config.parameters.level_price
        if then.worth - now.worth > price * then.win:
            return Outfit(cards, power, necklace)
    return best


def value(
    config: Config,
    monsters: Cards,
    level: int,
    equipped: Sequence[int],
    hidden: Sequence[int],
) -> float:
    """Return the worth of a player's level and cards, in levels."""
    if level >= config.parameters.winning_level:
        return VICTORY
    plain = dressed(config, equipped, hidden)
    power = combat_level(config, level, (*equipped, *plain))
    gold = sum(config.gold[card] for card in (*equipped, *hidden))
    then = hope(config, monsters, power, level, len(equipped) + len(hidden))
    treasure = GOLD_SHARE * gold / config.parameters.level_price
    return level + treasure + HORIZON * then.gain - RISK * then.cost


def payments(config: Config, cards: Sequence[int], most: int) -> list[Cards]:
    """Return the sets of cards that buy at most `most` levels and contain no superfluous card."""
    price, gold = config.parameters.level_price, config.gold
    rich = sorted((card for card in cards if gold[card]), key=lambda card: -gold[card])[
        :PICKED_FROM
    ]
    found: list[Cards] = []

    def extend(start: int, taken: Cards, worth: int) -> None:
        levels = worth // price
        if levels and all((worth - gold[card]) // price < levels for card in taken):
            found.append(taken)
        if levels >= most:
            return
        for at in range(start, len(rich)):
            extend(at + 1, (*taken, rich[at]), worth + gold[rich[at]])

    extend(0, (), 0)
    return found


PICKED_FROM = 9
"""The number of dearest cards to choose a payment from: 2 to the power of it sets."""

"""The bots' estimates of the worth of cards. Rules of thumb, in levels; none is a rule of the game.

Everything is a function of the configuration, some cards, and the possible next monsters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engines.napakalaki import tricks
from engines.napakalaki.cards import ALL, NECKLACE, ONE_HAND, TWO_HANDS, Bad
from engines.napakalaki.config import HANDS, Config, combat_level, necklace_of, wearable
from engines.napakalaki.doors import rivals_choose
from engines.napakalaki.fighting import DIE
from engines.napakalaki.odds import ESCAPE
from engines.napakalaki.stand import Stand, escape_face, foe_level, stand
from engines.napakalaki.tricks import BRINGS, TOLL

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
MATCH = 10.0
"""The worth in levels of a necklace's use that wins the match."""
APPEAL: Final = {
    tricks.PEEK: 1, tricks.RUN: 1, tricks.GRABS: 1, tricks.HAGGLE: 1, tricks.HELPER: 1,
    tricks.SPARE: 1, tricks.BITTER: 1, tricks.SHIELD: 1, tricks.THROW: 2, tricks.TWIN: 1,
}  # fmt: skip
"""The worth of treasures' tricks in combat levels, for the choice of what to wear."""


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
        cost += (1 - ESCAPE) * lost_levels(monster.bad, level, cards)
    many = len(monsters)
    return Hope(win / many, gain / many, cost / many)


def hope(
    config: Config,
    monsters: Cards,
    power: int,
    level: int,
    cards: int,
    fighter: Stand | None = None,
) -> Hope:
    """Return the average result of the next fight for a combat level, a level and a number of
    cards. Tricks count against the `fighter` (NAP-44)."""
    if fighter is None:
        return _hope(config, monsters, power, level, min(cards, 10))
    return _hope_with_tricks(config, monsters, power, fighter, min(cards, 10))


@lru_cache(maxsize=8192)
def _hope_with_tricks(
    config: Config, monsters: Cards, power: int, fighter: Stand, cards: int
) -> Hope:
    win = gain = cost = 0.0
    for number in monsters:
        monster = config.monsters[number]
        kind, _, n = config.foe_trick[number]
        if foe_level(config, number, fighter) < power:
            win += 1
            gain += monster.levels + PRIZE * (monster.treasures + (n if kind == BRINGS else 0))
            continue
        if kind == TOLL:
            cost += min(GOLD_SHARE * n / config.parameters.level_price, 1.0)
            continue
        caught = (escape_face(config, number, fighter.run) - 1) / DIE
        cost += caught * lost_levels(monster.bad, fighter.level, cards, _safe(fighter, cards))
    many = len(monsters)
    return Hope(win / many, gain / many, cost / many)


def _safe(fighter: Stand, cards: int) -> int:
    return max(0, cards - fighter.hand) if fighter.spared else 0


def lost_levels(bad: Bad, level: int, cards: int, safe: int = 0, each: float = PRIZE) -> float:
    """Return the worth in levels of what a bad consequence takes from a player, who can't lose so
    many `safe` cards (NAP-44). `each` is the worth of a treasure."""
    if bad.death:
        return level - 1 + each * max(0, cards - safe - 2)
    numbers = [cards if n == ALL else n for n in (bad.equipped, bad.hidden, bad.either)]
    taken = sum(numbers) + len(bad.equipped_kinds) + len(bad.hidden_kinds)
    levels = level - 1 if bad.levels == ALL else min(bad.levels, level - 1)
    return levels + each * min(taken, cards - safe)


class Around(NamedTuple):
    """What counts in a fight besides a player's level and treasures: its grudges and the monsters
    in the corridor (NAP-44), and a cultist's `zeal` (NAP-23)."""

    grudges: int = 0
    waiting: int = 0
    zeal: int = 0


NOTHING: Final = Around()


def _stand(
    config: Config, level: int, equipped: Sequence[int], hidden: int, around: Around
) -> Stand | None:
    return stand(config, level, equipped, hidden, *around) if config.tricky else None


def dressed(config: Config, equipped: Sequence[int], hidden: Sequence[int]) -> Cards:
    """Return the hidden treasures, except necklaces, that add most combat level when equipped."""
    return _dressed(
        config, appeal(config, necklace_of(config, tuple(equipped)) >= 0), equipped, hidden
    )


def appeal(config: Config, with_necklace: bool) -> Cards:
    """Return what each treasure adds to a combat level, with the worth of its trick (NAP-44)."""
    bonus = config.high if with_necklace else config.low
    return _appeal(config, with_necklace) if config.tricky else bonus


@lru_cache(maxsize=64)
def _appeal(config: Config, with_necklace: bool) -> Cards:
    bonus = config.high if with_necklace else config.low
    return tuple(
        value + APPEAL.get(trick[0], 0)
        for value, trick in zip(bonus, config.worn_trick, strict=True)
    )


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
    around: Around = NOTHING,
    corridor: Cards = (),
) -> Outfit:
    """Return the best equipment for the next fight, with a necklace where it is worth its loss. The
    fight is against one of `monsters`, or through another door against one of the `corridor`."""
    plain = dressed(config, equipped, hidden)
    best = Outfit(plain, combat_level(config, level, (*equipped, *plain), around.zeal))
    necklaces = [card for card in hidden if config.kind[card] == NECKLACE]
    if not necklaces or necklace_of(config, tuple(equipped)) >= 0:
        return best
    total = len(equipped) + len(hidden)
    picked = rivals_choose(config, level)

    def then_with(cards: Cards, power: int) -> tuple[float, float]:
        worn = (*equipped, *cards)
        fighter = _stand(config, level, worn, len(hidden) - len(cards), around)
        doors = [monsters, *((monster,) for monster in corridor)]
        found = []
        for door in doors:
            then = hope(config, door, power, level, total, fighter)
            ends = _ends(config, door, power, level, fighter)
            found.append((then.worth + MATCH * ends, then.win))
        return min(found) if picked else max(found)

    now, _ = then_with(plain, best.power)
    for necklace in necklaces:
        cards = (*_dressed(config, appeal(config, True), equipped, hidden), necklace)
        power = combat_level(config, level, (*equipped, *cards), around.zeal)
        then, win = then_with(cards, power)
        price = GOLD_SHARE * config.gold[necklace] / config.parameters.level_price
        if then - now > price * win:
            return Outfit(cards, power, necklace)
    return best


def _ends(config: Config, monsters: Cards, power: int, level: int, fighter: Stand | None) -> float:
    """Return the chance to win the match by beating one of some monsters, all equally likely."""
    last = [
        number
        for number in monsters
        if level + config.monsters[number].levels >= config.parameters.winning_level
    ]
    met = [
        config.foe_level[number] if fighter is None else foe_level(config, number, fighter)
        for number in last
    ]
    return sum(foe < power for foe in met) / len(monsters)


def value(
    config: Config,
    monsters: Cards,
    level: int,
    equipped: Sequence[int],
    hidden: Sequence[int],
    around: Around = NOTHING,
) -> float:
    """Return the worth of a player's level and cards, in levels."""
    if level >= config.parameters.winning_level:
        return VICTORY
    plain = dressed(config, equipped, hidden)
    power = combat_level(config, level, (*equipped, *plain), around.zeal)
    worth = config.gold_for(around.zeal)
    gold = sum(worth[card] for card in (*equipped, *hidden))
    fighter = _stand(config, level, (*equipped, *plain), len(hidden) - len(plain), around)
    then = hope(config, monsters, power, level, len(equipped) + len(hidden), fighter)
    treasure = GOLD_SHARE * gold / config.parameters.level_price
    return level + treasure + HORIZON * then.gain - RISK * then.cost


def payments(config: Config, cards: Sequence[int], most: int, zeal: int = 0) -> list[Cards]:
    """Return the sets of cards that buy at most `most` levels and contain no superfluous card. A
    cultist has a `zeal` (NAP-24)."""
    price, gold = config.parameters.level_price, config.gold_for(zeal)
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

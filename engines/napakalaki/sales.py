"""The best sales (NAP-11) among all sets of a player's cards that buy a level at least.

For a fixed sum of gold, a set's cost in strength is a sum over its cards, given whether the
necklace stays (NAP-5). So the best set for each sum is built card by card, and the search is exact
for any number of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engines.napakalaki.config import Config, combat_level, necklace_of
from engines.napakalaki.view import View

Cards = tuple[int, ...]
Cost = tuple[int, int, int, Cards]
"""Combat level lost, bonuses lost, number of cards, the cards: less is better."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A sale and its effects.

    `cards` are sorted, `gold` is their worth, `levels` the levels bought, `lost` the gold lost as
    change, and `power` the combat level afterwards. `wins` means that the last level is bought
    (NAP-2).
    """

    cards: Cards
    gold: int
    levels: int
    lost: int
    power: int
    wins: bool
    given: int
    """The sum of the cards' lower bonuses: their possible later worth as equipment."""


def strongest(config: Config, view: View) -> Payment | None:
    """Return the sale with the highest combat level afterwards; None if no sale buys a level.

    A sale that wins the game is better than any other. Among equals: the least gold lost, the least
    bonuses lost, the fewest cards.
    """

    def merit(sale: Payment) -> tuple[int, ...]:
        return -sale.wins, -sale.power, sale.lost, sale.given, len(sale.cards), *sale.cards

    return _best(config, view, merit)


def thriftiest(config: Config, view: View) -> Payment | None:
    """Return the sale that loses the least gold as change; None if no sale buys a level.

    A sale that wins the game is better than any other. Among equals: the highest combat level
    afterwards, the least bonuses lost, the fewest cards.
    """

    def merit(sale: Payment) -> tuple[int, ...]:
        return -sale.wins, sale.lost, -sale.power, sale.given, len(sale.cards), *sale.cards

    return _best(config, view, merit)


def _best(
    config: Config, view: View, merit: Callable[[Payment], tuple[int, ...]]
) -> Payment | None:
    return min(_sales(config, view), key=merit, default=None)


def _sales(config: Config, view: View) -> Iterator[Payment]:
    """Yield the cheapest set for each sum of gold that buys a level, with and without the
    necklace."""
    parameters, me = config.parameters, view.me
    most = parameters.levels_for_sale(me.level)
    if most < 1:
        return
    necklace = necklace_of(config, me.equipped)
    others = [card for card in (*me.equipped, *view.hidden) if card != necklace]
    choices: tuple[Cards, ...] = ((), (necklace,)) if necklace >= 0 else ((),)
    for sold in choices:
        high = necklace >= 0 and not sold
        for gold, (*_, cards) in _cheapest(config, view, others, most, high, sold).items():
            if gold >= parameters.level_price:
                yield _payment(config, view, cards, gold, most)


def _cheapest(
    config: Config, view: View, cards: Sequence[int], most: int, high: bool, sold: Cards
) -> dict[int, Cost]:
    """Return the cheapest set of cards for each sum of gold; every set includes `sold`.

    A set that already buys all levels is not extended, because one more card never helps.
    """
    bonus = config.high if high else config.low
    equipped, enough = set(view.me.equipped), most * config.parameters.level_price
    start = sum(config.gold[card] for card in sold)
    best: dict[int, Cost] = {start: (0, sum(config.low[card] for card in sold), len(sold), sold)}
    for card in cards:
        gold, loss = config.gold[card], bonus[card] if card in equipped else 0
        if not gold:
            continue
        for total, (power, given, count, held) in list(best.items()):
            if total >= enough:
                continue
            made = (power + loss, given + config.low[card], count + 1, (*held, card))
            known = best.get(total + gold)
            if known is None or made < known:
                best[total + gold] = made
    return best


def _payment(config: Config, view: View, cards: Cards, gold: int, most: int) -> Payment:
    parameters, me = config.parameters, view.me
    levels = min(gold // parameters.level_price, most)
    level = me.level + levels
    kept = tuple(card for card in me.equipped if card not in cards)
    return Payment(
        cards=tuple(sorted(cards)),
        gold=gold,
        levels=levels,
        lost=gold - levels * parameters.level_price,
        power=combat_level(config, level, kept),
        wins=level == parameters.winning_level,
        given=sum(config.low[card] for card in cards),
    )

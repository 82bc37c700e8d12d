"""The search for the best sales (NAP-11): sets of a player's cards that buy at least one level.

Once it is decided whether the necklace is sold (NAP-5), and which worn twins (NAP-44), the cost of
a set in combat level is a sum over its cards. So the best set for each sum of gold is built card by
card, and the search is exact for any number of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engines.napakalaki.config import Config, combat_level, is_twin, necklace_of
from engines.napakalaki.judgement import dressed, payments
from engines.napakalaki.last_fight import last_fight
from engines.napakalaki.view import View
from engines.napakalaki.warning import next_foes

Cards = tuple[int, ...]
Cost = tuple[int, int, int, Cards]
"""Combat level lost, bonuses lost, number of cards, the cards. The smallest cost is the best."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A sale and its effects.

    `cards` are sorted, `gold` is their worth, `levels` the levels bought, `gold_lost` the change
    that is not given back, and `power` the combat level of the next fight, with the best outfit of
    the hand where equipping comes before it (NAP-9). `wins` means that the last level is bought
    (NAP-2). `bonuses_lost` is the sum of the cards' lower bonuses: their possible later worth as
    equipment.
    """

    cards: Cards
    gold: int
    levels: int
    gold_lost: int
    power: int
    wins: bool
    bonuses_lost: int


def strongest_sale(config: Config, view: View) -> Payment | None:
    """Return the sale with the highest combat level afterwards; None if no sale buys a level.

    A sale that wins the game is better than any other. Ties are broken by the least gold lost, then
    the least bonuses lost, then the fewest cards.
    """

    def sort_key(sale: Payment) -> tuple[int, ...]:
        return (
            -sale.wins,
            -sale.power,
            sale.gold_lost,
            sale.bonuses_lost,
            len(sale.cards),
            *sale.cards,
        )

    return _best(config, view, sort_key)


def thriftiest_sale(config: Config, view: View) -> Payment | None:
    """Return the sale that loses the least gold as change; None if no sale buys a level.

    A sale that wins the game is better than any other. Ties are broken by the highest combat level
    afterwards, then the least bonuses lost, then the fewest cards.
    """

    def sort_key(sale: Payment) -> tuple[int, ...]:
        return (
            -sale.wins,
            sale.gold_lost,
            -sale.power,
            sale.bonuses_lost,
            len(sale.cards),
            *sale.cards,
        )

    return _best(config, view, sort_key)


def _best(
    config: Config, view: View, sort_key: Callable[[Payment], tuple[int, ...]]
) -> Payment | None:
    return min(_sales(config, view), key=sort_key, default=None)


def sale_for_the_match(config: Config, view: View) -> tuple[Payment, float] | None:
    """Return the sale that most raises the chance to win the match in the fight of this turn
    (NAP-14), with that chance; None if no sale raises it. What rivals may spend counts first."""
    me, foes = view.me, next_foes(config, view, view.seat)

    def chance(level: int, kept: Cards) -> tuple[float, float]:
        found = last_fight(config, view, view.seat, level, kept, foes)
        return found.against, found.alone

    best, bought = chance(me.level, me.equipped), None
    for sale in _sales(config, view):
        kept = tuple(card for card in me.equipped if card not in sale.cards)
        now = chance(me.level + sale.levels, kept)
        if now > best:
            best, bought = now, sale
    return None if bought is None else (bought, best[1])


def after_sale(config: Config, view: View) -> View:
    """Return the view of a seat as it is once the picked treasures are paid, if they buy a
    level."""
    me, sold = view.me, set(view.sale)
    worth = config.gold_for(me.zeal)
    most = config.parameters.levels_for_sale(me.level, view.dealings.bought)
    paid = _payment(config, view, view.sale, sum(worth[card] for card in sold), most)
    hidden = tuple(card for card in view.hidden if card not in sold)
    kept = tuple(card for card in me.equipped if card not in sold)
    mine = replace(
        me, level=me.level + paid.levels, hidden=len(hidden), equipped=kept,
        power=combat_level(config, me.level + paid.levels, kept, me.zeal),
    )  # fmt: skip
    players = (*view.players[: me.seat], mine, *view.players[me.seat + 1 :])
    return replace(view, players=players, hidden=hidden)


def _sales(config: Config, view: View) -> Iterator[Payment]:
    """Yield the cheapest set for each sum of gold that buys a level, with and without the
    necklace, and each of the worn twins (NAP-44). Where the hand counts too, because it can be
    equipped before the fight, yield all sets without a superfluous card besides."""
    parameters, me = config.parameters, view.me
    most_levels = parameters.levels_for_sale(me.level, view.dealings.bought)
    if most_levels < 1:
        return
    if view.early:
        worth = config.gold_for(me.zeal)
        for way in payments(config, (*me.equipped, *view.hidden), most_levels, me.zeal):
            yield _payment(config, view, way, sum(worth[card] for card in way), most_levels)
    necklace = necklace_of(config, me.equipped)
    linked = [card for card in me.equipped if card == necklace or is_twin(config, card)]
    others = [card for card in (*me.equipped, *view.hidden) if card not in linked]
    for sold in _subsets(linked):
        with_necklace = necklace >= 0 and necklace not in sold
        for gold, (*_, cards) in _cheapest(
            config, view, others, most_levels, with_necklace, sold
        ).items():
            if gold >= parameters.level_price:
                yield _payment(config, view, cards, gold, most_levels)


def _subsets(cards: Sequence[int]) -> Iterator[Cards]:
    """Yield every set of some cards, the empty one first."""
    for count in range(len(cards) + 1):
        yield from combinations(cards, count)


def _cheapest(
    config: Config,
    view: View,
    cards: Sequence[int],
    most_levels: int,
    with_necklace: bool,
    sold: Cards,
) -> dict[int, Cost]:
    """Return the cheapest set of cards for each sum of gold. Every set includes `sold`.

    A set that already buys all levels is not extended, because one more card never helps.
    """
    bonus = config.high if with_necklace else config.low
    equipped, enough = set(view.me.equipped), most_levels * config.parameters.level_price
    worth = config.gold_for(view.me.zeal)
    start = sum(worth[card] for card in sold)
    best: dict[int, Cost] = {start: (0, sum(config.low[card] for card in sold), len(sold), sold)}
    for card in cards:
        gold, loss = worth[card], bonus[card] if card in equipped else 0
        if not gold:
            continue
        for total, (power, bonuses_lost, count, chosen) in list(best.items()):
            if total >= enough:
                continue
            extended = (power + loss, bonuses_lost + config.low[card], count + 1, (*chosen, card))
            current = best.get(total + gold)
            if current is None or extended < current:
                best[total + gold] = extended
    return best


def _payment(config: Config, view: View, cards: Cards, gold: int, most_levels: int) -> Payment:
    parameters, me = config.parameters, view.me
    levels = min(gold // parameters.level_price, most_levels)
    level = me.level + levels
    kept = tuple(card for card in me.equipped if card not in cards)
    worn = kept
    if view.early:
        rest = [card for card in view.hidden if card not in cards]
        worn = (*kept, *dressed(config, kept, rest))
    return Payment(
        cards=tuple(sorted(cards)),
        gold=gold,
        levels=levels,
        gold_lost=gold - levels * parameters.level_price,
        power=combat_level(config, level, worn, me.zeal),
        wins=level == parameters.winning_level,
        bonuses_lost=sum(config.low[card] for card in cards),
    )

"""Napakalaki's bots by rules of thumb: functions of the public configuration, a seat's view and a
seed, which return a thought and have no other input or output.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource
from engines.napakalaki import company
from engines.napakalaki.actions import BACK, BUY, DONE, DRAW, ROLL, STEAL, card_of
from engines.napakalaki.config import Config
from engines.napakalaki.judgement import (
    Cards,
    Outfit,
    dressed,
    outfit,
    payments,
    value,
)
from engines.napakalaki.odds import ESCAPE, share_beaten
from engines.napakalaki.position import Position
from engines.napakalaki.scene import Scene
from engines.napakalaki.stand import stand
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, FIGHT, SALES, SETTLE
from engines.napakalaki.view import View

REASONS = (
    "whim", "only-choice", "roll-to-escape", "next-monster", "buys-the-game", "buys-levels",
    "takes-back", "saves-gold", "sells-nothing", "stronger", "necklace-pays", "makes-room",
    "nothing-to-equip", "least-loss", "least-use", "steals",
)  # fmt: skip
"""The possible reasons of a thought."""


def at_random(_config: Config, view: View, seed: int) -> Thought:
    return Thought(view.legal[CheapSource(seed).below(0, len(view.legal))], "whim")


def cautious(config: Config, view: View, _seed: int) -> Thought:
    """Keep the gold until it buys the game, equip every useful card, always try to escape."""
    return _decide(config, view, the_game)


def sharp(config: Config, view: View, _seed: int) -> Thought:
    """As cautious, but sell useless cards as soon as possible with little waste."""
    return _decide(config, view, spare_cards)


Seller = Callable[[Config, Position], tuple[Cards, str]]


def _decide(config: Config, view: View, seller: Seller) -> Thought:
    if concerns_rivals(config, view.phase):
        return company.think(config, Scene.of_view(config, view))
    return think(config, Position.of_view(config, view), seller)


def concerns_rivals(config: Config, phase: int) -> bool:
    """Whether a decision in a phase is one of `company`."""
    return config.friends and phase in company.PHASES and (phase != FIGHT or config.contested)


def think(config: Config, position: Position, seller: Seller) -> Thought:
    """Return a player's decision with its reason; `seller` chooses the cards of a sale."""
    legal, phase = position.legal, position.phase
    if len(legal) == 1:
        return Thought(legal[0], "only-choice")
    if phase == SALES:
        return _sell(config, position, seller)
    if phase in (EARLY, EQUIPPING):
        return _equip(config, position)
    if phase == FIGHT:
        return Thought(ROLL, "roll-to-escape", {"chance": round(100 * ESCAPE)})
    if phase == SETTLE:
        return _give_up(config, position, "least-loss")
    assert phase == DISCARDING
    return _give_up(config, position, "least-use")


def _sell(config: Config, position: Position, seller: Seller) -> Thought:
    """Choose or continue a sale. Every step chooses the same cards again, so the steps agree."""
    cards, why = seller(config, position)
    picked = set(position.sale)
    if not picked <= set(cards):
        return Thought(BACK, "takes-back")
    gold = _gold(config, cards, position.zeal)
    data = {"levels": gold // config.parameters.level_price, "gold": gold}
    left = sorted(set(cards) - picked)
    if left:
        return Thought(config.sell[left[0]], why, data)
    if cards:
        return Thought(BUY, why, data)
    if DONE in position.legal:
        return Thought(DONE, why)
    return Thought(DRAW, "next-monster", {"win": _win(config, position, position.power(config))})


def _win(config: Config, position: Position, power: int) -> int:
    """Return the chance in per cent to beat the next monster (NAP-14)."""
    fighter = None
    if config.tricky:
        hand = len(position.hidden)
        fighter = stand(config, position.level, position.equipped, hand, *position.around)
    return round(100 * share_beaten(config, position.monsters, power, fighter))


def _gold(config: Config, cards: Iterable[int], zeal: int) -> int:
    worth = config.gold_for(zeal)
    return sum(worth[card] for card in cards)


def the_game(config: Config, position: Position) -> tuple[Cards, str]:
    """Choose cards only if they buy all levels that are left; until then gold is safe from
    losses."""
    parameters = config.parameters
    sale, price = (
        parameters.levels_for_sale(position.level, position.bought),
        parameters.level_price,
    )
    wins = position.level + sale >= parameters.winning_level
    own, zeal = (*position.equipped, *position.hidden), position.zeal
    if wins and _gold(config, own, zeal) >= price * sale:
        everything = payments(config, own, sale, zeal)
        winning = [way for way in everything if _gold(config, way, zeal) >= price * sale]
        if winning:
            return min(winning, key=lambda way: (_gold(config, way, zeal), way)), "buys-the-game"
    return (), "saves-gold" if parameters.buy_winning_level else "sells-nothing"


WASTE = 3
"""A sharp player wastes at most one part in `WASTE` of a level's price."""


def spare_cards(config: Config, position: Position) -> tuple[Cards, str]:
    """Choose the winning sale, or useless hidden cards that buy levels with hardly any waste."""
    cards, why = the_game(config, position)
    if cards:
        return cards, why
    price, zeal = config.parameters.level_price, position.zeal
    if _gold(config, position.hidden, zeal) < price:
        return (), why
    use = dressed(config, position.equipped, position.hidden)
    spare = [card for card in position.hidden if card not in use]
    ways = payments(
        config, spare, config.parameters.levels_for_sale(position.level, position.bought), zeal
    )
    ways = [way for way in ways if WASTE * (_gold(config, way, zeal) % price) <= price]
    if not ways:
        return (), why

    def merit(way: Cards) -> tuple[int, int, Cards]:
        gold = _gold(config, way, zeal)
        return gold // price, -gold, way

    return max(ways, key=merit), "buys-levels"


def _equip(config: Config, position: Position) -> Thought:
    """Choose the best outfit for the next fight, or equip a card that would have to be
    discarded."""
    hidden = position.hidden
    wanted = outfit(
        config, position.monsters, position.level, position.equipped, hidden, position.around,
        tuple(position.corridor) if position.phase == EARLY else (),
    )  # fmt: skip
    open_now = {card_of(action) for action in position.legal if card_of(action) >= 0}
    if position.steals:
        return Thought(STEAL, "steals")
    for card in wanted.cards:
        if card in open_now:
            return _equips(config, position, wanted, card)
    crowd = len(hidden) - config.parameters.hidden_limit
    if crowd > 0 and position.phase == EQUIPPING and open_now:
        card = min(open_now, key=lambda c: (-config.low[c], config.gold[c], c))
        return Thought(config.equip[card], "makes-room", {"card": card})
    return Thought(position.legal[0], "nothing-to-equip")


def _equips(config: Config, position: Position, wanted: Outfit, card: int) -> Thought:
    if card == wanted.necklace:
        win = _win(config, position, wanted.power)
        return Thought(config.equip[card], "necklace-pays", {"card": card, "win": win})
    data = {"card": card, "power": wanted.power}
    return Thought(config.equip[card], "stronger", data)


def _give_up(config: Config, position: Position, why: str) -> Thought:
    """Choose the card whose loss leaves the player best off."""

    def left(action: int) -> tuple[float, int]:
        card = card_of(action)
        equipped = tuple(other for other in position.equipped if other != card)
        hidden = tuple(other for other in position.hidden if other != card)
        around = position.around
        return value(config, position.monsters, position.level, equipped, hidden, around), -card

    action = max(position.legal, key=left)
    return Thought(action, why, {"card": card_of(action)})

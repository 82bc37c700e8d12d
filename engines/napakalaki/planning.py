"""What the search needs of Napakalaki: plans, the policy of roll-outs, and chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.search import Plan
from engines.napakalaki import company
from engines.napakalaki.actions import BACK, BUY, DONE, DRAW
from engines.napakalaki.config import Config
from engines.napakalaki.evaluate import evaluate
from engines.napakalaki.heuristics import concerns_rivals, spare_cards, think
from engines.napakalaki.judgement import Cards, payments
from engines.napakalaki.position import Position
from engines.napakalaki.scene import Scene
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, SALES, SETTLE, State
from engines.napakalaki.view import View

CARDS: Final = (SALES, EARLY, EQUIPPING, SETTLE, DISCARDING)
"""The phases in which a player chooses cards, one after the other."""
MOST_SALES: Final = 6
"""The sales that are searched, those with the least gold lost first."""


class NapakalakiPort:
    """The port of Napakalaki (`engines.kernel.search.SearchPort`). The policy is the sharp bot's.

    A whole bargain is one choice: a plan ends with the question, and the roll-outs name prices and
    take one as the sharp bot does (NAP-39). Whether to roll for an escape is not searched where
    rolling is simply right (NAP-15).
    """

    horizon = 2

    def plans(self, config: Config, view: View, _seed: int) -> Sequence[Plan]:
        """Return the sharp bot's plan, then whole sales, outfits or single losses."""
        if concerns_rivals(config, view.phase):
            first = company.think(config, Scene.of_view(config, view)).action
            return [(first,), *((action,) for action in view.legal)]
        position = Position.of_view(config, view)
        if position.phase == SALES:
            return _sales(config, position)
        own = think(config, position, spare_cards).action
        if position.phase in CARDS:
            return [(own,), *((action,) for action in position.legal)]
        return [(own,)]

    def policy(self, state: State) -> int:
        """Return the sharp bot's action. Any monster may come next."""
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        config = state.config
        monsters = tuple(range(len(config.monsters)))
        if concerns_rivals(config, state.phase):
            return company.think(config, Scene.of_state(state, monsters)).action
        position = Position.of_state(state, monsters)
        return think(config, position, spare_cards).action

    def win_chances(self, state: State) -> Sequence[float]:
        return evaluate(state)

    def chapter(self, state: State, seat: int) -> int:
        return 0

    def stage(self, state: State) -> int:
        """Return a number for sales, equipping, losses and discards: each is one choice of cards,
        in whatever order."""
        return state.phase if state.phase in CARDS else 0


class NapakalakiHints(NapakalakiPort):
    """The port of hints and reviews. Its roll-outs are longer: after two turns the order of play
    still weighs so much in the estimate that a choice which looked better often won less."""

    horizon = 9


def _sales(config: Config, position: Position) -> list[Plan]:
    """Return whole sales: the sharp bot's, the cheapest others, and none.

    Once cards are picked, the plans are the sales that contain them, the shortest first; so a sale
    is never taken back and begun again.
    """
    wanted, _ = spare_cards(config, position)
    own = (*position.equipped, *position.hidden)
    most = config.parameters.levels_for_sale(position.level, position.bought)
    price, gold = config.parameters.level_price, config.gold_for(position.zeal)

    def waste(way: Cards) -> tuple[int, int, Cards]:
        return sum(gold[card] for card in way) % price, len(way), way

    ways = sorted(
        (tuple(sorted(way)) for way in payments(config, own, most, position.zeal)), key=waste
    )
    ways = list(dict.fromkeys([*([tuple(sorted(wanted))] if wanted else []), *ways[:MOST_SALES]]))
    picked = set(position.sale)
    if picked:
        fitting = [way for way in ways if picked <= set(way)]
        return [_paid(config, way, picked) for way in fitting] or [_way_out(position)]
    none: Plan = (DONE,) if DONE in position.legal else (DRAW,)
    plans = [_paid(config, way, picked) for way in ways]
    return [*plans, none] if wanted else [none, *plans]


def _paid(config: Config, way: Cards, picked: set[int]) -> Plan:
    """Return the actions that sell the cards of a sale which are not yet picked."""
    return (*(config.sell[card] for card in way if card not in picked), BUY)


def _way_out(position: Position) -> Plan:
    """Return the plan for picked cards that no plan contains: pay, if they buy a level."""
    return (BUY,) if BUY in position.legal else (BACK,)

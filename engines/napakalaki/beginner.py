"""The beginner: it plays as the cautious bot does, with the mistakes of a first match.

None is silly by itself. It counts a tie as a win, keeps its dearest treasure for a sale, gives up
what costs least gold, and deals with a rival as if the next turns did not exist.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.bots import Thought
from engines.napakalaki import company
from engines.napakalaki.actions import (
    ASK,
    DRAW,
    EQUIP,
    FIRST_DEAL,
    FIRST_DOOR,
    NO_GRUDGE,
    NO_PRICE,
    card_of,
    verb_of,
)
from engines.napakalaki.config import Config
from engines.napakalaki.heuristics import concerns_rivals, the_game, think
from engines.napakalaki.position import Position
from engines.napakalaki.scene import Scene
from engines.napakalaki.state import DEAL, DISCARDING, DOOR, EARLY, EQUIPPING, GRUDGE, PRICE, SETTLE
from engines.napakalaki.view import View

ASKS = 3
"""The price that it names whatever the fight is worth."""


def beginner(config: Config, view: View, _seed: int) -> Thought:
    """Play as `cautious`, but for the mistakes of a first match."""
    if concerns_rivals(config, view.phase):
        return _among_rivals(config, Scene.of_view(config, view))
    position = Position.of_view(config, view)
    usual = think(config, position, the_game)
    if len(position.legal) == 1:
        return usual
    if position.phase in (SETTLE, DISCARDING):
        return _cheapest(config, position.legal, usual.reason)
    if position.phase in (EARLY, EQUIPPING) and usual.reason != "makes-room":
        return _equip(config, position, usual)
    return usual


def _cheapest(config: Config, legal: Sequence[int], why: str) -> Thought:
    """Give up the treasure that costs least gold, however well it fights."""
    action = min(legal, key=lambda each: (config.gold[card_of(each)], each))
    return Thought(action, why, {"card": card_of(action)})


def _equip(config: Config, position: Position, usual: Thought) -> Thought:
    """Keep the dearest treasure of the hand for a sale, once another one is worn."""
    kept = max(position.hidden, key=lambda card: (config.gold[card], card), default=-1)
    saves = verb_of(usual.action) == EQUIP and card_of(usual.action) == kept
    if not saves or not position.equipped:
        return usual
    return Thought(position.legal[0], "nothing-to-equip")


def _among_rivals(config: Config, scene: Scene) -> Thought:
    if len(scene.legal) == 1:
        return Thought(scene.legal[0], "only-choice")
    if scene.phase == DOOR and scene.seat == scene.fighter:
        return _door(config, scene)
    if scene.phase == GRUDGE:
        return _spite(config, scene)
    if scene.phase == PRICE:
        return Thought(min(NO_PRICE + ASKS, scene.legal[-1]), "names-a-price", {"price": ASKS})
    if scene.phase == DEAL:
        helper = min(
            (action - FIRST_DEAL for action in scene.legal if action >= FIRST_DEAL),
            key=lambda seat: (scene.prices[seat], seat),
        )
        return Thought(FIRST_DEAL + helper, "cheapest-help", {"price": scene.prices[helper]})
    if ASK in scene.legal:
        return Thought(ASK, "asks-for-help")
    return company.think(config, scene)


def _door(config: Config, scene: Scene) -> Thought:
    """Choose the monster with most treasures of those that are no stronger, a tie included; else
    the deck."""
    power = scene.powers[scene.fighter]
    level = {
        action: config.monsters[scene.corridor[action - FIRST_DOOR]].level
        for action in scene.legal
        if action != DRAW
    }
    fit = [action for action in level if level[action] <= power]
    if not fit:
        return Thought(DRAW if DRAW in scene.legal else scene.legal[0], "fights-the-deck")
    prize = {a: config.monsters[scene.corridor[a - FIRST_DOOR]].treasures for a in fit}
    return Thought(max(fit, key=lambda action: (prize[action], -action)), "beats-it")


def _spite(config: Config, scene: Scene) -> Thought:
    """Spend all on who is ahead, whether that stops the fighter or not; nothing on others."""
    most = scene.legal[-1] - NO_GRUDGE
    ahead = scene.levels[scene.fighter] > scene.levels[scene.seat]
    if scene.wins_the_game(config, scene.monster) or ahead:
        return Thought(NO_GRUDGE + most, "stops-a-leader", {"grudges": most})
    return Thought(NO_GRUDGE, "lets-pass")

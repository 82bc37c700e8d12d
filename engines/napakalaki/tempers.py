"""Napakalaki's bots with a temper: the sharp bot, with a taste of its own in dealings with rivals.

The vengeful one stops who has spent grudges on it, and sells them no help. The greedy one asks for
the highest price and goes for treasures. The coward takes the easiest monster, help at any price,
and to its heels. The show-off takes the biggest monster that it beats, and helps for one treasure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.kernel.bots import Thinker, Thought
from engines.kernel.tempers import COWARD, GREEDY, SHOWOFF, VENGEFUL
from engines.napakalaki.actions import (
    ACCEPT,
    FIRST_DEAL,
    FIRST_DOOR,
    GRAB,
    NO_GRUDGE,
    NO_PRICE,
    ROLL,
)
from engines.napakalaki.company import fair_prices, grudges_to_stop
from engines.napakalaki.config import Config
from engines.napakalaki.heuristics import concerns_rivals, sharp
from engines.napakalaki.prospects import at_the_die
from engines.napakalaki.scene import Scene
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE
from engines.napakalaki.view import View

WITHIN: Final = 1.0
"""Levels by which the prize of a door may be worse than the best one's, if its monster suits the
taste."""
RISKED: Final = 0.3
"""Levels that the greedy one gives to grab a treasure, and the coward to run."""

Taste = Callable[[Config, Scene, Thought], Thought]


def _vengeful(config: Config, scene: Scene, usual: Thought) -> Thought:
    """Pay back: stop a fighter who has spent more grudges on this seat than it on them, and refuse
    to help such a fighter."""
    owed = scene.spite[scene.fighter][scene.seat] > scene.spite[scene.seat][scene.fighter]
    if scene.phase == PRICE and owed:
        return Thought(NO_PRICE, "refuses-a-leader")
    if scene.phase == GRUDGE and owed and usual.action == NO_GRUDGE:
        sure = grudges_to_stop(config, scene)
        if NO_GRUDGE + sure in scene.legal:
            return Thought(NO_GRUDGE + sure, "pays-back", {"grudges": sure})
    return usual


def _greedy(config: Config, scene: Scene, usual: Thought) -> Thought:
    """Name the highest price that the fighter would pay, and take the door with most treasures."""
    if scene.phase == PRICE and usual.action > NO_PRICE:
        _, most = fair_prices(config, scene)
        price = max(most, usual.action - NO_PRICE)
        return Thought(NO_PRICE + price, "names-a-price", {"price": price})
    if scene.phase == FIGHT and GRAB in scene.legal and usual.action in (ROLL, ACCEPT):
        ways = at_the_die(config, scene)
        if ways["grabs"] > max(ways.values()) - RISKED:
            return Thought(GRAB, "grabs")
    return _door(config, scene, usual, lambda at: _treasures(config, scene, at))


def _coward(config: Config, scene: Scene, usual: Thought) -> Thought:
    """Take the weakest monster, and any help that is offered."""
    if scene.phase == DEAL and usual.reason == "too-dear":
        offers = [action - FIRST_DEAL for action in scene.legal if action >= FIRST_DEAL]
        helper = min(offers, key=lambda seat: (scene.prices[seat], seat))
        return Thought(FIRST_DEAL + helper, "cheapest-help", {"price": scene.prices[helper]})
    if scene.phase == FIGHT and ROLL in scene.legal and usual.action == GRAB:
        ways = at_the_die(config, scene)
        if ways["runs"] > ways["grabs"] - RISKED:
            return Thought(ROLL, "runs")
    return _door(config, scene, usual, lambda at: -scene.behind(config, at))


def _showoff(config: Config, scene: Scene, usual: Thought) -> Thought:
    """Take the biggest monster that is beaten, and help for a trifle."""
    if scene.phase == PRICE and usual.action > NO_PRICE:
        price = max(1, fair_prices(config, scene)[0])
        return Thought(NO_PRICE + price, "names-a-price", {"price": price})
    return _door(config, scene, usual, lambda at: scene.behind(config, at))


def _treasures(config: Config, scene: Scene, at: int) -> int:
    return config.monsters[scene.corridor[at]].treasures + scene.under[at]


def _door(config: Config, scene: Scene, usual: Thought, taste: Callable[[int], int]) -> Thought:
    """Return the door that suits a taste best, of those behind which the seat is sure to win,
    against all grudges too, at least nearly as much as behind its usual one."""
    usual_at = usual.action - FIRST_DOOR
    if (
        scene.phase != DOOR
        or scene.seat != scene.fighter
        or usual_at not in range(len(scene.corridor))
    ):
        return usual

    def worth(at: int) -> float:
        return scene.gain(config, scene.corridor[at], scene.under[at])

    power, least = scene.powers[scene.fighter], worth(usual_at) - WITHIN
    rivals = sum(scene.grudges) - scene.grudges[scene.fighter]
    against = config.parameters.grudge * rivals
    sure = [at for at in range(len(scene.corridor)) if scene.behind(config, at) + against < power]
    fit = [at for at in sure if worth(at) >= least and FIRST_DOOR + at in scene.legal]
    if usual_at not in sure or not fit:
        return usual
    best = max(fit, key=lambda at: (taste(at), at == usual_at, -at))
    return usual if best == usual_at else Thought(FIRST_DOOR + best, "beats-it")


TASTES: Final[dict[str, Taste]] = {
    VENGEFUL: _vengeful,
    GREEDY: _greedy,
    COWARD: _coward,
    SHOWOFF: _showoff,
}


def tempered(temper: str) -> Thinker:
    """Return the sharp bot with a temper."""
    taste = TASTES[temper]

    def think(config: Config, view: View, seed: int) -> Thought:
        usual = sharp(config, view, seed)
        if len(view.legal) == 1 or not concerns_rivals(config, view.phase):
            return usual
        return taste(config, Scene.of_view(config, view), usual)

    return think


THINKERS: Final[dict[str, Thinker]] = {temper: tempered(temper) for temper in TASTES}

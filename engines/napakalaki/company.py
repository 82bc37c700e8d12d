"""The bots' dealings with rivals by rules of thumb: doors, grudges, prices, and the die (NAP-34 to
NAP-42). All they need is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.bots import Thought
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    DRAW,
    FIRST_CARD,
    FIRST_DEAL,
    FIRST_DOOR,
    GRAB,
    NO_GRUDGE,
    NO_PRICE,
    REFUSE,
    ROLL,
    SPEND,
    card_of,
)
from engines.napakalaki.config import Config
from engines.napakalaki.grudges import own_worth
from engines.napakalaki.judgement import hope
from engines.napakalaki.prospects import (
    GRUDGE_WORTH,
    at_the_die,
    beating,
    keeps,
    own_need,
    shares,
    stopped,
    unhelped,
    with_help,
    worth_it,
)
from engines.napakalaki.scene import Scene
from engines.napakalaki.stand import foe_level
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE
from engines.napakalaki.tricks import ALONE

REASONS: Final = (
    "only-choice", "beats-it", "fights-the-deck", "worst-door", "stops-the-win", "stops-a-leader",
    "stops-a-rival", "counts-on-others", "pays-back", "lets-pass", "grudge-wins", "asks-for-help",
    "runs", "grabs", "takes-it", "names-a-price", "refuses-a-leader", "gains-too-little",
    "cheapest-help", "does-better-alone", "too-dear", "throws-it", "pays-the-toll",
)  # fmt: skip
"""The possible reasons of a thought here."""
WAYS: Final = {"runs": ROLL, "pays-the-toll": BUY, "takes-it": ACCEPT, "grabs": GRAB}
"""The actions of `prospects.at_the_die`."""
PHASES: Final = (DOOR, GRUDGE, PRICE, DEAL, FIGHT)

IN_VAIN = 1.0
"""The cost in levels of a fight that can't be won, as often as the monster has caught somebody:
without it, players who have nothing to lose would choose it for ever."""
HELPED = 0.4
"""The chance that a rival who can help does so, at a monster that has not caught anybody."""
NEAR = 3
"""Levels from the last at which a leader gets no help."""
SAVING = 2
"""Levels from the last at which a player keeps its grudges for its own last fight."""
ALARM = 0.03
MEMORY = 0.02
"""What a seat gives of its chance to win to stop a leader near the end, and to stop one who has
spent grudges on it."""


def think(config: Config, scene: Scene) -> Thought:
    """Return a decision about rivals with its reason."""
    if len(scene.legal) == 1:
        return Thought(scene.legal[0], "only-choice")
    if scene.phase == DOOR:
        if scene.seat == scene.fighter:
            return _own_door(config, scene)
        return _rival_s_door(config, scene)
    if scene.phase == GRUDGE:
        return _spite(config, scene)
    if scene.phase == PRICE:
        return _price(config, scene)
    if scene.phase == DEAL:
        return _deal(config, scene)
    return _fight(config, scene)


def _own_door(config: Config, scene: Scene) -> Thought:
    """Choose the richest monster that is beaten, or can be with own grudges; the deck if it
    promises more. One level from the last, choose the door that rivals are least likely to stop."""
    if scene.levels[scene.fighter] == config.parameters.winning_level - 1:
        chances = {action: _wins_behind(config, scene, action) for action in scene.legal}
        action = max(scene.legal, key=lambda one: (chances[one], -one))
        if chances[action]:
            return Thought(action, "fights-the-deck" if action == DRAW else "beats-it")
    power = scene.powers[scene.fighter]
    own, kept = scene.grudges[scene.fighter], keeps(config, scene)
    fighter = scene.stand if config.tricky else None

    def merit(action: int) -> tuple[float, int]:
        if action == DRAW:
            level = scene.levels[scene.fighter]
            return hope(config, scene.monsters, power, level, scene.cards, fighter).worth, -action
        monster = scene.corridor[action - FIRST_DOOR]
        worth = own_worth(config, monster, scene.levels[scene.fighter])
        gain = scene.gain(config, monster, scene.under[action - FIRST_DOOR])
        lacks = scene.behind(config, action - FIRST_DOOR) + 1 - power
        if lacks <= 0:
            return gain, -action
        spends = not kept or scene.wins_the_game(config, monster)
        if worth and spends and lacks <= worth * own:
            return gain - GRUDGE_WORTH * -(-lacks // worth), -action
        alone = config.foe_trick[monster][0] == ALONE or not config.parameters.help
        helped = not alone and max(_rivals(scene, scene.powers)) >= lacks
        often = 1 + scene.bites[action - FIRST_DOOR]
        share = HELPED / often if helped and not scene.wins_the_game(config, monster) else 0.0
        chance = scene.caught_chance(config, monster)
        lost = chance * scene.cost(config, monster) + IN_VAIN * often
        return share * gain - (1 - share) * lost, -action

    action = max(scene.legal, key=merit)
    return Thought(action, "fights-the-deck" if action == DRAW else "beats-it")


def _rivals(scene: Scene, values: Sequence[int]) -> list[int]:
    return [value for seat, value in enumerate(values) if seat != scene.fighter]


def _rival_s_door(config: Config, scene: Scene) -> Thought:
    """Choose the door behind which the fighter has the smallest chance to win the game."""
    chances = {action: _wins_behind(config, scene, action) for action in scene.legal}
    action = min(scene.legal, key=lambda one: (chances[one], one))
    return Thought(action, "worst-door", {"win": round(100 * chances[action])})


def _wins_behind(config: Config, scene: Scene, action: int) -> float:
    """Return the chance of the fighter to win behind a door, all grudges counted."""
    spent = max(0, sum(_rivals(scene, scene.grudges)) - scene.shield)
    against = config.parameters.grudge * spent

    def wins(monster: int, level: int) -> bool:
        power = scene.powers[scene.fighter] + scene.reserve(config, monster)
        return level + against < power

    if action != DRAW:
        at = action - FIRST_DOOR
        return float(wins(scene.corridor[at], scene.behind(config, at)))
    found = [wins(each, foe_level(config, each, scene.stand)) for each in scene.monsters]
    return sum(found) / len(found)


def _spite(config: Config, scene: Scene) -> Thought:
    """Spend all against the win of the game; else what stops the fighter for certain, alone or with
    the rivals that are asked next, if this seat is better off so than with the fighter's win."""
    most = scene.legal[-1] - NO_GRUDGE
    if scene.wins_the_game(config, scene.monster):
        return Thought(NO_GRUDGE + most, "stops-the-win", {"grudges": most})
    sure = grudges_to_stop(config, scene)
    spent = _part_of(config, scene, sure)
    if not spent:
        return Thought(NO_GRUDGE, "lets-pass")
    data = {"grudges": spent}
    if spent < sure:
        return Thought(NO_GRUDGE + spent, "counts-on-others", data)
    if _paid_back(scene, scene.seat):
        return Thought(NO_GRUDGE + spent, "pays-back", data)
    leads = scene.levels[scene.fighter] > max(_rivals(scene, scene.levels))
    return Thought(NO_GRUDGE + spent, "stops-a-leader" if leads else "stops-a-rival", data)


def grudges_to_stop(config: Config, scene: Scene) -> int:
    """Return how many grudges stop the fighter for certain, whatever it has in reserve."""
    gap = scene.powers[scene.fighter] + scene.reserve(config, scene.monster) - scene.met(config)
    return -(-gap // config.parameters.grudge) + max(0, scene.shield - scene.added)


def _part_of(config: Config, scene: Scene, sure: int) -> int:
    """Return how many of the grudges that stop the fighter this seat spends: those that the rivals
    asked next will not, 0 if they are too few together. Each spends only what it gains by."""
    left, own = sure, 0
    won = shares(config, scene, {scene.fighter: beating(config, scene)})
    for seat in reversed(scene.asked):
        part = min(scene.grudges[seat], left)
        if part and _gains(config, scene, seat, part, won):
            left -= part
            own = part if seat == scene.seat else 0
    return 0 if left else own


def _gains(config: Config, scene: Scene, seat: int, part: int, won: Sequence[float]) -> bool:
    """Whether a seat is better off if the fighter is stopped and it spends so many grudges. It
    spends more on a leader near the end, and on who spent grudges on it."""
    if _saves(config, scene, seat):
        return False
    zeal = ALARM * _leads(config, scene) + MEMORY * _paid_back(scene, seat)
    return stopped(config, scene, seat, part)[seat] + zeal > won[seat]


def _saves(config: Config, scene: Scene, seat: int) -> bool:
    """Whether a seat is so near its last fight that it keeps its grudges for it, unless the fighter
    is near, too. Else two players could stop each other for ever, one of them at level 1."""
    last = config.parameters.winning_level
    return scene.levels[seat] >= last - SAVING and scene.levels[scene.fighter] < last - NEAR


def _paid_back(scene: Scene, seat: int) -> bool:
    """Whether the fighter has spent more grudges on a seat than it on the fighter."""
    return scene.spite[scene.fighter][seat] > scene.spite[seat][scene.fighter]


def _leads(config: Config, scene: Scene) -> bool:
    """Whether the fighter is near the last level, and nobody is higher."""
    level = scene.levels[scene.fighter]
    return level >= max(config.parameters.winning_level - NEAR, *_rivals(scene, scene.levels))


def _price(config: Config, scene: Scene) -> Thought:
    """Name a price at which both are better off than without help, and one more to who spent
    grudges on this seat. Refuse a leader near the end, and who would gain too much by any price."""
    if _leads(config, scene):
        return Thought(NO_PRICE, "refuses-a-leader")
    fair, most = fair_prices(config, scene)
    if not fair:
        return Thought(NO_PRICE, "gains-too-little")
    others = [price for price in scene.prices if price > 0]
    if others:  # undercut them
        most = min(most, min(others) - 1)
    elif len(scene.asked) > 1:  # others may undercut this seat
        most = fair
    price = max(fair, most) + (scene.spite[scene.fighter][scene.seat] > 0)
    action = min(NO_PRICE + price, scene.legal[-1])
    return Thought(action, "names-a-price", {"price": action - NO_PRICE})


def fair_prices(config: Config, scene: Scene) -> tuple[int, int]:
    """Return the least price for which this seat gains, 0 for none, and the highest of those that
    the fighter would pay."""
    seat, fighter = scene.seat, scene.fighter
    without = unhelped(config, scene)
    fair = most = 0
    for price in range(1, scene.legal[-1] - NO_PRICE + 1):
        paid = max(1, price - scene.haggle)
        if with_help(config, scene, seat, paid, seat)[seat] > without[seat]:
            fair = fair or price
            agreed = with_help(config, scene, seat, paid, fighter)[fighter]
            if agreed > without[fighter] and worth_it(config, scene, paid):
                most = price
    return fair, most


def _deal(config: Config, scene: Scene) -> Thought:
    """Take the price that leaves this seat best off; none if that is better still, or if the helper
    would gain more than this seat."""
    offers = [action - FIRST_DEAL for action in scene.legal if action >= FIRST_DEAL]
    seat = scene.seat

    def merit(helper: int) -> tuple[float, int]:
        price = scene.prices[helper]
        return with_help(config, scene, helper, price, seat)[seat], -helper

    helper = max(offers, key=merit)
    price = scene.prices[helper]
    if merit(helper)[0] < unhelped(config, scene)[seat]:
        return Thought(REFUSE, "does-better-alone")
    if not worth_it(config, scene, price):
        return Thought(REFUSE, "too-dear", {"price": price})
    return Thought(FIRST_DEAL + helper, "cheapest-help", {"price": price})


def _fight(config: Config, scene: Scene) -> Thought:
    """Win by one grudge, or by any number if it wins the game; else ask; else spend; else throw;
    else the way that costs least."""
    legal, last = scene.legal, scene.wins_the_game(config, scene.monster)

    def dear(action: int) -> tuple[int, int, int]:
        card = card_of(action)
        return own_need(config, scene, config.worn_trick[card][2]), config.gold[card], action

    throws = [action for action in legal if action >= FIRST_CARD and (last or not dear(action)[0])]
    if throws and (ASK not in legal or last):
        least = min(throws, key=dear)
        return Thought(least, "throws-it", {"card": card_of(least)})
    if SPEND in legal:
        need = own_need(config, scene)
        if last or ((need == 1 or ASK not in legal) and not keeps(config, scene)):
            return Thought(SPEND, "grudge-wins", {"grudges": need})
    if ASK in legal:
        return Thought(ASK, "asks-for-help")
    ways = at_the_die(config, scene)
    why = max(ways, key=lambda way: (ways[way], -WAYS[way]))
    return Thought(WAYS[why], why)

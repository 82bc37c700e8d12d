"""The bots' dealings with rivals by rules of thumb: doors, grudges, prices, and the die (NAP-34 to
NAP-42). All they need is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
    ROLL,
    SPEND,
    card_of,
)
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.fighting import DIE
from engines.napakalaki.grudges import own_worth, shield_of, stand_of
from engines.napakalaki.judgement import GOLD_SHARE, PRIZE, VICTORY, Cards, hope, lost_levels
from engines.napakalaki.odds import upcoming
from engines.napakalaki.stand import (
    Stand,
    best_throw,
    escape_face,
    foe_level,
    grab_face,
    stand,
    worn_sum,
)
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from engines.napakalaki.tricks import ALONE, SHIELD
from engines.napakalaki.view import View

REASONS: Final = (
    "only-choice", "beats-it", "fights-the-deck", "worst-door", "stops-the-win", "stops-a-leader",
    "lets-pass", "grudge-wins", "asks-for-help", "runs", "grabs", "takes-it", "names-a-price",
    "refuses-a-leader", "cheapest-help", "throws-it", "pays-the-toll",
)  # fmt: skip
"""The possible reasons of a thought here."""
PHASES: Final = (DOOR, GRUDGE, PRICE, DEAL, FIGHT)

IN_VAIN = 1.0
"""The cost in levels of a fight that can't be won: without it, players who have nothing to lose
would choose it for ever."""
GRUDGE_WORTH = 0.4
"""The worth of a grudge in levels."""
NEAR = 3
"""Levels from the last at which a leader gets no help, and rivals' grudges."""


class Scene(NamedTuple):
    """What a decision about rivals depends on. `seat` decides in the turn of `fighter`; `monsters`
    are the possible next ones of the deck, `cards` the number of the fighter's treasures, `throw`
    what its best throw adds, `grab` the lowest face that grabs, `shield` how
    many grudges on its monster do nothing."""

    legal: Sequence[int]
    phase: int
    seat: int
    fighter: int
    levels: Sequence[int]
    powers: Sequence[int]
    cards: int
    monster: int
    loot: int
    monsters: Cards
    corridor: Sequence[int]
    under: Sequence[int]
    grudges: Sequence[int]
    spite: Sequence[Sequence[int]]
    added: int
    asked: Sequence[int]
    prices: Sequence[int]
    stand: Stand
    caught: int
    bites: Sequence[int]
    throw: int
    grab: int
    shield: int

    @classmethod
    def of_view(cls, config: Config, view: View) -> Scene:
        """Return the scene of the seat of a view, which decides."""
        dealings, players = view.dealings, view.players
        fighter = players[view.turn_seat]
        return cls(
            view.legal, view.phase, view.actor, view.turn_seat, [each.level for each in players],
            [each.power for each in players], len(fighter.equipped) + fighter.hidden, view.monster,
            len(dealings.loot), upcoming(view), dealings.corridor,
            [len(cards) for cards in dealings.under], dealings.grudges, dealings.spite,
            dealings.added, dealings.asked, dealings.prices,
            stand(
                config, fighter.level, fighter.equipped, fighter.hidden,
                dealings.grudges[view.turn_seat], len(dealings.corridor),
            ),
            dealings.caught, dealings.bites, best_throw(config, fighter.equipped),
            grab_face(config, fighter.equipped), worn_sum(config, fighter.equipped, SHIELD),
        )  # fmt: skip

    @classmethod
    def of_state(cls, state: State, monsters: Cards) -> Scene:
        """Return the scene of the seat that decides in a search's state. Any of `monsters` may
        come."""
        dealings, equipped, fighter = state.dealings, state.equipped, state.turn_seat
        powers = [
            combat_level(state.config, level, equipped[seat])
            for seat, level in enumerate(state.level)
        ]
        return cls(
            state.legal, state.phase, state.seat, fighter, state.level, powers,
            len(equipped[fighter]) + len(state.hidden[fighter]), state.monster, len(dealings.loot),
            monsters, dealings.corridor, [len(cards) for cards in dealings.under],
            dealings.grudges, dealings.spite, dealings.added, dealings.asked, dealings.prices,
            stand_of(state), dealings.caught, dealings.bites,
            best_throw(state.config, equipped[fighter]),
            grab_face(state.config, equipped[fighter]), shield_of(state),
        )  # fmt: skip

    def met(self, config: Config) -> int:
        """Return the level of the monster in play, with its trick and all grudges on it."""
        level = foe_level(config, self.monster, self.stand, self.caught)
        return level + config.parameters.grudge * max(0, self.added - self.shield)

    def behind(self, config: Config, at: int) -> int:
        """Return the level of a monster that waits, by its place in the row."""
        fighter = self.stand._replace(waiting=len(self.corridor) - 1)
        return foe_level(config, self.corridor[at], fighter, self.bites[at])

    def reserve(self, config: Config, monster: int) -> int:
        """Return the most that the fighter can still add: its grudges, or a throw (NAP-44)."""
        return max(own_worth(config, monster) * self.grudges[self.fighter], self.throw)

    def wins_the_game(self, config: Config, monster: int) -> bool:
        """Whether the fighter would reach the last level by beating a monster."""
        level = self.levels[self.fighter] + config.monsters[monster].levels
        return level >= config.parameters.winning_level

    def gain(self, config: Config, monster: int, under: int) -> float:
        """Return the worth in levels of beating a monster with so many cards under it."""
        if self.wins_the_game(config, monster):
            return VICTORY
        card = config.monsters[monster]
        return card.levels + PRIZE * (card.treasures + under)

    def caught_chance(self, config: Config, monster: int) -> float:
        """Return the chance that a roll to escape fails (NAP-15, NAP-44)."""
        return (escape_face(config, monster, self.stand.run) - 1) / DIE

    def cost(self, config: Config, monster: int) -> float:
        """Return the worth in levels of what a monster takes from the fighter if it catches it."""
        level, bad = self.levels[self.fighter], config.monsters[monster].bad
        safe = max(0, self.cards - self.stand.hand) if self.stand.spared else 0
        return lost_levels(bad, level, min(self.cards, 10), min(safe, 10))


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
        return _deal(scene)
    return _fight(config, scene)


def _own_door(config: Config, scene: Scene) -> Thought:
    """Choose the richest monster that is beaten, or can be with own grudges; the deck if it
    promises more."""
    power = scene.powers[scene.fighter]
    own = scene.grudges[scene.fighter]
    fighter = scene.stand if config.tricky else None

    def merit(action: int) -> tuple[float, int]:
        if action == DRAW:
            level = scene.levels[scene.fighter]
            return hope(config, scene.monsters, power, level, scene.cards, fighter).worth, -action
        monster = scene.corridor[action - FIRST_DOOR]
        worth = own_worth(config, monster)
        gain = scene.gain(config, monster, scene.under[action - FIRST_DOOR])
        lacks = scene.behind(config, action - FIRST_DOOR) + 1 - power
        if lacks <= 0:
            return gain, -action
        if worth and lacks <= worth * own:
            return gain - GRUDGE_WORTH * -(-lacks // worth), -action
        alone = config.foe_trick[monster][0] == ALONE or not config.parameters.help
        helped = not alone and max(_rivals(scene, scene.powers)) >= lacks
        share = 0.4 if helped and not scene.wins_the_game(config, monster) else 0.0
        chance = scene.caught_chance(config, monster)
        lost = chance * scene.cost(config, monster) + IN_VAIN
        return share * gain - (1 - share) * lost, -action

    action = max(scene.legal, key=merit)
    return Thought(action, "fights-the-deck" if action == DRAW else "beats-it")


def _rivals(scene: Scene, values: Sequence[int]) -> list[int]:
    return [value for seat, value in enumerate(values) if seat != scene.fighter]


def _rival_s_door(config: Config, scene: Scene) -> Thought:
    """Choose the door behind which the fighter has the smallest chance to win the game, all grudges
    counted."""
    spent = max(0, sum(_rivals(scene, scene.grudges)) - scene.shield)
    against = config.parameters.grudge * spent

    def wins(monster: int, level: int) -> bool:
        power = scene.powers[scene.fighter] + scene.reserve(config, monster)
        return level + against < power

    def chance(action: int) -> tuple[float, int]:
        if action != DRAW:
            at = action - FIRST_DOOR
            return float(wins(scene.corridor[at], scene.behind(config, at))), action
        found = [wins(each, foe_level(config, each, scene.stand)) for each in scene.monsters]
        return sum(found) / len(found), action

    action = min(scene.legal, key=chance)
    return Thought(action, "worst-door", {"win": round(100 * chance(action)[0])})


def _spite(config: Config, scene: Scene) -> Thought:
    """Spend all against the win of the game if it can be stopped; else only what stops a leader
    near the end for certain."""
    worth, most = config.parameters.grudge, scene.legal[-1] - NO_GRUDGE
    level = scene.met(config)
    if scene.wins_the_game(config, scene.monster):
        return Thought(NO_GRUDGE + most, "stops-the-win", {"grudges": most})
    gap = scene.powers[scene.fighter] + scene.reserve(config, scene.monster) - level
    sure = -(-gap // worth) + max(0, scene.shield - scene.added)
    if _leads(config, scene) and sure <= most:
        return Thought(NO_GRUDGE + sure, "stops-a-leader", {"grudges": sure})
    return Thought(NO_GRUDGE, "lets-pass")


def _leads(config: Config, scene: Scene) -> bool:
    """Whether the fighter is near the last level, and nobody is higher."""
    level = scene.levels[scene.fighter]
    return level >= max(config.parameters.winning_level - NEAR, *_rivals(scene, scene.levels))


def _price(config: Config, scene: Scene) -> Thought:
    """Name 1 to who is behind, 2 to who is ahead, one more to who spent grudges on this seat;
    refuse a leader near the end."""
    if _leads(config, scene):
        return Thought(NO_PRICE, "refuses-a-leader")
    price = 1 + (scene.levels[scene.fighter] > scene.levels[scene.seat])
    price += scene.spite[scene.fighter][scene.seat] > 0
    action = min(NO_PRICE + price, scene.legal[-1])
    return Thought(action, "names-a-price", {"price": action - NO_PRICE})


def _deal(scene: Scene) -> Thought:
    """Take the lowest price; of equals from the player of the lowest level."""
    offers = [action - FIRST_DEAL for action in scene.legal if action >= FIRST_DEAL]
    helper = min(offers, key=lambda seat: (scene.prices[seat], scene.levels[seat], seat))
    return Thought(FIRST_DEAL + helper, "cheapest-help", {"price": scene.prices[helper]})


def _fight(config: Config, scene: Scene) -> Thought:
    """Win by one grudge, or by any number if it wins the game; else ask; else spend; else throw;
    else the way that costs least."""
    legal = scene.legal
    lacks = scene.met(config) - scene.powers[scene.fighter]
    throws = [action for action in legal if action >= FIRST_CARD]
    if throws and (ASK not in legal or scene.wins_the_game(config, scene.monster)):
        least = min(throws, key=lambda action: (config.gold[card_of(action)], action))
        return Thought(least, "throws-it", {"card": card_of(least)})
    if SPEND in legal:
        need = lacks // own_worth(config, scene.monster) + 1
        if need == 1 or ASK not in legal or scene.wins_the_game(config, scene.monster):
            return Thought(SPEND, "grudge-wins", {"grudges": need})
    if ASK in legal:
        return Thought(ASK, "asks-for-help")
    cost = scene.cost(config, scene.monster)
    room = config.parameters.grudge_most - scene.grudges[scene.fighter]
    if not config.parameters.grudge:
        room = 0
    caught = GRUDGE_WORTH * min(1, room) - cost
    ways = {ROLL: (scene.caught_chance(config, scene.monster) * caught, "runs")}
    if BUY in legal:
        price = config.foe_trick[scene.monster][2] / config.parameters.level_price
        ways[BUY] = (-GOLD_SHARE * price, "pays-the-toll")
    if config.parameters.dial:
        ways[ACCEPT] = (GRUDGE_WORTH * min(2, room) - cost, "takes-it")
    if GRAB in legal:
        fails = (scene.grab - 1) / DIE
        ways[GRAB] = ((1 - fails) * PRIZE + fails * caught, "grabs")
    action = max(ways, key=lambda way: (ways[way][0], -way))
    return Thought(action, ways[action][1])

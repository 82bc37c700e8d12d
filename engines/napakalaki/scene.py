"""What the bots' decisions about rivals depend on, the same from a view and from a search's state.
All of it is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.napakalaki.config import Config
from engines.napakalaki.fighting import DIE
from engines.napakalaki.grudges import own_worth, power_of, shield_of, stand_of
from engines.napakalaki.judgement import VICTORY, Cards, lost_levels
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
from engines.napakalaki.state import State
from engines.napakalaki.tricks import HAGGLE, SHIELD
from engines.napakalaki.view import View

TREASURE = 0.5
"""The worth of a treasure in levels, where a whole match lies ahead."""
STARTING = 2
"""The mean number of treasures of a starting roll (NAP-10)."""


class Scene(NamedTuple):
    """What a decision about rivals depends on. `seat` decides in the turn of `fighter`; `monsters`
    are the possible next ones of the deck, `hidden` the numbers of hidden treasures by seat, with
    those of a starting roll to come, `cards` the number of the fighter's treasures, `throw` what
    its best throw adds, `grab` the lowest face that grabs, `shield` how many grudges on its monster
    do nothing, `haggle` what falls from any price."""

    legal: Sequence[int]
    phase: int
    seat: int
    fighter: int
    levels: Sequence[int]
    powers: Sequence[int]
    hidden: Sequence[int]
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
    haggle: int

    @classmethod
    def of_view(cls, config: Config, view: View) -> Scene:
        """Return the scene of the seat of a view, which decides."""
        dealings, players = view.dealings, view.players
        fighter = players[view.turn_seat]
        return cls(
            view.legal, view.phase, view.actor, view.turn_seat, [each.level for each in players],
            [each.power for each in players],
            [each.hidden + STARTING * each.rolls for each in players],
            len(fighter.equipped) + fighter.hidden, view.monster, len(dealings.loot),
            upcoming(view), dealings.corridor,
            [len(cards) for cards in dealings.under], dealings.grudges, dealings.spite,
            dealings.added, dealings.asked, dealings.prices,
            stand(
                config, fighter.level, fighter.equipped, fighter.hidden,
                dealings.grudges[view.turn_seat], len(dealings.corridor), fighter.zeal,
            ),
            dealings.caught, dealings.bites, best_throw(config, fighter.equipped),
            grab_face(config, fighter.equipped), worn_sum(config, fighter.equipped, SHIELD),
            worn_sum(config, fighter.equipped, HAGGLE),
        )  # fmt: skip

    @classmethod
    def of_state(cls, state: State, monsters: Cards) -> Scene:
        """Return the scene of the seat that decides in a search's state. Any of `monsters` may
        come."""
        dealings, equipped, fighter = state.dealings, state.equipped, state.turn_seat
        powers = [power_of(state, seat) for seat in range(state.config.seats)]
        return cls(
            state.legal, state.phase, state.seat, fighter, state.level, powers,
            [
                len(cards) + STARTING * rolls
                for cards, rolls in zip(state.hidden, state.unrolled, strict=True)
            ],
            len(equipped[fighter]) + len(state.hidden[fighter]), state.monster, len(dealings.loot),
            monsters, dealings.corridor, [len(cards) for cards in dealings.under],
            dealings.grudges, dealings.spite, dealings.added, dealings.asked, dealings.prices,
            stand_of(state), dealings.caught, dealings.bites,
            best_throw(state.config, equipped[fighter]),
            grab_face(state.config, equipped[fighter]), shield_of(state),
            worn_sum(state.config, equipped[fighter], HAGGLE),
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
        """Return the most that the fighter can still add: its grudges, and a throw (NAP-44)."""
        worth = own_worth(config, monster, self.levels[self.fighter])
        return worth * self.grudges[self.fighter] + self.throw

    def wins_the_game(self, config: Config, monster: int) -> bool:
        """Whether the fighter would reach the last level by beating a monster."""
        level = self.levels[self.fighter] + config.monsters[monster].levels
        return level >= config.parameters.winning_level

    def gain(self, config: Config, monster: int, under: int) -> float:
        """Return the worth in levels of beating a monster with so many cards under it."""
        if self.wins_the_game(config, monster):
            return VICTORY
        card = config.monsters[monster]
        return card.levels + TREASURE * (card.treasures + under)

    def caught_chance(self, config: Config, monster: int) -> float:
        """Return the chance that a roll to escape fails (NAP-15, NAP-44)."""
        return (escape_face(config, monster, self.stand.run) - 1) / DIE

    def cost(self, config: Config, monster: int) -> float:
        """Return the worth in levels of what a monster takes from the fighter if it catches it."""
        level, bad = self.levels[self.fighter], config.monsters[monster].bad
        safe = max(0, self.cards - self.stand.hand) if self.stand.spared else 0
        return lost_levels(bad, level, min(self.cards, 10), min(safe, 10), TREASURE)

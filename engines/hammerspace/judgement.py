"""The bots' estimates of cards and effects: rules of thumb, in life points of the owner.

All of it is computed from the vocabulary of effects, never from a card's name. A step is worth its
effect, an ability its effect times its likely frequency.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, DEFENCE, NO_MATCH, REACH_ALL, SUBTYPES
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import (
    AVERAGE_DIE,
    TYPICAL_LOSS,
    Sight,
    average,
    hit_chance,
    kill_chance,
    mean_loss,
    typical,
)
from engines.kernel.streams import CheapSource

RIVAL: Final = (1.0, 1.0, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The worth of a rival's life point, by the number of players: all others gain by its loss too."""
TURN: Final = 3.0
"""The worth of a turn."""
ROUNDS: Final = 8
"""The number of uses of an ability that acts all game, and the maximum for lasting effects."""
KILL: Final = 8.0
"""The worth of a rival's elimination, beside its life."""
PREY: Final = 0.35
"""The worth of a life point of the monster."""
SELF: Final = 1.2
"""The worth of one's own life point that would be lost needlessly."""
LEAD: Final = 1.5
"""The additional weight of a life point of a rival with twice the rivals' average."""
ATTACKS_A_TURN: Final = 0.7
TYPICAL_COVER: Final = 1.5
"""The average points against an attack."""
PLAYED: Final = 0.8
"""The share of a card's effect when played that it is worth in the hand."""
USED: Final = 0.5
READY: Final = 1.2
"""The same share for a defence, which waits to be needed; and the worth of its presence."""
CONFIGURATIONS: Final = 2
"""The size of the cache of worths: a process seldom uses more, and each is a megabyte."""
SEEN: Final = 0.3
TURNED: Final = 0.5
"""The worth of seeing a card, and of having a rival's card turned over for a turn."""

_EVENTS: Final = (1.0, 1.0, 0.7, 0.3, 0.5, 0.3, 0.5, 0.3, 0.7, 0.5, 0.3, 0.1, 0.05)
"""How often each of `codes.EVENTS` happens to a player in a round."""
_FIGURES: Final = (0.55, 0.4, 0.5, 0.4, 0.3, 0.4, 0.2, 0.3, 0.2)
"""The worth of one more point of each of `codes.FIGURES` in a round."""

_FIXED: Final = {
    fx.FLIP: -TURNED, fx.PEEK: -SEEN, fx.TAKE: -1.0, fx.SWAP: -1.0, fx.MARK: -fx.MARK_POINTS / 2,
}  # fmt: skip
"""The worth of steps without an amount to a party that they affect."""


class Worth:
    """The worth of a configuration's cards, characters and abilities to their owner.

    `cards` are in a hand and face up, `draw` is one drawn at random; `characters` are for all the
    game, `abilities` for a round.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.rival = RIVAL[config.seats]
        self.draw = TURN / 2
        self._blocks: dict[int, float] = {}
        code = config.code
        self.abilities = [self._ability(each) for each in code.abilities]
        self.cards = [self._card(number) for number in range(len(config.cards.main))]
        self.draw = sum(self.cards) / len(self.cards)
        self.characters = [
            ROUNDS * sum(self.abilities[number] for number in each.abilities)
            for each in config.cards.characters
        ]

    def block(self, number: int) -> float:
        """Return the average worth of a block to its owner."""
        if number == fx.NONE:
            return 0.0
        found = self._blocks.get(number)
        if found is None:
            self._blocks[number] = 0.0  # a block that leads back to itself adds nothing
            found = sum(self.step(step) for step in self.config.code.blocks[number])
            self._blocks[number] = found
        return found

    def step(self, step: fx.StepCode) -> float:
        op = step.op
        if op == fx.TEST:
            chance = 1.0
            for condition in self.config.code.tests[step.a]:
                chance *= typical(condition)
            return chance * self.block(step.b) + (1 - chance) * self.block(step.c)
        if op == fx.CHOOSE:
            return max(self.block(each) for each in (step.a, step.b, step.c) if each != fx.NONE)
        if op in (fx.AGAIN, fx.BOOST):
            return TURN if op == fx.AGAIN else self.rival * average(self.config, step.amount)
        return self.favour(step.who) * self.for_one(step)

    def favour(self, who: int) -> float:
        """Return the worth to the owner of one life point for every party of a selector
        together."""
        others = self.config.seats - 1
        if who in (fx.OWNER, fx.KEEPER):
            return 1.0
        if who == fx.THE_MONSTER:
            return -0.1
        if who == fx.OTHERS:
            return -others * self.rival
        return 1.0 - others * self.rival if who == fx.EVERYONE else -self.rival

    def for_one(self, step: fx.StepCode) -> float:
        """Return the worth of a step to one party that it affects."""
        op = step.op
        if op == fx.DAMAGE:
            return -average(self.config, step.amount)
        if op == fx.HEAL:
            return average(self.config, step.amount)
        if op == fx.STRIKE:
            points = average(self.config, step.amount)
            return -mean_loss(points - TYPICAL_COVER, 99)
        if op == fx.GIVE:
            return self.given(step)
        if op == fx.SKIP:
            return -TURN * step.a
        return _FIXED.get(op, 0.0)

    def given(self, step: fx.StepCode) -> float:
        """Return the worth of an ability that lasts for some turns or uses."""
        uses = ROUNDS if step.d == fx.NONE else step.d
        turns = ROUNDS if step.b == fx.NONE else step.b
        a_round = self._given(step.a)
        return a_round * min(float(turns), uses / max(0.25, self._often(step.a)))

    def _given(self, number: int) -> float:
        if number < len(getattr(self, "abilities", ())):
            return self.abilities[number]
        return self._ability(self.config.code.abilities[number])

    def _often(self, number: int) -> float:
        ability = self.config.code.abilities[number]
        if ability.kind == fx.WHEN:
            return _EVENTS[ability.what]
        return ATTACKS_A_TURN

    def lasts(self, number: int, turns: int, uses: int) -> float:
        """Return the remaining worth of a lasting ability."""
        return self.given(fx.StepCode(fx.GIVE, a=number, b=turns, d=uses))

    def _ability(self, ability: fx.AbilityCode) -> float:
        """Return an ability's worth for a round."""
        chance = 1.0
        for condition in self.config.code.tests[ability.test]:
            chance *= typical(condition)
        if ability.limit == fx.ONCE_A_GAME:
            chance = min(chance, 1 / ROUNDS)
        if ability.kind == fx.WHEN:
            seats = self.config.seats
            subjects = (1, seats - 1, seats)[ability.subject]
            often = _EVENTS[ability.what] * subjects
            if ability.what == fx.FELL:
                often = (seats - 2) / ROUNDS
            if ability.limit == fx.ONCE_A_TURN:
                often = min(often, 1.0)
            worth = self.block(ability.block)
            return often * chance * (max(0.0, worth) if ability.may else worth)
        if ability.kind == fx.MOD:
            amount = average(self.config, ability.amount)
            return ability.sign * amount * chance * _FIGURES[ability.what]
        return chance * self._instead(ability)

    def _instead(self, ability: fx.AbilityCode) -> float:
        what = ability.what
        amount = float(TYPICAL_LOSS)
        if ability.amount != fx.NONE:
            amount = min(TYPICAL_LOSS, average(self.config, ability.amount))
        often = ATTACKS_A_TURN
        if ability.a == fx.BY_EFFECT:
            often, amount = 0.5, min(amount, 1.5)
        if what == fx.CHANGE:
            return -often * amount
        if what == fx.PREVENT:
            return often * amount
        if what == fx.REDIRECT:
            return often * amount * (1 + self.rival)
        if what == fx.SURVIVE:
            return TURN / 2 if ability.limit == fx.EVER else TURN
        if what == fx.IGNORE:
            return 0.25
        faces = range(ability.b, ability.c + 1)
        return 0.4 * sum(abs(AVERAGE_DIE - face) for face in faces) / 6

    def _card(self, number: int) -> float:
        config = self.config
        kind = config.kind[number]
        own = sum(self.card_ability(each) for each in config.own[number])
        if kind == ATTACK:
            reach = config.reach[number]
            most = config.seats - 1
            targets = most if reach == REACH_ALL else min(reach, most)
            loss = mean_loss(config.points[number] - TYPICAL_COVER, 99)
            return PLAYED * (loss * self.rival * (1 + 0.6 * (targets - 1)) + own)
        if kind == DEFENCE:
            points = [max(0, each) for each in config.against[number] if each != NO_MATCH]
            return USED * (sum(points) / len(SUBTYPES) + own) + READY
        return PLAYED * self.block(config.block[number])

    def card_ability(self, number: int) -> float:
        """Return the worth of a card's ability for each use of the card."""
        ability = self.config.code.abilities[number]
        often = self._often(number) if ability.kind == fx.WHEN else ATTACKS_A_TURN
        return self.abilities[number] / max(often, 0.25)


@lru_cache(maxsize=CONFIGURATIONS)
def worth_of(config: Config) -> Worth:
    return Worth(config)


class Judge:
    """Worths at a moment for the deciding seat, with the information of its view."""

    __slots__ = ("me", "seed", "sight", "usual", "view", "worth")

    def __init__(self, config: Config, sight: Sight, seed: int) -> None:
        self.worth, self.sight, self.seed = worth_of(config), sight, seed
        self.view, self.me = sight.view, sight.seat
        rivals = [sight.life[seat] for seat in sight.rivals(sight.seat)]
        self.usual = sum(rivals) / max(1, len(rivals))

    def best(self, choices: Sequence[tuple[float, int]]) -> tuple[float, int]:
        """Return a choice of the highest worth.

        The seed decides among equals: by number, the same seat would always be attacked.
        """
        most = max(worth for worth, _ in choices)
        equals = [each for each in choices if each[0] == most]
        return equals[CheapSource(self.seed).below(0, len(equals))]

    def harm(self, party: int, loss: float, kill: float = 0.0) -> float:
        """Return the worth of another party's loss of life; `kill` is its chance to lose all."""
        if party == MONSTER:
            return PREY * loss + 4.0 * kill
        lead = self.sight.life[party] / self.usual - 1.0
        weight = self.worth.rival * (1.0 + LEAD * min(1.0, max(0.0, lead)))
        last = len(self.view.order) == 2
        return weight * loss + kill * (50.0 if last else KILL)

    def attack(
        self, subtype: int, points: float, own: tuple[int, ...], target: int
    ) -> tuple[float, float]:
        """Return the worth of an attack on one target, with its card's effects, and its chance to
        hit."""
        sight = self.sight
        lead, life = sight.lead(self.me, subtype, points, target), sight.life_of(target)
        chance = hit_chance(lead)
        value = self.harm(target, mean_loss(lead, life), kill_chance(lead, life))
        value += self.struck((*own, *sight.abilities(self.me)), subtype, chance, target)
        return value - self.answered(subtype, chance, target), chance

    def strike(self, subtype: int, points: float, target: int) -> float:
        """Return the worth of the life that an effect's attack on one target takes."""
        lead = self.sight.lead(self.me, subtype, points, target)
        life = self.sight.life_of(target)
        return self.harm(target, mean_loss(lead, life), kill_chance(lead, life))

    def struck(self, own: tuple[int, ...], subtype: int, hit: float, target: int) -> float:
        """Return the worth of the attacker's effects on a hit or miss; `hit` is the chance of a
        hit."""
        code, total = self.worth.config.code, 0.0
        for number in own:
            ability = code.abilities[number]
            if ability.kind == fx.WHEN and ability.what in (fx.HIT, fx.MISS):
                chance = hit if ability.what == fx.HIT else 1 - hit
                chance *= self.sight.likely(ability.test, self.me, subtype, target)
                total += chance * self.block(ability.block, target)
        return total

    def answered(self, subtype: int, hit: float, target: int) -> float:
        """Return the worth of the target's reactions to an attack, a cost to the attacker."""
        code, total = self.worth.config.code, 0.0
        for number in self.sight.abilities(target):
            ability = code.abilities[number]
            if ability.kind == fx.WHEN and ability.what in (fx.HURT, fx.BLOCK):
                chance = hit if ability.what == fx.HURT else 1 - hit
                chance *= self.sight.likely(ability.test, target, subtype, self.me)
                total += chance * self.worth.block(ability.block)
        return total

    def block(self, number: int, other: int = fx.NONE) -> float:
        """Return the worth of a block to the seat at this moment."""
        if number == fx.NONE:
            return 0.0
        return sum([self.step(step, other) for step in self.worth.config.code.blocks[number]])

    def step(self, step: fx.StepCode, other: int = fx.NONE) -> float:
        """Return the worth of a step to the seat at this moment."""
        op, view = step.op, self.view
        if op == fx.TEST:
            chance = self.sight.likely(step.a, self.me, other=other)
            return chance * self.block(step.b, other) + (1 - chance) * self.block(step.c, other)
        if op == fx.CHOOSE:
            options = [each for each in (step.a, step.b, step.c) if each != fx.NONE]
            return max(self.block(each, other) for each in options)
        if op == fx.AGAIN:
            more = view.active == self.me and not view.extra and not view.again
            return TURN if more else 0.0
        if op in (fx.TAKE, fx.SWAP, fx.REPLACE):
            return self.cards(step)
        if op in (fx.TIMER, fx.BOOST):
            return 0.1 if op == fx.TIMER else self.worth.step(step)
        if step.who == fx.OTHER and other != fx.NONE:
            return self.on(step, other)
        targets = self.targets(step.who)
        if step.who in (fx.CHOSEN, fx.RANDOM, fx.STRONGEST, fx.WEAKEST):
            values = [self.on(step, target) for target in targets]
            return max(values, default=0.0)
        return sum([self.on(step, target) for target in targets])

    def targets(self, who: int) -> list[int]:
        """Return the possible targets of a selector of the seat."""
        rivals = self.sight.rivals(self.me)
        if who == fx.OWNER:
            return [self.me]
        if who == fx.EVERYONE:
            return [self.me, *rivals]
        if who == fx.THE_MONSTER:
            return [MONSTER] if self.view.monster >= 0 else []
        if who == fx.KEEPER:
            return [self.view.keeper] if self.view.monster >= 0 else []
        if who in (fx.LEFT, fx.RIGHT):
            return rivals[:1] if who == fx.LEFT else rivals[-1:]
        life = self.sight.life
        if who == fx.STRONGEST:
            return [max(rivals, key=lambda seat: life[seat])] if rivals else []
        if who == fx.WEAKEST:
            return [min(rivals, key=lambda seat: life[seat])] if rivals else []
        return rivals

    def on(self, step: fx.StepCode, party: int) -> float:
        """Return the worth to the seat of a step that affects a party."""
        worth, op = self.worth, step.op
        if op in (fx.DAMAGE, fx.STRIKE, fx.HEAL):
            amount = average(worth.config, step.amount, self.sight, self.me)
            if op == fx.STRIKE:
                return self.strike(step.a, amount, party)
            if op == fx.HEAL:
                return amount if party == self.me else -self.harm(party, amount)
            if party == self.me:
                return -SELF * amount - (50.0 if amount >= self.sight.life[party] else 0.0)
            return self.harm(party, amount, float(amount >= self.sight.life_of(party)))
        if op == fx.CLEAR:
            mine = sum(
                worth.lasts(thing.ability, thing.turns, thing.uses)
                for thing in self.view.lasting
                if thing.holder == party
            )
            return -mine if party == self.me else worth.rival * mine
        if party == MONSTER or (op == fx.SKIP and self.view.players[party].skips):
            return 0.0
        value = worth.for_one(step)
        return value if party == self.me else -worth.rival * value

    def cards(self, step: fx.StepCode) -> float:
        """Return the worth of taking, swapping or replacing cards."""
        draw, prices = self.worth.draw, self.worth.cards
        mine = [prices[card] for card in self.view.me.cards if card >= 0]
        if step.op == fx.REPLACE:
            if step.who != fx.OWNER or not mine:
                return 0.2
            if step.a == fx.CHOSEN_CARD:
                return draw - min(mine)
            return len(mine) * draw - sum(mine) if step.a == fx.ALL_CARDS else 0.0
        theirs = [
            prices[card]
            for seat in self.targets(step.who)
            for card in self.view.players[seat].cards
            if card >= 0
        ]
        if not theirs or not mine:
            return 0.0
        best = max(theirs) if step.a == fx.CHOSEN_CARD else sum(theirs) / len(theirs)
        if step.op == fx.TAKE:
            return best - draw
        given = min(mine) if step.d == fx.CHOSEN_CARD else sum(mine) / len(mine)
        return (best - given) * (1 + self.worth.rival) / 2

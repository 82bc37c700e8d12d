"""What cards, characters and abilities are worth to a bot, whatever the moment: rules of thumb, in
life points of the owner.

All of it is computed from the vocabulary of effects, never from a card's name. A step is worth its
effect, an ability its effect times its likely frequency.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.hammerspace.cards import ATTACK, DEFENCE, NO_MATCH, REACH_ALL, SUBTYPES
from engines.hammerspace.chances import AVERAGE_DIE, mean_loss
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import (
    TYPICAL_LOSS,
    UNKNOWN,
    average,
    is_spring,
    typical,
)

RIVAL: Final = (1.0, 1.0, 0.7, 0.65, 0.6, 0.55, 0.5)
"""The worth of a rival's life point, by the number of players: all others gain by its loss too."""
TURN: Final = 3.0
"""The worth of a turn."""
ROUNDS: Final = 8
"""The number of uses of an ability that acts all game, and the maximum for lasting effects."""
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
    game, `abilities` for a round, `springs` what being sprung adds to a card.
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
        self.springs = [self._spring(number) for number in range(len(config.cards.main))]
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
            played = config.block[number]
            also = PLAYED * max(0.0, self.block(played)) / 2 if played != fx.NONE else 0.0
            return USED * (sum(points) / len(SUBTYPES) + own) + READY + also
        return PLAYED * self.block(config.block[number])

    def _spring(self, number: int) -> float:
        """Return what being sprung adds to a card (HAM-27); 0.0 if it has no spring."""
        config, abilities = self.config, self.config.code.abilities
        springs = [each for each in config.own[number] if is_spring(config, abilities[each])]
        more = sum(self.card_ability(each) for each in springs) / UNKNOWN
        return more * (USED if config.kind[number] == DEFENCE else PLAYED)

    def absence(self, number: int) -> float:
        """Return what a card that lies face down for a lap does not defend."""
        config = self.config
        if config.kind[number] != DEFENCE:
            return 0.0
        points = [max(0, each) for each in config.against[number] if each != NO_MATCH]
        return USED * sum(points) / len(SUBTYPES)

    def card_ability(self, number: int) -> float:
        """Return the worth of a card's ability for each use of the card."""
        ability = self.config.code.abilities[number]
        often = self._often(number) if ability.kind == fx.WHEN else ATTACKS_A_TURN
        return self.abilities[number] / max(often, 0.25)


@lru_cache(maxsize=CONFIGURATIONS)
def worth_of(config: Config) -> Worth:
    return Worth(config)

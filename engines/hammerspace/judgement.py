"""What an act is worth to the deciding seat at a moment, in its life points: rules of thumb.

It is computed from the vocabulary of effects and from the seat's view, never from a card's name;
`worth` has what holds whatever the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, TYPE_OF
from engines.hammerspace.chances import hit_chance, kill_chance, mean_loss
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import (
    Sight,
    average,
)
from engines.hammerspace.returns import answers, burns, dodged, shared
from engines.hammerspace.springs import bounces
from engines.hammerspace.worth import TURN, worth_of
from engines.kernel.streams import CheapSource

KILL: Final = 8.0
"""The worth of a rival's elimination, beside its life."""
PREY, TROPHY = 0.35, 4.0
"""The worth of a life point of the monster, and of its last one beside it."""
HUNTED, PRIZED = 0.6, 10.0
"""The same with a crown, in a match of three or more. A bot that hunts wins as often as one that
doesn't, and more monsters are killed: a monster that nobody hunts is only weather."""
SELF: Final = 1.2
"""The worth of one's own life point that would be lost needlessly."""
LEAD: Final = 1.5
"""The additional weight of a life point of a rival with twice the rivals' average."""
CROWNED: Final = 4.0
"""The same where the leader has a crown (HAM-30): at a table that gangs up on the strong, the
favourite of a deal wins less often."""
AIM, FELT = 0.08, 3.0
"""With a crown and several rivals: the worth of hitting a rival for each point of its life, in full
from so large a loss on."""
FOLLOWED: Final = 0.6
ALONE: Final = 0.35
"""The chance that a mark is used, with an attack of its type in the hand and without one."""


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
        crown, last = bool(self.worth.config.parameters.crown), len(self.view.order) == 2
        if party == MONSTER:
            hunts = crown and len(self.view.players) > 2
            prey, trophy = (HUNTED, PRIZED) if hunts else (PREY, TROPHY)
            return prey * loss + trophy * kill
        lead = self.sight.life[party] / self.usual - 1.0
        ahead = CROWNED if crown else LEAD
        weight = self.worth.rival * (1.0 + ahead * min(1.0, max(0.0, lead)))
        more = 0.0 if last or not crown else AIM * self.sight.life[party] * min(1.0, loss / FELT)
        return weight * loss + kill * (50.0 if last else KILL) + more

    def attack(
        self, subtype: int, points: float, own: tuple[int, ...], target: int
    ) -> tuple[float, float]:
        """Return the worth of an attack on one target, with its card's effects, and its chance to
        hit."""
        sight = self.sight
        lead = sight.lead(self.me, subtype, points, target)
        chance = hit_chance(lead)
        value = self.taken(subtype, lead, target)
        value += self.struck((*own, *sight.abilities(self.me)), subtype, chance, target)
        return value - self.answered(subtype, chance, target), chance

    def strike(self, subtype: int, points: float, target: int) -> float:
        """Return the worth of the life that an effect's attack on one target takes."""
        return self.taken(subtype, self.sight.lead(self.me, subtype, points, target), target)

    def taken(self, subtype: int, lead: float, target: int) -> float:
        """Return the worth of the life that an attack takes, whoever loses it in the end."""
        sight = self.sight
        passed = fx.NONE if target == MONSTER else bounces(sight, target, subtype)
        if passed != fx.NONE:
            target = self.passed(passed, target, self.me)
            return self.lost(mean_loss(lead, sight.life[target]), target)
        life, more = sight.life_of(target), sight.mark(target, subtype)
        back = self.returned(subtype, lead, target) if self.worth.config.springs else 0.0
        if not more:
            return back + self.harm(target, mean_loss(lead, life), kill_chance(lead, life))
        loss = min(float(life), mean_loss(lead, life) + more * hit_chance(lead))
        return back + self.harm(target, loss, kill_chance(lead + more, life))

    def returned(self, subtype: int, lead: float, target: int) -> float:
        """Return the worth of what a target's open effects pass on of the loss to an attack of the
        seat. The lead is what they leave of it."""
        total = 0.0
        for points, selector in shared(self.sight, target, subtype):
            life = self.sight.life_of(target)
            share = mean_loss(lead + points, life) - mean_loss(lead, life)
            total += self.lost_by(selector, target, share)
        return total

    def lost_by(self, selector: int, seat: int, loss: float) -> float:
        """Return the worth of a loss that a seat passes on from an act of the deciding seat."""
        around = [] if seat == MONSTER else self.sight.rivals(seat)
        if selector != fx.RANDOM or not around:
            return self.lost(loss, self.passed(selector, seat, self.me))
        return sum([self.lost(loss, party) for party in around]) / len(around)

    def passed(self, selector: int, seat: int, attacker: int) -> int:
        """Return who gets the loss that a seat passes on to one party."""
        left = self.sight.rivals(seat)[:1] if selector == fx.LEFT and seat != MONSTER else []
        return left[0] if left else attacker

    def lost(self, loss: float, party: int) -> float:
        """Return the worth to the seat of a loss of life to anybody."""
        return -SELF * loss if party == self.me else self.harm(party, loss)

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
        cards = answers(self.sight, target, subtype) if self.worth.config.springs else ()
        for number in (*self.sight.abilities(target), *cards):
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
        if worth.config.springs and (op == fx.DAMAGE or burns(self.sight, step)):
            away = dodged(self.sight, party)
            if away != fx.NONE:
                return self.lost_by(away, party, -worth.for_one(step))
        if op in (fx.DAMAGE, fx.STRIKE, fx.HEAL):
            amount = average(worth.config, step.amount, self.sight, self.me)
            if op == fx.STRIKE:
                return self.strike(step.a, amount, party)
            if op == fx.HEAL:
                return amount if party == self.me else -self.harm(party, amount)
            if party == self.me:
                return -SELF * amount - (50.0 if amount >= self.sight.life[party] else 0.0)
            return self.harm(party, amount, float(amount >= self.sight.life_of(party)))
        if op == fx.MARK:
            return self.marked(step.a, party)
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

    def marked(self, type_: int, party: int) -> float:
        """Return the worth of a mark on a party: most with an attack of its type in the hand, next
        to nothing beside one of the same type (HAM-33)."""
        marks = self.view.later.marks
        if any((each.holder, each.type) == (party, type_) for each in marks):
            return 0.0
        config, me = self.worth.config, self.view.me
        follows = any(
            card >= 0 and config.kind[card] == ATTACK and TYPE_OF[config.subtype[card]] == type_
            for slot, card in enumerate(me.cards)
            if not me.used >> slot & 1
        )
        loss = fx.MARK_POINTS * (FOLLOWED if follows else ALONE)
        return -loss if party == self.me else self.harm(party, loss)

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

"""What playing a card now is worth to the steady bot."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ABILITY, ATTACK, REACH_ALL
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import average
from engines.hammerspace.judgement import Judge

HELD: float = 0.5
"""The share of a card's worth in the hand that playing it loses: another card will come."""
WILLING: float = 0.5
"""The most worth in cards that a point more for an attack may cost."""


class Merit(NamedTuple):
    """What playing a card is worth now (`value`), and that less its worth later."""

    value: float
    merit: float


class Merits:
    """The merits of the cards of the seat's hand at a moment."""

    __slots__ = ("_judge", "_watched")

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._watched = cache(lambda what: watched(judge, what))  # the same for all of a kind

    def of(self, slot: int, sprung: float | None = None) -> Merit:
        """Return the merit of the card in a slot; `sprung` instead of whether it is (HAM-27)."""
        judge, worth = self._judge, self._judge.worth
        card, kind = judge.view.me.cards[slot], worth.config.kind
        if sprung is None:
            sprung = judge.sight.sprung(judge.me, slot)
        if kind[card] == ATTACK:
            value = attack(judge, slot, sprung, self._watched(fx.ATTACKS))
        else:
            value = judge.block(worth.config.block[card])
            if kind[card] == ABILITY:
                value += self._watched(fx.ABILITY_PLAYED)
        return Merit(value, value - HELD * worth.cards[card])


def watched(judge: Judge, what: int) -> float:
    """Return the worth of the abilities in play that react to an act of the seat."""
    code, me, total = judge.worth.config.code, judge.me, 0.0
    for party in (me, *judge.sight.rivals(me), MONSTER):
        for number in judge.sight.abilities(party):
            ability = code.abilities[number]
            if ability.kind != fx.WHEN or ability.what != what:
                continue
            if party == me and ability.subject != fx.OF_OTHERS:
                value = judge.block(ability.block)
                total += max(0.0, value) if ability.may else value
            elif party != me and ability.subject != fx.OF_OWNER:
                total -= abs(judge.worth.block(ability.block))
    return total


def values(
    judge: Judge, card: int, sprung: float, more: float = 0.0
) -> list[tuple[float, int, float]]:
    """Return an attack card's worth against each reachable party, the party and the chance to
    hit. `more` are points on top of its own."""
    config, view = judge.worth.config, judge.view
    subtype, own = config.subtype[card], config.own[card]
    points = config.points[card] + judge.sight.edge(own, judge.me, subtype, sprung) + more
    parties = judge.sight.rivals(judge.me)
    if view.monster >= 0:
        parties.append(MONSTER)
    found = []
    for party in parties:
        value, chance = judge.attack(subtype, points, own, party)
        found.append((value, party, chance))
    return found


def attack(judge: Judge, slot: int, sprung: float, answers: float) -> float:
    """Return the worth of an attack card with its best targets, and with its load if that pays.
    `answers` is the worth of the abilities that react to an attack."""
    card = judge.view.me.cards[slot]
    more, cost = load(judge, card, slot)
    plain = _on_the_best(judge, card, values(judge, card, sprung), answers)
    if not more:
        return plain
    loaded = _on_the_best(judge, card, values(judge, card, sprung, more), answers) - cost
    return max(plain, loaded)


def _on_the_best(
    judge: Judge, card: int, found: list[tuple[float, int, float]], answers: float
) -> float:
    reach = judge.worth.config.reach[card]
    if reach != REACH_ALL:
        found.sort(reverse=True)
        reach += _more_targets(judge)
        found = found[:1] + [each for each in found[1:reach] if each[0] > 0]
    total, missed = 0.0, 1.0
    for value, _, chance in found:
        total += value
        missed *= 1 - chance
    return total + answers + _settled(judge, card, missed)


def load(judge: Judge, card: int, at: int) -> tuple[float, float]:
    """Return the points that an attack card in a slot gets if its owner pays for them, and the
    worth of what it pays; 0.0 and 0.0 if it cannot or would rather not."""
    config = judge.worth.config
    for number in config.own[card]:
        ability = config.code.abilities[number]
        if ability.kind == fx.WHEN and ability.what == fx.ATTACKS and ability.may:
            more, cost = price_of(judge, ability.block, at)
            holds = judge.sight.likely(ability.test, judge.me)
            if more and holds and cost <= WILLING * more:
                return more, cost
    return 0.0, 0.0


def loading(judge: Judge, block: int) -> float | None:
    """Return the worth of paying cards for more points in the attack under way; None for a block
    that is something else."""
    seen = judge.view.attack
    more, cost = price_of(judge, block, -1 if seen is None else seen.slot)
    if not more or seen is None or seen.card < 0:
        return None
    own = judge.worth.config.own[seen.card]
    points = seen.points + judge.sight.edge(
        own, judge.me, seen.subtype, judge.sight.sprung(judge.me, seen.slot)
    )
    gain = sum(
        judge.attack(seen.subtype, points + more, own, party)[0]
        - judge.attack(seen.subtype, points, own, party)[0]
        for party in seen.targets
    )
    return gain - cost


def price_of(judge: Judge, block: int, at: int) -> tuple[float, float]:
    """Return the points that a block adds to an attack, and the worth of the cards that it takes
    from the seat; 0.0 and 0.0 if it does anything else. The card in slot `at` is the one that
    attacks."""
    config, me = judge.worth.config, judge.view.me
    prices, draw = judge.worth.cards, judge.worth.draw
    more = cost = 0.0
    for step in config.code.blocks[block]:
        if step.op == fx.BOOST:
            more += _points(judge, step, at)
        elif step.op == fx.REPLACE and step.who == fx.OWNER:
            cards = [
                prices[card] - draw
                for slot, card in enumerate(me.cards)
                if card >= 0
                and slot != at
                and step.b in (fx.ANY_KIND, config.kind[card])
                and not (me.down | me.used) >> slot & 1
            ]
            if not cards:
                return 0.0, 0.0
            lost = sum(cards) if step.a == fx.ALL_CARDS else min(cards)
            if step.a == fx.ANY_CARD:
                lost = sum(cards) / len(cards)
            cost += max(0.0, lost)
        else:
            return 0.0, 0.0
    return more, cost


def _points(judge: Judge, step: fx.StepCode, at: int) -> float:
    """Return the points of a boost."""
    config, sight = judge.worth.config, judge.sight
    amount = config.code.amounts[step.amount]
    if amount.kind == fx.COUNT and amount.a == fx.SPARE_ATTACKS:
        ready = not judge.view.me.used >> at & 1  # the card itself, before it is played
        return float(amount.of(max(0, sight.spare(judge.me, ATTACK) - ready)))
    return average(config, step.amount, sight, judge.me)


def _more_targets(judge: Judge) -> int:
    code = judge.worth.config.code.abilities
    own = judge.sight.abilities(judge.me)
    return sum(code[each].kind == fx.MOD and code[each].what == fx.TARGETS for each in own)


def _settled(judge: Judge, card: int, missed: float) -> float:
    """Return the worth of a card's effects after the whole attack; `missed` is the chance of no
    hit."""
    code, total = judge.worth.config.code, 0.0
    for number in judge.worth.config.own[card]:
        ability = code.abilities[number]
        if ability.kind == fx.WHEN and ability.what == fx.SETTLED:
            chance = 1.0
            for condition in code.tests[ability.test]:
                if condition.op == fx.RESULT and condition.a != fx.RESULT_KILL:
                    chance *= missed if condition.a == fx.RESULT_MISS else 1 - missed
                else:
                    chance *= judge.sight.holds(condition, judge.me)
            total += chance * judge.block(ability.block)
    return total

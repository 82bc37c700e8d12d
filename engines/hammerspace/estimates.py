"""Quick estimates of attacks for bots: points against points, two dice, and rules of thumb for
what effects add. `odds` is the exact measure; here a whole table is looked over in microseconds.

A defender that must use cards until they reach the power (HAM-13) loses life only if all that
match fall short of it: so what counts is their sum, whatever is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import ATTACK, DIE, FIRST_SUM, NO_MATCH, SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import (
    AGAINST,
    ANY_CAUSE,
    ANY_KIND,
    ATTACK_CARDS,
    ATTACK_DIE,
    ATTACK_POINTS,
    BY_ATTACK,
    CARDS,
    CARDS_DOWN,
    CARDS_UP,
    COUNT,
    DEFENCE_DIE,
    DEFENCE_POINTS,
    DICE,
    FACE_DOWN,
    FACE_UP,
    INSTEAD,
    LIFE,
    LIVING,
    LOST,
    LOST_LIFE,
    MOD,
    MOST_LIFE,
    NONE,
    OWNER,
    PREVENT,
    RANK,
    REDIRECT,
    REROLL,
    RESULT,
    ROLL,
    THE_ATTACK_DIE,
    TYPE,
    AbilityCode,
    ConditionCode,
)
from engines.hammerspace.effects.codes import DIE as DIE_SHOWS
from engines.hammerspace.view import View

GUARDS: Final = 64
"""Cards of few configurations, which would else be kept as long as the program runs."""
QUARTER: Final = 4
"""Estimates are looked up in quarters of a point."""
_LOW, _HIGH = -30, 60
AVERAGE_DIE: Final = (1 + DIE) / 2
TYPICAL_LOSS: Final = 4
"""Life that a successful attack takes, where an effect asks before anybody knows."""
_RESULTS: Final = (0.65, 0.35, 0.08)
"""How often an attack hits, misses, kills."""

_USUAL_COUNTS: Final = {CARDS_UP: 3.8, CARDS_DOWN: 0.2, ATTACK_CARDS: 1.8, LIVING: 3.0}
"""How much is counted where nothing is to be seen: who thinks leaves few cards face down."""


def _dice() -> tuple[tuple[float, ...], tuple[float, ...]]:
    leads = [low / QUARTER for low in range(_LOW * QUARTER, _HIGH * QUARTER)]
    gaps = [one - two for one in range(DIE) for two in range(DIE)]
    means = tuple(sum(max(0.0, lead + gap) for gap in gaps) / len(gaps) for lead in leads)
    chances = tuple(
        sum(min(1.0, max(0.0, lead + gap)) for gap in gaps) / len(gaps) for lead in leads
    )
    return means, chances


_MEANS, _CHANCES = _dice()


def _place(lead: float) -> int:
    return int((min(max(lead, _LOW), _HIGH - 1) - _LOW) * QUARTER)


def mean_loss(lead: float, life: float) -> float:
    """Life lost on average when an attack has so many points more than the defence, dice apart."""
    return _MEANS[_place(lead)] - _MEANS[_place(lead - life)]


def hit_chance(lead: float) -> float:
    """How likely at least one life point is lost."""
    return _CHANCES[_place(lead)]


def kill_chance(lead: float, life: float) -> float:
    """How likely all the life is lost."""
    return _CHANCES[_place(lead - life + 1)]


class Sight:
    """A view as estimates need it: who could be attacked, and what stands in the way."""

    __slots__ = ("_abilities", "_covers", "config", "life", "seat", "view")

    def __init__(self, config: Config, view: View) -> None:
        self.config, self.view, self.seat = config, view, view.seat
        self.life = [player.life for player in view.players]
        self._covers: dict[tuple[int, int], float] = {}
        self._abilities: dict[int, tuple[int, ...]] = {}

    def rivals(self, seat: int) -> list[int]:
        """The other living players, from its left."""
        around = self.config.clockwise[seat]
        return [other for other in around if other != seat and self.life[other] > 0]

    def life_of(self, party: int) -> int:
        """A player's or the monster's."""
        return self.view.monster_life if party == MONSTER else self.life[party]

    def abilities(self, party: int) -> tuple[int, ...]:
        """What acts for a party beside its cards: characters or the monster's action, and what
        lasts."""
        found = self._abilities.get(party)
        if found is None:
            view, cards = self.view, self.config.cards
            own: list[int] = []
            if party == MONSTER:
                if view.monster >= 0 and view.sum:
                    own += cards.monsters[view.monster].actions[view.sum - FIRST_SUM].abilities
            else:
                for character in view.players[party].characters:
                    own += cards.characters[character].abilities
            own += [thing.ability for thing in view.lasting if thing.holder == party]
            spent = (*view.rest.spent, *view.rest.spent_turn)
            if spent:
                own = [number for number in own if PARTIES * number + party not in spent]
            found = self._abilities[party] = tuple(own)
        return found

    def cover(self, party: int, subtype: int) -> float:
        """The points that stand against an attack (HAM-12), with what effects add to them."""
        found = self._covers.get((party, subtype))
        if found is None:
            found = self._covers[party, subtype] = self._cover(party, subtype)
        return found

    def _cover(self, party: int, subtype: int) -> float:
        config, view = self.config, self.view
        total = 0.0
        if party == MONSTER:
            total += config.cards.monsters[view.monster].defence
        else:
            player = view.players[party]
            for slot in range(SLOTS):
                card = player.cards[slot]
                if card < 0 or player.down >> slot & 1:
                    continue
                points = config.against[card][subtype]
                if points != NO_MATCH:
                    fixed = guard(config, card)
                    total += points + (self._guard(card, party) if fixed is None else fixed)
        for number in self.abilities(party):
            total += self.shield(number, party, subtype)
        return total

    def _guard(self, card: int, party: int) -> float:
        """What the effects of a defence card add to its points, its owner's cards being counted."""
        config, total = self.config, 0.0
        for number in config.own[card]:
            ability = config.code.abilities[number]
            if _defends(ability):
                likely = _typically(config, ability.test)
                total += likely * _points(config, ability, self, party)
        return total

    def shield(self, number: int, party: int, subtype: int) -> float:
        """What an ability of a defender is worth in points."""
        ability = self.config.code.abilities[number]
        if not _defends(ability):
            return 0.0
        likely = self.likely(ability.test, party, subtype)
        return likely * _points(self.config, ability) if likely else 0.0

    def edge(self, numbers: Sequence[int], party: int, subtype: int) -> float:
        """What abilities of an attacker add to its points."""
        total = 0.0
        abilities = self.config.code.abilities
        for number in numbers:
            ability = abilities[number]
            if _attacks(ability):
                likely = self.likely(ability.test, party, subtype)
                total += likely * _points(self.config, ability, self, party) if likely else 0.0
        return total

    def lead(self, attacker: int, subtype: int, points: float, target: int) -> float:
        """How many points an attack has more than its target, dice apart."""
        return (
            points
            + self.edge(self.abilities(attacker), attacker, subtype)
            - self.cover(target, subtype)
        )

    def likely(self, test: int, owner: int, subtype: int = NONE, other: int = NONE) -> float:
        """How likely the conditions of a test hold; what is to be seen is looked at."""
        chance = 1.0
        for condition in self.config.code.tests[test] if test else ():
            chance *= self.holds(condition, owner, subtype, other)
            if not chance:
                break
        return chance

    def holds(
        self, condition: ConditionCode, owner: int, subtype: int = NONE, other: int = NONE
    ) -> float:
        """How likely one condition holds."""
        op = condition.op
        if op == TYPE and subtype != NONE:
            return float(condition.a >> subtype & 1)
        if op == RANK and owner != MONSTER:
            others = [self.life[seat] for seat in self.rivals(owner)] or [0]
            mine = self.life[owner]
            return float(mine >= max(others) if condition.a == MOST_LIFE else mine <= min(others))
        if op == AGAINST and other != NONE:
            return float((other == MONSTER) is bool(condition.a))
        if op == LIFE:
            party = owner if condition.a == OWNER else other
            if party != NONE:
                return float(condition.least <= self.life_of(party) <= condition.most)
        if op == CARDS:
            party = owner if condition.a == OWNER else other
            if party not in (NONE, MONSTER):
                number = self.cards_of(party, condition.kind, condition.face)
                return float(condition.least <= number <= condition.most)
        return typical(condition)

    def cards_of(self, seat: int, kind: int, face: int) -> int:
        """How many cards of a seat are of a kind and lie so, as far as the view shows."""
        player, kinds, found = self.view.players[seat], self.config.kind, 0
        for slot in range(SLOTS):
            card, hidden = player.cards[slot], player.down >> slot & 1
            if (face == FACE_UP and hidden) or (face == FACE_DOWN and not hidden):
                continue
            found += kind == ANY_KIND or (card >= 0 and kinds[card] == kind)
        return found


def typical(condition: ConditionCode) -> float:
    """How likely a condition holds when nothing of it is to be seen."""
    op, least, most = condition.op, condition.least, condition.most
    if op in (ROLL, DIE_SHOWS):
        return max(0, min(DIE, most) - max(1, least) + 1) / DIE
    if op == RESULT:
        return _RESULTS[condition.a]
    if op == TYPE:
        return condition.a.bit_count() / 8
    if op == LOST:
        return 0.5 if least <= TYPICAL_LOSS + 1 else 0.3
    if op == AGAINST:
        return 0.1 if condition.a else 0.9
    if op == CARDS and condition.kind != ANY_KIND:
        return 0.8 if condition.least else 0.15
    return 0.5


def average(config: Config, number: int, sight: Sight | None = None, owner: int = NONE) -> float:
    """How much an amount is on average."""
    amount = config.code.amounts[number]
    if amount.kind == DICE:
        found = AVERAGE_DIE * amount.a
    elif amount.kind == COUNT:
        found = _counted(amount.a, sight, owner) * amount.times // amount.over
    else:
        found = float(amount.a)
    return min(float(amount.most), found)


def _counted(what: int, sight: Sight | None, owner: int) -> float:
    if what == LOST_LIFE:
        return TYPICAL_LOSS
    if what == THE_ATTACK_DIE:
        return AVERAGE_DIE + 1
    if sight is None or owner in (NONE, MONSTER):
        return _USUAL_COUNTS[what]
    if what == LIVING:
        return float(sum(life > 0 for life in sight.life))
    kind = ATTACK if what == ATTACK_CARDS else ANY_KIND
    return float(sight.cards_of(owner, kind, FACE_DOWN if what == CARDS_DOWN else FACE_UP))


def _defends(ability: AbilityCode) -> bool:
    if ability.kind == MOD:
        return ability.what in (DEFENCE_POINTS, DEFENCE_DIE)
    if ability.kind != INSTEAD:
        return False
    if ability.what in (PREVENT, REDIRECT):
        return ability.a in (ANY_CAUSE, BY_ATTACK)
    return ability.what == REROLL and (ability.a == 1) is (ability.who == OWNER)


def _attacks(ability: AbilityCode) -> bool:
    if ability.kind == MOD:
        return ability.what in (ATTACK_POINTS, ATTACK_DIE)
    rerolls = ability.kind == INSTEAD and ability.what == REROLL
    return rerolls and (ability.a == 0) is (ability.who == OWNER)


def _points(
    config: Config, ability: AbilityCode, sight: Sight | None = None, owner: int = NONE
) -> float:
    """What an ability that defends or attacks is worth in points, when it acts."""
    if ability.kind == INSTEAD and ability.what == REROLL:
        faces = range(ability.b, min(DIE, ability.c) + 1)
        if not faces:
            return 0.0
        return abs(AVERAGE_DIE - sum(faces) / len(faces)) * len(faces) / DIE
    if ability.amount == NONE:
        return TYPICAL_LOSS
    return ability.sign * average(config, ability.amount, sight, owner)


def _typically(config: Config, test: int) -> float:
    """How likely the conditions of a test hold when nothing of them is to be seen."""
    chance = 1.0
    for condition in config.code.tests[test]:
        chance *= typical(condition)
    return chance


@lru_cache(maxsize=GUARDS)
def guard(config: Config, card: int) -> float | None:
    """What the effects of a defence card add to its points; None if they count something."""
    code, total = config.code, 0.0
    for number in config.own[card]:
        ability = code.abilities[number]
        if _defends(ability):
            if ability.amount != NONE and code.amounts[ability.amount].kind == COUNT:
                return None
            total += _typically(config, ability.test) * _points(config, ability)
    return total

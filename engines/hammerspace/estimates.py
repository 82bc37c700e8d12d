"""Quick estimates of attacks for bots: points against points, two dice, rules of thumb for effects.

`odds` is the exact measure; here all attacks of a view take microseconds. A defender that must use
cards until they reach the power (HAM-13) loses life only if all matching cards fall short of it. So
only their sum counts, not the choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import ATTACK, DEFENCE, DIE, FIRST_SUM, SLOTS, TYPE_OF
from engines.hammerspace.chances import AVERAGE_DIE
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
    DEFENCE_CARDS,
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
    SPARE_ATTACKS,
    SPRUNG,
    THE_ATTACK_DIE,
    TYPE,
    AbilityCode,
    ConditionCode,
)
from engines.hammerspace.effects.codes import DIE as DIE_SHOWS
from engines.hammerspace.facing import facing
from engines.hammerspace.view import View

GUARDS: Final = 64
"""The size of the cache of cards' guards: a few configurations, or it would grow for ever."""
TYPICAL_LOSS: Final = 4
"""The assumed life lost to a successful attack, for effects before the result is known."""
_RESULTS: Final = (0.65, 0.35, 0.08)
"""How often an attack hits, misses, kills."""
UNKNOWN: Final = 0.5
"""The chance that a card is sprung (HAM-27), if nothing says whether it is."""

_USUAL_COUNTS: Final = {
    CARDS_UP: 3.8, CARDS_DOWN: 0.2, ATTACK_CARDS: 1.8, LIVING: 3.0, DEFENCE_CARDS: 1.0,
    SPARE_ATTACKS: 0.8,
}  # fmt: skip
"""The assumed counts when nothing is visible: thinking players leave few cards face down."""


_KINDS: Final = {ATTACK_CARDS: ATTACK, SPARE_ATTACKS: ATTACK, DEFENCE_CARDS: DEFENCE}
"""The kinds of the cards that are counted; others are of any kind."""


class Sight:
    """A view prepared for estimates: the possible targets and their defences."""

    __slots__ = ("_abilities", "_covers", "_edges", "config", "crowned", "life", "seat", "view")

    def __init__(self, config: Config, view: View) -> None:
        self.config, self.view, self.seat = config, view, view.seat
        self.life = [player.life for player in view.players]
        self.crowned = self._crowned()
        self._covers: dict[tuple[int, int], float] = {}
        self._edges: dict[tuple[int, int], float] = {}
        self._abilities: dict[int, tuple[int, ...]] = {}

    def _crowned(self) -> int:
        """Return who has the crown, or `NONE` without any (HAM-30)."""
        if not self.config.parameters.crown:
            return NONE
        if self.view.attack is not None and self.view.attack.required:
            return self.view.later.crowned
        most = max(self.life)
        return self.life.index(most) if self.life.count(most) == 1 else NONE

    def sprung(self, seat: int, slot: int) -> float:
        """Return 1.0 if the card in a seat's slot is sprung, else 0.0 (HAM-27)."""
        return float(self.view.later.is_sprung(SLOTS * seat + slot))

    def mark(self, party: int, subtype: int) -> int:
        """Return what a mark adds to a party's loss to an attack, 0 without one (HAM-33)."""
        marks, type_ = self.view.later.marks, TYPE_OF[subtype]
        return sum([each.amount for each in marks if (each.holder, each.type) == (party, type_)])

    def rivals(self, seat: int) -> list[int]:
        """Return the other living players, from the seat's left."""
        around = self.config.clockwise[seat]
        return [other for other in around if other != seat and self.life[other] > 0]

    def life_of(self, party: int) -> int:
        return self.view.monster_life if party == MONSTER else self.life[party]

    def abilities(self, party: int) -> tuple[int, ...]:
        """Return the abilities that act for a party beside its cards.

        They are those of its characters or of the monster's action, and the lasting ones.
        """
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
        """Return a party's points against an attack (HAM-12), with estimates for its effects."""
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
            for slot, card in facing(config, view.players[party], subtype):
                fixed = guard(config, card)
                if fixed is None:
                    fixed = self._guard(card, party, self.sprung(party, slot))
                total += config.against[card][subtype] + fixed
        for number in self.abilities(party):
            total += self.shield(number, party, subtype)
        return total

    def _guard(self, card: int, party: int, sprung: float) -> float:
        """Return the points that a defence card's effects add, with its owner's cards counted."""
        config, total = self.config, 0.0
        for number in config.own[card]:
            ability = config.code.abilities[number]
            if _defends(ability):
                likely = _typically(config, ability.test, sprung)
                total += likely * _points(config, ability, self, party)
        return total

    def shield(self, number: int, party: int, subtype: int) -> float:
        """Return the worth of a defender's ability in points."""
        ability = self.config.code.abilities[number]
        if not _defends(ability):
            return 0.0
        likely = self.likely(ability.test, party, subtype)
        return likely * _points(self.config, ability) if likely else 0.0

    def edge(
        self, numbers: Sequence[int], party: int, subtype: int, sprung: float = UNKNOWN
    ) -> float:
        """Return the points that an attacker's abilities add; `sprung` is the chance that its card
        is (HAM-27)."""
        total = 0.0
        abilities = self.config.code.abilities
        for number in numbers:
            ability = abilities[number]
            if _attacks(ability):
                likely = self.likely(ability.test, party, subtype, sprung=sprung)
                total += likely * _points(self.config, ability, self, party) if likely else 0.0
        return total

    def lead(self, attacker: int, subtype: int, points: float, target: int) -> float:
        """Return the lead of an attack over its target's defence in points, without dice."""
        edge = self._edges.get((attacker, subtype))
        if edge is None:  # the same for all targets
            edge = self.edge(self.abilities(attacker), attacker, subtype)
            self._edges[attacker, subtype] = edge
        crown = self.config.parameters.crown if target == self.crowned else 0
        return points + edge + crown - self.cover(target, subtype)

    def likely(
        self,
        test: int,
        owner: int,
        subtype: int = NONE,
        other: int = NONE,
        sprung: float = UNKNOWN,
    ) -> float:
        """Return the probability that all conditions of a test hold, from the view where possible.
        `sprung` is the chance that the card in question is sprung."""
        chance = 1.0
        for condition in self.config.code.tests[test] if test else ():
            if condition.op == SPRUNG:
                chance *= sprung
            else:
                chance *= self.holds(condition, owner, subtype, other)
            if not chance:
                break
        return chance

    def holds(
        self, condition: ConditionCode, owner: int, subtype: int = NONE, other: int = NONE
    ) -> float:
        """Return the probability that one condition holds."""
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
        """Return the number of a seat's cards of a kind and face, as far as the view shows."""
        player, kinds, found = self.view.players[seat], self.config.kind, 0
        for slot in range(SLOTS):
            card, hidden = player.cards[slot], player.down >> slot & 1
            if (face == FACE_UP and hidden) or (face == FACE_DOWN and not hidden):
                continue
            found += kind == ANY_KIND or (card >= 0 and kinds[card] == kind)
        return found

    def spare(self, seat: int, kind: int) -> int:
        """Return the number of a seat's face-up cards of a kind that are not in use."""
        player, kinds = self.view.players[seat], self.config.kind
        away = player.down | player.used
        return sum(
            card >= 0 and kinds[card] == kind and not away >> slot & 1
            for slot, card in enumerate(player.cards)
        )


def typical(condition: ConditionCode) -> float:
    """Return the probability that a condition holds without any information from a view."""
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
    """Return the mean of an amount."""
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
    kind = _KINDS.get(what, ANY_KIND)
    if what in (DEFENCE_CARDS, SPARE_ATTACKS):
        return float(sight.spare(owner, kind))
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
    """Return the worth in points of an attacking or defending ability when it acts."""
    if ability.kind == INSTEAD and ability.what == REROLL:
        faces = range(ability.b, min(DIE, ability.c) + 1)
        if not faces:
            return 0.0
        return abs(AVERAGE_DIE - sum(faces) / len(faces)) * len(faces) / DIE
    if ability.amount == NONE:
        return TYPICAL_LOSS
    return ability.sign * average(config, ability.amount, sight, owner)


def is_spring(config: Config, ability: AbilityCode) -> bool:
    """Whether an ability acts only while its card is sprung (HAM-27)."""
    return config.springs and any(each.op == SPRUNG for each in config.code.tests[ability.test])


def _typically(config: Config, test: int, sprung: float = UNKNOWN) -> float:
    """Return the probability that a test holds without any information from a view but whether the
    card is sprung."""
    chance = 1.0
    for condition in config.code.tests[test]:
        chance *= sprung if condition.op == SPRUNG else typical(condition)
    return chance


@lru_cache(maxsize=GUARDS)
def guard(config: Config, card: int) -> float | None:
    """Return the points that a defence card's effects add; None if they count something, or ask
    whether the card is sprung."""
    code, total = config.code, 0.0
    for number in config.own[card]:
        ability = code.abilities[number]
        if _defends(ability):
            if ability.amount != NONE and code.amounts[ability.amount].kind == COUNT:
                return None
            if is_spring(config, ability):
                return None
            total += _typically(config, ability.test) * _points(config, ability)
    return total

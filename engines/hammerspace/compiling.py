"""Compilation of decks: every effect becomes tuples in one `codes.Code`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.hammerspace import cards, models
from engines.hammerspace.cards import FIRST_SUM, KINDS, SUBTYPES, SUMS, TYPE_OF, TYPES
from engines.hammerspace.deck import Deck
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.asking import Amount, Condition
from engines.hammerspace.effects.vocabulary import (
    Ability,
    Flip,
    Instead,
    Mod,
    Replace,
    Step,
    Swap,
    Take,
    When,
)
from engines.hammerspace.options import MOST_PLAYERS

T = TypeVar("T")


REACHES = ("all", "one", "two", "three", "four", "five")
"""The words of `cards.MainCard.reach` by number: `cards.REACH_ALL`, then the number of targets."""


EATEN = {"any": cards.ANYTHING, **{kind: number for number, kind in enumerate(KINDS)}}
"""What a monster eats by its words (HAM-32)."""


def to_cards(found: Deck, seats: int = MOST_PLAYERS) -> cards.Cards:
    """Return the deck for the engine, without characters who need more players than there are
    (HAM-4)."""
    compiler = Compiler()
    main = tuple(_card(card, compiler) for card in found.cards)
    characters = tuple(
        cards.CharacterCard(card.id, compiler.abilities(card.abilities))
        for card in found.characters
        if card.seats <= seats
    )
    monsters = tuple(_monster(card, compiler) for card in found.monsters)
    return cards.Cards(main, characters, monsters, compiler.code())


def _card(card: models.Card, compiler: Compiler) -> cards.MainCard:
    kind, subtype, points, reach = KINDS.index(card.tag), fx.NONE, 0, 1
    against = cards.UNMATCHED
    if card.attack:
        subtype, points = SUBTYPES.index(card.attack.subtype), card.attack.points
        reach = REACHES.index(card.attack.reach)
    elif card.defence:
        against = card.defence.against.points()
    return cards.MainCard(
        card.id,
        kind,
        subtype,
        points,
        reach,
        against,
        block=compiler.block(deed.do) if (deed := card.ability or card.play) else fx.NONE,
        abilities=compiler.abilities(card.abilities),
        keep=compiler.test(card.keep.conditions) if card.keep else fx.NONE,
    )


def _monster(card: models.Monster, compiler: Compiler) -> cards.HammerspaceMonster:
    actions = [cards.MonsterAction()] * SUMS
    for action in card.actions:
        made = cards.MonsterAction(compiler.block(action.do), compiler.abilities(action.abilities))
        for total in action.sums:
            actions[total - FIRST_SUM] = made
    reward = compiler.block(card.reward)
    eats = EATEN[card.feed] if card.feed else cards.INEDIBLE
    return cards.HammerspaceMonster(card.id, card.life, card.defence, tuple(actions), reward, eats)


class Compiler:
    """A collector of compiled code. Equal amounts, tests and blocks share a number."""

    def __init__(self) -> None:
        self._amounts: list[fx.AmountCode] = []
        self._tests: list[tuple[fx.ConditionCode, ...]] = [()]
        self._blocks: list[tuple[fx.StepCode, ...]] = []
        self._abilities: list[fx.AbilityCode] = []

    def code(self) -> fx.Code:
        return fx.Code(
            tuple(self._amounts), tuple(self._tests), tuple(self._blocks), tuple(self._abilities)
        )

    def amount(self, amount: Amount | None) -> int:
        """Return the number of an amount, `NONE` for none."""
        if amount is None:
            return fx.NONE
        if amount.count:
            count = amount.count
            of = fx.COUNTS.index(count.of)
            made = fx.AmountCode(fx.COUNT, of, count.times, count.over, count.most)
        elif amount.dice:
            made = fx.AmountCode(fx.DICE, amount.dice)
        else:
            made = fx.AmountCode(fx.NUMBER, amount.number or 0)
        return _index(self._amounts, made)

    def test(self, conditions: Sequence[Condition]) -> int:
        """Return the number of a list of conditions; 0 is the empty one."""
        return _index(self._tests, tuple(_condition(condition) for condition in conditions))

    def block(self, steps: Sequence[Step]) -> int:
        """Return the number of a block of steps, `NONE` for no steps."""
        if not steps:
            return fx.NONE
        return _index(self._blocks, tuple(self._step(step) for step in steps))

    def abilities(self, abilities: Sequence[Ability]) -> tuple[int, ...]:
        """Return the numbers of abilities, in their order."""
        return tuple(self.ability(ability) for ability in abilities)

    def ability(self, ability: Ability) -> int:
        """Return the number of an ability. Each has its own, because limits are counted by it."""
        made = self._ability(ability)
        self._abilities.append(made)
        return len(self._abilities) - 1

    def _ability(self, ability: Ability) -> fx.AbilityCode:
        member = ability.member
        test = self.test(member.conditions)
        if isinstance(member, When):
            return fx.AbilityCode(
                fx.WHEN,
                fx.EVENTS.index(member.event),
                test=test,
                limit=_limit(member.limit),
                subject=fx.SUBJECTS.index(member.by),
                may=int(member.may),
                block=self.block(member.do),
            )
        if isinstance(member, Mod):
            return fx.AbilityCode(
                fx.MOD,
                fx.FIGURES.index(member.figure),
                test=test,
                amount=self.amount(member.add or member.less),
                sign=1 if member.add else -1,
            )
        return self._instead(member, test)

    def _instead(self, instead: Instead, test: int) -> fx.AbilityCode:
        made = fx.AbilityCode(
            fx.INSTEAD, fx.INSTEADS.index(instead.tag), test=test, limit=_limit(instead.limit)
        )
        if instead.ignore:
            return made._replace(a=fx.IGNORED.index(instead.ignore))
        if instead.reroll:
            die, (low, high) = instead.reroll, instead.reroll.bounds
            whose = fx.SELECTORS.index(die.whose)
            return made._replace(who=whose, a=_DICE.index(die.die), b=low, c=high)
        loss = instead.prevent or instead.increase or instead.redirect
        if loss:
            cause = fx.CAUSES.index(loss.cause)
            made = made._replace(amount=self.amount(loss.amount), a=cause)
        if instead.redirect:
            made = made._replace(who=fx.SELECTORS.index(instead.redirect.to))
        return made

    def _step(self, step: Step) -> fx.StepCode:
        op, member = fx.STEPS.index(step.tag), step.member
        who = getattr(member, "to", getattr(member, "of", "owner"))
        made = fx.StepCode(
            op, fx.SELECTORS.index(who), self.amount(getattr(member, "amount", None))
        )
        if step.attack:
            points = self.amount(step.attack.points)
            return made._replace(amount=points, a=SUBTYPES.index(step.attack.subtype))
        if step.give:
            turns, uses = step.give.turns, step.give.uses
            return made._replace(
                a=self.ability(step.give.ability),
                b=fx.NONE if turns is None else turns,
                c=fx.ENDS.index(step.give.ends),
                d=fx.NONE if uses is None else uses,
            )
        if isinstance(member, Take | Swap | Replace | Flip):
            kind = fx.ANY_KIND if member.kind is None else KINDS.index(member.kind)
            which, face = fx.PICKS.index(member.which), fx.FACES.index(member.face)
            mine = fx.PICKS.index(member.mine) if isinstance(member, Swap) else 0
            return made._replace(a=which, b=kind, c=face, d=mine)
        if step.mark:
            return made._replace(a=fx.MARK_WORDS.index(step.mark.kind))
        if step.skip:
            return made._replace(a=step.skip.turns)
        if step.timer:
            return made._replace(a=step.timer.later - step.timer.sooner)
        if step.test:
            then, otherwise = self.block(step.test.then), self.block(step.test.otherwise)
            return made._replace(a=self.test(step.test.conditions), b=then, c=otherwise)
        if step.choose:
            blocks = [self.block(option.do) for option in step.choose] + [fx.NONE]
            return made._replace(a=blocks[0], b=blocks[1], c=blocks[2])
        return made


_DICE = ("attack", "defence")


def _condition(condition: Condition) -> fx.ConditionCode:
    op = fx.CONDITIONS.index(condition.tag)
    if condition.roll:
        return fx.ConditionCode(op, least=condition.roll, most=6)
    if condition.die:
        return fx.ConditionCode(op, _DICE.index(condition.die.of), *condition.die.bounds)
    if condition.type:
        return fx.ConditionCode(op, mask(condition.type))
    if condition.life:
        return fx.ConditionCode(op, fx.SELECTORS.index(condition.life.of), *condition.life.bounds)
    if condition.lost:
        return fx.ConditionCode(op, 0, *condition.lost.bounds)
    if condition.sprung:
        return fx.ConditionCode(op)
    if condition.cards:
        cards = condition.cards
        kind = fx.ANY_KIND if cards.kind is None else KINDS.index(cards.kind)
        whose, face = fx.SELECTORS.index(cards.of), fx.FACES.index(cards.face)
        return fx.ConditionCode(op, whose, *cards.bounds, kind, face)
    words = {"result": fx.RESULTS, "rank": fx.RANKS, "against": fx.PARTIES}[condition.tag]
    return fx.ConditionCode(op, words.index(condition.member))


def mask(types: Sequence[str]) -> int:
    """Return types and subtypes as bits of subtypes; a type includes all of its subtypes."""
    bits = 0
    for subtype, word in enumerate(SUBTYPES):
        if word in types or TYPES[TYPE_OF[subtype]] in types:
            bits |= 1 << subtype
    return bits


def _limit(limit: str | None) -> int:
    return fx.EVER if limit is None else fx.LIMITS.index(limit)


def _index(items: list[T], item: T) -> int:
    if item not in items:
        items.append(item)
    return items.index(item)

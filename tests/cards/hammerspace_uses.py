"""Which words of the vocabulary each card of a deck uses, counted in the compiled tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engines.hammerspace.cards import KINDS, Cards
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, AbilityCode, AmountCode, ConditionCode, StepCode

Word = tuple[str, str]
"""A family of words and one of them: ("step", "take")."""

FAMILIES: dict[str, tuple[str, ...]] = {
    "ability": fx.ABILITIES,
    "event": fx.EVENTS,
    "subject": fx.SUBJECTS,
    "limit": fx.LIMITS,
    "figure": fx.FIGURES,
    "sign": ("add", "less"),
    "instead": fx.INSTEADS,
    "cause": fx.CAUSES,
    "ignored": fx.IGNORED,
    "step": fx.STEPS,
    "selector": fx.SELECTORS,
    "pick": fx.PICKS,
    "face": fx.FACES,
    "amount": ("number", "dice", "count"),
    "count": fx.COUNTS,
    "condition": fx.CONDITIONS,
    "result": fx.RESULTS,
    "rank": fx.RANKS,
    "against": fx.PARTIES,
    "end": fx.ENDS,
    "kind": KINDS,
    "party": ("owner", "other"),
    "die": ("attack", "defence"),
    "rerolled": ("attack", "defence"),
    "whose": ("owner", "other"),
    "bound": ("over", "times", "most"),
    "lasting": ("turns", "uses"),
    "asked": ("may",),
}
"""Every closed family of words, as the tables number them."""


def users(cards: Cards) -> dict[Word, set[str]]:
    """The ids of the cards, characters and monsters that use each word."""
    found: dict[Word, set[str]] = defaultdict(set)
    reader = _Reader(cards)
    for card in cards.main:
        for word in [*reader.block(card.block), *reader.test(max(card.keep, 0))]:
            found[word].add(card.id)
        for word in reader.abilities(card.abilities):
            found[word].add(card.id)
    for character in cards.characters:
        for word in reader.abilities(character.abilities):
            found[word].add(character.id)
    for monster in cards.monsters:
        for action in monster.actions:
            for word in [*reader.block(action.block), *reader.abilities(action.abilities)]:
                found[word].add(monster.id)
        for word in reader.block(monster.reward):
            found[word].add(monster.id)
    return found


class _Reader:
    """Walks what a card says."""

    def __init__(self, cards: Cards) -> None:
        self.code = cards.code

    def abilities(self, numbers: tuple[int, ...]) -> Iterator[Word]:
        for number in numbers:
            yield from self.ability(self.code.abilities[number])

    def ability(self, ability: AbilityCode) -> Iterator[Word]:
        yield "ability", fx.ABILITIES[ability.kind]
        yield "limit", fx.LIMITS[ability.limit]
        yield from self.test(ability.test)
        yield from self.amount(ability.amount)
        if ability.kind == fx.WHEN:
            yield "event", fx.EVENTS[ability.what]
            yield "subject", fx.SUBJECTS[ability.subject]
            if ability.may:
                yield "asked", "may"
            yield from self.block(ability.block)
        elif ability.kind == fx.MOD:
            yield "figure", fx.FIGURES[ability.what]
            yield "sign", "add" if ability.sign > 0 else "less"
        else:
            yield from self._instead(ability)

    def _instead(self, ability: AbilityCode) -> Iterator[Word]:
        yield "instead", fx.INSTEADS[ability.what]
        if ability.what in (fx.PREVENT, fx.CHANGE, fx.REDIRECT):
            yield "cause", fx.CAUSES[ability.a]
        if ability.what == fx.REDIRECT:
            yield "selector", fx.SELECTORS[ability.who]
        if ability.what == fx.IGNORE:
            yield "ignored", fx.IGNORED[ability.a]
        if ability.what == fx.REROLL:
            yield "rerolled", ("attack", "defence")[ability.a]
            yield "whose", fx.SELECTORS[ability.who]

    def test(self, number: int) -> Iterator[Word]:
        for condition in self.code.tests[number]:
            yield from self.condition(condition)

    def condition(self, condition: ConditionCode) -> Iterator[Word]:
        word = fx.CONDITIONS[condition.op]
        yield "condition", word
        if condition.op == fx.RESULT:
            yield "result", fx.RESULTS[condition.a]
        elif condition.op == fx.RANK:
            yield "rank", fx.RANKS[condition.a]
        elif condition.op == fx.AGAINST:
            yield "against", fx.PARTIES[condition.a]
        elif condition.op == fx.DIE:
            yield "die", ("attack", "defence")[condition.a]
        elif condition.op in (fx.LIFE, fx.CARDS):
            yield "party", fx.SELECTORS[condition.a]
        if condition.op == fx.CARDS:
            yield from self._cards(condition.kind, condition.face)

    def _cards(self, kind: int, face: int) -> Iterator[Word]:
        yield "face", fx.FACES[face]
        if kind != fx.ANY_KIND:
            yield "kind", KINDS[kind]

    def amount(self, number: int) -> Iterator[Word]:
        if number == NONE:
            return
        amount: AmountCode = self.code.amounts[number]
        yield "amount", ("number", "dice", "count")[amount.kind]
        if amount.kind == fx.COUNT:
            yield "count", fx.COUNTS[amount.a]
            given = {"over": amount.over > 1, "times": amount.times > 1}
            given["most"] = amount.most < fx.MOST
            yield from (("bound", name) for name, is_given in given.items() if is_given)

    def block(self, number: int) -> Iterator[Word]:
        for step in self.code.blocks[number] if number != NONE else ():
            yield from self.step(step)

    def step(self, step: StepCode) -> Iterator[Word]:
        yield "step", fx.STEPS[step.op]
        yield from self.amount(step.amount)
        if step.op not in (fx.TEST, fx.CHOOSE, fx.AGAIN, fx.TIMER):
            yield "selector", fx.SELECTORS[step.who]
        if step.op in (fx.TAKE, fx.SWAP, fx.REPLACE, fx.FLIP):
            yield "pick", fx.PICKS[step.a]
            yield from self._cards(step.b, step.c)
        elif step.op == fx.GIVE:
            lasting = {"turns": step.b, "uses": step.d}
            yield from (("lasting", name) for name, n in lasting.items() if n != NONE)
            if step.b != NONE:
                yield "end", fx.ENDS[step.c]
            yield from self.ability(self.code.abilities[step.a])
        elif step.op == fx.TEST:
            yield from (*self.test(step.a), *self.block(step.b), *self.block(step.c))
        elif step.op == fx.CHOOSE:
            for block in (step.a, step.b, step.c):
                yield from self.block(block)

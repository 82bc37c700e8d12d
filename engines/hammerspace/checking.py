"""Checks of compiled cards: every index must point at an existing entry.

`effects.soundness` checks decks, and finds more; this module checks saved configurations.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.hammerspace.cards import (
    ATTACK,
    DEFENCE,
    DIE,
    INEDIBLE,
    KINDS,
    NO_MATCH,
    SUBTYPES,
    TYPE_OF,
    TYPES,
    UNMATCHED,
    Cards,
    MainCard,
)
from engines.hammerspace.effects import codes as fx

MOST_REACHED: Final = 5
_WHO: Final = len(fx.SELECTORS)


def sound(cards: Cards) -> bool:
    """Whether the rules can play with these cards without an error."""
    code = cards.code
    lasting = (range(len(code.abilities)), range(fx.NONE, len(code.blocks)))
    return (
        bool(code.tests)
        and not code.tests[0]
        and all(_amount(each) for each in code.amounts)
        and all(_condition(each) for test in code.tests for each in test)
        and all(_step(each, code) for block in code.blocks for each in block)
        and all(_ability(each, code) for each in code.abilities)
        and all(_card(each, code) for each in cards.main)
        and all(_within(each.abilities, lasting[0]) for each in cards.characters)
        and all(
            monster.life > 0
            and monster.defence >= 0
            and monster.reward in lasting[1]
            and monster.eats in range(INEDIBLE, len(KINDS))
            and all(
                action.block in lasting[1] and _within(action.abilities, lasting[0])
                for action in monster.actions
            )
            for monster in cards.monsters
        )
    )


def _within(numbers: Iterable[int], allowed: range) -> bool:
    return all(number in allowed for number in numbers)


def _amount(amount: fx.AmountCode) -> bool:
    kinds = {
        fx.NUMBER: range(fx.MOST + 1),
        fx.DICE: range(1, DIE + 1),
        fx.COUNT: range(len(fx.COUNTS)),
    }
    fits = amount.kind in kinds and amount.a in kinds[amount.kind]
    return fits and amount.over > 0 and amount.times >= 0 and 0 <= amount.most <= fx.MOST


def _condition(condition: fx.ConditionCode) -> bool:
    sizes = {
        fx.DIE: 2,
        fx.RESULT: len(fx.RESULTS),
        fx.TYPE: 1 << len(SUBTYPES),
        fx.LIFE: 2,
        fx.RANK: len(fx.RANKS),
        fx.CARDS: 2,
        fx.AGAINST: len(fx.PARTIES),
    }
    return (
        0 <= condition.op < len(fx.CONDITIONS)
        and 0 <= condition.a < sizes.get(condition.op, 1)
        and condition.kind in range(fx.ANY_KIND, len(KINDS))
        and condition.face in range(len(fx.FACES))
    )


def _step(step: fx.StepCode, code: fx.Code) -> bool:
    """Whether the numbers of a step are valid for its operation; see `codes.StepCode`."""
    if step.op not in range(len(fx.STEPS)) or step.who not in range(_WHO):
        return False
    if step.amount not in range(fx.NONE, len(code.amounts)):
        return False
    blocks, tests = range(len(code.blocks)), range(len(code.tests))
    some = range(fx.NONE, len(code.blocks))
    if step.op in (fx.DAMAGE, fx.HEAL):
        return step.amount in range(len(code.amounts))
    if step.op == fx.STRIKE:
        return step.amount in range(len(code.amounts)) and step.a in range(len(SUBTYPES))
    if step.op == fx.GIVE:
        least = min(step.b, step.d) >= fx.NONE and 0 not in (step.b, step.d)
        known = step.a in range(len(code.abilities)) and step.c in range(len(fx.ENDS))
        return known and least
    if step.op in (fx.TAKE, fx.SWAP, fx.REPLACE, fx.FLIP):
        kinds, faces = range(fx.ANY_KIND, len(KINDS)), range(len(fx.FACES))
        picks = range(len(fx.PICKS))
        known = step.a in picks and step.d in picks
        return known and step.b in kinds and step.c in faces
    if step.op == fx.BOOST:
        return step.amount in range(len(code.amounts))
    if step.op == fx.MARK:
        return step.a in range(len(TYPES))
    if step.op == fx.SKIP:
        return step.a > 0
    if step.op == fx.TEST:
        return step.a in tests and step.b in blocks and step.c in some
    if step.op == fx.CHOOSE:
        return step.a in blocks and step.b in blocks and step.c in some
    return True


def _ability(ability: fx.AbilityCode, code: fx.Code) -> bool:
    sizes = {fx.WHEN: fx.EVENTS, fx.MOD: fx.FIGURES, fx.INSTEAD: fx.INSTEADS}
    if ability.kind not in sizes or ability.what not in range(len(sizes[ability.kind])):
        return False
    block = range(len(code.blocks)) if ability.kind == fx.WHEN else range(fx.NONE, 0)
    least = 0 if ability.kind == fx.MOD else fx.NONE
    return (
        ability.test in range(len(code.tests))
        and ability.limit in range(len(fx.LIMITS))
        and ability.subject in range(len(fx.SUBJECTS))
        and ability.may in (0, 1)
        and ability.block in block
        and ability.amount in range(least, len(code.amounts))
        and ability.sign in (1, -1)
        and ability.who in range(_WHO)
        and ability.a in range(max(len(fx.CAUSES), len(fx.IGNORED)))
    )


def _card(card: MainCard, code: fx.Code) -> bool:
    """Whether an attack has a subtype, and a defence points by subtype."""
    blocks = range(fx.NONE, len(code.blocks))
    fits = (
        card.kind in range(len(KINDS))
        and len(card.against) == len(UNMATCHED)
        and min(card.against) >= min(UNMATCHED)
        and card.block in blocks
        and card.keep in range(fx.NONE, len(code.tests))
        and _within(card.abilities, range(len(code.abilities)))
    )
    if card.kind == ATTACK:
        return (
            fits
            and card.subtype in range(len(SUBTYPES))
            and card.points >= 0
            and card.reach in range(MOST_REACHED + 1)
        )
    return fits and (card.kind == DEFENCE) is (card.against != UNMATCHED) and _whole_types(card)


def _whole_types(card: MainCard) -> bool:
    """Whether a defence that works against a subtype works against all of its type (HAM-12)."""
    named = zip(TYPE_OF, card.against, strict=True)
    return len({(kind, points != NO_MATCH) for kind, points in named}) == len(TYPES)

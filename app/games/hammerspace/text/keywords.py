"""The keywords of cards: which of them an ability is, and what each means.

A keyword is one word on card, log and rules: Spring, Load, Soak, Grease, Daze, Strip, "Or play",
"Stays if". `told` and `untold` explain those of a card, `remind` any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.hammerspace.text.roles import EffectRoles
from app.i18n.fluent import Texts
from engines.hammerspace.cards import ATTACK, DEFENCE, KINDS, Cards, MainCard
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, AbilityCode, Code, StepCode

SPRING, LOAD, STRIP, PLAY, STAYS = "spring", "load", "strip", "play", "stays"
KEYWORDS: Final = (SPRING, LOAD, *fx.MARK_WORDS, STRIP, PLAY, STAYS)
"""All keywords, as the last part of their messages."""


def keyword(code: Code, kind: int, ability: AbilityCode) -> tuple[str, int]:
    """The keyword that an ability of a main card is, and its number (0: none); "" if it is none."""
    if kind not in (ATTACK, DEFENCE):
        return "", 0
    conditions = code.tests[ability.test]
    if ability.kind == fx.MOD and ability.what in (fx.ATTACK_POINTS, fx.DEFENCE_POINTS):
        springs = [each.op for each in conditions] == [fx.SPRUNG] and ability.sign > 0
        amount = code.amounts[ability.amount]
        return (SPRING, amount.a) if springs and amount.kind == fx.NUMBER else ("", 0)
    if ability.kind != fx.WHEN or ability.subject != fx.OF_OWNER or ability.limit != fx.EVER:
        return "", 0
    steps = code.blocks[ability.block]
    if ability.what == fx.HIT and not conditions and not ability.may and len(steps) == 1:
        return _on_hit(steps[0]), 0
    if (cost := cost_of(code, ability)) and cost[0] == fx.CHOSEN_CARD and cost[1] == DEFENCE:
        amount = code.amounts[cost[2]]
        return (LOAD, amount.a) if amount.kind == fx.NUMBER else ("", 0)
    return "", 0


def _on_hit(step: StepCode) -> str:
    """The keyword of the only step of a hit."""
    if step.who != fx.OTHER:
        return ""
    if step.op == fx.MARK:
        return fx.MARK_WORDS[step.a]
    strips = step.op == fx.REPLACE and (step.a, step.b) == (fx.ANY_CARD, DEFENCE)
    return STRIP if strips else ""


def cost_of(code: Code, ability: AbilityCode) -> tuple[int, int, int] | None:
    """Of an ability that strengthens its owner's attack for discarded cards: how they are picked,
    their kind, and the number of the amount; None for others."""
    if ability.kind != fx.WHEN or ability.what != fx.ATTACKS or not ability.may:
        return None
    steps = {step.op: step for step in code.blocks[ability.block]}
    if set(steps) != {fx.REPLACE, fx.BOOST} or steps[fx.REPLACE].who != fx.OWNER:
        return None
    discards = steps[fx.REPLACE]
    return discards.a, discards.b, steps[fx.BOOST].amount


def short_text(texts: Texts, code: Code, roles: EffectRoles, ability: AbilityCode) -> str:
    """An ability as its keyword, or as what may be discarded for a stronger attack; "" for all
    others."""
    word, number = keyword(code, roles.kind, ability)
    if word:
        return texts(f"hammer-key-{word}", n=number)
    cost = cost_of(code, ability)
    if cost is None or roles.form != "you":
        return ""
    pick, kind, amount = cost
    made = code.amounts[amount]
    named = "card" if kind == fx.ANY_KIND else KINDS[kind]
    which = {fx.ALL_CARDS: "all", fx.CHOSEN_CARD: "one"}.get(pick, "random")
    plus = texts("hammer-dice", n=made.a) if made.kind == fx.DICE else str(made.a)
    if made.kind == fx.COUNT:
        plus = str(made.times)
    text = texts(f"hammer-cost-{which}-{named}", n=plus)
    return text if roles.kind == ATTACK else texts("hammer-cost-when", text=text)


def told(texts: Texts, code: Code, kind: int, ability: AbilityCode) -> str:
    """An ability that is a keyword, with what it means, as one clause: "Load 5: you may discard
    one of your face-up defences for +5"; "" for others."""
    word, number = keyword(code, kind, ability)
    if word in (SPRING, LOAD):
        return texts(f"hammer-told-{word}", n=number)
    return remind(texts, word) if word else ""


def untold(texts: Texts, code: Code, card: MainCard) -> list[str]:
    """What a Spring of a main card means that does something else than add points."""
    springs = SPRING in keywords_of(code, card) and not spring_points(code, card)
    return [remind(texts, SPRING)] if springs else []


def remind(texts: Texts, word: str) -> str:
    """What a keyword means, as a clause."""
    return texts(f"hammer-remind-{word}", n=fx.MARK_POINTS, turns=fx.MARK_TURNS)


def about_cards_of_other(code: Code, ability: AbilityCode) -> bool:
    """Whether an ability only moves a card of the other party, which only a player has."""
    if [(each.op, each.a) for each in code.tests[ability.test]] != [(fx.AGAINST, fx.PLAYER)]:
        return False
    steps = code.blocks[ability.block]
    moves = len(steps) == 1 and steps[0].op in (fx.TAKE, fx.SWAP) and steps[0].who == fx.OTHER
    return moves and ability.kind == fx.WHEN


def keywords_of(code: Code, card: MainCard) -> Sequence[str]:
    """The keywords of a main card, each once."""
    found = [keyword(code, card.kind, code.abilities[own])[0] for own in card.abilities]
    tests = [condition.op for own in card.abilities for condition in _test(code, own)]
    found += [SPRING] if fx.SPRUNG in tests else []
    found += [PLAY] if card.kind == DEFENCE and card.block != NONE else []
    found += [STAYS] if card.keep != NONE else []
    return [*dict.fromkeys(word for word in found if word)]


def has_spring(config: Config, card: int) -> bool:
    """Whether a main card has a Spring (HAM-27)."""
    return SPRING in keywords_of(config.code, config.cards.main[card])


def spring_points(code: Code, card: MainCard) -> int:
    """The points that a main card's Spring adds, 0 if it does something else."""
    found = (keyword(code, card.kind, code.abilities[own]) for own in card.abilities)
    return next((n for word, n in found if word == SPRING), 0)


def deck_reminders(texts: Texts, cards: Cards) -> list[tuple[str, str]]:
    """The keywords that cards of a deck have, in the order of `KEYWORDS`: each word with the
    sentence that explains it."""
    used = {word for card in cards.main for word in keywords_of(cards.code, card)}
    found = []
    for word in KEYWORDS:
        if word in used:
            name, _, meaning = remind(texts, word).partition(": ")
            found.append((name, meaning))
    return found


def _test(code: Code, ability: int) -> Sequence[fx.ConditionCode]:
    return code.tests[code.abilities[ability].test]
